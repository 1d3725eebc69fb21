import type { OriginalsTableEvent } from '../../../schemas/originalsApi.ts';
import type { TableStage } from './createTableDirector.ts';
import { NOTHING } from './laying.ts';
import type { Outcome } from './tableState.ts';

/** What a table says with an event of this name. */
export type TableData<Name extends OriginalsTableEvent['event']> = Extract<
  OriginalsTableEvent,
  { readonly event: Name }
>['data'];

/** The ball's way into the pocket, at most and as a share of what is left of the phase. */
const LANDING_MOST_MS = 4600;
const LANDING_SHARE = 0.6;
/** How long the ball is looked at before the cloth is. */
const LOOK_MS = 1600;
const SOON_MS = 5000;

/** What a round came to, in minor units. */
export function outcomeOf({ money }: TableStage, data: TableData<'result'>): Outcome {
  const { tableRound, number, stake, paid } = data;
  return { tableRound, number, stake: money.toMinor(stake), paid: money.toMinor(paid) };
}

/** Tells the player and the site what a round came to. */
export function settle(stage: TableStage, data: TableData<'result'>): Outcome {
  const { opened, money, getState, patch, tell } = stage;
  const outcome = outcomeOf(stage, data);
  const { serverSeed, serverSeedHash, clientSeed, nonce, roundIds } = data;
  patch({ proof: { serverSeed, serverSeedHash, clientSeed, nonce, roundIds } });
  if (outcome.stake === 0) return outcome;
  // Where the wallet has not answered yet, it will pay just this.
  const minor =
    data.balance === null ? getState().balance + outcome.paid : money.toMinor(data.balance);
  patch({ balance: minor });
  const { currency, mode } = opened;
  const balance = money.toWire(minor);
  tell({ livery: 'round', stake: data.stake, paid: data.paid, balance, currency, mode });
  return outcome;
}

/** Shows the phases of a round: betting, the ball on its way, and where it lies. */
export function createTableShow(stage: TableStage) {
  const { clock, motion, getState, patch, note, say, tell, onSound } = stage;
  let result: TableData<'result'> | undefined;
  let history: readonly number[] = [];
  let endWait: () => void = () => undefined;

  /** Once the ball lies and the result is there, whichever comes last. */
  const reveal = () => {
    const { shown, tableRound, outcome } = getState();
    if (shown !== 'landed' && shown !== 'told') return;
    if (result?.tableRound !== tableRound || outcome) return;
    const known = outcomeOf(stage, result);
    patch({ outcome: known });
    settle(stage, result);
    say({ kind: 'result', outcome: known });
    if (known.paid > 0) onSound({ winBets: known.paid / known.stake });
  };

  const lie = () => {
    patch({ shown: motion === 'full' ? 'landed' : 'told', history });
    onSound('land');
    reveal();
    endWait = clock.after(LOOK_MS, () => patch({ shown: 'told' }));
  };

  const land = (number: number) => {
    if (getState().shown !== 'rolling') return;
    const left = Math.max(0, getState().endsAtMs - clock.now());
    const landingMs = Math.min(LANDING_MOST_MS, left * LANDING_SHARE);
    patch({ number, shown: 'landing', landingMs });
    if (motion === 'full' && landingMs > 0) endWait = clock.after(landingMs, lie);
    else lie();
  };

  const open = ({ tableRound, remainingMs }: TableData<'state'>) => {
    patch({ shown: 'rest', number: null, outcome: undefined, history });
    onSound('hush');
    say({ kind: 'open' });
    if (remainingMs <= SOON_MS) return;
    endWait = clock.after(remainingMs - SOON_MS, () => {
      if (getState().tableRound === tableRound) say({ kind: 'soon' });
    });
  };

  /** Chips that were laid too late go back. */
  const takeBack = () => {
    const { laid } = getState();
    patch({ laid: NOTHING, past: [] });
    if (laid.size > 0) note({ kind: 'returned' });
  };

  const close = () => {
    takeBack();
    const { standing, placing } = getState();
    if (standing.size + placing.size > 0) tell({ livery: 'begun' });
    patch({ shown: 'rolling', number: null, outcome: undefined, history });
    say({ kind: 'closed' });
    onSound('roll');
  };

  /** The table is joined, or heard again, where the number is known already. */
  const join = (number: number | null) => {
    takeBack();
    patch({ shown: 'told', number, outcome: undefined, history });
    onSound('hush');
    reveal();
  };

  return {
    /** The table says where its round stands. */
    hear: (data: TableData<'state'>) => {
      history = data.history;
    },
    /** The phase changed; `isRolling` where the ball is seen on its way. */
    change: (data: TableData<'state'>, isRolling: boolean) => {
      endWait();
      if (data.phase === 'betting') open(data);
      else if (data.phase === 'closed') close();
      else if (isRolling && data.number !== null) land(data.number);
      else join(data.number);
    },
    /** What this round came to is there. */
    take: (data: TableData<'result'>) => {
      result = data;
      land(data.number);
      reveal();
    },
    /** A round is over whose result was never shown, as in a page that nobody looks at. */
    settleUnseen: (tableRound: string) => {
      if (result?.tableRound === tableRound && !getState().outcome) settle(stage, result);
    },
  };
}
