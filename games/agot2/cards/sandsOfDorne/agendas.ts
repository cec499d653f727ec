import { plotDeckOf } from '@small-council/lcg/blocks';
import { pack } from '../registry.ts';

pack('SoD', 'neutral').agenda('10045', {
  name: ['The Wars To Come', 'Die Kriege, die da kommen'],
  traits: ['Omen'],
  deck: [plotDeckOf(10, 2)],
});
