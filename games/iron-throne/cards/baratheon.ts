import * as when from './conditions.ts';
import * as does from './effects.ts';
import { declare } from './registry.ts';

declare('stannis', {
  leader: {
    source: 'ours',
    moment: 'beforePenalties',
    when: [when.youParticipate, when.yourSideLost],
    does: [does.sufferOnlyOne],
  },
  card: {
    source: 'ours',
    moment: 'afterReveal',
    when: [when.resultIs('hostility')],
    does: [does.winWhenClose],
  },
});

declare('melisandre', {
  leader: {
    source: 'ours',
    moment: 'afterReveal',
    when: [when.youParticipate, when.resultIs('hostility'), when.anotherCharacter],
    does: [does.sacrifice(3)],
  },
  card: {
    source: 'ours',
    moment: 'afterResolution',
    when: [when.participantHasPower(2)],
    does: [does.payFromParticipant(2), does.hitAnyOther(2)],
  },
});

declare('davos', {
  leader: {
    source: 'ours',
    moment: 'whenTaken',
    when: [],
    does: [does.youChooseThePlace],
  },
  card: {
    source: 'ours',
    moment: 'afterResolution',
    when: [when.discardNotEmpty],
    does: [does.takeFromDiscard],
  },
});

declare('selyse', {
  leader: {
    source: 'ours',
    moment: 'beforeTurn',
    when: [when.truceInHand],
    does: [does.discardTruce, does.takeAHostage],
  },
  card: {
    source: 'ours',
    moment: 'beforeCards',
    when: [],
    does: [does.opponentDiscards],
  },
});

declare('shireen', {
  leader: {
    source: 'ours',
    moment: 'afterRelease',
    when: [],
    does: [does.banFromOpposing],
  },
  card: {
    source: 'ours',
    moment: 'beforePenalties',
    when: [when.yourSideLost],
    does: [does.sufferNothing],
  },
});
