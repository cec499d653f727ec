import {
  action,
  cannotWin,
  constant,
  isBlanked,
  payGold,
  self,
  until,
} from '@small-council/lcg/blocks';
import { pack } from '../registry.ts';

pack('TMoW', 'neutral').character('11037', {
  name: ['Tycho Nestoris', 'Tycho Nestoris'],
  is: 'unique',
  cost: 6,
  strength: 3,
  icons: 'pow',
  traits: ['Ally'],
  bonus: { gold: 3 },
  abilities: [
    constant(cannotWin),
    action({ cost: payGold(6), does: until('phase', [isBlanked()], { on: self }) }),
  ],
});
