import type { Lottery } from '../../../engine/lottery/catalogue/lottery.ts';
import { FAMILIES, playsOf } from '../../../engine/lottery/families.ts';
import { LOTTERIES } from '../../../engine/lottery/lotteries.ts';
import type { LotteryFamily, LotteryPlay } from '../../../engine/lottery/lotteryModel.ts';
import type { LOTTERY_FEATURES } from '../../../schemas/api/lotteryFields.ts';

/** A feature that lotteries are behind. */
export type LotteryFeature = (typeof LOTTERY_FEATURES)[number];

const FEATURE_OF_ACCOUNT = {
  LOTT: 'lottery',
  ELOTT: 'elott',
  TCG_LOTTO_VN: 'vnLottery',
  TCG_SEA: 'seaLottery',
} as const satisfies Record<Lottery['account'], LotteryFeature>;

/** A lottery with its structure. */
export interface CatalogueEntry {
  readonly lottery: Lottery;
  readonly family: LotteryFamily;
  readonly feature: LotteryFeature;
  /** The plays that it has, by their codes. */
  readonly plays: ReadonlyMap<string, LotteryPlay>;
}

/** The lotteries of a gateway. */
export interface LotteryCatalogue {
  /** In the order of the catalogue. */
  readonly entries: readonly CatalogueEntry[];
  find(code: string): CatalogueEntry | undefined;
}

/** Makes a catalogue. Lotteries whose family is not there are left out. */
export function createCatalogue(
  lotteries: readonly Lottery[],
  families: readonly LotteryFamily[],
): LotteryCatalogue {
  const byFamily = new Map(families.map((family) => [family.id, family]));
  const entries = lotteries.flatMap((lottery): CatalogueEntry[] => {
    const family = byFamily.get(lottery.family);
    if (!family) return [];
    return [
      {
        lottery,
        family,
        feature: FEATURE_OF_ACCOUNT[lottery.account],
        plays: new Map(playsOf(lottery, family).map((play) => [play.code, play])),
      },
    ];
  });
  const byCode = new Map(entries.map((entry) => [entry.lottery.id, entry]));
  return { entries, find: (code) => byCode.get(code) };
}

/** The product's own. */
export const productCatalogue = createCatalogue(LOTTERIES, FAMILIES);
