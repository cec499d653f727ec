import { pack } from '../registry.ts';

const { plot } = pack('Core', 'neutral');

plot('01001', {
  name: ['A Clash of Kings', 'Der Thron der Sieben Königreiche'],
  plot: { gold: 4, initiative: 9, claim: 1, reserve: 6 },
  traits: ['Noble'],
});

plot('01002', {
  name: ['A Feast for Crows', 'Zeit der Krähen'],
  plot: { gold: 6, initiative: 1, claim: 1, reserve: 4 },
  traits: ['Edict'],
  deckLimit: 1,
});

plot('01003', {
  name: ['A Game of Thrones', 'Spiel der Throne'],
  plot: { gold: 4, initiative: 2, claim: 1, reserve: 6 },
  traits: ['Scheme'],
  deckLimit: 1,
});

plot('01004', {
  name: ['A Noble Cause', 'Ein hehres Ziel'],
  plot: { gold: 5, initiative: 0, claim: 1, reserve: 6 },
  traits: ['Kingdom', 'Noble'],
});

plot('01005', {
  name: ['A Storm of Swords', 'Sturm der Schwerter'],
  plot: { gold: 3, initiative: 8, claim: 1, reserve: 5 },
  traits: ['War'],
});

plot('01006', {
  name: ['Building Orders', 'Baubefehl'],
  plot: { gold: 4, initiative: 1, claim: 1, reserve: 7 },
  traits: ['Kingdom'],
});

plot('01007', {
  name: ['Calling the Banners', 'Ruft die Banner'],
  plot: { gold: 3, initiative: 6, claim: 1, reserve: 6 },
  traits: ['Kingdom'],
});

plot('01008', {
  name: ['Calm Over Westeros', 'Frieden über Westeros'],
  plot: { gold: 5, initiative: 3, claim: 1, reserve: 6 },
  traits: ['Summer'],
  deckLimit: 1,
});

plot('01009', {
  name: ['Confiscation', 'Enteignung'],
  plot: { gold: 4, initiative: 5, claim: 1, reserve: 6 },
  traits: ['Edict'],
});

plot('01010', {
  name: ['Counting Coppers', 'Kupfermünzen zählen'],
  plot: { gold: 2, initiative: 3, claim: 1, reserve: 10 },
  traits: ['Kingdom'],
});

plot('01011', {
  name: ['Filthy Accusations', 'Üble Nachrede'],
  plot: { gold: 4, initiative: 4, claim: 1, reserve: 6 },
  traits: ['Scheme'],
});

plot('01012', {
  name: ['Fortified Position', 'Festungsmauern'],
  plot: { gold: 5, initiative: 1, claim: 1, reserve: 5 },
  traits: ['Siege', 'War'],
  deckLimit: 1,
});

plot('01013', {
  name: ['Heads on Spikes', 'Aufgespießte Köpfe'],
  plot: { gold: 4, initiative: 6, claim: 1, reserve: 6 },
  traits: ['Edict', 'War'],
});

plot('01014', {
  name: ['Jousting Contest', 'Lanzenturnier'],
  plot: { gold: 4, initiative: 3, claim: 1, reserve: 6 },
  traits: ['War'],
});

plot('01015', {
  name: ['Marched to the Wall', 'Zur Mauer geschickt'],
  plot: { gold: 4, initiative: 8, claim: 1, reserve: 5 },
  traits: ['Edict'],
});

plot('01016', {
  name: ['Marching Orders', 'Marschbefehl'],
  plot: { gold: 9, initiative: 3, claim: 1, reserve: 4 },
  traits: ['Edict', 'War'],
});

plot('01017', {
  name: ['Naval Superiority', 'Seeherrschaft'],
  plot: { gold: 2, initiative: 7, claim: 1, reserve: 6 },
  traits: ['Siege', 'War'],
  deckLimit: 1,
});

plot('01018', {
  name: ['Power Behind the Throne', 'Die Macht hinter dem Thron'],
  plot: { gold: 3, initiative: 1, claim: 1, reserve: 6 },
  traits: ['Noble', 'Scheme'],
});

plot('01019', {
  name: ['Rebuilding', 'Wiederaufbau'],
  plot: { gold: 5, initiative: 5, claim: 1, reserve: 6 },
  traits: ['Kingdom'],
});

plot('01020', {
  name: ['Reinforcements', 'Truppenverstärkung'],
  plot: { gold: 1, initiative: 0, claim: 1, reserve: 6 },
  traits: ['Kingdom', 'War'],
});

plot('01021', {
  name: ['Sneak Attack', 'Schleichangriff'],
  plot: { gold: 5, initiative: 11, claim: 2, reserve: 5 },
  traits: ['Scheme'],
});

plot('01022', {
  name: ['Summons', 'Einberufung'],
  plot: { gold: 4, initiative: 0, claim: 1, reserve: 7 },
  traits: ['Kingdom'],
});

plot('01023', {
  name: ['Supporting the Faith', 'Tempelabgaben'],
  plot: { gold: 6, initiative: 2, claim: 1, reserve: 4 },
  traits: ['Edict', 'The Seven'],
});

plot('01024', {
  name: ['Taxation', 'Besteuerung'],
  plot: { gold: 5, initiative: 6, claim: 1, reserve: 6 },
  traits: ['Edict', 'Kingdom'],
});

plot('01025', {
  name: ['The Winds of Winter', 'Die Winde des Winters'],
  plot: { gold: 3, initiative: 4, claim: 2, reserve: 5 },
  traits: ['Winter'],
});

plot('01026', {
  name: ['Wildfire Assault', 'Seefeuerangriff'],
  plot: { gold: 4, initiative: 7, claim: 1, reserve: 6 },
  traits: ['Scheme', 'War'],
});
