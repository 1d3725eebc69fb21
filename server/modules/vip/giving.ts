import type { VipTerms } from '../../../engine/rewards/vip.ts';
import type { IsoDay } from '../../../engine/zonedTime.ts';
import type { ResolvedBrand } from '../../../schemas/resolvedBrand.ts';
import type { Tx } from '../../db/database.ts';
import type { VipGiftRow } from '../../db/vipTables.ts';
import { toWireAmount } from '../../http/wireAmount.ts';
import type { BadgesService } from '../badges/badges.service.ts';
import { tellAll, type Told } from '../notices/tell.ts';
import { insertGifts } from './gifts.repository.ts';
import { levelOf, nameOf } from './levels.ts';
import type { Climber } from './vip.repository.ts';

type Badges = Pick<BadgesService, 'tellAll'>;

/** A day of a merchant that is counted, under terms. */
export interface DayOf {
  readonly brand: ResolvedBrand;
  readonly terms: VipTerms;
  readonly day: IsoDay;
  readonly now: Date;
}

/** A gift of a level as it is written. */
export function giftRow(
  { brand, terms, now }: Pick<DayOf, 'brand' | 'terms' | 'now'>,
  {
    memberId,
    name,
    level,
    amountMinor,
    expiresAt = null,
  }: {
    readonly memberId: string;
    readonly name: string;
    readonly level: number;
    readonly amountMinor: bigint;
    readonly expiresAt?: Date | null;
  },
): Omit<VipGiftRow, 'claimed_at'>[] {
  if (amountMinor === 0n || level === 0) return [];
  const { merchantCode, currency } = brand;
  return [
    {
      merchant_code: merchantCode,
      member_id: memberId,
      name,
      level,
      currency: currency.code,
      decimals: currency.decimals,
      amount_minor: amountMinor,
      turnover: terms.turnover,
      state: 'open',
      made_at: now,
      expires_at: expiresAt,
    },
  ];
}

/** Gives what is new to members, and tells them. */
export async function give(
  tx: Tx,
  badges: Badges,
  { brand, terms, now }: Pick<DayOf, 'brand' | 'terms' | 'now'>,
  rows: readonly Omit<VipGiftRow, 'claimed_at'>[],
  who: readonly Pick<Climber, 'id' | 'locale'>[],
): Promise<void> {
  const { merchantCode } = brand;
  const made = await insertGifts(tx, rows);
  if (made.length === 0) return;
  const known = new Map(who.map((one) => [one.id, one]));
  await badges.tellAll(tx, merchantCode, [...new Set(made.map(({ member_id: id }) => id))]);
  await tellAll(
    tx,
    { merchantCode, at: now },
    made.flatMap((gift): Told<'vipGift'>[] => {
      const member = known.get(gift.member_id);
      if (!member) return [];
      const level = nameOf(levelOf(terms, gift.level).terms, member.locale ?? '', brand);
      return [
        {
          memberId: gift.member_id,
          kind: 'vipGift',
          name: `vip gift ${gift.name}`,
          values: {
            level: { text: level },
            amount: {
              money: toWireAmount(gift.amount_minor, gift.decimals),
              currency: gift.currency,
            },
          },
        },
      ];
    }),
  );
}

/** Tells members of levels that they reached. */
export const tellLevels = (
  tx: Tx,
  { brand, terms, day, now }: DayOf,
  raised: readonly (Pick<Climber, 'id' | 'locale'> & { readonly to: number })[],
): Promise<void> =>
  tellAll(
    tx,
    { merchantCode: brand.merchantCode, at: now },
    raised.map(({ id, locale, to }): Told<'vipLevel'> => ({
      memberId: id,
      kind: 'vipLevel',
      name: `vip level ${to} ${day}`,
      values: { level: { text: nameOf(terms.levels[to]!, locale ?? '', brand) } },
    })),
  );
