/** The taught skirmish and the pages about the battlefield. */
export const en = {
  'learn.asoiaf.chapter.moving': 'One unit each: moving',
  'learn.asoiaf.chapter.charge': 'A charge',
  'learn.asoiaf.chapter.shooting': 'Two units each: shooting',
  'learn.asoiaf.chapter.flank': 'Into the flank',
  'learn.asoiaf.chapter.tactics': 'The tactics board',
  'learn.asoiaf.chapter.cards': 'Tactics cards',
  'learn.asoiaf.chapter.end': 'The end of a round',

  'learn.asoiaf.welcome':
    'Good morning, commander. Your Sworn Swords stand below, Lannister Guardsmen above. A unit is a tray of models in ranks; the arrow is its front. Nothing illegal can be laid here, and everything may be measured at any time.',
  'learn.asoiaf.activate':
    'Players take turns. In each turn you activate one unit that has not been activated in this round. You have only one: click the Sworn Swords.',
  'learn.asoiaf.activate.no': 'You must activate one, and there is only the one.',
  'learn.asoiaf.maneuver':
    'An activated unit does one thing: maneuver, march, charge, attack or retreat. A maneuver is the plain move: pivot, go straight on up to its speed (5 inches), pivot.',
  'learn.asoiaf.maneuver.no': 'A march goes twice as far, but only straight on. Try the maneuver.',
  'learn.asoiaf.way':
    'Drag the unit, turn it by its handle, or type the numbers; what is not allowed says why. Go wherever you like, about four inches ahead for example, and confirm.',
  'learn.asoiaf.way.no': 'Any legal move will do.',
  'learn.asoiaf.moved':
    'There they stand. Below the field you can have arcs, ranges and lines of sight drawn, and measure between anything; your opponent does not learn of it. Now for something sharper.',
  'learn.asoiaf.charge': 'A new morning, and the enemy is close. Activate your Sworn Swords again.',
  'learn.asoiaf.charge.no': 'Activate the Sworn Swords.',
  'learn.asoiaf.charging':
    'A charge is a move and an attack in one: the unit goes its speed plus the roll of a die, and strikes whom it reaches. Choose it.',
  'learn.asoiaf.charging.no': 'They are close enough. Charge!',
  'learn.asoiaf.target':
    'The table says which roll you need: from 1 on, so it cannot fail. Choose the Guardsmen.',
  'learn.asoiaf.target.no': 'The Guardsmen are the only ones within reach.',
  'learn.asoiaf.heading':
    'First you may pivot, as long as you still reach them. The proposal is good; confirm it, or turn as you like. Only then the die is rolled.',
  'learn.asoiaf.heading.no': 'Any legal heading will do.',
  'learn.asoiaf.align':
    'You have reached them. The trays are laid together, edge to edge: fully, or half to one side to make room for another unit. Choose what you like.',
  'learn.asoiaf.align.no': 'Choose one of the places.',
  'learn.asoiaf.reroll':
    'Now the attack: seven dice, as many as your ranks give. Each 4 or more hits. Who charges may roll any of them again: choose the dice below 4, and confirm.',
  'learn.asoiaf.reroll.no': 'Any of the dice may be rolled again.',
  'learn.asoiaf.panic':
    'For each hit the Guardsmen rolled a die to block it; each one that got through was a wound, and a model fell. Who has suffered wounds takes a panic test: two dice against their morale. Fail it, and more of them run. And then they struck back, in the same way.',
  'learn.asoiaf.two':
    'Two against two. Bowmen need no contact: activate them, they stand in front of the Guardsmen.',
  'learn.asoiaf.two.no': 'The swords come later. Bowmen first.',
  'learn.asoiaf.shoot':
    'Choose the ranged attack. Long range is 12 inches, and they must see their target.',
  'learn.asoiaf.shoot.no': 'They are no good at close quarters. Shoot.',
  'learn.asoiaf.aim': 'The Guardsmen are in range and in sight. Shoot at them.',
  'learn.asoiaf.aim.no': 'Only the Guardsmen can be seen.',
  'learn.asoiaf.flank':
    'The same steps: hits, blocks, wounds, panic. Now look where your Sworn Swords stand: beside the Guardsmen. Activate them.',
  'learn.asoiaf.flank.no': 'Activate the Sworn Swords.',
  'learn.asoiaf.flankCharge':
    'Who is charged in the flank blocks worse, and panics more easily. Charge!',
  'learn.asoiaf.flankCharge.no': 'Such a chance does not come twice. Charge!',
  'learn.asoiaf.flankTarget':
    'The Crossbowmen are far: only a 6 would do. The Guardsmen cannot be missed.',
  'learn.asoiaf.flankTarget.no': 'Take the sure one: the Guardsmen.',
  'learn.asoiaf.flanked':
    'Attacked in the flank: 1 less on every block, and 1 less in the panic test. In the rear it would be 2. Where units stand decides battles, more than dice do.',
  'learn.asoiaf.board':
    'Some fight with words. Catelyn is no combat unit: she never stands on the field, but claims a zone of the tactics board. Activate her.',
  'learn.asoiaf.board.no': 'Catelyn first. The swords have time.',
  'learn.asoiaf.claim':
    'Each of the five zones does something at once, and nobody else can take it in this round. Cards can also ask which zones you control. Take Combat.',
  'learn.asoiaf.claim.no': 'Every zone is good for something. For what comes next we need Combat.',
  'learn.asoiaf.influence':
    'Catelyn can influence a unit as well: her card lies with it until the end of the round. Give it to your Sworn Swords.',
  'learn.asoiaf.influence.no': 'She should help your own: the Sworn Swords.',
  'learn.asoiaf.attack': 'The enemy has waited. Activate your Sworn Swords.',
  'learn.asoiaf.attack.no': 'Activate the Sworn Swords.',
  'learn.asoiaf.again':
    'You know this: charge. The table asks you for the target and the heading; this time I do that for you.',
  'learn.asoiaf.again.no': 'Charge!',
  'learn.asoiaf.card':
    'Before the dice you may play a tactics card from your hand, one for each such moment. Northern Ferocity makes the attack vicious; and because you control Combat, it makes them panicked as well. Play it.',
  'learn.asoiaf.card.no': 'That is good, too. This time Northern Ferocity.',
  'learn.asoiaf.end':
    'When everybody has been activated, the round ends: cards are drawn up to three, zones are free again, and victory points are counted as the game mode says. After six rounds at most it is decided. You are ready to lead an army.',

  'how.asoiaf.goal': 'What it is about',
  'how.asoiaf.goal.text':
    'Two armies meet on a field of four feet, and play for victory points: for objectives, for destroyed units, as the game mode says. With 30 points an army needs 8 of them; after six rounds the most win.',
  'how.asoiaf.units': 'Units',
  'how.asoiaf.units.text':
    'Models stand on a tray, in ranks; each lost rank takes attack dice away. A unit’s card says its speed, its attacks, how well it blocks (defense) and how steadfast it is (morale). Attachments lead units, NCUs work in the background.',
  'how.asoiaf.turns': 'One unit, one thing',
  'how.asoiaf.turns.text':
    'Players take turns. In each one unit is activated and does one thing: maneuver, march, charge, attack, retreat. Who has units left must activate one. When all are done, the round ends.',
  'how.asoiaf.moving': 'Moving',
  'how.asoiaf.moving.text':
    'Maneuver: pivot, straight on up to the speed, pivot. March: twice as far, straight on. The table draws what can be reached, and says the rule where something is not allowed. Example: with speed 5 one maneuvers up to 5 inches.',
  'how.asoiaf.charge': 'Charging',
  'how.asoiaf.charge.text':
    'Name a target in sight, pivot, roll a die: speed and die together must reach it. Who arrives attacks at once and may re-roll attack dice. Example: at speed 5 a target 8 inches away needs a 3.',
  'how.asoiaf.attack': 'Attacks and panic',
  'how.asoiaf.attack.text':
    'Roll the dice of your ranks; each die from the to-hit value on is a hit. The defender rolls one die for each hit to block it. The rest are wounds. Then comes the panic test: two dice against morale; who fails suffers up to three more.',
  'how.asoiaf.arcs': 'Front, flank, rear',
  'how.asoiaf.arcs.text':
    'From where one attacks matters: in the flank the defender has 1 less on blocks and in the panic test, in the rear 2 less. The table shows arcs, sight and threat ranges of either side at any time.',
  'how.asoiaf.tactics': 'The tactics board',
  'how.asoiaf.tactics.text':
    'NCUs claim one of five zones: Crown spreads panic, Wealth heals, Tactics draws cards, Combat gives a free attack, Maneuver a free move. A zone belongs to who stands on it until the round is over.',
  'how.asoiaf.cards': 'Tactics cards and orders',
  'how.asoiaf.cards.text':
    'Each army has a deck of tactics cards: those of its faction and of its commander. They are played at the moment that is written on them, one for each such moment; some are stronger if you control a certain zone.',
};
