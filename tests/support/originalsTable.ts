import type { ChipsJson } from '../../engine/games/chips.ts';
import type { OriginalsTableEvent, OriginalsValue } from '../../schemas/originalsApi.ts';
import type { TableLine, TableListener } from '../../src/originals/transport/createTableLine.ts';

type Data<Name extends OriginalsTableEvent['event']> = Extract<
  OriginalsTableEvent,
  { readonly event: Name }
>['data'];

const HASH = '630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd';
const SEED = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';

/** The table as our own vendor opens it, from 0.10 to 100.00 a spot. */
export function createFakeTable(): OriginalsValue<'open'> {
  return {
    session: 's'.repeat(43),
    gameCode: 'roulette',
    kind: 'roulette',
    gameId: 'roulette',
    mode: 'real',
    currency: 'EUR',
    decimals: 2,
    language: 'en',
    balance: '1250.50',
    endsAt: '2026-01-01T12:00:00.000Z',
    limits: { leastASpot: '0.10', mostASpot: '100.00', mostARound: '500.00' },
    seeds: {
      serverSeedHash: HASH,
      clientSeed: 'lucky-Member_1',
      nonce: 7,
      nextServerSeedHash: [...HASH].reverse().join(''),
    },
    highestStake: null,
    shortestRoundMs: 0,
    freeSpins: null,
    resumed: null,
  };
}

/** Numbers that came before, the newest first. */
export const FAKE_HISTORY = [
  32, 8, 0, 19, 26, 11, 11, 5, 36, 23, 4, 14, 29, 30, 2, 17, 21, 33, 10, 1,
].map((number) => ({ number }));

/** What a table says of itself in round "r1", twelve seconds before betting ends. */
export function stateEvent(more: Partial<Data<'state'>> = {}): OriginalsTableEvent {
  const data: Data<'state'> = {
    tableRound: 'r1',
    phase: 'betting',
    remainingMs: 12_000,
    serverSeedHash: HASH,
    players: 7,
    history: FAKE_HISTORY,
    outcome: null,
    ...more,
  };
  return { event: 'state', data };
}

/** What a player is told to have on the cloth. */
export function betsEvent(chips: ChipsJson['chips'], tableRound = 'r1'): OriginalsTableEvent {
  const stake = chips.reduce((sum, { amount }) => sum + Number(amount), 0).toFixed(2);
  return { event: 'bets', data: { tableRound, bet: chips.length === 0 ? null : { chips }, stake } };
}

/** What a player is told of the number 17 in round "r1". */
export function resultEvent(more: Partial<Data<'result'>> = {}): OriginalsTableEvent {
  const data: Data<'result'> = {
    tableRound: 'r1',
    outcome: { number: 17 },
    serverSeed: SEED,
    serverSeedHash: HASH,
    clientSeed: [...HASH].reverse().join(''),
    nonce: 812,
    stake: '0',
    paid: '0',
    balance: null,
    roundIds: [],
    ...more,
  };
  return { event: 'result', data };
}

/** A table without a network, which says what it is told to say. */
export function createFakeLine(first: readonly OriginalsTableEvent[] = []) {
  const listeners = new Set<TableListener>();
  const line: TableLine = {
    watch: (listener) => {
      listeners.add(listener);
      for (const event of first) listener.onEvent(event);
      return () => listeners.delete(listener);
    },
  };
  return {
    line,
    say: (...events: readonly OriginalsTableEvent[]) => {
      for (const event of events) for (const listener of listeners) listener.onEvent(event);
    },
    setThere: (isThere: boolean) => {
      for (const listener of listeners) listener.onLine(isThere);
    },
    end: () => {
      for (const listener of listeners) listener.onEnd('sessionEnded');
    },
  };
}
