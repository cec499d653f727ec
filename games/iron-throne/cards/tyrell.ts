import * as when from './conditions.ts';
import * as does from './effects.ts';
import { declare } from './registry.ts';

declare('margaery', {
  leader: {
    source: 'ours',
    moment: 'afterSupport',
    when: [when.youAreSupported],
    does: [does.drawForEachSupporter],
  },
  card: {
    source: 'ours',
    moment: 'afterResolution',
    when: [when.anotherParticipates],
    does: [does.anotherDrawsToo(2)],
  },
});

declare('olenna', {
  leader: {
    source: 'ours',
    moment: 'afterReveal',
    when: [when.youSupport],
    does: [does.withdrawYourself],
  },
  card: {
    source: 'ours',
    moment: 'afterResolution',
    when: [when.resultIs('truce', 'betrayal')],
    does: [does.hitAnotherParticipant(3)],
  },
});

declare('loras', {
  leader: {
    source: 'ours',
    moment: 'afterReveal',
    when: [when.youAreActive, when.nobodySupportsYou, when.resultIs('hostility')],
    does: [does.add(3)],
  },
  card: {
    source: 'ours',
    moment: 'afterReveal',
    when: [when.resultIs('hostility')],
    does: [does.ignoreSupporters],
  },
});

declare('mace', {
  leader: {
    source: 'ours',
    moment: 'beforeTurn',
    when: [],
    does: [does.draw(2), does.putUnderDeck],
  },
  card: {
    source: 'ours',
    moment: 'afterResolution',
    when: [],
    does: [does.distribute(3)],
  },
});

declare('renly', {
  leader: {
    source: 'ours',
    moment: 'beforePenalties',
    when: [when.youAreActive, when.yourSideLost],
    does: [does.spareSupporters],
  },
  card: {
    source: 'ours',
    moment: 'beforeCards',
    when: [when.somebodyStaysOut],
    does: [does.callForSupport],
  },
});
