import { describe, expect, it, vi } from 'vitest';
import type { OriginalsMessage, OriginalsValue } from '../../../schemas/originalsApi.ts';
import { slotGames } from '../../../engine/games/slots/slotGames.ts';
import { readSlotRules } from '../../../engine/games/slots/slotRules.ts';
import {
  createFakeOpened,
  createFakeRound,
  findRound,
} from '../../../tests/support/originalsVendor.ts';
import { OriginalsFault, type Transport } from '../transport/createTransport.ts';
import { createDirector } from './createDirector.ts';

const game = slotGames.find(({ id }) => id === 'tide-of-pearls')!;
const rules = readSlotRules(game);

/** A director whose clock stands still, and what it asked and told. */
function direct(ask: (call: string, body: unknown) => Promise<unknown>, more = {}) {
  const opened: OriginalsValue<'open'> = { ...createFakeOpened(game), ...more };
  const told: OriginalsMessage[] = [];
  const heard: unknown[] = [];
  const waits: { readonly ms: number; readonly run: () => void }[] = [];
  let ids = 0;
  const director = createDirector({
    rules,
    opened,
    transport: { ask } as Transport,
    clock: {
      after: (ms, run) => {
        waits.push({ ms, run });
        return () => undefined;
      },
    },
    motion: 'still',
    newRequestId: () => `request-${(ids += 1)}`,
    tell: (message) => told.push(message),
    onSound: (cue) => heard.push(cue),
  });
  return { director, told, heard, waits };
}

const won = findRound(game, ({ coins, freeSpins }) => coins > 0 && freeSpins.length === 0);
const featured = findRound(game, ({ freeSpins }) => freeSpins.length > 0);

describe('a slot game', () => {
  it('plays a round, and tells the site once it has been shown', async () => {
    const round = createFakeRound(game, won);
    const seeds = createFakeOpened(game).seeds;
    const { director, told } = direct(async () => ({ round, balance: '77.00', seeds }));
    director.press();
    expect(director.getState().phase).toBe('turning');
    await vi.waitFor(() => expect(director.getState().balance).toBe('77.00'));
    const { stake, paid, currency, mode } = round;
    expect(told).toEqual([
      { livery: 'begun' },
      { livery: 'round', stake, paid, balance: '77.00', currency, mode },
    ]);
    expect(director.getState()).toMatchObject({ phase: 'rest', isOver: true, lit: 'all' });
  });

  it('begins no further round before the shortest time of one is over, however often it is pressed', async () => {
    const round = createFakeRound(game, won);
    const { seeds } = createFakeOpened(game);
    let asked = 0;
    const { director, waits } = direct(
      async () => {
        asked += 1;
        return { round, balance: '77.00', seeds };
      },
      { shortestRoundMs: 2500 },
    );
    director.press();
    await vi.waitFor(() => expect(director.getState().phase).toBe('wins'));
    director.press();
    await Promise.resolve();
    director.press();
    expect([asked, director.getState().phase]).toEqual([1, 'wins']);
    expect(waits.map(({ ms }) => ms)).toContain(2500);
    waits.find(({ ms }) => ms === 2500)!.run();
    await vi.waitFor(() => expect(director.getState().phase).toBe('rest'));
    director.press();
    expect(asked).toBe(2);
  });

  it('takes the stake from what shows while the reels turn, and gives it back where it was refused', async () => {
    const { director } = direct(() => Promise.reject(new OriginalsFault('betRefused')));
    const before = director.getState().balance;
    director.press();
    expect(Number(director.getState().balance)).toBeLessThan(Number(before));
    await vi.waitFor(() => expect(director.getState().refusal).toBe('betRefused'));
    expect(director.getState()).toMatchObject({ phase: 'rest', balance: before });
  });

  it.each([
    ['less than its bet is paid', (coins: number) => coins > 0 && coins <= rules.coins, 0],
    ['more than its bet is paid', (coins: number) => coins > rules.coins, 1],
  ])('where %s celebrates so many times: %#', async (_, isWanted, times) => {
    const outcome = findRound(
      game,
      ({ coins, freeSpins }) => isWanted(coins) && freeSpins.length === 0,
    );
    const round = createFakeRound(game, outcome);
    const seeds = createFakeOpened(game).seeds;
    const { director, heard } = direct(async () => ({ round, balance: '77.00', seeds }));
    director.press();
    await vi.waitFor(() => expect(director.getState().balance).toBe('77.00'));
    expect(heard.filter((cue) => typeof cue === 'object')).toHaveLength(times);
  });

  it('takes a new requestId for every round', async () => {
    const ids: unknown[] = [];
    const { director } = direct((_, body) => {
      ids.push((body as { requestId: string }).requestId);
      return Promise.reject(new OriginalsFault('roundCancelled'));
    });
    for (const count of [1, 2]) {
      director.press();
      await vi.waitFor(() => expect(director.getState().phase).toBe('rest'));
      expect(ids).toHaveLength(count);
    }
    expect(new Set(ids).size).toBe(2);
  });

  it('is over with its session, and says so to the site', async () => {
    const { director, told } = direct(() => Promise.reject(new OriginalsFault('sessionEnded')));
    director.press();
    await vi.waitFor(() => expect(director.getState().ended).toBe('sessionEnded'));
    expect(told).toEqual([{ livery: 'begun' }, { livery: 'ended' }]);
  });

  it('shows an interrupted round with its free spins to the sum of them', async () => {
    const resumed = createFakeRound(game, featured);
    const { director, told } = direct(() => Promise.reject(new Error('Nothing is asked.')), {
      resumed,
    });
    director.resume();
    await vi.waitFor(() => expect(director.getState().banner?.kind).toBe('summary'));
    expect(director.getState().roundCoins).toBe(featured.totalCoins);
    director.press();
    await vi.waitFor(() => expect(director.getState().phase).toBe('rest'));
    expect(told.at(-1)).toMatchObject({ livery: 'balance' });
  });
});
