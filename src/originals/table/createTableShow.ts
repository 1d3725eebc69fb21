import type { OriginalsTableEvent } from '../../../schemas/originalsApi.ts';
import type { TableStage } from './tableStage.ts';
import { NOTHING } from './laying.ts';
import type { Outcome } from './tableState.ts';

/** What a table says with an event of this name. */
export type TableData<Name extends OriginalsTableEvent['event']> = Extract<
  OriginalsTableEvent,
  { readonly event: Name }
>['data'];

/** How long what came is looked at before the cloth is. */
const LOOK_MS = 1600;
const SOON_MS = 5000;

/** What a round came to, in minor units. */
export function outcomeOf<Drawn>(
  { money, readDrawn }: TableStage<Drawn>,
  data: TableData<'result'>,
): Outcome<Drawn> {
  const { tableRound, stake, paid } = data;
  const drawn = readDrawn(data.outcome);
  return { tableRound, drawn, stake: money.toMinor(stake), paid: money.toMinor(paid) };
}

/** Tells the player and the site what a round came to. */
export function settle<Drawn>(stage: TableStage<Drawn>, data: TableData<'result'>): Outcome<Drawn> {
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

/** Shows the phases of a round: betting, the wait for what comes, and what came. */
export function createTableShow<Drawn>(stage: TableStage<Drawn>) {
  const { clock, motion, coming, readDrawn, getState, patch, note, say, tell, onSound } = stage;
  let result: TableData<'result'> | undefined;
  let history: readonly Drawn[] = [];
  let endWait: () => void = () => undefined;

  /** Once what came lies there and the result is there, whichever comes last. */
  const reveal = () => {
    const { shown, tableRound, outcome } = getState();
    if (shown !== 'come' && shown !== 'told') return;
    if (result?.tableRound !== tableRound || outcome) return;
    const known = outcomeOf(stage, result);
    patch({ outcome: known });
    settle(stage, result);
    say({ kind: 'result', outcome: known });
    if (known.paid > known.stake) onSound({ winBets: known.paid / known.stake });
  };

  const lie = () => {
    patch({ shown: motion === 'full' ? 'come' : 'told', history });
    if (coming.end) onSound(coming.end);
    reveal();
    endWait = clock.after(LOOK_MS, () => patch({ shown: 'told' }));
  };

  const come = (drawn: Drawn) => {
    if (getState().shown !== 'waiting') return;
    const left = Math.max(0, getState().endsAtMs - clock.now());
    const comingMs = Math.min(coming.mostMs, left * coming.share);
    patch({ drawn, shown: 'coming', comingMs });
    if (motion === 'full' && comingMs > 0) endWait = clock.after(comingMs, lie);
    else lie();
  };

  const open = ({ tableRound, remainingMs }: TableData<'state'>) => {
    patch({ shown: 'rest', drawn: null, outcome: undefined, history });
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
    patch({ shown: 'waiting', drawn: null, outcome: undefined, history });
    say({ kind: 'closed' });
    if (coming.begin) onSound(coming.begin);
  };

  /** The table is joined, or heard again, where what came is known already. */
  const join = (drawn: Drawn | null) => {
    takeBack();
    patch({ shown: 'told', drawn, outcome: undefined, history });
    onSound('hush');
    reveal();
  };

  return {
    /** The table says where its round stands. */
    hear: (data: TableData<'state'>) => {
      history = data.history.map(readDrawn);
    },
    /** The phase changed; `isWaiting` where the wait for what comes was seen. */
    change: (data: TableData<'state'>, isWaiting: boolean) => {
      endWait();
      if (data.phase === 'betting') open(data);
      else if (data.phase === 'closed') close();
      else if (isWaiting && data.outcome) come(readDrawn(data.outcome));
      else join(data.outcome && readDrawn(data.outcome));
    },
    /** What this round came to is there. */
    take: (data: TableData<'result'>) => {
      result = data;
      come(readDrawn(data.outcome));
      reveal();
    },
    /** A round is over whose result was never shown, as in a page that nobody looks at. */
    settleUnseen: (tableRound: string) => {
      if (result?.tableRound === tableRound && !getState().outcome) settle(stage, result);
    },
  };
}
