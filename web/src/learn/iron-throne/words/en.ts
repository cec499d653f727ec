/** The taught first turns and the pages about them. */
export const en = {
  'learn.iron-throne.chapter.welcome': 'Welcome',
  'learn.iron-throne.chapter.preparation': 'Preparation',
  'learn.iron-throne.chapter.support': 'Support',
  'learn.iron-throne.chapter.encounter': 'The encounter',
  'learn.iron-throne.chapter.resolution': 'Resolution',
  'learn.iron-throne.chapter.hostages': 'Hostages',
  'learn.iron-throne.chapter.defending': 'You are challenged',
  'learn.iron-throne.chapter.truce': 'A Truce',
  'learn.iron-throne.chapter.supporting': 'Supporting',
  'learn.iron-throne.chapter.end': 'Three turns later',

  'learn.iron-throne.welcome':
    'Welcome to the small council. You are House Stark. Here are your five influence markers: whoever has spread all five over the boards of other houses ends the game, and the most markers win.',
  'learn.iron-throne.house':
    'The cards are dealt. Eddard leads your house; he does not fight, but the 4 power on his sheet are your reserve. Catelyn, Robb, Arya and Bran fight for you. The number on each is power; at 0 a character is dead for good.',
  'learn.iron-throne.power':
    'It is your turn, so you are the challenger. An event card was turned up and named your opponent: House Lannister. Both of you have drawn a card; now each moves 1 power from the leader sheet to a character. Give it to Robb.',
  'learn.iron-throne.power.no': 'Everybody could use it. This time Robb needs it most.',
  'learn.iron-throne.commit':
    'One character goes into the encounter, and what he has is what you bring: Robb with 5. But careful: if you lose, half of it is gone.',
  'learn.iron-throne.commit.no': 'Send Robb. He is the strongest now.',
  'learn.iron-throne.reply':
    'Jaime stands against you with 4. Those who are not in it may offer help to either side, openly. House Baratheon offers you Davos with 4 power. Supporters win with you, and lose with you. Accept.',
  'learn.iron-throne.reply.no': 'Proud! But four power are four power. Accept.',
  'learn.iron-throne.card':
    'Now each of you two puts a card face down. Two Hostilities: the higher total wins. Two Truces: you bargain. One of each is Betrayal, and the Hostility wins. You have 5 and 4 on your side; add the 12.',
  'learn.iron-throne.card.no':
    'A bold choice. Let us not take chances in the first encounter: the 12.',
  'learn.iron-throne.hostage':
    '21 to 9. The winning side of a challenger spreads influence onto the defender, you and your supporter alike; Jaime has lost half of his power. And the winner takes a hostage, a card of the loser. Take the top card of the deck.',
  'learn.iron-throne.hostage.no':
    'From the hand it would be a random one. Take the top card of the deck.',
  'learn.iron-throne.torment':
    'A new turn. At its start hostages can be released, and you draw a card for it, or tormented, and their house suffers. It is a cruel game: torment this one.',
  'learn.iron-throne.torment.no': 'Kind, but choose to torment it, so that you see what happens.',
  'learn.iron-throne.victim':
    'Whom does it hurt? 1 power moves from a Lannister to your own leader sheet. Jaime is weak already.',
  'learn.iron-throne.victim.no': 'Jaime is nearly broken. Choose him.',
  'learn.iron-throne.defend':
    'Lannister is the challenger now, and the event names you. The defender sees first whom the other sends: Tyrion with 4. Anybody of yours will do.',
  'learn.iron-throne.defend.no': 'Choose one of your characters.',
  'learn.iron-throne.truce':
    'Tyrion smiles and speaks of peace. Promises bind nobody, but let us believe him: put your Truce.',
  'learn.iron-throne.truce.no':
    'That would be Betrayal, and he would take hostages for it. Try the Truce.',
  'learn.iron-throne.bargain':
    'He kept his word. In a Truce you bargain for influence, up to two hostages, and up to 3 power. He proposes that each of you spreads one influence onto the other. If nothing is agreed, both lose. Accept.',
  'learn.iron-throne.bargain.no': 'You could ask for more, and risk it all. Accept this time.',
  'learn.iron-throne.offer':
    'Baratheon challenges Lannister; you are not in it. You may offer one character to one side. Offer Bran to the challenger: if he wins, you spread influence too. Click Bran, then the side.',
  'learn.iron-throne.offer.no':
    'Bran for the challenger: only that side spreads influence when it wins.',
  'learn.iron-throne.raven':
    'Bran takes part, so his card may be played from your hand at the moment that is written on it: now, before cards are put. “Three-Eyed Raven” lets you look into a hand. Play it.',
  'learn.iron-throne.raven.no': 'It is a good moment. Play the card.',
  'learn.iron-throne.look': 'Whose hand do you want to see? I would look at Lannister’s.',
  'learn.iron-throne.look.no': 'Choose one of the two.',
  'learn.iron-throne.betrayal':
    'Baratheon put Hostility, Lannister Truce: Betrayal. Hostility wins whatever the totals are, you spread one more influence, and Jaime has died of it. But the betrayed takes a hostage from everybody who won, from you as well.',
  'learn.iron-throne.end':
    'Three turns, three influence: two more and you have won. What is left is your leader’s ability; the table tells you when it can be used. Trust nobody.',

  'how.iron-throne.goal': 'What it is about',
  'how.iron-throne.goal.text':
    'Three to five Great Houses struggle for the throne. Everybody has five influence markers and wants to spread them over the boards of the others. When somebody has spread the fifth, or all characters of a house are dead, the most spread markers win.',
  'how.iron-throne.house': 'Leader, characters, power',
  'how.iron-throne.house.text':
    'You draw two leaders of your house and keep one. The other four characters fight for you, with 4 power each; 4 more lie on the leader sheet as a reserve. A character without power is dead for good.',
  'how.iron-throne.turn': 'One encounter every turn',
  'how.iron-throne.turn.text':
    'The player whose turn it is is the challenger, an event card names the defender. Both draw a card, move 1 power onto a character and send one into the encounter, the challenger first.',
  'how.iron-throne.support': 'Who stands with whom',
  'how.iron-throne.support.text':
    'The others may offer one character to one side, openly. Who is accepted wins and loses with that side. Example: with Robb (5) and Davos (4) the challenger has 9 before any card is seen.',
  'how.iron-throne.cards': 'Hostility, Truce, Betrayal',
  'how.iron-throne.cards.text':
    'Challenger and defender put a card face down. Two Hostilities: cards and power are added, the higher total wins, a tie is lost by both. Two Truces: they bargain. One of each is Betrayal: Hostility wins whatever the totals are.',
  'how.iron-throne.bargain': 'Bargaining',
  'how.iron-throne.bargain.text':
    'In a Truce the two may agree on influence, up to two hostages and up to 3 power, for either or both. What is agreed is binding. Without a deal both sides lose. Example: each spreads one influence onto the other.',
  'how.iron-throne.result': 'Rewards and penalties',
  'how.iron-throne.result.text':
    'When the challenger’s side wins, each on it spreads one influence onto the defender. When the defender’s side wins, each draws two cards and distributes 2 power. Every loser’s character loses half of its power, rounded up.',
  'how.iron-throne.hostages': 'Hostages',
  'how.iron-throne.hostages.text':
    'Who wins a Hostility takes a card of the losing side; who is betrayed takes one from everybody on the winning side. At the start of a turn hostages are released (you draw a card) or tormented (their house loses power).',
  'how.iron-throne.abilities': 'Leaders and character cards',
  'how.iron-throne.abilities.text':
    'Each leader has one ability. A character card can be put like a Hostility of value 0, or be played for its text while that character takes part. Many of these texts are our own design; each card says so.',
};
