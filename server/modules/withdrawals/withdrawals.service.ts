import type { BodyOf, QueryOf, ValueOf } from '../../../schemas/api/endpoint.ts';
import type {
  cancelWithdrawal,
  confirmWithdrawalReceipt,
  getWithdrawalQuote,
  getWithdrawals,
  requestWithdrawal,
} from '../../../schemas/api/withdrawals.ts';
import { withdrawalTermsOf } from '../../../engine/payments/paymentTerms.ts';
import { withTransaction, type Database, type Tx } from '../../db/database.ts';
import { Problem } from '../../http/problem.ts';
import { toWireAmount } from '../../http/wireAmount.ts';
import { readBalances } from '../../ledger/balances.ts';
import { requireRealAccount, type PaymentCall } from '../payments/memberCall.ts';

/** A withdrawal as its member sees it. */
export type ShownWithdrawal = ValueOf<typeof cancelWithdrawal>;

/** What members are paid out. */
export interface WithdrawalsService {
  quote(call: PaymentCall, amount?: string): Promise<ValueOf<typeof getWithdrawalQuote>>;
  request(
    tx: Tx,
    call: PaymentCall,
    wanted: BodyOf<typeof requestWithdrawal>,
  ): Promise<ShownWithdrawal>;
  find(call: PaymentCall, order: string): Promise<ShownWithdrawal>;
  cancel(call: PaymentCall, order: string): Promise<ShownWithdrawal>;
  confirmReceipt(
    call: PaymentCall,
    receipt: BodyOf<typeof confirmWithdrawalReceipt>,
  ): Promise<ShownWithdrawal>;
  list(
    call: PaymentCall,
    page: QueryOf<typeof getWithdrawals>,
  ): Promise<ValueOf<typeof getWithdrawals>>;
}

const refuseUnknown = async (call: PaymentCall): Promise<never> => {
  requireRealAccount(call);
  throw new Problem('notFound', 'There is no such order.');
};

/** Makes the service over a database. */
export function createWithdrawalsService({ db }: { readonly db: Database }): WithdrawalsService {
  return {
    async quote(call) {
      requireRealAccount(call);
      const { merchantCode, currency, payments } = call.caller.brand;
      const owner = { merchantCode, memberId: call.member.memberId, currency: currency.code };
      const [main] = await withTransaction(db, owner, (tx) => readBalances(tx, owner));
      const terms = withdrawalTermsOf(payments, currency);
      const write = (minor: bigint) => toWireAmount(minor, currency.decimals);
      const zero = write(0n);
      return {
        currency: currency.code,
        decimals: currency.decimals,
        available: write(main!.availableMinor),
        held: write(main!.heldMinor),
        min: write(terms.minMinor),
        max: zero,
        dayCountLeft: terms.dayCount,
        daySumLeft: terms.daySumMinor === null ? null : write(terms.daySumMinor),
        freeLeft: terms.freeADay,
        fee: {
          rate: terms.fee.rate,
          fixed: write(terms.fee.fixedMinor),
          min: write(terms.fee.minMinor),
          max: terms.fee.maxMinor === undefined ? null : write(terms.fee.maxMinor),
        },
        turnoverPolicy: terms.policy,
        turnoverRate: terms.administrationRate,
        turnover: { required: zero, done: zero, left: zero, rows: [] },
        blocks: [
          { block: 'passwordMissing', left: null, until: null },
          { block: 'accountMissing', left: null, until: null },
        ],
        quote: null,
        open: [],
      };
    },
    async request(_tx, call) {
      requireRealAccount(call);
      throw new Problem('paymentPasswordMissing', 'There is no payment password yet.');
    },
    find: refuseUnknown,
    cancel: refuseUnknown,
    confirmReceipt: refuseUnknown,
    async list(call) {
      requireRealAccount(call);
      return { list: [], next: null };
    },
  };
}
