import { pack } from '../registry.ts';

const { title } = pack('Core', 'neutral');

title('01206', {
  name: ['Master of Whispers', 'Meister der Flüsterer'],
  keywords: ['supports:01208', 'rivals:01210', 'rivals:01209'],
});

title('01207', {
  name: ['Master of Ships', 'Meister der Schiffe'],
  keywords: ['supports:01206', 'rivals:01210', 'rivals:01208'],
});

title('01208', {
  name: ['Hand of the King', 'Hand des Königs'],
  keywords: ['supports:01210', 'rivals:01209', 'rivals:01207'],
});

title('01209', {
  name: ['Master of Coin', 'Meister der Münze'],
  keywords: ['supports:01207', 'rivals:01208', 'rivals:01206'],
  bonus: { gold: 2 },
});

title('01210', {
  name: ['Master of Laws', 'Meister des Rechts'],
  keywords: ['supports:01209', 'rivals:01206', 'rivals:01207'],
  bonus: { reserve: 1 },
});

title('01211', {
  name: ['Crown Regent', 'Regent'],
});
