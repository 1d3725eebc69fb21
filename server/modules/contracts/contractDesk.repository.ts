import { sql } from 'kysely';
import type { BillState, ContractKind, ContractState } from '../../../schemas/contracts.ts';
import type { Tx } from '../../db/database.ts';
import { correctedPeriods } from './figures.repository.ts';
import type { NamedBill, NamedContract, NamedDebt } from './contracts.repository.ts';

/** A bill as the desk lists it. */
export type DeskBill = NamedBill & { readonly receiver: string; readonly owed_minor: bigint };

/** A debt as the desk lists it. */
export type DeskDebt = NamedDebt & { readonly debtor: string };

const ofAccount = (account: string | undefined) =>
  account === undefined ? sql`` : sql`and lower(receiver.account) = lower(${account})`;

/** Contracts of a merchant, the newest first. */
export async function listContracts(
  tx: Tx,
  {
    merchantCode,
    state,
    kind,
    account,
    before,
    limit,
  }: {
    merchantCode: string;
    state: ContractState | undefined;
    kind: ContractKind | undefined;
    account: string | undefined;
    before: { at: Date; id: string } | null;
    limit: number;
  },
): Promise<readonly NamedContract[]> {
  const { rows } = await sql<NamedContract>`
    select contract.*, payer.account as payer, receiver.account as receiver
      from contracts contract
      left join members payer on payer.id = contract.payer_id
      join members receiver on receiver.id = contract.receiver_id
     where contract.merchant_code = ${merchantCode} ${ofAccount(account)}
       and (${state ?? null}::text is null or contract.state = ${state ?? null})
       and (${kind ?? null}::text is null or contract.kind = ${kind ?? null})
       and (${before?.at ?? null}::timestamptz is null
         or (contract.offered_at, contract.id) < (${before?.at ?? null}::timestamptz, ${before?.id ?? null}::uuid))
     order by contract.offered_at desc, contract.id desc limit ${limit}`.execute(tx);
  return rows;
}

/** Bills of a merchant, the newest first. */
export async function listBillsOfAll(
  tx: Tx,
  {
    merchantCode,
    state,
    kind,
    account,
    before,
    limit,
  }: {
    merchantCode: string;
    state: BillState | undefined;
    kind: ContractKind | undefined;
    account: string | undefined;
    before: bigint | null;
    limit: number;
  },
): Promise<readonly DeskBill[]> {
  const { rows } = await sql<DeskBill>`
    select bill.*, payer.account as other, receiver.account as receiver, terms.terms, 0::bigint as paid_down_minor,
      ${correctedPeriods} as corrects,
      coalesce(debt.left_minor, 0) as owed_minor
      from contract_bills bill
      join contract_terms terms on terms.merchant_code = bill.merchant_code and terms.contract_id = bill.contract_id
        and terms.version = bill.terms_version
      left join members payer on payer.id = bill.payer_id
      join members receiver on receiver.id = bill.receiver_id
      left join contract_debts debt on debt.merchant_code = bill.merchant_code and debt.bill_id = bill.id
        and debt.creditor_id is not null
     where bill.merchant_code = ${merchantCode} ${ofAccount(account)}
       and (${state ?? null}::text is null or bill.state = ${state ?? null})
       and (${kind ?? null}::text is null or bill.kind = ${kind ?? null})
       and (${before}::bigint is null or bill.id < ${before}::bigint)
     order by bill.id desc limit ${limit}`.execute(tx);
  return rows;
}

/** What is owed at a merchant, the oldest first. */
export async function listDebtsOfAll(
  tx: Tx,
  { merchantCode, after, limit }: { merchantCode: string; after: bigint | null; limit: number },
): Promise<readonly DeskDebt[]> {
  const { rows } = await sql<DeskDebt>`
    select debt.*, bill.kind, bill.period_key, debtor.account as debtor, creditor.account as other
      from contract_debts debt
      join contract_bills bill on bill.merchant_code = debt.merchant_code and bill.id = debt.bill_id
      join members debtor on debtor.id = debt.debtor_id
      left join members creditor on creditor.id = debt.creditor_id
     where debt.merchant_code = ${merchantCode} and debt.left_minor > 0
       and (${after}::bigint is null or debt.id > ${after}::bigint)
     order by debt.id limit ${limit}`.execute(tx);
  return rows;
}
