import { pack } from '../registry.ts';

pack('TS', 'greyjoy').character('02111', {
  name: ['Dagmer Cleftjaw', 'Dagmer Spaltkinn'],
  is: 'loyal unique',
  cost: 7,
  strength: 5,
  icons: 'mil pow',
  traits: ['Captain', 'Ironborn'],
  keywords: ['renown'],
});

pack('LoCR', 'greyjoy').location('05028', {
  name: ['Old Wyk', 'Alt Wiek'],
  is: 'unique',
  cost: 2,
  traits: ['Iron Islands'],
});

pack('SAT', 'greyjoy').attachment('08112', {
  name: ['Driftwood Cudgel', 'Keule aus Treibholz'],
  cost: 2,
  traits: ['Drowned God', 'Weapon'],
});

pack('HoT', 'greyjoy').location('09028', {
  name: ['Corpse Lake', 'Leichensee'],
  is: 'unique',
  cost: 2,
  traits: ['Iron Islands'],
});

pack('KotI', 'greyjoy').character('12001', {
  name: ['Balon Greyjoy', 'Balon Graufreud'],
  is: 'loyal unique',
  cost: 7,
  strength: 5,
  icons: 'mil pow',
  traits: ['Ironborn', 'Lord'],
  keywords: ['pillage', 'renown'],
});
