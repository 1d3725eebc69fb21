import type { BodyOf, ValueOf } from '../../../schemas/api/endpoint.ts';
import {
  MOST_PAYOUT_ACCOUNTS,
  type addPayoutAccount,
  type changePaymentPassword,
  type getPaymentPassword,
  type getPayoutAccounts,
  type provePaymentPassword,
  type removePayoutAccount,
  type setPaymentPassword,
} from '../../../schemas/api/payoutAccounts.ts';
import { DEFAULT_REGISTER_RULES } from '../../../schemas/registration.ts';
import { withdrawalTermsOf } from '../../../engine/payments/paymentTerms.ts';
import { withTransaction, type Database } from '../../db/database.ts';
import { getMember } from '../../db/members.ts';
import { Problem } from '../../http/problem.ts';
import { requireRealAccount, type PaymentCall } from '../payments/memberCall.ts';

type Accounts = ValueOf<typeof getPayoutAccounts>;
type PasswordState = ValueOf<typeof getPaymentPassword>;

/** Where members are paid out to, and the password that guards it. */
export interface PayoutAccountsService {
  list(call: PaymentCall): Promise<Accounts>;
  add(call: PaymentCall, wanted: BodyOf<typeof addPayoutAccount>): Promise<Accounts>;
  remove(call: PaymentCall, wanted: BodyOf<typeof removePayoutAccount>): Promise<Accounts>;
  getPassword(call: PaymentCall): Promise<PasswordState>;
  setPassword(call: PaymentCall, wanted: BodyOf<typeof setPaymentPassword>): Promise<PasswordState>;
  changePassword(
    call: PaymentCall,
    wanted: BodyOf<typeof changePaymentPassword>,
  ): Promise<PasswordState>;
  prove(call: PaymentCall, password: string): Promise<ValueOf<typeof provePaymentPassword>>;
}

/** Makes the service over a database. */
export function createPayoutAccountsService({
  db,
}: {
  readonly db: Database;
}): PayoutAccountsService {
  const findMember = ({ caller, member }: PaymentCall) => {
    const { merchantCode } = caller.brand;
    return withTransaction(db, { merchantCode }, (tx) =>
      getMember(tx, merchantCode, member.memberId),
    );
  };
  const refuse = async (call: PaymentCall): Promise<never> => {
    requireRealAccount(call);
    throw new Problem('paymentPasswordMissing', 'There is no payment password yet.');
  };
  return {
    async list(call) {
      requireRealAccount(call);
      const { payments, currency } = call.caller.brand;
      const { accounts, accountWaitHours } = withdrawalTermsOf(payments, currency);
      return {
        payeeName: (await findMember(call)).payee_name,
        most: MOST_PAYOUT_ACCOUNTS,
        types: [...accounts],
        waitHours: accountWaitHours,
        accounts: [],
      };
    },
    add: refuse,
    remove: refuse,
    async getPassword(call) {
      requireRealAccount(call);
      const { payment_password_hash: hash } = await findMember(call);
      const rule = DEFAULT_REGISTER_RULES.paymentPassword;
      return { isSet: hash !== null, lockedUntil: null, changedAt: null, rule };
    },
    setPassword: refuse,
    changePassword: refuse,
    prove: refuse,
  };
}
