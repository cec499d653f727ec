import { pack } from '../registry.ts';

pack('TtB', 'greyjoy').plot('02012', {
  name: ['Rise of the Kraken', 'Der Krake erhebt sich'],
  is: 'loyal',
  plot: { gold: 2, initiative: 8, claim: 2, reserve: 5 },
  traits: ['War'],
  deckLimit: 1,
});

pack('NMG', 'targaryen').plot('02075', {
  name: ['Blood of the Dragon', 'Das Blut des Drachen'],
  is: 'loyal',
  plot: { gold: 2, initiative: 2, claim: 1, reserve: 5 },
  traits: ['Legacy'],
  deckLimit: 1,
});

pack('AtSK', 'neutral').plot('04020', {
  name: ["Varys's Riddle", "Varys' Rätsel"],
  plot: { gold: 5, initiative: 6, claim: 1, reserve: 7 },
  traits: ['Riddle', 'Scheme'],
});

pack('CtA', 'neutral').plot('04039', {
  name: ['Summer Harvest', 'Sommerernte'],
  plot: { gold: 0, initiative: 4, claim: 1, reserve: 6 },
  traits: ['Summer'],
});

pack('LoCR', 'neutral').plot('05049', {
  name: ["Littlefinger's Meddling", 'Kleinfingers Einmischung'],
  plot: { gold: 4, initiative: 1, claim: 1, reserve: 6 },
  traits: ['Kingdom', 'Scheme'],
});

pack('GtR', 'neutral').plot('06040', {
  name: ['The Annals of Castle Black', 'Die Annalen der Schwarzen Festung'],
  plot: { gold: 4, initiative: 4, claim: 1, reserve: 7 },
  traits: ['Legacy'],
});

pack('OR', 'neutral').plot('06100', {
  name: ['Wheels Within Wheels', 'Rädchen im Rädchen'],
  plot: { gold: 4, initiative: 1, claim: 1, reserve: 7 },
  traits: ['Scheme'],
});

pack('SoD', 'martell').plot('10046', {
  name: ["At Prince Doran's Behest", 'Auf Fürst Dorans Geheiß'],
  is: 'loyal',
  plot: { gold: 0, initiative: 0, claim: 0, reserve: 0 },
  traits: ['Edict'],
  deckLimit: 1,
});

pack('SoD', 'neutral').plot('10050', {
  name: ['Breaking Ties', 'Die Bande brechen'],
  plot: { gold: 4, initiative: 7, claim: 1, reserve: 4 },
  traits: ['House Frey', 'Scheme'],
  deckLimit: 1,
});
