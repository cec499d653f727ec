/** Why a bot has decided so, in words for the log. */
export const en = {
  'because.stayOut': 'Neither side is worth the risk.',
  'because.offer': 'This side is likely to win, and winning with it pays.',
  'because.helpIsWorthIt': 'The help is worth more than what the helper gains.',
  'because.helpCostsTooMuch': 'We can do without, and the helper would gain too much.',
  'because.theyWouldWin': 'That would win them the game.',
  'because.winsTheGame': 'That wins us the game.',
  'because.bothGain': 'Both sides gain by it.',
  'because.betterThanPenalties': 'It is better than the penalties.',
  'because.opening': 'A first proposal that both can live with.',
  'because.unfair': 'There is a fairer deal for us.',
  'because.noDeal': 'No deal is left that would help us.',
  'because.torment': 'A hostage hurts its house and helps ours.',
  'because.tried': 'Of all that I tried ({tries} ways on), this ended best.',
};
