import { findFamily } from '../../../engine/lottery/families.ts';
import { legsOfPrice } from '../../../engine/lottery/prices.ts';

interface Bet {
  readonly family: string;
  readonly play: string;
  readonly selection: string;
  readonly draw: unknown;
}

/** Units of a bet, and what wins on a draw, tier by tier. */
export function run({ family: familyId, play: code, selection: text, draw }: Bet) {
  // Cases write bets on two stations under the structure of the stations.
  const id = code === 'DAXIEN' ? 'VNSX' : familyId;
  const family = findFamily(id);
  const play = family?.plays.find((other) => other.code === code);
  if (!family || !play) return { error: 'UNKNOWN_PLAY' };
  const reading = play.read(text);
  if (reading.faults) return { error: reading.faults[0]!.code };
  // Cases of single balls repeat numbers that no draw has twice.
  const drawn = id === 'LHC' ? draw : family.readDraw(draw);
  const wins: Record<string, number> = {};
  for (const { price, units: won } of play.settle(reading.selection, drawn)) {
    const tier =
      price === 'R'
        ? 'R'
        : (play.prices.find(({ id }) => id === legsOfPrice(price)[0])?.tier ?? price);
    wins[tier] = (wins[tier] ?? 0) + won;
  }
  return { units: reading.units, wins };
}
