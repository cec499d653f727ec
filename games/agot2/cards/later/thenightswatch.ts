import { pack } from '../registry.ts';

pack('TFoA', 'thenightswatch').location('06046', {
  name: ['Underground Vault', 'Kellergewölbe'],
  is: 'loyal',
  cost: 2,
  traits: ['The North'],
  keywords: ['limited'],
});

pack('WotW', 'thenightswatch').event('07023', {
  name: ['Now My Watch Begins', 'Meine Wacht beginnt'],
  is: 'loyal',
  cost: 2,
});
