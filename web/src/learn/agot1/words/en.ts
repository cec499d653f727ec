/** The taught round and the pages about the first edition. */
export const en = {
  'learn.agot1.chapter.welcome': 'Welcome',
  'learn.agot1.chapter.setup': 'Setup',
  'learn.agot1.chapter.plot': 'Plot phase',
  'learn.agot1.chapter.titles': 'Titles',
  'learn.agot1.chapter.marshalling': 'Marshalling phase',
  'learn.agot1.chapter.influence': 'Influence',
  'learn.agot1.chapter.challenges': 'Challenges',
  'learn.agot1.chapter.round': 'The end of a round',
  'learn.agot1.chapter.end': 'One round later',

  'learn.agot1.welcome':
    'Three chairs stand at the table: you lead House Stark, Lannister is your opponent, and Baratheon sits by. Whoever first has 15 power, on the House card and on characters together, wins. Lannister begins with 2, so that there is something to take.',
  'learn.agot1.setup':
    'You lay out characters and locations for up to 5 gold, face down. {eddard} costs 4 and {recruiter} 1: click both and confirm. Then you draw back up to seven cards.',
  'learn.agot1.setup.no': 'That would be legal. Lay {eddard} and {recruiter}: together exactly 5.',
  'learn.agot1.plot':
    'Every round begins with a plot, chosen in secret: income, initiative and claim. Take {blood}. As long as it is revealed, nobody with a noble crest can be killed; {eddard} has that crest. Crests do nothing by themselves, but cards speak of them.',
  'learn.agot1.plot.no': 'Another time. {blood} protects your nobles now.',
  'learn.agot1.first':
    'You have the highest initiative and name the first player. Take yourself, House Stark: you choose your title first, and attack first.',
  'learn.agot1.first.no': 'Generous! Choose yourself.',
  'learn.agot1.title':
    'With three players and more, everybody takes a title for the round, openly. Each has a benefit, supports one other title and opposes others. Take {coin}: 2 more gold.',
  'learn.agot1.title.no': 'Each title has its time. We need gold: {coin}.',
  'learn.agot1.location':
    'Everybody has drawn; you have collected 4 gold and 2 for your title. Baratheon took {laws}, which your title supports: you cannot attack them in this round. Begin with {sea}: it costs nothing, and its scroll is 1 influence.',
  'learn.agot1.location.no': 'First the location that costs nothing: {sea}.',
  'learn.agot1.reduce':
    'Click {recruiter}: kneel (turned sideways), and your next Stark character costs 1 less.',
  'learn.agot1.reduce.no': 'Save a gold first: {recruiter}.',
  'learn.agot1.arya': 'Now marshal {arya}, for 1 instead of 2.',
  'learn.agot1.arya.no': 'The discount waits for {arya}.',
  'learn.agot1.catelyn':
    'Five gold are left. {catelyn} costs 3, and she has an intrigue symbol, which nobody else of yours has. A card of another House would cost 2 more.',
  'learn.agot1.catelyn.no': 'You need somebody with an intrigue symbol: {catelyn}.',
  'learn.agot1.attachment':
    '{summer} is an attachment: 2 more strength for a Stark, and a military symbol.',
  'learn.agot1.attachment.no': 'Marshal {summer} now.',
  'learn.agot1.host': 'Give {summer} to {arya}.',
  'learn.agot1.host.no': 'This time to {arya}.',
  'learn.agot1.done':
    'Enough. Pass, so that {sea} stays standing; its influence is needed in a moment.',
  'learn.agot1.done.no': 'Keep it for later, and pass.',
  'learn.agot1.influence':
    'The challenges begin, and before them actions can be taken. {arya} can take the renown of {eddard} for this phase; it costs 1 influence, and influence is paid by kneeling: {sea} kneels. Use {arya}.',
  'learn.agot1.influence.no': 'Try influence first: use {arya}.',
  'learn.agot1.military':
    'Each kind of challenge once, against whom you like, except whom your title supports. Begin with the military one against Lannister.',
  'learn.agot1.military.no': 'Military first, against Lannister.',
  'learn.agot1.attacker': 'Attackers kneel. Send {eddard} alone; {arya} is needed later.',
  'learn.agot1.attacker.no': '{eddard} alone is enough.',
  'learn.agot1.event':
    'Between the steps of a challenge actions can be taken. {winter} is an event: it has no price in gold, and it raises your claim to 2 in this challenge. Play it.',
  'learn.agot1.event.no': 'It is in your hand for this. Play {winter}.',
  'learn.agot1.intrigue':
    'Nobody defended: Lannister had to kill two characters, and you claimed 1 power because it was unopposed. Now intrigue: who loses it discards cards at random.',
  'learn.agot1.intrigue.no': 'Intrigue next.',
  'learn.agot1.spy':
    '{catelyn} has strength 3, and so has {cersei}, who can defend. On a tie the attacker wins. Attack.',
  'learn.agot1.spy.no': 'Only {catelyn} has the symbol.',
  'learn.agot1.power':
    '3 to 3: you win, a card of their hand is gone, and {cersei} kneels. Nobody is left to defend against a power challenge.',
  'learn.agot1.power.no': 'One challenge is left: power.',
  'learn.agot1.last': '{arya} has strength 4 with her wolf, and renown. Attack.',
  'learn.agot1.last.no': '{arya} is the one.',
  'learn.agot1.dominance':
    'One power moved from Lannister’s House card to yours, one came because it was unopposed, one by renown onto {arya} herself. In the dominance phase the strength of all who stand counts, and unspent gold. All of yours have fought; on a tie nobody wins it.',
  'learn.agot1.standing':
    'Everything stood up again, and unspent gold went back to the treasury. There is no limit to your hand in this edition; instead nobody draws more than three extra cards in a round.',
  'learn.agot1.end':
    'That was a round: you have 4 power of 15. Responses, saves and cancels come when cards ask for them; the table opens the window and says who is asked. Used titles rest until all have been used with three players. Now it is up to you.',

  'how.agot1.goal': 'What it is about',
  'how.agot1.goal.text':
    'Two to six players lead a House, each with a deck of at least 60 cards and 7 plots. Power on your House card and on your characters counts together; with 15 you win at once. Four is the classic table; two against two is possible, too.',
  'how.agot1.plot': 'Plots and first player',
  'how.agot1.plot.text':
    'All reveal a plot together: income, initiative, claim, and often a text. The highest initiative names the first player. Example: claim 2 kills two characters in a won military challenge.',
  'how.agot1.titles': 'Titles',
  'how.agot1.titles.text':
    'From three players on, everybody takes a title for the round. Each gives something (gold, influence, cards, strength), supports one title and opposes others: whom you support you cannot attack, and you may defend for; beating whom you oppose brings power.',
  'how.agot1.marshalling': 'Gold, and other Houses',
  'how.agot1.marshalling.text':
    'You collect your income and play characters, locations and attachments. Cards of other Houses are allowed, but cost 2 gold more. Income symbols count from the next round on.',
  'how.agot1.influence': 'Influence and crests',
  'how.agot1.influence.text':
    'A scroll with a number is influence: kneel such cards to pay for abilities and events; what is too much is lost. Crests (war, holy, noble, learned, shadow) are marks that cards speak of. Example: The Power of Blood protects all nobles.',
  'how.agot1.challenges': 'Challenges',
  'how.agot1.challenges.text':
    'Military, intrigue and power, each once, against any opponent. Attackers kneel, then defenders; the higher strength wins, on a tie the attacker. Actions are possible between the steps. Unopposed winners claim 1 power more.',
  'how.agot1.responses': 'Passives, Responses, saves',
  'how.agot1.responses.text':
    'First what must happen happens (passives), then Responses may be used, beginning left of the one who acts. Save and cancel come before it is too late; a duplicate under a unique card can save it.',
  'how.agot1.end': 'The end of a round',
  'how.agot1.end.text':
    'Strength that stands and unspent gold decide dominance and 1 power. Then everything stands up, and gold goes back. There is no limit to the hand.',
};
