import { cashbackWindow, type CashbackTerms } from '../../../engine/rewards/cashbackTerms.ts';
import { addDays, dayIn, momentOf, type IsoDay } from '../../../engine/zonedTime.ts';
import type { ResolvedBrand } from '../../../schemas/resolvedBrand.ts';
import { withTransaction, type Database, type Tx } from '../../db/database.ts';
import { toWireAmount } from '../../http/wireAmount.ts';
import type { BadgesService } from '../badges/badges.service.ts';
import { tellAll, type Told } from '../notices/tell.ts';
import {
  expireDue,
  listDayOfMembers,
  listMerchantsToClose,
  listMerchantsWithDue,
  lockClosing,
  setClosed,
  writeDays,
  type DayOfMember,
  type NewCashbackDay,
} from './cashback.repository.ts';
import { readTerms } from './cashbackTerms.ts';
import { reckonDay } from './reckonDay.ts';

/** Closes days, and lets expire what nobody claimed. */
export interface CashbackWork {
  /** Does all that is due, of all merchants; one that fails stops no other. */
  work(): Promise<void>;
}

interface Deps {
  readonly db: Database;
  readonly clock: () => Date;
  readonly badges: Pick<BadgesService, 'tellAll'>;
  readonly findSite: (
    merchantCode: string,
  ) => Promise<{ readonly brand: ResolvedBrand } | undefined>;
  readonly onError: (error: unknown) => void;
}

const PAGE = 500;
const NOBODY = '00000000-0000-0000-0000-000000000000';
/** Bets that were settled before midnight are in the books by then. */
const GRACE_S = 300;

/** The row of a day that is over; null for one that gives nothing and changes nothing. */
function closeDay(
  member: DayOfMember,
  terms: CashbackTerms,
  { brand, day, now }: { readonly brand: ResolvedBrand; readonly day: IsoDay; readonly now: Date },
): NewCashbackDay | null {
  const { lines, carriedInMinor, sumMinor, isEnough } = reckonDay(member, terms);
  if (lines.length === 0 && !member.running) return null;
  if (sumMinor === 0n && !member.running) return null;
  const window = cashbackWindow(brand.timeZone, day, terms.claimDays);
  const isNow = terms.mode === 'claimNow';
  return {
    merchant_code: brand.merchantCode,
    member_id: member.memberId,
    day,
    currency: brand.currency.code,
    decimals: brand.currency.decimals,
    level: member.level,
    lines,
    carried_in_minor: carriedInMinor,
    early_minor: member.running?.early_minor ?? 0n,
    early_claims: member.running?.early_claims ?? 0,
    sum_minor: sumMinor,
    state: isEnough ? 'open' : sumMinor > 0n ? 'carried' : 'claimed',
    // What can be claimed at any time neither waits nor ends.
    opens_at: isNow ? now : window.opensAt,
    expires_at: isNow ? null : window.expiresAt,
    closed_at: now,
    claimed_at: sumMinor > 0n ? null : now,
  };
}

/** What a member is told of a day that can be claimed; nothing where days never end, for then it waits at any time. */
function toldOf(row: NewCashbackDay): readonly Told<'cashbackReady'>[] {
  const { member_id: memberId, day, currency, decimals, sum_minor: sumMinor } = row;
  if (!row.expires_at) return [];
  const values = {
    amount: { money: toWireAmount(sumMinor, decimals), currency },
    until: { time: new Date(row.expires_at).toISOString() },
  };
  return [{ memberId, kind: 'cashbackReady', name: `cashback ${day}`, values }];
}

/** The last day of a merchant that can be closed. */
function lastDayToClose({ timeZone }: ResolvedBrand, now: Date): IsoDay {
  const today = dayIn(timeZone, now.getTime());
  const isEarly = now.getTime() < momentOf(timeZone, today, GRACE_S);
  return addDays(today, isEarly ? -2 : -1);
}

function createCloser({ db, clock, badges }: Deps) {
  /** Closes a day for some members; gives after whom it goes on, or null once the day is closed. */
  async function closePage(
    tx: Tx,
    brand: ResolvedBrand,
    { day, after }: { readonly day: IsoDay; readonly after: string },
  ): Promise<string | null> {
    const { merchantCode, currency } = brand;
    const begin = addDays(day, -1);
    const through = await lockClosing(tx, merchantCode, { begin, isShared: false });
    if (through >= day) return null;
    const now = clock();
    const terms = await readTerms(tx, brand, day);
    const members = terms
      ? await listDayOfMembers(
          tx,
          { merchantCode, currency: currency.code, day },
          { after, limit: PAGE },
        )
      : [];
    const rows = members.flatMap((member) => closeDay(member, terms!, { brand, day, now }) ?? []);
    await writeDays(tx, rows);
    const open = rows.filter(({ state }) => state === 'open');
    await badges.tellAll(
      tx,
      merchantCode,
      open.map(({ member_id: memberId }) => memberId),
    );
    await tellAll(tx, { merchantCode, at: now }, open.flatMap(toldOf));
    if (members.length === PAGE) return members.at(-1)!.memberId;
    await setClosed(tx, merchantCode, day);
    return null;
  }

  return async (brand: ResolvedBrand): Promise<void> => {
    const { merchantCode } = brand;
    const last = lastDayToClose(brand, clock());
    // What was played before there was a first day was promised nothing.
    const through = await withTransaction(db, { merchantCode }, (tx) =>
      lockClosing(tx, merchantCode, { begin: last, isShared: false }),
    );
    for (let day = addDays(through, 1); day <= last; day = addDays(day, 1)) {
      for (let after: string | null = NOBODY; after !== null;) {
        const from: string = after;
        after = await withTransaction(db, { merchantCode }, (tx) =>
          closePage(tx, brand, { day, after: from }),
        );
      }
    }
  };
}

async function expire({ db, clock, badges }: Deps, merchantCode: string): Promise<void> {
  for (;;) {
    const count = await withTransaction(db, { merchantCode }, async (tx) => {
      const members = await expireDue(tx, { now: clock(), limit: PAGE });
      const told = members.filter(({ isKept }) => !isKept).map(({ memberId }) => memberId);
      await badges.tellAll(tx, merchantCode, told);
      return members.length;
    });
    if (count < PAGE) return;
  }
}

/** Makes the work. */
export function createCashbackWork(deps: Deps): CashbackWork {
  const { db, clock, findSite, onError } = deps;
  const closeDays = createCloser(deps);
  const close = async (merchantCode: string) => {
    const site = await findSite(merchantCode);
    if (site) await closeDays(site.brand);
  };
  return {
    async work() {
      for (let after = ''; ;) {
        const at = clock();
        const codes = await listMerchantsToClose(db.owner, { at, after, limit: PAGE });
        for (const code of codes) await close(code).catch(onError);
        if (codes.length < PAGE) break;
        after = codes.at(-1)!;
      }
      for (const code of await listMerchantsWithDue(db.owner, clock())) {
        await expire(deps, code).catch(onError);
      }
    },
  };
}
