import type { CashbackTerms } from '../../../engine/rewards/cashbackTerms.ts';
import { dayIn, type IsoDay } from '../../../engine/zonedTime.ts';
import type { ResolvedBrand } from '../../../schemas/resolvedBrand.ts';
import type { Tx } from '../../db/database.ts';
import { Problem } from '../../http/problem.ts';
import { findTerms, insertTerms, listPlannedTerms } from './cashback.repository.ts';
import { keepTerms, readKept, readTerms } from './cashbackTerms.ts';

/** What the desk said of days from one on. */
export interface SaidTerms {
  readonly from: IsoDay;
  readonly terms: CashbackTerms | null;
  readonly by: string;
}

/** What the desk reads and says of cashback. */
export interface CashbackDesk {
  /** What holds today, who said it (null: the brand file), and what is planned, the next first. */
  read(
    tx: Tx,
    brand: ResolvedBrand,
    now: Date,
  ): Promise<{
    readonly today: IsoDay;
    readonly terms: CashbackTerms | null;
    readonly said: SaidTerms | null;
    readonly planned: readonly SaidTerms[];
  }>;
  /** What a day would give as it stands. */
  readonly readTerms: typeof readTerms;
  /** Throws Problem bodyInvalid for a day that is none, or has begun. */
  requireAhead(brand: ResolvedBrand, from: IsoDay, now: Date): void;
  setTerms(tx: Tx, brand: ResolvedBrand, said: SaidTerms & { readonly at: Date }): Promise<void>;
}

/** Makes it. */
export function createCashbackDesk({ ids }: { readonly ids: () => string }): CashbackDesk {
  const requireAhead: CashbackDesk['requireAhead'] = ({ timeZone }, from, now) => {
    const at = new Date(`${from}T00:00:00Z`);
    const isDay = !Number.isNaN(at.getTime()) && at.toISOString().startsWith(from);
    if (!isDay || from <= dayIn(timeZone, now.getTime())) {
      throw new Problem('bodyInvalid', 'Field "from" is no day after today.');
    }
  };
  return {
    readTerms,
    requireAhead,
    async read(tx, brand, now) {
      const today = dayIn(brand.timeZone, now.getTime());
      const said = await findTerms(tx, today);
      const planned = await listPlannedTerms(tx, today);
      const show = (row: NonNullable<typeof said>): SaidTerms => ({
        from: row.from_day,
        terms: row.terms && readKept(row.terms),
        by: row.created_by,
      });
      return {
        today,
        terms: await readTerms(tx, brand, today),
        said: said ? show(said) : null,
        planned: planned.map(show),
      };
    },
    async setTerms(tx, brand, { from, terms, by, at }) {
      requireAhead(brand, from, at);
      await insertTerms(tx, {
        merchant_code: brand.merchantCode,
        id: ids(),
        from_day: from,
        terms: terms && keepTerms(terms),
        created_at: at,
        created_by: by,
      });
    },
  };
}
