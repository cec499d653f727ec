import * as when from './conditions.ts';
import * as does from './effects.ts';
import { declare } from './registry.ts';

declare('cersei', {
  leader: {
    source: 'rulebook',
    moment: 'beforeOffer',
    when: [when.youAreActive, when.influenceOnOfferer],
    does: [does.forceSupport],
  },
  card: {
    source: 'ours',
    moment: 'beforeCards',
    when: [when.powerOnSheet(1), when.anotherSupports],
    does: [does.payFromSheet(1), does.makeWithdraw],
  },
});

declare('jaime', {
  leader: {
    source: 'ours',
    moment: 'afterResolution',
    when: [when.youAreActive, when.resultIs('betrayal'), when.yourSideWon],
    does: [does.hitBetrayed(1)],
  },
  card: {
    source: 'ours',
    moment: 'afterReveal',
    when: [when.youRevealedHostility, when.resultIs('betrayal')],
    does: [does.noHostageFromYou],
  },
});

declare('tyrion', {
  leader: {
    source: 'ours',
    moment: 'afterResolution',
    when: [when.youAreActive, when.dealWasMade],
    does: [does.draw(1), does.distribute(2)],
  },
  card: {
    source: 'rulebook',
    moment: 'afterReveal',
    when: [when.aHostilityWasRevealed],
    does: [does.chooseWhoMustReplace, does.replaceByHigher],
  },
});

declare('tywin', {
  leader: {
    source: 'ours',
    moment: 'afterReveal',
    when: [when.youAreActive, when.resultIs('hostility')],
    does: [does.addHalfOfSheet],
  },
  card: {
    source: 'ours',
    moment: 'afterResolution',
    when: [when.yourSideWon],
    does: [does.hitLoser(2)],
  },
});

declare('joffrey', {
  leader: {
    source: 'ours',
    moment: 'afterTorment',
    limit: 'oncePerTurn',
    when: [],
    does: [does.hitTormented(1)],
  },
  card: {
    source: 'ours',
    moment: 'beforeCards',
    when: [when.hostageHeld],
    does: [does.tormentNow],
  },
});
