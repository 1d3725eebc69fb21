import { createDrawStream } from '../../engine/games/fairness/drawStream.ts';
import { drawSlotRound, type SlotRound } from '../../engine/games/slots/slotModel.ts';
import { readSlotRules } from '../../engine/games/slots/slotRules.ts';
import type { OriginalsValue, OriginalsRound } from '../../schemas/originalsApi.ts';
import type { SlotGame } from '../../schemas/slotGame.schema.ts';

const SEED = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';
const HASH = '630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd';
const LEVEL = 5;
const CENTS = 100;

const toAmount = (cents: number) => (cents / CENTS).toFixed(2);

/** A game as our own vendor opens it, a cent a coin. */
export function createFakeOpened(game: SlotGame): OriginalsValue<'open'> {
  return {
    session: 's'.repeat(43),
    gameCode: game.id,
    kind: 'slots',
    gameId: game.id,
    mode: 'real',
    currency: 'EUR',
    decimals: 2,
    language: 'en',
    balance: '1250.50',
    endsAt: '2026-01-01T12:00:00.000Z',
    limits: {
      levels: game.levels.map((level) => ({ level, stake: toAmount(level * game.coins) })),
      coin: '0.01',
    },
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

/** The first round of a game that is as wanted, always the same one. */
export function findRound(game: SlotGame, isWanted: (round: SlotRound) => boolean): SlotRound {
  const rules = readSlotRules(game);
  for (let nonce = 0; nonce < 20_000; nonce += 1) {
    const stream = createDrawStream({ serverSeed: SEED, clientSeed: 'fake', nonce });
    const round = drawSlotRound(rules, stream);
    if (isWanted(round)) return round;
  }
  throw new Error(`No such round of ${game.id} among 20,000.`);
}

/** A round as our own vendor tells it. */
export function createFakeRound(game: SlotGame, round: SlotRound): OriginalsRound {
  return {
    id: 'AAECAwQFBgcICQoLDA0ODw',
    gameCode: game.id,
    gameId: game.id,
    kind: 'slots',
    mode: 'real',
    playedAt: '2026-01-01T10:00:00.000Z',
    stake: toAmount(game.coins * LEVEL),
    paid: toAmount(round.totalCoins * LEVEL),
    currency: 'EUR',
    decimals: 2,
    bet: { level: LEVEL },
    outcome: {
      stops: [...round.stops],
      freeSpins: round.freeSpins.map(({ stops }) => [...stops]),
    },
    clientSeed: 'lucky-Member_1',
    nonce: 6,
    serverSeedHash: HASH,
    serverSeed: null,
  };
}
