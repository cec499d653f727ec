/** The taught joust and the pages about it. */
export const en = {
  'learn.agot2.chapter.welcome': 'Welcome',
  'learn.agot2.chapter.setup': 'Setup',
  'learn.agot2.chapter.plot': 'Plot phase',
  'learn.agot2.chapter.draw': 'Draw phase',
  'learn.agot2.chapter.marshaling': 'Marshaling phase',
  'learn.agot2.chapter.military': 'A military challenge',
  'learn.agot2.chapter.intrigue': 'An intrigue challenge',
  'learn.agot2.chapter.power': 'A power challenge',
  'learn.agot2.chapter.defending': 'Defending',
  'learn.agot2.chapter.dominance': 'Dominance phase',
  'learn.agot2.chapter.standing': 'Standing phase',
  'learn.agot2.chapter.taxation': 'Taxation phase',
  'learn.agot2.chapter.end': 'One round later',

  'learn.agot2.welcome':
    'Sit down, the fire is lit. You lead House Stark, I play Lannister, and we play one full round together. Whoever first has 15 power wins; I have brought 2 with me, so that there is something to take from me.',
  'learn.agot2.hand':
    'Seven cards, drawn from your deck. You could shuffle a bad hand back once and draw another; this one is good. Keep it.',
  'learn.agot2.hand.no': 'You may, once in a match. But this hand is worth keeping.',
  'learn.agot2.setup':
    'Before the first round you place cards for up to 8 gold, face down. {eddard} costs 7, {steward} 1 and {grove} nothing: click the three, then confirm. Afterwards you draw back up to seven.',
  'learn.agot2.setup.no':
    'That would be legal. For this lesson lay {eddard}, {steward} and {grove}: together exactly 8.',
  'learn.agot2.plot':
    'Each round begins with a plot, chosen in secret. Its numbers are your gold, your initiative, your claim (how hard a won challenge bites) and your reserve (how many cards you may keep). Take {feast}: 6 gold.',
  'learn.agot2.plot.no': 'Another round, perhaps. We need the gold of {feast} now.',
  'learn.agot2.first':
    'Your initiative is 1, mine 0: you decide who goes first. Who goes first attacks while everybody is still standing. Take it yourself: House Stark.',
  'learn.agot2.first.no': 'Generous! But then I would attack first. Choose yourself.',
  'learn.agot2.draw':
    'The draw phase is over before one looks up: both of us have drawn two cards. And since you are first, you have already collected the 6 gold of your plot.',
  'learn.agot2.reduce':
    'Now you buy. {arya} costs 3, but others can help to pay: click {grove}, which kneels (is turned sideways) and makes your next card 1 cheaper.',
  'learn.agot2.reduce.no': 'First make it cheaper: click {grove}.',
  'learn.agot2.kneel':
    'What kneels is used up until the end of the round. {steward} can help as well: another 1 less for a Stark character.',
  'learn.agot2.kneel.no': 'One more gold can be saved: click {steward}.',
  'learn.agot2.character':
    'Now marshal {arya} from your hand. She costs 1 instead of 3. The symbols on her card are the challenges she can take part in, the number is her strength.',
  'learn.agot2.character.no': 'Your discount waits for {arya}.',
  'learn.agot2.reaction':
    'She has a reaction: a moment has come that her text waits for. Use it, and the top card of your deck goes under her as a duplicate. A duplicate can be given up to save her life.',
  'learn.agot2.reaction.no': 'You may pass, but a saved life is worth more. Use {arya}.',
  'learn.agot2.another': 'Five gold are left. A knight costs 2: marshal {knight}.',
  'learn.agot2.another.no': 'A plain knight is what we need: {knight}.',
  'learn.agot2.attachment':
    'Attachments make a character more than he is. {bird} gives an intrigue symbol to whom it is attached.',
  'learn.agot2.attachment.no': 'Marshal {bird}; it will make a spy of somebody.',
  'learn.agot2.host':
    'To whom? It could even go to one of mine. Give it to {knight}: he has no intrigue symbol of his own.',
  'learn.agot2.host.no': '{knight} needs it most.',
  'learn.agot2.saved':
    'Two gold are left, and you keep them: {sword} in your hand is an event that is paid for when it is played. Pass; then it is my turn to marshal.',
  'learn.agot2.saved.no': 'Keep the two gold. Pass.',
  'learn.agot2.military':
    'The heart of the game: you may attack me once with each kind of challenge. Begin with the military one, in which people die.',
  'learn.agot2.military.no': 'We will come to that. Military first.',
  'learn.agot2.attacker':
    'Attackers kneel. {eddard} alone has strength 5, and the others are needed for what comes after. Click him and confirm.',
  'learn.agot2.attacker.no': 'Send {eddard} alone; the others will have their own fights.',
  'learn.agot2.event':
    'I did not defend: 5 to 0, and you win by five. That is the moment for {sword}, an event that only a military attack won by 5 or more allows. Play it.',
  'learn.agot2.event.no': 'You have saved the gold for this. Play {sword}.',
  'learn.agot2.target': 'Whom does it hit? {cloaks} are the strongest that I have.',
  'learn.agot2.target.no': 'Mercy? Choose {cloaks}.',
  'learn.agot2.renown':
    'See what a won challenge brings: 1 power because nobody opposed you, then claim, so that I had to kill one more of mine ({tickler}). And {eddard} has renown: a winner with it gains 1 power himself.',
  'learn.agot2.renown.no': 'Power is what wins the game. Take it for {eddard}.',
  'learn.agot2.intrigue': 'Next, intrigue: who loses it discards cards from the hand at random.',
  'learn.agot2.intrigue.no': 'Intrigue first, as long as the bird sings.',
  'learn.agot2.spy':
    'Thanks to {bird} your {knight} can attack. He has strength 2, and so has my {lender}, who can defend. A tie goes to the attacker.',
  'learn.agot2.spy.no': 'Only {knight} has the symbol.',
  'learn.agot2.power':
    'I defended with 2 against 2, lost, and a card of my hand is gone. Last comes power: it moves power from my faction card to yours.',
  'learn.agot2.power.no': 'One challenge is left: power.',
  'learn.agot2.stealthy':
    'Whoever still stands and has the symbol: {arya}. Strength 2 is not much, but watch.',
  'learn.agot2.stealthy.no': '{arya} is the one.',
  'learn.agot2.stealth':
    '{arya} has stealth: she slips past one of my characters, who then cannot defend. Only {merchant} could have stopped her. Choose that one.',
  'learn.agot2.stealth.no': 'That one could not have defended anyway. {merchant} could.',
  'learn.agot2.stand':
    'Unopposed again, and 1 power moved to you. Now it is my turn: {burned} attack you, and all of yours kneel. But {eddard} reacts when you are attacked: he stands up. Use him.',
  'learn.agot2.stand.no': 'Without {eddard} nobody can defend you.',
  'learn.agot2.defender':
    'Defenders kneel like attackers. If you win as the defender, there is no claim, but I have got nothing. Put {eddard} against {burned}.',
  'learn.agot2.defender.no': 'Then somebody of yours would die. Defend with {eddard}.',
  'learn.agot2.dominance':
    'Repelled, and renown once more. In the dominance phase everybody counts the strength of those who still stand, and each unspent gold. All of yours have fought, so 1 power goes to me. Keep somebody standing when it is close.',
  'learn.agot2.standing': 'Everything that knelt stands up again.',
  'learn.agot2.reserve':
    'Unspent gold goes back, and nobody keeps more cards than his plot’s reserve: yours is 4, you hold 5. {winter} can go.',
  'learn.agot2.reserve.no': 'The others will be worth more to you. Let {winter} go.',
  'learn.agot2.end':
    'That was a round. The next begins with another plot; used ones stay away until all seven are used up. You have 5 power of 15, and I have 2. From here on it is up to you.',

  'how.agot2.goal': 'What it is about',
  'how.agot2.goal.text':
    'Two great houses meet in a joust, three to eight in a melee. Each plays a deck of its own: 60 cards and 7 plots. Power is what counts, on your faction card and on your characters, and with 15 of it you win at once.',
  'how.agot2.cards': 'Characters, locations, attachments, events',
  'how.agot2.cards.text':
    'Characters fight. Their symbols say in which challenges, their number how strongly. Locations bring gold and help; attachments lie on other cards; events are played from the hand and are gone. Some cards are unique: there is one of them in play, and further copies go under it as duplicates that can save it.',
  'how.agot2.plot': 'A round begins with a plot',
  'how.agot2.plot.text':
    'Both choose one of their plots in secret and reveal it together. It gives gold, initiative (the higher one decides who is first), claim and reserve, and often an effect. Example: with 6 gold and initiative 1 you buy a lot, but seldom go first.',
  'how.agot2.marshaling': 'Buying what you need',
  'how.agot2.marshaling.text':
    'You draw two cards, collect your gold and marshal cards, the first player before the others. Cards that reduce costs kneel for it. Unspent gold pays for events and ambushes later, and counts for dominance.',
  'how.agot2.challenges': 'Three kinds of challenges',
  'how.agot2.challenges.text':
    'Each in turn may attack once with military, intrigue and power. Attackers kneel, then defenders; the higher strength wins, a tie goes to the attacker. The loser who was attacked pays claim: military kills characters, intrigue takes cards from the hand, power moves power.',
  'how.agot2.unopposed': 'Unopposed, renown, stealth',
  'how.agot2.unopposed.text':
    'An attacker who wins against strength 0 gains 1 power for it. Renown gives 1 power to each winner who has it. Stealth keeps one defender out. Example: 5 against 0 with renown and claim 1 in power brings three power in one challenge.',
  'how.agot2.windows': 'Actions, interrupts, reactions',
  'how.agot2.windows.text':
    'Actions are used when a window opens, by turns, until both pass. Interrupts come before something takes effect (a save, a cancel), reactions after it. The table asks you only where something could be done, and cards that can answer glow. Standing orders pass for you.',
  'how.agot2.end': 'The end of a round',
  'how.agot2.end.text':
    'Who has the most strength standing, gold included, wins dominance and 1 power. Then everything stands up, unspent gold goes back, and whoever holds more cards than the reserve discards.',
};
