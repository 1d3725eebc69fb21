import { percentToRate, rateToPercent } from '../../../../engine/rewards/cashbackTerms.ts';
import type { DeskBodyOf, DeskValueOf } from '../../../../schemas/desk/deskEndpoint.ts';
import type { getDeskPromotion, savePromotion } from '../../../../schemas/desk/promotions.ts';
import { toAmount } from '../../parts/AmountInput.tsx';
import {
  bonusTermsValues,
  toBonusTerms,
  type BonusTermsValues,
} from '../../parts/bonusTermsValues.ts';
import { segmentValues, toSegment, type SegmentValues } from '../../parts/segmentValues.ts';

/** A promotion as the desk has it. */
export type PromotionItem = DeskValueOf<typeof getDeskPromotion>;

/** Terms as they are sent. */
type Terms = DeskBodyOf<typeof savePromotion>['terms'];
type Typed = string | null | undefined;
type ByLanguage = Readonly<Record<string, Typed>>;

/** What the form of a promotion has: texts by what they are, so that each language has its tab. */
export interface PromotionValues extends Omit<
  Terms,
  'texts' | 'audience' | 'pays' | 'rewards' | 'prizes' | 'rate' | 'tickets' | 'parts' | 'freeSpins'
> {
  readonly place: number;
  readonly audience: SegmentValues;
  readonly pays: BonusTermsValues;
  readonly rewards: readonly { readonly amount?: Typed }[];
  readonly prizes: readonly {
    readonly amount?: Typed;
    readonly weight?: number | null;
    readonly stock?: number | null;
  }[];
  /** In percent. */
  readonly rate: string;
  readonly freeSpins?: {
    readonly game?: Typed;
    readonly stake?: Typed;
    readonly count?: number | null;
    readonly hours?: number | null;
  };
  readonly parts: number | null;
  readonly tickets: number | null;
  readonly titles: ByLanguage;
  readonly leads: ByLanguage;
  readonly bodies: ByLanguage;
  readonly pictures: ByLanguage;
}

const DAYS = 30;
const dayIn = (days: number) =>
  `${new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)}T00:00`;

/** What a new one begins with. */
export const newPromotion = (): PromotionValues => ({
  kind: 'activity',
  category: 'events',
  period: 'once',
  from: dayIn(1),
  until: dayIn(1 + DAYS),
  needsJoin: false,
  minDeposit: '0',
  minValidBet: '0',
  categories: [],
  audience: segmentValues({}),
  minIdentity: 0,
  budget: '0',
  pays: bonusTermsValues(),
  most: '0',
  rewards: [],
  total: '0',
  parts: null,
  rate: '50',
  cap: '0',
  tickets: 1,
  prizes: [],
  freeSpins: { count: 20, hours: 72 },
  place: 100,
  titles: {},
  leads: {},
  bodies: {},
  pictures: {},
});

/** What the form shows of a promotion. */
export function toValues({
  place,
  terms,
}: Pick<PromotionItem, 'place' | 'terms'>): PromotionValues {
  const { texts, rewards, ...own } = terms;
  const by = (name: 'title' | 'lead' | 'body' | 'picture') =>
    Object.fromEntries(
      Object.entries(texts).map(([tag, text]) => [
        tag,
        (text as Readonly<Record<string, string>>)[name] ?? '',
      ]),
    );
  return {
    ...own,
    place,
    audience: segmentValues(terms.audience),
    pays: bonusTermsValues(terms.pays),
    rewards: rewards.map((amount) => ({ amount })),
    rate: percentOf(terms.rate),
    titles: by('title'),
    leads: by('lead'),
    bodies: by('body'),
    pictures: by('picture'),
  };
}

/** A share of a deposit in percent; up to 999. */
function percentOf(rate: string): string {
  return rateToPercent(rate);
}

function rateOf(percent: string): string {
  const typed = toAmount(percent);
  const hundreds = Math.floor(Number(typed) / 100);
  const rest = percentToRate(String(Number((Number(typed) - hundreds * 100).toFixed(2))));
  return rest === null ? typed : rest.replace(/^0/, String(hundreds));
}

const toOffer = (typed: PromotionValues['freeSpins']) => ({
  game: typed?.game ?? '',
  stake: toAmount(typed?.stake || '0'),
  count: typed?.count ?? 0,
  hours: typed?.hours ?? 0,
});

/** Terms of what was typed: what another kind has is nothing, and languages without a title are left out. */
export function toTerms(values: PromotionValues): Terms {
  const { kind, titles, leads, bodies, pictures, pays, rewards, prizes, place: _, ...own } = values;
  const amount = (typed: Typed) => toAmount(typed || '0');
  const isKind = <T>(of: Terms['kind'], value: T, none: T) => (kind === of ? value : none);
  return {
    kind,
    category: own.category,
    period: kind === 'signIn' ? 'daily' : own.period,
    from: own.from,
    until: own.until,
    needsJoin: own.needsJoin ?? false,
    minDeposit: amount(own.minDeposit),
    minValidBet: amount(own.minValidBet),
    categories: own.categories ?? [],
    audience: toSegment(own.audience),
    minIdentity: own.minIdentity ?? 0,
    budget: amount(own.budget),
    pays: toBonusTerms(kind === 'depositMatch' ? { ...pays, pays: 'bonus' } : pays),
    most: isKind('activity', amount(own.most), '0'),
    rewards: isKind(
      'signIn',
      (rewards ?? []).map((one) => amount(one.amount)),
      [],
    ),
    total: isKind('redPacket', amount(own.total), '0'),
    parts: isKind('redPacket', own.parts ?? 0, 0),
    rate: isKind('depositMatch', rateOf(own.rate || '0'), '0'),
    cap: isKind('depositMatch', amount(own.cap), '0'),
    ...(kind === 'freeSpins' && { freeSpins: toOffer(own.freeSpins) }),
    tickets: isKind('raffle', own.tickets ?? 1, 1),
    prizes: isKind(
      'raffle',
      (prizes ?? []).map((one) => ({
        amount: amount(one.amount),
        weight: one.weight ?? 0,
        stock: one.stock ?? 0,
      })),
      [],
    ),
    texts: Object.fromEntries(
      Object.entries(titles ?? {}).flatMap(([tag, title]) => {
        const picture = pictures?.[tag];
        const text = { title, lead: leads?.[tag] ?? '', body: bodies?.[tag] ?? '' };
        return title ? [[tag, { ...text, ...(picture && { picture }) }]] : [];
      }),
    ) as Terms['texts'],
  };
}
