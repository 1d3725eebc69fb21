import type { DrawStream } from '../../../engine/games/fairness/drawStream.ts';
import { createRouletteModel } from '../../../engine/games/roulette/rouletteModel.ts';
import { POCKETS } from '../../../engine/games/roulette/spots.ts';
import { computeExactFigures } from '../../../engine/games/slots/slotFigures.ts';
import { slotGames } from '../../../engine/games/slots/slotGames.ts';
import { drawSlotRound } from '../../../engine/games/slots/slotModel.ts';
import { readSlotRules } from '../../../engine/games/slots/slotRules.ts';
import type { Fraction } from '../../../engine/games/exact/fraction.ts';

/** A game whose chance is put to the test. */
export interface Subject {
  readonly id: string;
  /** Plays a round; gives what it paid for each unit staked. */
  play(stream: DrawStream): number;
  /** Exact mean of what a round pays. */
  readonly mean: number;
  /** Exact variance of it. */
  readonly variance: number;
}

const toNumber = ({ over, under }: Fraction) => Number((over * 10n ** 15n) / under) / 1e15;

function slotSubjects(): readonly Subject[] {
  return slotGames.map((game) => {
    const rules = readSlotRules(game);
    const { meanReturn, variance } = computeExactFigures(rules);
    return {
      id: game.id,
      play: (stream) => drawSlotRound(rules, stream).totalCoins / rules.coins,
      mean: toNumber(meanReturn),
      variance: toNumber(variance),
    };
  });
}

/** One chip each on a number, a corner, a dozen and a colour. */
function rouletteSubject(): Subject {
  const limits = { leastASpotMinor: 1, mostASpotMinor: 1, mostARoundMinor: 4 };
  const model = createRouletteModel(limits);
  const spots = ['straight:17', 'corner:1-2-4-5', 'dozen:3', 'red'];
  const bet = spots.map((spot) => ({ spot, amountMinor: 1 }));
  const pay = (number: number) => model.settle(bet, { number }).returnMinor / bet.length;
  const pays = Array.from({ length: POCKETS }, (_, number) => pay(number));
  const mean = pays.reduce((sum, each) => sum + each, 0) / POCKETS;
  return {
    id: 'roulette',
    play: (stream) => pay(model.draw(stream).number),
    mean,
    variance: pays.reduce((sum, each) => sum + (each - mean) ** 2, 0) / POCKETS,
  };
}

/** Every game of our own. */
export const subjects = (): readonly Subject[] => [...slotSubjects(), rouletteSubject()];
