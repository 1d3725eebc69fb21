import type { NoticeValue } from '../../../schemas/notices.ts';
import type { BonusMoneyRow } from '../../db/bonusTables.ts';
import type { Tx } from '../../db/database.ts';
import { toWireAmount } from '../../http/wireAmount.ts';
import { tell, tellAll } from '../notices/tell.ts';
import { takeToWarn } from './bonuses.repository.ts';

const HOUR_MS = 3_600_000;
const MOST_WARNED = 500;

type Named = Pick<BonusMoneyRow, 'merchant_code' | 'member_id' | 'currency' | 'decimals'>;

const money = (
  { currency, decimals }: Pick<Named, 'currency' | 'decimals'>,
  minor: bigint,
): Extract<NoticeValue, { money: string }> => ({
  money: toWireAmount(minor, decimals),
  currency,
});

/** When the member of a bonus is told that it ends soon: a day before, of a short one in its last quarter. */
export const warnAt = (expiresAt: Date, { expiresHours }: BonusMoneyRow['terms']): Date =>
  new Date(expiresAt.getTime() - Math.min(24, expiresHours / 4) * HOUR_MS);

/** Tells a member what a bonus became, in the transaction that ends it; a bonus that was worth nothing any more says nothing. */
export async function tellEnd(
  tx: Tx,
  row: BonusMoneyRow,
  {
    kind,
    amountMinor,
    at,
  }: { kind: 'bonusReleased' | 'bonusExpired'; amountMinor: bigint; at: Date },
): Promise<void> {
  if (amountMinor === 0n) return;
  await tell(tx, {
    merchantCode: row.merchant_code,
    memberId: row.member_id,
    kind,
    name: `${kind} ${row.id}`,
    values: { bonus: money(row, row.amount_minor), amount: money(row, amountMinor) },
    at,
  });
}

/** Tells members of bonuses that end soon, each once. */
export async function warnOfEnds(tx: Tx, merchantCode: string, now: Date): Promise<void> {
  const rows = await takeToWarn(tx, merchantCode, { now, limit: MOST_WARNED });
  await tellAll(
    tx,
    { merchantCode, at: now },
    rows
      .filter(({ expires_at: at }) => at! > now)
      .map((row) => ({
        memberId: row.member_id,
        kind: 'bonusEndingSoon' as const,
        name: `bonusEndingSoon ${row.id}`,
        values: {
          bonus: money(row, row.amount_minor),
          left: money(row, row.required_minor - row.done_minor),
          until: { time: row.expires_at!.toISOString() },
        },
      })),
  );
}
