import * as when from './conditions.ts';
import * as does from './effects.ts';
import { declare } from './registry.ts';

declare('eddard', {
  leader: {
    source: 'rulebook',
    moment: 'afterReveal',
    when: [when.youAreActive, when.resultIs('betrayal')],
    does: [does.becomesTruce],
  },
  card: {
    source: 'ours',
    moment: 'afterReveal',
    when: [when.resultIs('hostility')],
    does: [does.addForLiving],
  },
});

declare('catelyn', {
  leader: {
    source: 'rulebook',
    moment: 'beforeTurn',
    when: [when.powerOnSheet(1)],
    does: [does.distribute(2)],
  },
  card: {
    source: 'ours',
    moment: 'afterResolution',
    when: [when.twoCharacters],
    does: [does.chooseGiverAndReceiver, does.moveThatMuch],
  },
});

declare('robb', {
  leader: {
    source: 'rulebook',
    moment: 'beforeTurn',
    when: [when.cardsInHand(3)],
    does: [does.discard(3), does.draw(2)],
  },
  card: {
    source: 'rulebook',
    moment: 'afterResolution',
    when: [],
    does: [does.reshuffle, does.draw(1)],
  },
});

declare('arya', {
  leader: {
    source: 'rulebook',
    moment: 'afterResolution',
    when: [when.yourSideLost],
    does: [does.hitOpposingSupporters(2)],
  },
  card: {
    source: 'rulebook',
    moment: 'afterResolution',
    when: [when.yourSideLost, when.opponentStands],
    does: [does.leaveOneToOpponent],
  },
});

declare('bran', {
  leader: {
    source: 'rulebook',
    moment: 'beforeCards',
    when: [when.youAreActive, when.powerOnSheet(1)],
    does: [does.payFromSheet(1), does.opponentShowsFirst],
  },
  card: {
    source: 'ours',
    moment: 'beforeCards',
    when: [],
    does: [does.lookAtHand],
  },
});
