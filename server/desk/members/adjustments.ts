import { adjustMember } from '../../../schemas/desk/members.ts';
import type { DeskBodyOf } from '../../../schemas/desk/deskEndpoint.ts';
import { TRIAL_TYPE } from '../../../schemas/memberTypes.ts';
import type { Tx } from '../../db/database.ts';
import { Problem } from '../../http/problem.ts';
import { parseWireAmount, toWireAmount } from '../../http/wireAmount.ts';
import { readBalances } from '../../ledger/balances.ts';
import { post } from '../../ledger/post.ts';
import { moveLegs } from '../../ledger/transfer.ts';
import type { ActionContext, DeskAction } from '../actions.ts';
import { listBound } from '../audit/audit.service.ts';
import { takeMember } from './memberActions.ts';
import type { MemberRow } from './members.repository.ts';
import { findAdjustment, insertAdjustment } from './records.repository.ts';

type Body = DeskBodyOf<typeof adjustMember>;

/** What is to be moved, in minor units. Throws Problem amountInvalid, or realAccountNeeded. */
function readAmount(member: MemberRow, body: Body, { live }: ActionContext) {
  if (member.member_type === TRIAL_TYPE) {
    throw new Problem('realAccountNeeded', 'A trial account has no money.');
  }
  const { code: currency, decimals } = live!.brand.currency;
  return { minor: parseWireAmount(body.amount, decimals), currency, decimals };
}

const nameTransfer = ({ requestId }: Body) => `adjustment ${requestId}`;

const walletOf = async (
  tx: Tx,
  { id, merchant_code }: MemberRow,
  { currency, decimals }: { currency: string; decimals: number },
) => {
  const [main] = await readBalances(tx, { merchantCode: merchant_code, memberId: id, currency });
  return toWireAmount(main!.availableMinor, decimals);
};

/**
 * Credits or debits the main wallet through the ledger, never below zero. Above what the roles of who asks allow alone it
 * waits for a second person, who has not touched the member in the last day.
 */
export const adjustAction: DeskAction<typeof adjustMember> = {
  endpoint: adjustMember,
  async fourEyes(tx, body, context) {
    const { member, merchantCode, subject } = await takeMember(tx, context, body.memberId);
    const amount = readAmount(member, body, context);
    // What was done under this name already is answered as it was, without asking anybody again.
    if (await findAdjustment(tx, merchantCode, body.requestId)) return undefined;
    return {
      subject,
      before: { balance: await walletOf(tx, member, amount) },
      amount: { kind: 'adjustment', ...amount },
      bound: await listBound(tx, member.id, context.now),
    };
  },
  async perform(tx, body, context) {
    const { member, merchantCode, subject } = await takeMember(tx, context, body.memberId);
    const { staff, approver, now } = context;
    const { minor, currency, decimals } = readAmount(member, body, context);
    const isCredit = body.direction === 'credit';
    const [wallet, house] = [{ member: member.id }, { house: 'adjustments' }] as const;
    const before = { balance: await walletOf(tx, member, { currency, decimals }) };
    const { isNew } = await post(tx, {
      merchantCode,
      id: nameTransfer(body),
      kind: 'adjustment',
      currency,
      legs: isCredit ? moveLegs(house, wallet, minor) : moveLegs(wallet, house, minor),
      at: now,
    });
    if (isNew) {
      await insertAdjustment(tx, {
        merchant_code: merchantCode,
        request_id: body.requestId,
        transfer_id: nameTransfer(body),
        member_id: member.id,
        amount_minor: isCredit ? minor : -minor,
        currency,
        decimals,
        asked_by: staff.id,
        asked_by_name: staff.name,
        approved_by: approver?.id ?? null,
        approved_by_name: approver?.name ?? null,
        at: now,
        reason: body.reason,
      });
    }
    const balance = await walletOf(tx, member, { currency, decimals });
    return {
      value: { transferId: nameTransfer(body), balance },
      subject,
      before,
      after: { balance, direction: body.direction, amount: body.amount, currency, isNew },
    };
  },
};
