import { createDrawStream, type RoundSeeds } from '../../engine/games/fairness/drawStream.ts';
import { createSlotModel, type SlotModel } from '../../engine/games/slots/slotModel.ts';
import { getCoinMinor } from '../../engine/games/coins.ts';
import type { OriginalsSlots } from './originalsGames.ts';

/** What a round is played with besides its seeds. */
export interface SlotTable {
  readonly game: OriginalsSlots;
  readonly currency: string;
  readonly decimals: number;
}

/** What came, as it is kept and told: the page recomputes the wins. */
export interface SlotOutcome {
  readonly stops: readonly number[];
  readonly freeSpins: readonly (readonly number[])[];
}

/** The games as they are played, each made once. */
export interface Slots {
  /** What a level costs in minor units; null where the game has no such level. */
  getStakeMinor(table: SlotTable, level: number): number | null;
  /** Plays a round. Throws RangeError for seeds that are none. */
  play(
    table: SlotTable,
    level: number,
    seeds: RoundSeeds,
  ): { readonly outcome: SlotOutcome; readonly paidMinor: number };
}

/** Makes the games ready. */
export function createSlots(): Slots {
  const models = new Map<string, SlotModel>();
  const getModel = ({ game: { game }, currency, decimals }: SlotTable) => {
    const coinMinor = getCoinMinor(currency, decimals);
    const name = `${game.id} ${coinMinor}`;
    const model = models.get(name) ?? createSlotModel(game, coinMinor);
    models.set(name, model);
    return model;
  };
  return {
    getStakeMinor(table, level) {
      const { faults, ...read } = getModel(table).parseBet({ level });
      return faults === undefined && 'stakeMinor' in read ? read.stakeMinor : null;
    },
    play(table, level, seeds) {
      const model = getModel(table);
      const round = model.draw(createDrawStream(seeds));
      return {
        outcome: { stops: round.stops, freeSpins: round.freeSpins.map(({ stops }) => stops) },
        paidMinor: model.settle({ level }, round).returnMinor,
      };
    },
  };
}
