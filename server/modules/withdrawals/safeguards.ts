import type { WithdrawalBlock } from '../../../schemas/api/withdrawals.ts';
import type { Tx } from '../../db/database.ts';
import { getMember } from '../../db/members.ts';
import type { BonusEngine } from '../bonuses/bonuses.service.ts';
import type { DepositDesk } from '../deposits/depositDesk.ts';
import type { PaymentCall } from '../payments/memberCall.ts';
import type { PayoutAccountsService } from '../payoutAccounts/payoutAccounts.service.ts';

/** What keeps a member from being paid out. */
export interface Block {
  readonly block: WithdrawalBlock;
  readonly leftMinor?: bigint;
  readonly until?: Date;
}

/** Says what a member owes to others of the line, in minor units. */
export type ReadOwed = (
  tx: Tx,
  owner: { readonly merchantCode: string; readonly memberId: string; readonly currency: string },
) => Promise<bigint>;

/** What members owe within their lines; added by the module whose debts they are, as it is made. */
export interface Owes {
  add(read: ReadOwed): void;
  sum: ReadOwed;
}

/** Makes it. */
export function createOwes(): Owes {
  const readers: ReadOwed[] = [];
  return {
    add: (read) => void readers.push(read),
    async sum(tx, owner) {
      let sum = 0n;
      for (const read of readers) sum += await read(tx, owner);
      return sum;
    },
  };
}

/** What keeps any money of a member from leaving, whoever it would go to. */
export function createSafeguards({
  accounts,
  deposits,
  owes,
  bonuses,
}: {
  readonly accounts: Pick<PayoutAccountsService, 'findGuard'>;
  readonly deposits: Pick<DepositDesk, 'hasDispute'>;
  readonly owes: Pick<Owes, 'sum'>;
  readonly bonuses: Pick<BonusEngine, 'look'>;
}) {
  async function listOwed(
    tx: Tx,
    { caller, member }: Pick<PaymentCall, 'caller' | 'member'>,
  ): Promise<readonly Block[]> {
    const { merchantCode, currency } = caller.brand;
    const owner = { merchantCode, memberId: member.memberId, currency: currency.code };
    const leftMinor = await owes.sum(tx, owner);
    return leftMinor > 0n ? [{ block: 'owes', leftMinor }] : [];
  }

  async function listLocked(
    tx: Tx,
    { caller, member, now }: Pick<PaymentCall, 'caller' | 'member' | 'now'>,
  ): Promise<readonly Block[]> {
    const holder = { merchantCode: caller.brand.merchantCode, memberId: member.memberId };
    const { active } = await bonuses.look(tx, holder, now);
    if (active?.model !== 'locked') return [];
    return [{ block: 'bonus', leftMinor: active.required_minor - active.done_minor }];
  }

  return async function listSafeguards(
    tx: Tx,
    { caller, member, now }: PaymentCall,
  ): Promise<readonly Block[]> {
    const row = await getMember(tx, caller.brand.merchantCode, member.memberId);
    const guard = await accounts.findGuard(tx, member.memberId);
    const until = guard?.locked_until ?? null;
    const frozenUntil = row.withdrawal_frozen_until;
    const isFrozen = row.payout_locked_at !== null || (frozenUntil !== null && frozenUntil > now);
    const blocks: Block[] = [];
    if (isFrozen) blocks.push({ block: 'frozen' });
    const rests = row.payout_rests_until;
    if (rests !== null && rests > now) blocks.push({ block: 'resting', until: rests });
    if (await deposits.hasDispute(tx, member.memberId)) blocks.push({ block: 'disputed' });
    blocks.push(...(await listOwed(tx, { caller, member })));
    blocks.push(...(await listLocked(tx, { caller, member, now })));
    if (row.payment_password_hash === null) blocks.push({ block: 'passwordMissing' });
    if (until !== null && until > now) blocks.push({ block: 'passwordLocked', until });
    const waits = guard?.payouts_wait_until ?? null;
    if (waits !== null && waits > now) blocks.push({ block: 'passwordReset', until: waits });
    return blocks;
  };
}

/** Reads what keeps any money of a member from leaving. */
export type ListSafeguards = ReturnType<typeof createSafeguards>;
