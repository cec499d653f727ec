import {
  a,
  action,
  atThe,
  chosen,
  enterable,
  kneelFaction,
  putTargetIntoPlay,
  shuffleIntoDeck,
  stillThere,
  underYourControl,
} from '@small-council/lcg/blocks';
import { pack } from '../registry.ts';

pack('KotI', 'greyjoy').character('12001', {
  name: ['Balon Greyjoy', 'Balon Graufreud'],
  is: 'loyal unique',
  cost: 7,
  strength: 5,
  icons: 'mil pow',
  traits: ['Ironborn', 'Lord'],
  keywords: ['pillage', 'renown'],
  abilities: [
    action({
      cost: kneelFaction,
      choose: enterable('discard', a('card'), 'opponents'),
      does: [
        underYourControl(putTargetIntoPlay('entering')),
        atThe('phaseEnds', [shuffleIntoDeck(stillThere)], chosen('entering')),
      ],
    }),
  ],
});
