import type {
  cancelDeposit,
  claimDeposit,
  createDeposit,
  getDepositOptions,
  getDeposits,
} from '../../../schemas/api/deposits.ts';
import type { BodyOf, QueryOf, ValueOf } from '../../../schemas/api/endpoint.ts';
import { withTransaction, type Database, type Tx } from '../../db/database.ts';
import { getMember } from '../../db/members.ts';
import { Problem } from '../../http/problem.ts';
import { requireRealAccount, type PaymentCall } from '../payments/memberCall.ts';

/** A deposit as its member sees it. */
export type ShownDeposit = ValueOf<typeof cancelDeposit>;

/** What members pay in. */
export interface DepositsService {
  getOptions(call: PaymentCall): Promise<ValueOf<typeof getDepositOptions>>;
  create(tx: Tx, call: PaymentCall, wanted: BodyOf<typeof createDeposit>): Promise<ShownDeposit>;
  find(call: PaymentCall, order: string): Promise<ShownDeposit>;
  claim(call: PaymentCall, claim: BodyOf<typeof claimDeposit>): Promise<ShownDeposit>;
  cancel(call: PaymentCall, order: string): Promise<ShownDeposit>;
  list(call: PaymentCall, page: QueryOf<typeof getDeposits>): Promise<ValueOf<typeof getDeposits>>;
}

const refuseUnknown = async (call: PaymentCall): Promise<never> => {
  requireRealAccount(call);
  throw new Problem('notFound', 'There is no such order.');
};

/** Makes the service over a database. */
export function createDepositsService({ db }: { readonly db: Database }): DepositsService {
  return {
    async getOptions(call) {
      requireRealAccount(call);
      const { merchantCode, currency } = call.caller.brand;
      const member = await withTransaction(db, { merchantCode }, (tx) =>
        getMember(tx, merchantCode, call.member.memberId),
      );
      return {
        currency: currency.code,
        decimals: currency.decimals,
        payeeName: member.payee_name,
        groups: [],
        open: [],
        ordersLeft: 0,
        dayLeft: null,
      };
    },
    async create(_tx, call) {
      requireRealAccount(call);
      throw new Problem('paymentMethodClosed', 'This way to pay is not offered now.');
    },
    find: refuseUnknown,
    claim: refuseUnknown,
    cancel: refuseUnknown,
    async list(call) {
      requireRealAccount(call);
      return { list: [], next: null };
    },
  };
}
