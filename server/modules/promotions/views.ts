import type { ValueOf } from '../../../schemas/api/endpoint.ts';
import type {
  claimRafflePromotion,
  getPromotion,
  getPromotions,
} from '../../../schemas/api/promotions.ts';
import type { PromotionTerms, PromotionText } from '../../../schemas/promotions.ts';
import type { ResolvedBrand } from '../../../schemas/resolvedBrand.ts';
import type { KeptDraw } from '../../db/promotionTables.ts';
import { sanitiseHtml } from '../../http/sanitiseHtml.ts';
import { toWireAmount } from '../../http/wireAmount.ts';
import { showTerms } from '../bonuses/memberBonuses.ts';
import { pickText } from '../localised.ts';
import { asksDeposit, minorOf } from './doings.ts';
import { mostOf, type Looker, type PromotionCall, type Standing } from './standing.ts';

type Detail = ValueOf<typeof getPromotion>;

/** In which language, of which brand. */
export interface Reader {
  readonly locale: string;
  readonly brand: ResolvedBrand;
}

/** How many tickets of before are shown. */
const SHOWN_DRAWS = 20;

function pick(
  { texts }: Pick<PromotionTerms, 'texts'>,
  name: keyof PromotionText,
  { locale, brand }: Reader,
): string {
  const all = Object.entries(texts).map(([tag, own]) => [tag, own[name] ?? '']);
  return pickText(Object.fromEntries(all), locale, brand);
}

/** The title of a promotion in the language of a call. */
export const titleOf = (terms: Pick<PromotionTerms, 'texts'>, of: Reader): string =>
  pick(terms, 'title', of);

/** A promotion as lists have it. */
export function showPart(
  one: Standing,
  reader: Reader,
): ValueOf<typeof getPromotions>['list'][number] {
  const { brand } = reader;
  const { terms, entry } = one;
  const write = (minor: bigint) => toWireAmount(minor, brand.currency.decimals);
  const spins = terms.freeSpins?.count ?? null;
  const isGranted = entry?.state === 'issued' || entry?.state === 'claimed';
  return {
    id: one.id,
    kind: terms.kind,
    category: terms.category,
    title: titleOf(terms, reader),
    lead: pick(terms, 'lead', reader),
    picture: pick(terms, 'picture', reader) || null,
    repeats: terms.period,
    startsAt: one.startsAt.toISOString(),
    endsAt: one.endsAt.toISOString(),
    status: one.status,
    button: one.button,
    most: write(minorOf(mostOf(terms), brand)),
    amount: isGranted && !spins ? write(entry.amount_minor) : null,
    spins,
    collectUntil: one.status === 'issued' ? entry!.expires_at!.toISOString() : null,
  };
}

/** A ticket that was drawn. */
export function showDraw(
  { id, draw, at, amountMinor }: { id: string; draw: KeptDraw; at: Date; amountMinor: bigint },
  brand: ResolvedBrand,
): ValueOf<typeof claimRafflePromotion> {
  const write = (minor: bigint) => toWireAmount(minor, brand.currency.decimals);
  return {
    ...draw,
    id,
    at: at.toISOString(),
    amount: write(amountMinor),
    weights: [...draw.weights],
    amounts: draw.amounts.map((amount) => write(minorOf(amount, brand))),
  };
}

function showRaffle(one: Standing, brand: ResolvedBrand, hash: string | null): Detail['raffle'] {
  const { terms, weights, drawn, entries, period } = one;
  if (terms.kind !== 'raffle') return null;
  const write = (amount: string) => toWireAmount(minorOf(amount, brand), brand.currency.decimals);
  const tickets = entries.filter(({ draw }) => draw !== null);
  return {
    tickets: terms.tickets,
    used: tickets.filter((ticket) => ticket.period === period).length,
    prizes: terms.prizes.map(({ amount, weight, stock }, index) => ({
      amount: write(amount),
      weight,
      openWeight: weights[index]!,
      stock,
      left: stock === 0 ? null : Math.max(0, stock - drawn[index]!),
    })),
    hash,
    draws: tickets
      .slice(0, SHOWN_DRAWS)
      .map(({ id, draw, created_at: at, ...row }) =>
        showDraw({ id, draw: draw!, at, amountMinor: row.amount_minor }, brand),
      ),
  };
}

/** By which terms it is given, and what a deposit brings. */
function showPay(
  { kind, pays, rate, cap, minDeposit }: PromotionTerms,
  brand: ResolvedBrand,
): Pick<Detail, 'bonus' | 'maxReleaseTimes' | 'match'> {
  const { decimals } = brand.currency;
  const write = (amount: string) => toWireAmount(minorOf(amount, brand), decimals);
  const isMatch = kind === 'depositMatch';
  const match = isMatch ? { rate, min: write(minDeposit), max: write(cap) } : null;
  if (pays.pays === 'cash') return { bonus: null, maxReleaseTimes: null, match };
  const { maxBet, maxRelease } = pays;
  const most = maxRelease !== null && 'amount' in maxRelease ? maxRelease.amount : null;
  return {
    bonus: showTerms({
      terms: pays,
      decimals,
      max_bet_minor: maxBet === null ? null : minorOf(maxBet, brand),
      cap_minor: most === null ? null : minorOf(most, brand),
    }),
    maxReleaseTimes: maxRelease !== null && 'times' in maxRelease ? maxRelease.times : null,
    match,
  };
}

/** A promotion whole. */
export function showDetail(
  one: Standing,
  call: PromotionCall,
  {
    looker,
    hash,
    freeSpins,
  }: {
    readonly looker: Looker | null;
    readonly hash: string | null;
    readonly freeSpins: Detail['freeSpins'];
  },
): Detail {
  const { brand } = call.caller;
  const { terms, entry, entries, today } = one;
  const write = (minor: bigint) => toWireAmount(minor, brand.currency.decimals);
  const need = (needed: string, done: bigint) =>
    Number(needed) > 0 ? { needed: write(minorOf(needed, brand)), done: write(done) } : null;
  const isDone = entries.some(({ day }) => day === today);
  return {
    ...showPart(one, call.caller),
    currency: brand.currency.code,
    body: sanitiseHtml(pick(terms, 'body', call.caller), {
      allowHosts: brand.allowHosts,
      ownHosts: call.caller.live.hosts,
    }),
    turnover: terms.pays.pays === 'cash' ? terms.pays.turnover : null,
    ...showPay(terms, brand),
    categories: [...terms.categories],
    deposit: asksDeposit(terms) ? need(terms.minDeposit, one.depositedMinor) : null,
    validBet: need(terms.minValidBet, one.validMinor),
    reason: entry?.state === 'rejected' ? entry.reason : null,
    comment: looker && entry?.comment ? entry.comment : null,
    signIn:
      terms.kind === 'signIn'
        ? {
            rewards: terms.rewards.map((amount) => write(minorOf(amount, brand))),
            streak: isDone ? one.streak : one.streak - 1,
            isDone,
          }
        : null,
    packet:
      terms.kind === 'redPacket'
        ? {
            total: write(minorOf(terms.total, brand)),
            parts: terms.parts,
            left: one.partsLeft ?? terms.parts,
          }
        : null,
    raffle: showRaffle(one, brand, hash),
    freeSpins,
  };
}
