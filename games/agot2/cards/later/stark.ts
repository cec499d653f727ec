import { pack } from '../registry.ts';

pack('TS', 'stark').attachment('02102', {
  name: ['Ward', 'Mündel'],
  is: 'unique',
  cost: 4,
  traits: ['Condition'],
  keywords: ['terminal'],
});

pack('WotN', 'stark').character('03003', {
  name: ['Eddard Stark', 'Eddard Stark'],
  is: 'unique',
  cost: 6,
  strength: 6,
  icons: 'mil pow',
  traits: ['Lord', 'Small Council'],
  keywords: ['renown'],
});

pack('WotN', 'stark').character('03006', {
  name: ['Wolves of the North', 'Wölfe des Nordens'],
  is: 'loyal',
  cost: 5,
  strength: 3,
  icons: 'mil',
  traits: ['Direwolf'],
  keywords: ['noAttachments', 'stealth'],
});

pack('AtSK', 'stark').location('04003', {
  name: ['Riverrun', 'Schnellwasser'],
  is: 'unique',
  cost: 2,
  traits: ['House Tully', 'The Riverlands'],
});

pack('TFM', 'stark').event('08082', {
  name: ['I Am No One', 'Ich Bin Niemand'],
  is: 'loyal',
  cost: 1,
});
