import * as when from './conditions.ts';
import * as does from './effects.ts';
import { declare } from './registry.ts';

declare('daenerys', {
  leader: {
    source: 'ours',
    moment: 'afterReveal',
    when: [when.youAreActive, when.resultIs('hostility')],
    does: [does.addForInfluence],
  },
  card: {
    source: 'ours',
    moment: 'afterReveal',
    when: [when.resultIs('hostility')],
    does: [does.hitOpposingSide(1)],
  },
});

declare('viserys', {
  leader: {
    source: 'ours',
    moment: 'afterEvent',
    when: [when.youAreActive],
    does: [does.giveOrLetDraw],
  },
  card: {
    source: 'ours',
    moment: 'beforeCards',
    when: [],
    does: [does.exchangeCards],
  },
});

declare('drogo', {
  leader: {
    source: 'ours',
    moment: 'afterResolution',
    when: [when.youAreActive, when.resultIs('hostility', 'betrayal'), when.yourSideWon],
    does: [does.plunderLosers(1)],
  },
  card: {
    source: 'ours',
    moment: 'afterReveal',
    when: [when.resultIs('hostility')],
    does: [does.addPowerOfAnother],
  },
});

declare('jorah', {
  leader: {
    source: 'ours',
    moment: 'afterDeclined',
    when: [],
    does: [does.draw(1), does.distribute(1)],
  },
  card: {
    source: 'ours',
    moment: 'beforeCards',
    when: [],
    does: [does.searchTop(3), does.keepOneOfThem],
  },
});

declare('barristan', {
  leader: {
    source: 'ours',
    moment: 'afterSupport',
    when: [when.youAreActive, when.anotherCharacter],
    does: [does.exchangeCharacter],
  },
  card: {
    source: 'ours',
    moment: 'beforePenalties',
    when: [when.yourSideLost, when.anotherCharacter],
    does: [does.anotherSuffers],
  },
});
