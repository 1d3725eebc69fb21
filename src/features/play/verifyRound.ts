import { createDrawStream, type RoundSeeds } from '../../../engine/games/fairness/drawStream.ts';
import { hashServerSeed, joinClientSeeds } from '../../../engine/games/fairness/serverSeed.ts';
import { createRouletteModel } from '../../../engine/games/roulette/rouletteModel.ts';
import type { SlotSpin } from '../../../engine/games/slots/judgeSpin.ts';
import { slotGames } from '../../../engine/games/slots/slotGames.ts';
import { createSlotModel } from '../../../engine/games/slots/slotModel.ts';
import type {
  OriginalsRound,
  RouletteOriginalsRound,
  SlotOriginalsRound,
} from '../../../schemas/originalsApi.ts';
import type { SlotGame } from '../../../schemas/slotGame.schema.ts';
import { formatMinor, parseMinor } from '../../lib/minorUnits.ts';

/** One thing that a spin paid for. */
export interface ShownWin {
  readonly name: string;
  readonly count: number;
  readonly coins: number;
}

/** A spin as a person reads it: reels counted from 1, places on a strip too. */
export interface ShownSpin {
  readonly places: readonly { readonly place: number; readonly of: number }[];
  readonly wins: readonly ShownWin[];
  readonly coins: number;
}

/** What the seeds alone say of a round. */
export type Drawn = { readonly computedHash: string } & (
  | { readonly kind: 'slot'; readonly game: string; readonly spins: readonly ShownSpin[] }
  | { readonly kind: 'roulette'; readonly number: number }
);

/** A round computed again, beside what was told of it. */
export interface Verification {
  readonly drawn: Drawn;
  readonly isCommitted: boolean;
  /** Whether the client seed is what those of all who bet come to; always so where one plays alone. */
  readonly isOfAllSeeds: boolean;
  readonly isSameOutcome: boolean;
  /** What it pays by the rules of the game, as a decimal amount. */
  readonly computedPay: string;
  readonly isSamePay: boolean;
}

/** Games that a round can be of, by the id and name that their rules give them. */
export const VERIFIED_GAMES: readonly { readonly id: string; readonly name: string }[] = [
  ...slotGames.map(({ id, name }) => ({ id, name })),
  { id: 'roulette', name: 'Roulette' },
];

/** The wheel asks nothing of chips that were taken long ago. */
const wheel = createRouletteModel({ leastASpotMinor: 1, mostASpotMinor: 1, mostARoundMinor: 1 });

const findSlot = (gameId: string) => slotGames.find(({ id }) => id === gameId);

function drawSlot(game: SlotGame, seeds: RoundSeeds) {
  return createSlotModel(game).draw(createDrawStream(seeds));
}

/** Draws a round of nothing but its seeds; a RangeError for seeds that are none or a game that nobody knows. */
export function drawRound(gameId: string, seeds: RoundSeeds): Drawn {
  const computedHash = hashServerSeed(seeds.serverSeed);
  if (gameId === wheel.id) {
    const { number } = wheel.draw(createDrawStream(seeds));
    return { computedHash, kind: 'roulette', number };
  }
  const game = findSlot(gameId);
  if (!game) throw new RangeError(`No game "${gameId}" is known here.`);
  const round = drawSlot(game, seeds);
  const spins = [
    showSpin(game, 'paid', round),
    ...round.freeSpins.map((spin) => showSpin(game, 'free', spin)),
  ];
  return { computedHash, kind: 'slot', game: game.name, spins };
}

function showSpin(game: SlotGame, mode: 'paid' | 'free', spin: SlotSpin): ShownSpin {
  const { strips } = createSlotModel(game).rules;
  const nameOf = (id: string) => game.symbols.find((symbol) => symbol.id === id)?.name ?? id;
  return {
    places: spin.stops.map((stop, reel) => ({
      place: stop + 1,
      of: strips[mode][reel]?.length ?? 0,
    })),
    wins: spin.wins.map(({ symbol, count, coins }) => ({ name: nameOf(symbol), count, coins })),
    coins: spin.coins,
  };
}

/** Computes a round again whose seed is revealed, and holds what was told of it against that. */
export function verifyRound(round: OriginalsRound, serverSeed: string): Verification {
  const { gameId, clientSeed, nonce, decimals } = round;
  const seeds = { serverSeed, clientSeed, nonce };
  const drawn = drawRound(gameId, seeds);
  const outcome =
    round.kind === 'slot' ? judgeSlot(round, seeds) : judgeRoulette(round, drawn, decimals);
  const told = parseMinor(round.paid, decimals);
  return {
    drawn,
    isCommitted: drawn.computedHash === round.serverSeedHash,
    isOfAllSeeds: round.kind === 'slot' || joinClientSeeds(round.clientSeeds ?? []) === clientSeed,
    isSameOutcome: outcome.isSame,
    computedPay: formatMinor(outcome.pay, decimals),
    isSamePay: told === outcome.pay,
  };
}

const isAlike = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

function judgeSlot(round: SlotOriginalsRound, seeds: RoundSeeds) {
  const game = findSlot(round.gameId);
  const stake = parseMinor(round.stake, round.decimals);
  if (!game || stake === null) throw new RangeError('This round cannot be read.');
  const { stops, freeSpins, totalCoins } = drawSlot(game, seeds);
  const isSame =
    isAlike(stops, round.outcome.stops) &&
    isAlike(
      freeSpins.map((spin) => spin.stops),
      round.outcome.freeSpins,
    );
  return { isSame, pay: (BigInt(totalCoins) * stake) / BigInt(game.coins) };
}

function judgeRoulette(round: RouletteOriginalsRound, drawn: Drawn, decimals: number) {
  if (drawn.kind !== 'roulette') throw new RangeError('This round is of another game.');
  const bet = round.bet.chips.map(({ spot, amount }) => ({
    spot,
    amountMinor: Number(parseMinor(amount, decimals) ?? 0n),
  }));
  const { returnMinor } = wheel.settle(bet, { number: drawn.number });
  return { isSame: drawn.number === round.outcome.number, pay: BigInt(returnMinor) };
}
