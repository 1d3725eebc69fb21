import { addDays, dayIn, momentOf, type IsoDay } from '../../../engine/zonedTime.ts';
import type { ResolvedBrand } from '../../../schemas/resolvedBrand.ts';
import type { SiteFinder } from '../../composition/module.ts';
import { withTransaction, type Database, type Tx } from '../../db/database.ts';
import type { BadgesService } from '../badges/badges.service.ts';
import { birthdayPage, countPage, keepPage, monthPage } from './dayPages.ts';
import { expireDue, listMerchantsWithDue } from './gifts.repository.ts';
import type { DayOf } from './giving.ts';
import { readVipTerms } from './levels.ts';
import { listMerchantsToClose, lockClosing, OPENS_S, setClosed } from './vip.repository.ts';

/** Counts growth, raises and lowers, and gives. */
export interface VipWork {
  /** Does all that is due, of all merchants; one that fails stops no other. */
  work(): Promise<void>;
}

/** What the work is made of. */
export interface VipWorkDeps {
  readonly db: Database;
  readonly clock: () => Date;
  readonly badges: Pick<BadgesService, 'tellAll'>;
  readonly findSite: SiteFinder;
  readonly onError: (error: unknown) => void;
}

const PAGE = 500;
const NOBODY = '00000000-0000-0000-0000-000000000000';

/** The last day of a merchant whose growth can be counted. */
function lastDay({ timeZone }: ResolvedBrand, now: Date): IsoDay {
  const today = dayIn(timeZone, now.getTime());
  return addDays(today, now.getTime() < momentOf(timeZone, today, OPENS_S) ? -2 : -1);
}

type Page = (tx: Tx, of: DayOf, after: string) => Promise<string | null>;

/** Counts a day of a merchant, page by page; what was counted before a fault is not counted again. */
function createCloser({ db, clock, badges }: VipWorkDeps) {
  const pages: readonly ((day: IsoDay) => Page | null)[] = [
    () => (tx, of, after) => countPage(tx, badges, of, after),
    () => async (tx, of) => ((await keepPage(tx, of)) ? NOBODY : null),
    (day) =>
      addDays(day, 1).endsWith('-01') ? (tx, of, after) => monthPage(tx, badges, of, after) : null,
    () => (tx, of, after) => birthdayPage(tx, badges, of, after),
  ];

  async function closeDay(brand: ResolvedBrand, day: IsoDay): Promise<void> {
    const { merchantCode } = brand;
    const inTurn = <T>(work: (tx: Tx) => Promise<T>) =>
      withTransaction(db, { merchantCode }, async (tx) => {
        const through = await lockClosing(tx, merchantCode, addDays(day, -1));
        return through >= day ? null : work(tx);
      });
    for (const page of pages) {
      const run = page(day);
      for (let after: string | null = run && NOBODY; run && after !== null;) {
        const from: string = after;
        after = await inTurn(async (tx) =>
          run(tx, { brand, terms: await readVipTerms(tx, brand), day, now: clock() }, from),
        );
      }
    }
    await inTurn((tx) => setClosed(tx, merchantCode, day));
  }

  return async (brand: ResolvedBrand): Promise<void> => {
    const { merchantCode } = brand;
    const last = lastDay(brand, clock());
    // What was played before the programme began was promised nothing.
    const through = await withTransaction(db, { merchantCode }, (tx) =>
      lockClosing(tx, merchantCode, last),
    );
    for (let day = addDays(through, 1); day <= last; day = addDays(day, 1)) {
      await closeDay(brand, day);
    }
  };
}

/** Makes the work. */
export function createVipWork(deps: VipWorkDeps): VipWork {
  const { db, clock, badges, findSite, onError } = deps;
  const close = createCloser(deps);
  const closeOf = async (merchantCode: string) => {
    const site = await findSite(merchantCode);
    if (site?.brand.features.vip) await close(site.brand);
  };
  async function expire(merchantCode: string): Promise<void> {
    for (;;) {
      const count = await withTransaction(db, { merchantCode }, async (tx) => {
        const members = await expireDue(tx, { now: clock(), limit: PAGE });
        await badges.tellAll(tx, merchantCode, [...new Set(members)]);
        return members.length;
      });
      if (count < PAGE) return;
    }
  }
  return {
    async work() {
      for (let after = ''; ;) {
        const codes = await listMerchantsToClose(db.owner, { at: clock(), after, limit: PAGE });
        for (const code of codes) await closeOf(code).catch(onError);
        if (codes.length < PAGE) break;
        after = codes.at(-1)!;
      }
      for (const code of await listMerchantsWithDue(db.owner, clock())) {
        await expire(code).catch(onError);
      }
    },
  };
}
