import { numbersOf } from '../../../engine/lottery/halfPay.ts';
import { mostPayout, prizeTable } from '../../../engine/lottery/prices.ts';
import { unitParts } from '../../../engine/lottery/unitParts.ts';
import type { Database } from '../../db/database.ts';
import type { SlipItem } from '../../db/lotteryTables.ts';
import type { CatalogueEntry } from './catalogue.ts';
import { listPicked } from './foresee.ts';
import { pricingOf } from './offer.ts';
import { termsOf } from './readBet.ts';

/** What members could win by each combination of plays whose units are made of several numbers; amounts in minor units. */
export interface UnitExposure {
  /** The most first. */
  readonly items: readonly {
    readonly play: string;
    readonly option: string;
    readonly amountMinor: bigint;
  }[];
  /** Lines of slips that fall into too many combinations to be listed. */
  readonly unlisted: number;
}

/**
 * Reads the orders of a merchant in an issue, batch by batch, and adds up what bets do not count as they are placed: see
 * `lottery_exposures` for plays of single numbers. Amounts are those before caps.
 */
export async function readUnitExposure(
  db: Database,
  { family }: CatalogueEntry,
  of: { readonly merchantCode: string; readonly issueId: bigint },
): Promise<UnitExposure> {
  const plays = new Map(family.plays.map((play) => [play.code, play]));
  const sums = new Map<string, { play: string; option: string; amountMinor: bigint }>();
  let unlisted = 0;
  const add = (item: SlipItem, times: { readonly multiple: number; readonly decimals: number }) => {
    const play = plays.get(item.play);
    if (!play || numbersOf(play, item.selection).length > 0) return;
    const parts = unitParts(play, item.selection);
    if (parts.length === 0) unlisted += 1;
    const terms = termsOf(item, times.multiple, times.decimals);
    const table = prizeTable(play.prices, pricingOf(item.series, item.odds), terms);
    for (const option of parts) {
      const name = `${item.play} ${option}`;
      const sum = sums.get(name) ?? { play: item.play, option, amountMinor: 0n };
      sum.amountMinor += mostPayout(play, option, table, terms);
      sums.set(name, sum);
    }
  };
  for await (const { order, slip } of listPicked(db, of)) {
    for (const item of slip.items) add(item, order);
  }
  const items = [...sums.values()].sort((one, other) =>
    one.amountMinor > other.amountMinor ? -1 : one.amountMinor < other.amountMinor ? 1 : 0,
  );
  return { items, unlisted };
}
