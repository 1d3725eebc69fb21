import type { OriginalsFaultCode, OriginalsTableEvent } from '../../../schemas/originalsApi.ts';
import type { ChipLimitsJson } from '../../../engine/games/chips.ts';
import { ENDING_FAULTS } from '../parts/endingFaults.ts';
import { OriginalsFault } from '../transport/createTransport.ts';
import { chipValues, type ChipLimits } from './chipValues.ts';
import { createTableHand, type TableHand } from './createTableHand.ts';
import { createTableRound } from './createTableRound.ts';
import { addUp, NOTHING, sumOf, type Laid } from './laying.ts';
import type { TableState } from './tableState.ts';
import type { TableOptions, TableStage } from './tableStage.ts';

/** What leads a player through the rounds of a table. */
export interface TableDirector<Drawn> extends TableHand {
  readonly limits: ChipLimits;
  /** Minor units of the chips in hand. */
  readonly chips: readonly number[];
  getState(): TableState<Drawn>;
  /** Calls back after every change; gives what ends that. */
  subscribe(listener: () => void): () => void;
  /** Bets what is laid. */
  place(): void;
  /** Listens to the table; gives what ends that. */
  watch(): () => void;
}

const NOTE_MS = 8000;

/** Refusals after which the chips may be tried again as they lay. */
const BET_NOTES: Partial<Record<OriginalsFaultCode, 'balance' | 'tooLate' | 'refused'>> = {
  betRefused: 'balance',
  bettingClosed: 'tooLate',
  roundCancelled: 'refused',
  badRequest: 'refused',
};

/** Leads a player through the rounds of a table: what it tells, the chips in hand, and the bets. */
export function createTableDirector<Drawn>(options: TableOptions<Drawn>): TableDirector<Drawn> {
  const stage = createStage(options);
  const { opened, line, limits, chips, getState, patch, say } = stage;
  const round = createTableRound(stage);
  const place = createPlacing(stage);
  const onEvent = (event: OriginalsTableEvent) => {
    if (getState().ended) return;
    if (event.event === 'state') round.onState(event.data);
    else if (event.event === 'bets') round.onBets(event.data);
    else if (event.event === 'result') round.onResult(event.data);
    else end(stage, 'sessionEnded');
  };
  return {
    ...createTableHand(stage),
    limits,
    chips,
    getState,
    subscribe: stage.subscribe,
    place: () => {
      const { phase, laid, placing } = getState();
      if (phase !== 'betting') return say({ kind: 'notNow' });
      if (laid.size > 0 && placing.size === 0) void place(laid);
    },
    watch: () => {
      const { session } = opened;
      const onLine = (isHeard: boolean) => patch({ isHeard });
      return line.watch({ session, onEvent, onLine, onEnd: (code) => end(stage, code) });
    },
  };
}

function end<Drawn>(
  { getState, patch, tell, onSound }: TableStage<Drawn>,
  code: OriginalsFaultCode,
) {
  if (getState().ended) return;
  patch({ ended: code });
  onSound('hush');
  tell({ livery: 'ended' });
}

function createStage<Drawn>(options: TableOptions<Drawn>) {
  const { opened, clock, money } = options;
  const listeners = new Set<() => void>();
  const limits = readLimits(options);
  const chips = chipValues(limits);
  let state = firstState<Drawn>(money.toMinor(opened.balance), chips);
  const patch = (change: Partial<TableState<Drawn>>) => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };
  const stage: TableStage<Drawn> = {
    ...options,
    limits,
    chips,
    getState: () => state,
    patch,
    note: (note) => {
      patch({ note });
      clock.after(NOTE_MS, () => state.note === note && patch({ note: undefined }));
    },
    say: (said) => patch({ said }),
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return { ...stage, subscribe };
}

function readLimits({ opened, money }: Pick<TableOptions<never>, 'opened' | 'money'>): ChipLimits {
  const { leastASpot, mostASpot, mostARound } = opened.limits as unknown as ChipLimitsJson;
  return {
    leastASpot: money.toMinor(leastASpot),
    mostASpot: money.toMinor(mostASpot),
    mostARound: money.toMinor(mostARound),
  };
}

/** Bets chips; what may still come is asked for with the same requestId until it comes. */
function createPlacing<Drawn>(stage: TableStage<Drawn>) {
  const { opened, transport, money, getState, patch, note, say, tell, newRequestId } = stage;

  const stand = (tableRound: string, before: Laid, placed: Laid) => {
    const { standing } = getState();
    if (getState().tableRound !== tableRound) return;
    // The table may have told it before its answer came.
    const after = addUp(before, placed);
    patch({ standing: sumOf(standing) >= sumOf(after) ? standing : after });
  };

  const refuse = (code: OriginalsFaultCode, placed: Laid, tableRound: string) => {
    const kind = BET_NOTES[code] ?? 'unsure';
    const { phase, laid } = getState();
    const isOpen = phase === 'betting' && getState().tableRound === tableRound;
    if (isOpen && (kind === 'balance' || kind === 'refused')) patch({ laid: addUp(placed, laid) });
    if (code !== 'internal' && ENDING_FAULTS.includes(code)) return end(stage, code);
    note({ kind });
  };

  return async (placed: Laid) => {
    const { tableRound, standing } = getState();
    const chips = [...placed].map(([spot, minor]) => ({ spot, amount: money.toWire(minor) }));
    patch({ laid: NOTHING, past: [], placing: placed, note: undefined });
    try {
      const { session } = opened;
      const requestId = newRequestId();
      const bet = await transport.ask('bet', { session, requestId, tableRound, bet: { chips } });
      patch({ placing: NOTHING, balance: money.toMinor(bet.balance) });
      stand(tableRound, standing, placed);
      say({ kind: 'placed' });
      tell({ livery: 'balance', balance: bet.balance, currency: opened.currency });
    } catch (fault) {
      patch({ placing: NOTHING });
      refuse(fault instanceof OriginalsFault ? fault.code : 'internal', placed, tableRound);
    }
  };
}

function firstState<Drawn>(balance: number, chips: readonly number[]): TableState<Drawn> {
  return {
    phase: 'joining',
    tableRound: '',
    endsAtMs: 0,
    phaseMs: 0,
    serverSeedHash: '',
    players: 0,
    history: [],
    drawn: null,
    shown: 'rest',
    comingMs: 0,
    laid: NOTHING,
    past: [],
    placing: NOTHING,
    standing: NOTHING,
    last: NOTHING,
    chip: Math.min(1, chips.length - 1),
    balance,
    isHeard: true,
  };
}
