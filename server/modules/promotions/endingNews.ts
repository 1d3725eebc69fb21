import { endingNewsOf, warnsAt } from '../../../engine/rewards/promotions.ts';
import { dayIn } from '../../../engine/zonedTime.ts';
import type { NoticeValue } from '../../../schemas/notices.ts';
import type { ResolvedBrand } from '../../../schemas/resolvedBrand.ts';
import type { SiteFinder } from '../../composition/module.ts';
import { withTransaction, type Database, type Tx } from '../../db/database.ts';
import { getMember } from '../../db/members.ts';
import { toWireAmount } from '../../http/wireAmount.ts';
import { tellAll, type Told } from '../notices/tell.ts';
import {
  keepTold,
  listLapsing,
  listMerchantsToTell,
  listToTell,
  lockToTell,
} from './endingNews.repository.ts';
import { listPublished, type Published } from './promotions.repository.ts';
import { asksDeposit, boundsOf, windowOf } from './doings.ts';
import { readMember, standOne } from './standing.ts';
import { titleOf } from './views.ts';

/** Members who are looked at in one transaction. */
const BATCH = 100;
const DAY_MS = 86_400_000;

const textOf = (text: string): Extract<NoticeValue, { text: string }> => ({ text });
const timeOf = (at: Date): Extract<NoticeValue, { time: string }> => ({ time: at.toISOString() });

/** Tells members of what was granted and goes within a day, each once. */
async function tellLapsing(tx: Tx, brand: ResolvedBrand, now: Date): Promise<boolean> {
  const { merchantCode, currency } = brand;
  const until = new Date(now.getTime() + DAY_MS);
  const rows = await listLapsing(tx, { now, until, limit: BATCH });
  const told = rows.map((row): Told<'promotionLapsing'> => ({
    memberId: row.member_id,
    kind: 'promotionLapsing',
    name: `promotionLapsing ${row.id}`,
    values: {
      promotion: textOf(titleOf(row.terms, { locale: row.locale, brand })),
      amount: {
        money: toWireAmount(row.amount_minor, currency.decimals),
        currency: currency.code,
      },
      until: timeOf(row.expires_at!),
    },
  }));
  await tellAll(tx, { merchantCode, at: now }, told);
  return rows.length === BATCH;
}

/** Tells the next members that a promotion ends: who has begun or can claim it, and of an offer who asked for news. */
async function tellNext(
  tx: Tx,
  brand: ResolvedBrand,
  { published, now }: { published: Published; now: Date },
): Promise<boolean> {
  const { id, terms } = published;
  const { merchantCode } = brand;
  const place = await lockToTell(tx, id, terms.until);
  if (place === null) return false;
  const { startsAt, endsAt } = boundsOf(published, brand, now);
  const asks = asksDeposit(terms) ? 'deposit' : Number(terms.minValidBet) > 0 ? 'bets' : null;
  const members = await listToTell(tx, {
    id,
    terms,
    window: windowOf(terms, {
      brand,
      startsAt,
      endsAt,
      today: dayIn(brand.timeZone, now.getTime()),
    }),
    asks,
    after: place,
    now,
    limit: BATCH,
  });
  const told: Told<'promotionEnding' | 'offerEnding'>[] = [];
  for (const memberId of members) {
    const looker = await readMember(tx, { brand, memberId, now });
    const { status, entry, isFor } = await standOne(tx, published, { brand, looker, now });
    const hasJoined = entry?.state === 'joined';
    const kind = endingNewsOf(terms.kind, { status, hasJoined, isEarned: asks !== null });
    if (kind === null || !looker.mayReceive || (!hasJoined && !isFor)) continue;
    const { locale } = await getMember(tx, merchantCode, memberId);
    told.push({
      memberId,
      kind,
      name: `promotionEnding ${id} ${terms.until}`,
      values: { promotion: textOf(titleOf(terms, { locale, brand })), until: timeOf(endsAt) },
    });
  }
  await tellAll(tx, { merchantCode, at: now }, told);
  await keepTold(tx, id, members.length < BATCH ? null : members.at(-1)!);
  return members.length === BATCH;
}

/** Makes what tells members of promotions that end soon, and of what was granted and goes. */
export function createEndingNews({
  db,
  clock,
  findSite,
  onError,
}: {
  readonly db: Database;
  readonly clock: () => Date;
  readonly findSite: SiteFinder;
  readonly onError: (err: unknown) => void;
}): () => Promise<void> {
  async function tellOf(brand: ResolvedBrand): Promise<void> {
    const { merchantCode } = brand;
    const inMerchant = <T>(work: (tx: Tx) => Promise<T>) =>
      withTransaction(db, { merchantCode }, work);
    const now = clock();
    while (await inMerchant((tx) => tellLapsing(tx, brand, now)));
    for (const published of await inMerchant(listPublished)) {
      const { startsAt, endsAt } = boundsOf(published, brand, now);
      if (now >= endsAt || now < warnsAt({ startsAt, endsAt })) continue;
      while (await inMerchant((tx) => tellNext(tx, brand, { published, now })));
    }
  }
  return async () => {
    for (const code of await listMerchantsToTell(db.owner)) {
      const site = await findSite(code);
      if (site?.brand.features.promotions) await tellOf(site.brand).catch(onError);
    }
  };
}
