/** The kernel's own words: why something was refused that no rule book speaks of. ICU messages. */
export const en = {
  'table.answerForm': 'This question needs a {needs}; a {got} was given.',
  'table.unknownField': 'The answer has a part that this question does not know.',
  'table.chooseCount':
    '{min, plural, =0 {Choose at most {max}} other {Choose from {min} to {max}}}; {got} were chosen.',
  'table.chooseTwice':
    '{each, plural, one {This can be chosen only once.} other {This can be chosen only # times.}}',
  'table.notOffered': 'This cannot be chosen now.',
  'table.orderIncomplete': 'All {count} have to be put in order, each once.',
  'table.numberRange': 'A whole number from {min} to {max} is needed.',
  'table.placeBounds': 'The place lies outside the table ({axis} from {min} to {max}).',
  'table.nothingToAccept': 'There is no offer to accept.',
  'table.noMoreOffers': 'No more offers can be made.',
  'table.dealAmount': 'The amount must be from 1 to {max}.',
  'table.dealUnknownItem': 'The offer names something that is not part of this deal.',
  'table.dealEmpty': 'An offer must name at least one thing.',
  'table.notAsked': 'This seat is not asked anything now.',
  'table.late': 'This question has already been settled.',
  'table.over': 'The match is over.',
  'table.cannotConcede': 'In this game nobody can give up in the middle of a match.',
  'table.cannotUndo': 'This can no longer be taken back.',
  'table.seats': 'This game is for {min} to {max} players.',
  'table.seed': 'A match needs a seed.',
  'table.optionsForm': 'The options must be given by name.',
  'table.optionUnknown': 'This game has no option “{name}”.',
  'table.optionValue': 'The option “{name}” cannot have this value.',
  'table.otherGame': 'This is a match of another game ({game}).',
  'table.otherVersion':
    'This match was played with version {version} of the rules; this is version {reads}.',
  'table.otherFormat': 'This file has another format; format {reads} is needed.',
  'table.damaged': 'This match is damaged ({what}).',
};
