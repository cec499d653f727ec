import { textOf } from '@small-council/lcg/textBox';
import { sayer } from '@small-council/text';
import { expect, it } from 'vitest';
import { cards } from '../cards/names.ts';
import { names, texts } from '../text/index.ts';

/**
 * What cards say, word for word: for every kind of sentence one card that has it. Whoever changes how a block
 * says itself reads here what becomes of it.
 */
const SAID: { readonly [card: string]: readonly string[] } = {
  '01003 A Game of Thrones': [
    'Players cannot initiate a challenge (military or power) before winning an intrigue challenge this phase.',
  ],
  '01004 A Noble Cause': [
    'You marshal the first character (Lord or Lady) each round for 2 gold less.',
  ],
  '01007 Calling the Banners': [
    'When revealed: choose an opponent; gain 1 gold for each character under the chosen player’s control.',
  ],
  '01008 Calm Over Westeros': [
    'When revealed: name a type of challenge; whoever attacks you in a challenge of the named type has 1 claim less until you reveal a new plot.',
  ],
  '01013 Heads on Spikes': [
    'When revealed: choose an opponent; the chosen player discards 1 card at random from hand; if it was a character, gain 2 power for your faction and put it on the dead pile of its owner.',
  ],
  '01014 Jousting Contest': [
    'No player can declare more than 1 attacker; no player can declare more than 1 defender.',
  ],
  '01015 Marched to the Wall': [
    'When revealed: each player chooses a character under that player’s control; discard what was chosen (cannot be saved).',
  ],
  '01016 Marching Orders': ['You cannot marshal attachments or locations; you cannot play events.'],
  '01017 Naval Superiority': ['Each plot (Kingdom or Edict) has a base value of 0 gold.'],
  '01018 Power Behind the Throne': [
    'When revealed: place 1 stand token on this card.',
    'Action: discard 1 stand token from this card → choose a character; stand it.',
  ],
  '01019 Rebuilding': [
    'When revealed: choose up to 3 cards in your discard pile; shuffle them into the owner’s deck.',
  ],
  '01020 Reinforcements': [
    'When revealed: choose a character (cost 5 or lower) from your hand or discard pile; put it into play.',
  ],
  '01021 Sneak Attack': ['You cannot initiate more than 1 challenge each round.'],
  '01023 Supporting the Faith': [
    'Forced reaction – after the challenges phase begins: all players give all their gold back to the treasury.',
  ],
  '01024 Taxation': ['You may marshal or play 1 additional limited card each round.'],
  '01026 Wildfire Assault': [
    'When revealed: each player chooses up to 3 characters under that player’s control; kill each character (not chosen) (cannot be saved).',
  ],
  '01027 Fealty': [
    'Deck: at most 15 neutral cards.',
    'Action: kneel your faction card → marshal or play the next card (loyal) this phase for 1 gold less.',
  ],
  '01029 Varys': [
    'Stealth.',
    'Interrupt – when the dominance phase ends: remove this card from the game → discard each character.',
  ],
  '01033 Bodyguard': [
    'Attach only to a character (Lord or Lady).',
    'Interrupt – when the bearer would be killed or discarded from play: sacrifice this card → save it.',
  ],
  '01039 The Kingsroad': [
    'Limited.',
    '+1 initiative on your revealed plot.',
    'Marshaling action: kneel and sacrifice this card → marshal the next character this phase for 3 gold less.',
  ],
  '01044 Tears of Lys': [
    'Reaction – after you win an intrigue challenge as the attacker: place 1 poison token on a character (without intrigue icon, under the losing opponent’s control); then at the end of the phase: remove 1 poison token from it and then kill it. Max 1 per challenge.',
  ],
  "01045 The Hand's Judgment": [
    'Interrupt – when the effects of an opponent’s event would initiate: cancel those effects; X is the printed cost of that event.',
  ],
  '01047 Melisandre': [
    'Reaction – after you marshal or play a card (R’hllor): choose a character; kneel it. Limit 1 per round.',
  ],
  '01052 Stannis Baratheon': ['No player can stand more than 2 characters in the standing phase.'],
  '01054 Fiery Followers': ['Reaction – after the dominance phase begins: stand this card.'],
  "01055 King's Hunting Party": [
    'No attachments.',
    'While an opponent controls a character (King): this card gains an intrigue icon.',
  ],
  '01057 Vanguard Lancer': [
    'Reaction – after this card enters play: choose a character or faction card (under an opponent’s control); discard 1 power from it.',
  ],
  '01058 Lightbringer': [
    'Attach only to a character (Baratheon).',
    'While the bearer is Stannis Baratheon: the bearer gains renown.',
    'Reaction – after the bearer gains power: stand the bearer. Limit 1 per phase.',
  ],
  '01060 Chamber of the Painted Table': [
    'Reaction – after you win dominance: kneel this card → take 1 power from an opponent’s faction card and put it on yours.',
  ],
  '01061 The Red Keep': [
    'Your side has +2 STR in power challenges in which you control a participating character.',
    'Interrupt – when the challenges phase ends, only if you have not lost a power challenge this round: kneel this card → draw 2 cards.',
  ],
  '01062 Consolidation of Power': [
    'Marshaling action: choose characters of one player with up to 4 STR in total; kneel them; then choose one of them; put 1 power on it.',
  ],
  '01063 Ours is the Fury': [
    'Action – only if you are the defending player: choose a character (Baratheon, knelt, under your control); have it take part on the defending side; if you win this challenge: stand it.',
  ],
  '01064 Seen In Flames': [
    'Challenges action – only if you control a character (R’hllor): choose an opponent; look at that player’s hand; then choose 1 of those cards and discard it.',
  ],
  '01066 Alannys Greyjoy': [
    'While you are the first player: each opponent’s revealed plot has −1 reserve.',
  ],
  '01068 Balon Greyjoy': [
    'Renown.',
    'While this card is attacking: each character (defending, lower STR than this card) does not contribute STR.',
  ],
  "01069 Euron Crow's Eye": [
    'Pillage. Renown.',
    'Reaction – after this card discards a card by pillage: put a location in the losing opponent’s discard pile into play under your control.',
  ],
  '01073 Drowned Men': [
    'No attachments.',
    'This card gets +1 STR for each location (Warship, under your control).',
  ],
  '01075 Lordsport Shipwright': [
    'Marshaling action: kneel this card → choose a location (printed cost 2 or lower, or 3 or lower if you are the first player); kneel it.',
  ],
  '01078 Great Kraken': [
    'Balon Greyjoy (under your control) gains stealth.',
    'Reaction – after you win a challenge unopposed: draw 1 card or gain 1 power for your faction. Limit 2 per round.',
  ],
  '01081 Risen from the Sea': [
    'Interrupt – when a character (Greyjoy) would be killed: save it; then attach this card to that character.',
    'As an attachment: Terminal.',
    'As an attachment: The bearer gets +1 STR.',
  ],
  '01083 We Do Not Sow': [
    'Reaction – after you win a challenge unopposed: choose an attachment or location (under the losing opponent’s control); discard it. Max 1 per challenge.',
  ],
  '01084 Cersei Lannister': [
    'While this card is attacking and an intrigue challenge is being resolved: your revealed plot has +1 claim.',
  ],
  '01088 The Tickler': [
    'Dominance action: kneel this card → discard the top card of an opponent’s deck; then choose up to 1 card in play (a copy of that card); discard it.',
  ],
  '01090 Tywin Lannister': [
    'Renown.',
    '+2 gold on your revealed plot.',
    'This card gets +1 STR for each gold in your pool.',
  ],
  '01092 Gold Cloaks': [
    'Ambush (2).',
    'Forced interrupt – when the phase ends, only if this card entered play by ambush this phase: discard this card (cannot be saved).',
  ],
  "01095 The Queen's Assassin": [
    'Ambush (4).',
    'Reaction – after this card enters play by ambush: choose an opponent; if your hand is larger than the chosen player’s: the chosen player chooses a character (under the chosen player’s control); kill it.',
  ],
  '01097 Casterly Rock': ['You may initiate 1 additional intrigue challenge.'],
  '01100 Hear Me Roar!': [
    'Action: put a character (Lannister) from your hand into play; at the end of the phase: discard it (cannot be saved); at the end of the phase: discard the duplicate that came into play this way.',
  ],
  '01101 The Things I Do For Love': [
    'Challenges action – only if you control a character (Lannister, Lord or Lady): kneel your faction card → choose a character (cost X or lower, under an opponent’s control); return it to the owner’s hand.',
  ],
  '01102 Treachery': [
    'Interrupt – when the effects of the triggered ability of a character, location or attachment would initiate, only if you control a character (unique, Lannister): cancel those effects.',
  ],
  '01108 Obara Sand': [
    'This card may defend in a power challenge while knelt and without the icon.',
  ],
  '01109 The Red Viper': [
    'Reaction – after you win a challenge in which this card attacks: put 1 power on this card for every 5 STR by which you won.',
  ],
  '01111 Dornish Paramour': [
    'Reaction – after this card is declared as an attacker: choose a character (under the defending player’s control); it must defend if able until the end of the challenge.',
  ],
  '01112 Greenblood Trader': [
    'Reaction – after this card enters play: look at the 2 topmost cards of your deck; take up to 1 of them into your hand; put the others on the bottom in any order.',
  ],
  '01116 Ghaston Grey': [
    'Reaction – after you lose a challenge as the defender: kneel and sacrifice this card → return a character (attacking) to the owner’s hand (cannot be saved).',
  ],
  '01117 Sunspear': [
    'Reaction – after you lose a challenge as the defender: kneel this card → your claim is +1 in challenges of that type until the end of the phase.',
  ],
  '01120 Unbowed, Unbent, Unbroken': [
    'Reaction – after you lose a challenge as the defender, only if you are not the first player: name a type of challenge; the winning opponent cannot initiate a challenge of that type until the end of the phase. Max 1 per challenge.',
  ],
  '01121 Confinement': [
    'Action: choose a character (STR 4 or lower); it loses a military icon, loses an intrigue icon, and loses a power icon until the end of the phase.',
  ],
  '01122 Benjen Stark': [
    'Each character (Ranger, under your control) cannot be bypassed by stealth.',
    'Interrupt – when this card is killed: gain 2 power for your faction; then shuffle it into the owner’s deck instead.',
  ],
  '01124 Jon Snow': [
    'No attachments except Weapon.',
    'While this card is standing and you attack with a character (not this card, Night’s Watch): this card counts as participating on your side.',
  ],
  '01126 Old Bear Mormont': [
    'While you control The Wall: this card does not kneel to defend in a challenge.',
    'Interrupt – when the challenges phase ends, only if you have not lost a challenge as the defender this phase: put a card (Night’s Watch) from your hand into play.',
  ],
  '01128 Ser Waymar Royce': [
    'No attachments except Weapon.',
    'Interrupt – when this card is killed: each opponent discards 1 card at random from hand.',
  ],
  '01129 Yoren': [
    'Reaction – after you marshal this card: choose a character (cost 3 or lower) in an opponent’s discard pile; put it into play under your control.',
  ],
  '01130 Messenger Raven': [
    'No attachments.',
    'Dominance action: return this card to your hand → draw 1 card.',
  ],
  '01138 A Meager Contribution': [
    'Reaction – after an opponent collects income: move 1 gold from that player’s gold pool to yours. Max 1 per round.',
  ],
  '01139 Take the Black': [
    'Dominance action: choose a character (not unique, cost 6 or lower); take control of it. Max 1 per round.',
  ],
  '01140 The Sword in the Darkness': [
    'Reaction – after you win a challenge as the defender by at least 5 STR, only if you take part with a character (Night’s Watch): the losing opponent cannot initiate a challenge against you until the end of the round.',
  ],
  '01141 Arya Stark': [
    'Stealth.',
    'While this card has a duplicate: this card gains a military icon.',
    'Reaction – after this card enters play: put the top card of your deck under her, facedown, as a duplicate.',
  ],
  '01143 Catelyn Stark': [
    'While this card is participating: opponents cannot trigger card abilities.',
  ],
  '01145 Grey Wind': [
    'Intimidate. No attachments.',
    'Challenges action: kneel this card → choose a character (STR 1 or lower, or 2 or lower if you control Robb Stark); kill it.',
  ],
  '01146 Robb Stark': [
    'Renown.',
    'Reaction – after a character (Stark, under your control) is sacrificed or killed: stand each character (under your control). Limit 1 per round.',
  ],
  '01147 Sansa Stark': [
    'This card enters play knelt.',
    'Reaction – after this card stands: gain 1 power for your faction. Limit 1 per round.',
  ],
  '01148 Summer': [
    'No attachments.',
    'Bran Stark (under your control) gains insight.',
    'Reaction – after this card enters play: return a character (Stark, printed STR 2 or lower) in your discard pile or dead pile to the owner’s hand.',
  ],
  '01151 Vanguard of the North': [
    'No attachments.',
    'While a plot with the trait War is revealed: this card does not kneel to attack in a military challenge.',
  ],
  '01154 Gates of Winterfell': [
    'Challenges action: kneel this card → reveal the top card of your deck; if it is a card (Stark), draw it.',
  ],
  '01155 The Wolfswood': ['Each card (Direwolf) in your hand gains ambush for its printed cost.'],
  '01160 Daenerys Targaryen': [
    'Insight.',
    'While this card is standing and you are the attacking or defending player: each character (under an opponent’s control, participating) gets −1 STR.',
  ],
  '01165 Ser Jorah Mormont': [
    'Renown.',
    'This card is sacrificed at 3 tokens (betrayal token).',
    'Forced reaction – after you win a challenge in which this card takes part: place 1 betrayal token on this card.',
  ],
  '01167 Viserys Targaryen': [
    'Interrupt – when this card leaves play: choose an attachment; discard it.',
  ],
  "01172 Drogo's Arakh": [
    'Attach only to a character (Dothraki).',
    'The bearer gets +2 STR.',
    'While the bearer is Khal Drogo and this is the first time this round that you initiated a military challenge: the bearer does not kneel to attack in a military challenge.',
  ],
  '01173 Plaza of Punishment': [
    'Reaction – after you win a power challenge: kneel this card → choose a character (without attachments); it gets −2 STR and is killed if its STR is 0 until the end of the phase.',
  ],
  '01174 Dothraki Sea': [
    'Reaction – after you win a power challenge: sacrifice this card → put a character (Dothraki) from your hand into play; at the end of the phase: return it to the owner’s hand (cannot be saved); at the end of the phase: return the duplicate that came into play this way to the owner’s hand.',
  ],
  '01176 Dracarys!': [
    'Action: kneel a character (Dragon or Daenerys Targaryen, under your control) → choose a character (participating); it gets −4 STR and is killed if its STR is 0 until the end of the phase.',
  ],
  '01177 Fire and Blood': [
    'Challenges action: choose a character (unique, Targaryen) in your dead pile; if the target is a character (Hatchling): you may put it into play; otherwise shuffle the target into your deck.',
  ],
  '01180 Maester Lomys': [
    'Reaction – after you win an intrigue challenge as the defender: the attacking player discards 1 card at random from hand.',
  ],
  '01182 Paxter Redwyne': [
    '+1 gold on your revealed plot.',
    'You play the first event each round for 1 gold less.',
  ],
  '01183 Randyll Tarly': [
    'Renown.',
    'Reaction – after this card gains STR: stand this card. Limit 2 per phase.',
  ],
  '01185 The Knight of Flowers': [
    'Renown.',
    'While this card is attacking alone: no opponent can declare more than 1 defender.',
  ],
  "01196 Olenna's Cunning": [
    'Reaction – after you win a challenge (intrigue or power): the losing opponent names a type of card; look for a card (of another type than the named one) in your deck; show it, take it into your hand and shuffle your deck.',
  ],
  '01197 "The Bear and the Maiden Fair"': [
    'Action: choose a player; look at the 5 topmost cards of the chosen player’s deck; set up to 3 of them aside; put those on the bottom in any order; put the others on top in any order.',
  ],
  '01198 Banner of the Stag': [
    'Deck: Baratheon cards that are not loyal are allowed.',
    'Deck: at least 12 Baratheon cards.',
  ],
  '01206 Master of Whispers': [
    'Supports: Hand of the King. Rival: Master of Laws. Rival: Master of Coin.',
    'You may apply your intrigue claim against any number of opponents; your side has +1 STR in intrigue challenges in which you control a participating character.',
  ],
  '01207 Master of Ships': [
    'Supports: Master of Whispers. Rival: Master of Laws. Rival: Hand of the King.',
    'While you are attacking a rival in a military challenge: your revealed plot has +1 claim.',
    'Your side has +1 STR in military challenges in which you control a participating character.',
  ],
  '01210 Master of Laws': [
    'Supports: Master of Coin. Rival: Master of Whispers. Rival: Master of Ships.',
    '+1 reserve on your revealed plot.',
    'You draw 1 additional card in the draw phase.',
  ],
  '01211 Crown Regent': [
    'You may redirect 1 challenge each round; you count +2 STR for dominance.',
  ],
  '02012 Rise of the Kraken': [
    'Interrupt – when you gain power for an unopposed challenge: make it 2 power instead.',
  ],
  '02023 Lady-in-Waiting': [
    'Can be marshaled for 0 gold as a duplicate of a character (Lady, owned by you, under your control).',
  ],
  "02024 Lady Sansa's Rose": [
    'Reaction – after you win a challenge in which a character (Knight, participating alone, under your control) takes part: put 1 power on each character (Knight, participating alone, under your control) (or 3 if you control a character (Lady)). Max 1 per challenge.',
  ],
  '02044 Mare in Heat': [
    'Attach only to a character (Knight).',
    'Action – only if the bearer is participating alone: kneel this card → choose a character (participating, higher STR than the bearer); remove it from the challenge.',
  ],
  '02053 Crone of Vaes Dothrak': [
    'Reaction – after a character is discarded from an opponent’s hand or deck: kneel a character (Dothraki, under your control) → put it in the owner’s dead pile.',
  ],
  '02058 Knighted': ['The bearer gets +1 STR and gains the trait Knight.'],
  '02060 The Lord of the Crossing': [
    'While this is your challenge number 1 this phase: each character (participating, under your control) gets −1 STR.',
    'While this is your challenge number 3 this phase: each character (participating, under your control) gets +2 STR; if you win the challenge, you gain 1 power for your faction.',
  ],
  '02075 Blood of the Dragon': [
    'Each character (not Dragon) gets −1 STR and is killed if its STR is 0.',
  ],
  '02090 Trial by Combat': [
    'Interrupt – when the claim of an intrigue challenge is settled: apply military claim instead.',
  ],
  '02096 Vengeance for Elia': [
    'Interrupt – when the claim of a challenge is settled against you: choose an opponent; the chosen player satisfies the claim in your place instead.',
  ],
  '02102 Ward': [
    'Terminal.',
    'Attach only to a character (cost 4 or lower).',
    'The bearer is under your control and gains the faction Stark.',
  ],
  '02111 Dagmer Cleftjaw': [
    'Renown.',
    'Interrupt – when the claim of a challenge is settled, only if this card is attacking alone: choose a location (not limited, cost 3 or lower, under the losing opponent’s control); take control of it instead.',
  ],
  '03003 Eddard Stark': [
    'Renown.',
    'Reaction – after this card gains power by renown: choose a character (participating, not this card, under your control); put 1 power on it.',
  ],
  '03006 Wolves of the North': [
    'No attachments. Stealth.',
    'Reaction – after this card bypasses a character with stealth: that card gets −1 STR for each card in play (Direwolf, under your control) until the end of the phase.',
  ],
  '03038 To the Rose Banner!': [
    'Marshaling action: choose a character (Tyrell, STR 1 or higher, under your control); gain 1 gold for each point of the target’s STR; then sacrifice it.',
  ],
  "04001 The Dragon's Tail": [
    'Action: choose an opponent; you and the chosen player draw 2 cards each.',
  ],
  '04003 Riverrun': [
    'Reaction – after a character (House Tully) gains power or power is moved to it: kneel this card → put 1 power on it.',
  ],
  '04017 Tower of the Sun': [
    'Reaction – after a player plays an event: gain 1 gold. Limit 1 per phase.',
  ],
  "04020 Varys's Riddle": [
    'When revealed: initiate the when revealed ability of a revealed plot (not Riddle) as if you had just revealed it.',
  ],
  '04039 Summer Harvest': [
    'When revealed: choose an opponent; X: the gold printed on the plot which that player has revealed, plus 2.',
  ],
  '05001 Cersei Lannister': [
    'This card does not kneel to attack in an intrigue challenge.',
    'Reaction – after cards are discarded from the hand of an opponent whom you do not support: put 1 power on this card. Limit 3 per round.',
  ],
  '05028 Old Wyk': [
    'Reaction – after you initiate a power challenge: kneel this card → put the top character (Drowned God) in your dead pile into play knelt; then have it take part on the attacking side; then when the challenge is decided: if you have won the challenge by at least 5 STR: return it to the owner’s hand and if you have not won the challenge by at least 5 STR: put it on the bottom of the owner’s deck.',
  ],
  "05049 Littlefinger's Meddling": ['You play each event for 2 gold less.'],
  "06016 The Prince's Plan": [
    'Action: choose a character; name a type of challenge; it gets +1 STR for each plot in your used pile and gains an icon of that type until the end of the phase.',
    'Reaction – after you lose a challenge, while this card is in your discard pile: pay 1 gold → return this card to the owner’s hand.',
  ],
  '06039 "The Dornishman\'s Wife"': [
    'Action: choose an opponent; if the chosen player has more power than you: gain 2 gold; if the chosen player has more cards in hand than you: gain 1 power for your faction; if the chosen player controls more characters than you: draw 1 card.',
  ],
  '06040 The Annals of Castle Black': [
    'Players may play events from the discard pile as if from hand.',
    'Forced reaction – after an event is placed in a player’s discard pile: remove it from the game.',
  ],
  '06046 Underground Vault': [
    'Limited.',
    'Marshaling action: kneel this card → gain 1 gold (or 2 if the gold value of an opponent’s revealed plot is 5 or higher).',
  ],
  '06098 Flea Bottom': [
    'Challenges action: pay 1 gold and kneel this card → put a character (cost 3 or lower) in your discard pile into play; at the end of the phase: put it on the bottom of the owner’s deck; at the end of the phase: put the duplicate that came into play this way on the bottom of the owner’s deck.',
  ],
  '06100 Wheels Within Wheels': [
    'When revealed: look through the uppermost 10 cards of your deck and show as many events among them as you like; add 1 of them to your hand, place the others in your discard pile and shuffle your deck.',
  ],
  '07023 Now My Watch Begins': [
    'Reaction – after a character (cost 5 or lower) is placed in an opponent’s discard pile: put it into play under your control.',
  ],
  '07036 Plaza of Pride': [
    'Action: kneel this card and discard a card from your hand → choose a character with printed cost at most 3 higher than that of the discarded card; stand the target.',
  ],
  '08082 I Am No One': [
    'Action: choose a character (cost 3 or lower, under your control); it loses all factions, loses all traits, gains insight, gains stealth, and does not kneel to attack in a challenge until the end of the phase.',
  ],
  '08093 Daenerys Targaryen': [
    'This card cannot have its STR reduced.',
    'Reaction – after you play an event (Targaryen): choose a character; it gets −1 STR and is killed if its STR is 0 until the end of the phase. Limit 3 per round.',
  ],
  '08098 "The Song of the Seven"': [
    'Reaction – after you lose dominance: a character (The Seven) under your control takes 2 power from the faction card of whoever won dominance. Max 1 per phase.',
  ],
  '08112 Driftwood Cudgel': [
    'Attach only to a character (Drowned God).',
    'The bearer gets +1 STR for each character in your dead pile.',
    'Interrupt – when the bearer is killed: move this card to a character (a possible bearer); put 1 power on it. Limit 1 per phase.',
  ],
  '08114 To Go Forward You Must Go Back': [
    'Dominance action: each player may shuffle a hand of at least 1 card into the deck; whoever does draws 5 cards.',
  ],
  '09001 Mace Tyrell': [
    'Reaction – after a character (Tyrell, under your control) enters play: pay 1 gold → put 1 power on this card. Limit 1 per phase.',
    'Action: kneel your faction card → remove a character (Tyrell, not this card, under your control) from the game; then at the beginning of the next phase: put it into play.',
  ],
  '10045 The Wars To Come': ['Deck: exactly 10 plots, up to 2 of them twice.'],
  "10046 At Prince Doran's Behest": [
    'When revealed: choose a new plot and reveal it. Nobody can cancel this.',
  ],
  '10050 Breaking Ties': [
    'Action: sacrifice a character (loyal, under your control) → choose a character or location (not loyal); return it to the owner’s hand. Limit 2 per round.',
  ],
  '11037 Tycho Nestoris': [
    '+3 gold on your revealed plot.',
    'You cannot win the game.',
    'Action: pay 6 gold → this card has no text except its traits until the end of the phase.',
  ],
};

const say = sayer('en', texts, names);

it.each(Object.entries(SAID))('%s', (card, lines) => {
  const [code] = card.split(' ');
  const definition = cards.get(code);
  if (!definition) throw new Error(`there is no ${code}`);
  expect(`${code} ${definition.name.en}`).toBe(card);
  expect(textOf(definition).map(say)).toEqual(lines);
});
