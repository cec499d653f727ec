import { armySettings } from './settings.ts';

/** What is said about armies, in ICU message syntax. */
export const en = {
  ...armySettings({
    title: (seat) => `Army of player ${seat}`,
    help: 'A ready-made army, or a list of your own. Nobody else sees it before it stands on the table.',
    armies: {
      starkStarter: 'House Stark: first game',
      lannisterStarter: 'House Lannister: first game',
      stark30Eddard: 'House Stark, 30: Lord Eddard’s Host',
      stark30Umber: 'House Stark, 30: Axes of Last Hearth',
      stark40Tully: 'House Stark, 40: Shields of the Riverlands',
      stark40Winterfell: 'House Stark, 40: Winterfell Rides South',
      stark50Bears: 'House Stark, 50: Bear Island Holds',
      stark50Outriders: 'House Stark, 50: The Blackfish Rides',
      lannister30Watch: 'House Lannister, 30: The City Watch',
      lannister30Mountain: 'House Lannister, 30: The Mountain’s Men',
      lannister40Faith: 'House Lannister, 40: Swords of the Faith',
      lannister40Rock: 'House Lannister, 40: The Might of the Rock',
      lannister50Crown: 'House Lannister, 50: The King’s Own',
      lannister50Sellswords: 'House Lannister, 50: Bought and Paid For',
    },
  }),

  'army.unknown': 'There is no card “{id}” for such a place in an army.',
  'army.noFaction': 'The army has no faction.',
  'army.otherFaction': '{card} belongs to another faction: {faction}.',
  'army.onlyNeutrals':
    'An army of neutrals holds nothing but neutrals; {card} belongs to {faction}.',
  'army.noCommander': 'The army has no commander.',
  'army.commanders': 'An army has exactly one commander; these are several: {cards}.',
  'army.tooExpensive': 'The army costs {points} points; {max} are agreed on.',
  'army.neutrals':
    'At most half of the points, here {max}, may be spent on neutrals; these are {points}.',
  'army.twice':
    '{card} is a character and may be in the army only once; here {count, plural, other {are #}}.',
  'army.versions': 'Only one version of {person} may be in the army; these are several: {cards}.',
  'army.inTeam': '{person} is already in the army of a team mate.',
  'army.solo': '{unit} is a single model and can have no attachment, not even {card}.',
  'army.otherType': '{card} cannot join {unit}: their types differ.',
  'army.attachments': '{unit} can have only one attachment; these are several: {cards}.',
  'army.forTheEnemy': '{card} goes to a unit of the opponent, not to {unit}.',
  'army.notForTheEnemy': '{card} cannot be sent to the opponent.',
  'army.mustBeSent': '{card} must be among the attachments for the opponent.',
  'army.loose': '{card} is not assigned to a unit yet.',
  'army.noUnit': 'The army has no unit that {card} could join.',
  'army.noUnitForCommander': 'The army has no unit that its commander {card} could join.',
  'army.never': '{card} only looks on and can be in no army.',
  'army.with': '{card} may be in the army only together with {anyOr}.',
  'army.without': '{card} may not be in an army with {person}.',
  'army.holds': '{card} may be taken only with {attachment} attached to it.',
  'army.joins': '{card} must be attached to the unit that {person} is attached to.',
  'army.oneFor':
    '{card} may be taken once for each infantry unit of {affiliation}: {max, plural, =0 {there is none} other {at most # times}}, not {count, plural, one {once} other {# times}}.',
  'army.unreadable': 'The list of the army cannot be read.',

  'army.import.tooLong': 'The list is too long: at most {max} letters can be read.',
  'army.import.encoding': 'This is no text in UTF-8. Please save the file as UTF-8 and try again.',
  'army.import.unknown': 'Line {line}: nobody is called “{text}”.',
  'army.import.near': 'Line {line}: nobody is called “{text}”. Is one of these meant: {near}?',
  'army.import.ambiguous': 'Line {line}: “{text}” can be several: {choices}.',
  'army.import.choice': '{card} ({faction})',
  'army.import.count': 'Line {line}: {count} times {card} is more than {max} times.',
  'army.import.twoFactions': 'Line {line}: the army is already of {one}, not of {other}.',
  'army.import.faction': 'Line {line}: there is no faction “{text}” here.',
  'army.import.number': 'There is no card with the number {number} here.',
  'army.import.name': 'Nobody is called “{text}”, or several are.',
  'army.import.notJson': 'This is not an army in JSON.',
  'army.import.field': 'The field “{field}” of the army cannot be read.',
  'army.import.key':
    'Line {line}: this key can be read only by the site that made it. Copy the list as text there.',
};
