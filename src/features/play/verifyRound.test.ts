import { describe, expect, it } from 'vitest';
import { createDrawStream } from '../../../engine/games/fairness/drawStream.ts';
import { hashServerSeed, joinClientSeeds } from '../../../engine/games/fairness/serverSeed.ts';
import { slotGames } from '../../../engine/games/slots/slotGames.ts';
import { createSlotModel } from '../../../engine/games/slots/slotModel.ts';
import type { OriginalsRound } from '../../../schemas/originalsApi.ts';
import { formatMinor } from '../../../engine/minorUnits.ts';
import { drawRound, verifyRound } from './verifyRound.ts';

const serverSeed = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';
const clientSeed = 'lucky-Member_1';

const basics = {
  id: 'A'.repeat(22),
  mode: 'real',
  playedAt: '2026-01-15T12:00:00.000Z',
  currency: 'EUR',
  decimals: 2,
  clientSeed,
  serverSeedHash: hashServerSeed(serverSeed),
  serverSeed,
} as const;

/** The first of these seeds that brings free spins, or else that pays. */
function playSlot(at: number): OriginalsRound {
  const game = slotGames[at]!;
  const model = createSlotModel(game);
  const rounds = Array.from({ length: 400 }, (_, nonce) => ({
    nonce,
    round: model.draw(createDrawStream({ serverSeed, clientSeed, nonce })),
  }));
  const { nonce, round } =
    rounds.find((each) => each.round.freeSpins.length > 0) ??
    rounds.find((each) => each.round.totalCoins > 0)!;
  const level = game.levels[1]!;
  return {
    ...basics,
    kind: 'slots',
    gameCode: game.id,
    gameId: game.id,
    nonce,
    bet: { level },
    stake: formatMinor(BigInt(game.coins * level), 2),
    paid: formatMinor(BigInt(model.settle({ level }, round).returnMinor), 2),
    outcome: { stops: [...round.stops], freeSpins: round.freeSpins.map(({ stops }) => [...stops]) },
  };
}

const clientSeeds = [clientSeed, 'NtW9gL2wq0vQx7Ya'];

const roulette: OriginalsRound = {
  ...basics,
  clientSeed: joinClientSeeds(clientSeeds),
  clientSeeds,
  kind: 'roulette',
  gameCode: 'wheel',
  gameId: 'roulette',
  nonce: 0,
  bet: {
    chips: [
      { spot: 'straight:13', amount: '1.00' },
      { spot: 'red', amount: '2.50' },
      { spot: 'black', amount: '2.50' },
    ],
  },
  stake: '6.00',
  paid: '41.00',
  outcome: { number: 13 },
};

const agrees = { isCommitted: true, isOfAllSeeds: true, isSameOutcome: true, isSamePay: true };

describe('a round computed again', () => {
  it.each(slotGames.map(({ id }, at) => [id, at] as const))('agrees for %s', (_id, at) => {
    const round = playSlot(at);
    expect(verifyRound(round, serverSeed)).toMatchObject({ ...agrees, computedPay: round.paid });
  });

  it('agrees for roulette', () => {
    expect(verifyRound(roulette, serverSeed)).toMatchObject({ ...agrees, computedPay: '41.00' });
  });

  it('shows a seed that is another than the house was bound to', () => {
    const other = serverSeed.replace('00', '01');
    expect(verifyRound(roulette, other).isCommitted).toBe(false);
  });

  it('shows a seed of a table that those of all who bet do not come to', () => {
    for (const seeds of [clientSeeds.slice(1), [...clientSeeds, 'late'], undefined]) {
      expect(verifyRound({ ...roulette, clientSeeds: seeds! }, serverSeed)).toMatchObject({
        ...agrees,
        isOfAllSeeds: false,
      });
    }
  });

  it('shows another outcome than the seeds give', () => {
    const slot = playSlot(0);
    const stops = (slot.outcome['stops'] as number[]).map((stop, at) =>
      at === 4 ? stop + 1 : stop,
    );
    const changed = { ...slot, outcome: { ...slot.outcome, stops } };
    expect(verifyRound(changed, serverSeed).isSameOutcome).toBe(false);
    const moved = { ...roulette, outcome: { number: 20 } };
    expect(verifyRound(moved, serverSeed)).toMatchObject({ isSameOutcome: false, isSamePay: true });
  });

  it('shows another pay than the rules give', () => {
    expect(verifyRound({ ...roulette, paid: '5.00' }, serverSeed)).toMatchObject({
      isSameOutcome: true,
      isSamePay: false,
    });
    expect(verifyRound({ ...playSlot(0), paid: '0.01' }, serverSeed).isSamePay).toBe(false);
  });
});

describe('seeds by hand', () => {
  it('give the number of a wheel', () => {
    expect(drawRound('roulette', { serverSeed, clientSeed, nonce: 0 })).toEqual({
      kind: 'roulette',
      gameId: 'roulette',
      outcome: { number: 19 },
      computedHash: '630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd',
    });
  });

  it('give five places on the reels of every slot', () => {
    for (const { id } of slotGames) {
      const { kind, outcome } = drawRound(id, { serverSeed, clientSeed, nonce: 3 });
      expect([kind, (outcome['stops'] as number[]).length]).toEqual(['slots', 5]);
    }
  });

  it('are refused where they are none', () => {
    const seeds = { serverSeed, clientSeed, nonce: 0 };
    expect(() => drawRound('roulette', { ...seeds, serverSeed: 'x' })).toThrow(RangeError);
    expect(() => drawRound('roulette', { ...seeds, nonce: Number.NaN })).toThrow(RangeError);
    expect(() => drawRound('poker', seeds)).toThrow(RangeError);
  });
});
