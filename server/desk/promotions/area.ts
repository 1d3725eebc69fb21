import {
  bonusTermsOf,
  faultOfBonusTerms,
  writtenTermsOf,
} from '../../../engine/rewards/bonusTerms.ts';
import {
  lawAgainst,
  faultOfFreeSpins,
  faultOfPromotion,
} from '../../../engine/rewards/promotions.ts';
import type { DeskBodyOf, DeskValueOf } from '../../../schemas/desk/deskEndpoint.ts';
import {
  endPromotion,
  getDeskPromotion,
  getPromotionUptake,
  listDeskPromotions,
  listSpinGames,
  previewAudience,
  previewPromotions,
  publishPromotion,
  savePromotion,
} from '../../../schemas/desk/promotions.ts';
import type { PromotionTerms } from '../../../schemas/promotions.ts';
import type { ResolvedBrand } from '../../../schemas/resolvedBrand.ts';
import type { Tx } from '../../db/database.ts';
import { findMemberByAccount } from '../../db/members.ts';
import { parseMinor } from '../../../engine/minorUnits.ts';
import { Problem } from '../../http/problem.ts';
import { toWireAmount } from '../../http/wireAmount.ts';
import { minorOf } from '../../modules/promotions/doings.ts';
import type { DeskPromotion, PromotionDesk } from '../../modules/promotions/promotionDesk.ts';
import type { FreeSpinsParts } from '../../modules/freeSpins/module.ts';
import type { DeskAction } from '../actions.ts';
import type { Area, Desk } from '../area.ts';
import { COUNTED, isUuid, readCursor, toPage, writeCursor } from '../cursor.ts';
import { inCall } from '../deskCall.ts';
import { actorOf } from '../payments/depositCalls.ts';
import { mountApplications } from './applicationCalls.ts';
import { isLawfulStake, stakesOf } from './spinGames.ts';

type SpinGames = Pick<FreeSpinsParts, 'listGames'>;
type Row = DeskValueOf<typeof listDeskPromotions>['items'][number];
type SentTerms = DeskBodyOf<typeof savePromotion>['terms'];

const nameOf = (terms: PromotionTerms, { languages }: ResolvedBrand): string =>
  (terms.texts[languages.fallback] ?? Object.values(terms.texts)[0])?.title ?? '';

const wrong = (field: string) =>
  new Problem('fieldsInvalid', `Field "${field}" of the terms is wrong.`, {
    value: { fields: { [field]: 'invalid' } },
  });

/** Checks terms as they were sent. Throws Problem fieldsInvalid, which names the field. */
function readTerms(sent: SentTerms, brand: ResolvedBrand): PromotionTerms {
  const { currency, languages, timeZone } = brand;
  const known: readonly string[] = languages.offered;
  const stray = Object.keys(sent.texts).find((tag) => !known.includes(tag));
  if (stray !== undefined) throw wrong('texts');
  const unpaid = faultOfBonusTerms(sent.pays, currency.decimals);
  if (unpaid) throw wrong(`pays.${unpaid}`);
  const pays = bonusTermsOf(sent.pays, 0);
  const terms: PromotionTerms = { ...sent, pays, texts: sent.texts as PromotionTerms['texts'] };
  const spinFault = terms.kind === 'freeSpins' && faultOfFreeSpins(terms, currency.decimals);
  if (spinFault) throw wrong(`freeSpins.${spinFault}`);
  const fault = faultOfPromotion(terms, { zone: timeZone, decimals: currency.decimals });
  if (fault) throw wrong(fault);
  return terms;
}

/** Throws Problem fieldsInvalid where the law of the market is against terms. */
function requireLawful(terms: PromotionTerms, brand: ResolvedBrand, now: Date): void {
  const field = lawAgainst(terms, brand.jurisdiction?.country);
  if (field !== null) throw wrong(field);
  const { freeSpins } = terms;
  if (freeSpins && !isLawfulStake(freeSpins.stake, brand, now)) throw wrong('freeSpins.stake');
}

/** Throws Problem fieldsInvalid where free spins are of a game that cannot be played with them now, or at no stake of it. */
async function requirePlayable(
  tx: Tx,
  { freeSpins: offer }: PromotionTerms,
  { spins, brand, now }: { spins: SpinGames; brand: ResolvedBrand; now: Date },
): Promise<void> {
  if (!offer) return;
  const { merchantCode, currency } = brand;
  const [game] = await spins.listGames(tx, { merchantCode, now, id: offer.game });
  if (!game?.isOpen) throw wrong('freeSpins.game');
  const stakes = stakesOf(game.code, brand, now);
  const minor = (amount: string) => parseMinor(amount, currency.decimals);
  if (stakes && !stakes.some((stake) => minor(stake) === minor(offer.stake))) {
    throw wrong('freeSpins.stake');
  }
}

function readPlace(after: string | undefined) {
  const parts = readCursor(after, 2);
  if (!parts) return null;
  const [place = '', id = ''] = parts;
  if (!/^\d{1,7}$/.test(place) || !isUuid(id)) {
    throw new Problem('queryInvalid', 'Field "after" is of no page.');
  }
  return { place: Number(place), id };
}

const termsOf = ({ draft, terms }: DeskPromotion): PromotionTerms => (draft ?? terms)!;

/** Terms as they are sent and recorded. */
const showTerms = (terms: PromotionTerms): SentTerms => ({
  ...terms,
  pays: writtenTermsOf(terms.pays),
  categories: [...terms.categories],
  rewards: [...terms.rewards],
  prizes: terms.prizes.map((prize) => ({ ...prize })),
  audience: terms.audience as SentTerms['audience'],
  texts: { ...terms.texts },
});

const subjectOf = (row: DeskPromotion, brand: ResolvedBrand) => ({
  kind: 'promotion',
  id: row.id,
  label: nameOf(termsOf(row), brand),
});

async function requirePromotion(tx: Tx, desk: PromotionDesk, id: string): Promise<DeskPromotion> {
  if (!isUuid(id)) throw new Problem('notFound', 'There is no such promotion.');
  return desk.get(tx, id);
}

const defineSaving = (desk: PromotionDesk): DeskAction<typeof savePromotion> => ({
  endpoint: savePromotion,
  async perform(tx, { id, place, terms }, context) {
    const { brand } = context.live!;
    const former = id === undefined ? null : await requirePromotion(tx, desk, id);
    const next = readTerms(terms, brand);
    const said = { id, place, terms: next, by: actorOf(context), at: context.now };
    const own = await desk.save(tx, brand.merchantCode, said);
    return {
      value: { id: own },
      subject: { kind: 'promotion', id: own, label: nameOf(next, brand) },
      before: former && { place: former.place, ...showTerms(termsOf(former)) },
      after: { place, ...showTerms(next) },
    };
  },
});

const definePublishing = (
  desk: PromotionDesk,
  spins: SpinGames,
): DeskAction<typeof publishPromotion> => ({
  endpoint: publishPromotion,
  async fourEyes(tx, { id }, context) {
    const { brand } = context.live!;
    const row = await requirePromotion(tx, desk, id);
    if (!row.draft) throw new Problem('orderClosed', 'There is nothing to publish.');
    requireLawful(row.draft, brand, context.now);
    await requirePlayable(tx, row.draft, { spins, brand, now: context.now });
    const before = { place: row.place, ...showTerms(row.draft) };
    return { subject: subjectOf(row, brand), before, holdsAsAsked: true };
  },
  async perform(tx, { id }, context) {
    const { brand } = context.live!;
    const row = await requirePromotion(tx, desk, id);
    requireLawful(termsOf(row), brand, context.now);
    await requirePlayable(tx, termsOf(row), { spins, brand, now: context.now });
    await desk.publish(tx, id, { by: actorOf(context), at: context.now });
    return {
      value: null,
      subject: subjectOf(row, brand),
      before: row.terms && showTerms(row.terms),
      after: { version: row.version + 1, ...showTerms(termsOf(row)) },
    };
  },
});

const defineEnding = (desk: PromotionDesk): DeskAction<typeof endPromotion> => ({
  endpoint: endPromotion,
  async perform(tx, { id }, context) {
    const row = await requirePromotion(tx, desk, id);
    await desk.end(tx, id, { by: actorOf(context), at: context.now });
    return {
      value: null,
      subject: subjectOf(row, context.live!.brand),
      before: { state: row.state },
      after: { state: 'ended' },
    };
  },
});

/** Days that uptake is shown of. */
const SHOWN_DAYS = 92;

async function readUptake(
  tx: Tx,
  { desk, row, brand }: { desk: PromotionDesk; row: DeskPromotion; brand: ResolvedBrand },
): Promise<DeskValueOf<typeof getPromotionUptake>> {
  const { currency, timeZone: zone } = brand;
  const write = (minor: string | bigint) => toWireAmount(BigInt(minor), currency.decimals);
  const budget = row.terms && minorOf(row.terms.budget, brand);
  const left = budget ? budget - row.granted_minor : null;
  const versions = await desk.listVersionUptake(tx, row.id);
  const days = await desk.listDayUptake(tx, row.id, { zone, limit: SHOWN_DAYS });
  return {
    currency: currency.code,
    left: left === null ? null : write(left > 0n ? left : 0n),
    versions: versions.map(({ created_at: at, cost, promised, ...one }) => ({
      ...one,
      publishedAt: at.toISOString(),
      cost: write(cost),
      promised: write(promised),
    })),
    days: days.map(({ cost, ...one }) => ({ ...one, cost: write(cost) })),
  };
}

/** What a row is shown with. */
async function readBeside(tx: Tx, desk: PromotionDesk, rows: readonly DeskPromotion[]) {
  const sums = await desk.sum(
    tx,
    rows.map(({ id }) => id),
  );
  return (row: DeskPromotion, brand: ResolvedBrand): Row => {
    const sum = sums.get(row.id);
    const terms = termsOf(row);
    const write = (minor: string | undefined) =>
      toWireAmount(BigInt(minor ?? 0), brand.currency.decimals);
    const drawnOf = (index: number) => sum?.drawn?.find(({ prize }) => prize === index)?.drawn ?? 0;
    return {
      id: row.id,
      kind: row.kind,
      state: row.state,
      place: row.place,
      version: row.version,
      currency: brand.currency.code,
      title: nameOf(terms, brand),
      terms: showTerms(terms),
      hasDraft: row.draft !== null,
      members: Number(sum?.members ?? 0),
      waiting: Number(sum?.waiting ?? 0),
      paid: Number(sum?.paid ?? 0),
      cost: write(sum?.cost),
      promised: write(sum?.promised),
      partsLeft: sum?.parts ? Number(sum.parts_left) : null,
      drawn: row.kind === 'raffle' ? terms.prizes.map((_, index) => drawnOf(index)) : null,
      publishedAt: row.published_at?.toISOString() ?? null,
      changedAt: row.changed_at.toISOString(),
      changedBy: row.changed_by,
      law: lawAgainst(terms, brand.jurisdiction?.country),
    };
  };
}

function mount(parts: Desk): void {
  const {
    parts: { db, site },
    serve,
    serveAction,
  } = parts;
  const { desk, service } = site.promotions;
  serve(listDeskPromotions, (call) =>
    inCall(db, call, async (tx) => {
      const { brand } = call.live;
      const { limit, after, state } = call.query;
      const rows = await desk.list(tx, { state, after: readPlace(after), limit: limit + 1 });
      const show = await readBeside(tx, desk, rows);
      return toPage(rows, {
        limit,
        count: rows.length > limit ? COUNTED : rows.length,
        toItem: (row: DeskPromotion) => show(row, brand),
        cursorOf: (row) => writeCursor(String(row.place), row.id),
      });
    }),
  );
  serve(getDeskPromotion, (call) =>
    inCall(db, call, async (tx) => {
      const row = await requirePromotion(tx, desk, call.query.id);
      return (await readBeside(tx, desk, [row]))(row, call.live.brand);
    }),
  );
  serve(listSpinGames, (call) =>
    inCall(db, call, async (tx) => {
      const { brand } = call.live;
      const { merchantCode } = brand;
      const games = await site.freeSpins.listGames(tx, { merchantCode, now: call.now });
      return {
        games: games.map(({ id, code, name, vendor }) => ({
          id,
          name,
          vendor,
          stakes: stakesOf(code, brand, call.now),
        })),
      };
    }),
  );
  serve(getPromotionUptake, (call) =>
    inCall(db, call, async (tx) => {
      const row = await requirePromotion(tx, desk, call.query.id);
      return readUptake(tx, { desk, row, brand: call.live.brand });
    }),
  );
  serve(previewPromotions, (call) =>
    inCall(db, call, async (tx) => {
      const { brand } = call.live;
      const member = await findMemberByAccount(tx, brand.merchantCode, call.query.account);
      if (!member) throw new Problem('notFound', 'There is no such member.');
      const of = { brand, locale: brand.languages.fallback, memberId: member.id, now: call.now };
      return service.explain(tx, of);
    }),
  );
  serve(previewAudience, (call) =>
    inCall(db, call, async (tx) => {
      const of = { segment: call.body.audience, reach: 'rewards' as const, now: call.now };
      const { count, sample } = await site.notices.broadcasts.preview(tx, of);
      return { count, sample: [...sample] };
    }),
  );
  serveAction(defineSaving(desk));
  serveAction(definePublishing(desk, site.freeSpins));
  serveAction(defineEnding(desk));
  mountApplications(parts);
}

/** What the house promises its members beside play. */
export const promotionsArea: Area = { name: 'promotions', mount };
