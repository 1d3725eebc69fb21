import { createHmac } from 'node:crypto';
import type { BodyOf, ValueOf } from '../../../schemas/api/endpoint.ts';
import {
  MOST_PAYOUT_ACCOUNTS,
  type addPayoutAccount,
  type changePaymentPassword,
  type getPaymentPassword,
  type getPayoutAccounts,
  type provePaymentPassword,
  type removePayoutAccount,
  type resetPaymentPassword,
  type sendPaymentPasswordCode,
  type setPaymentPassword,
} from '../../../schemas/api/payoutAccounts.ts';
import { maskAccountNumber, readPayoutNumber } from '../../../engine/payments/accountNumbers.ts';
import { withdrawalTermsOf } from '../../../engine/payments/paymentTerms.ts';
import { withTransaction, type Database, type Tx } from '../../db/database.ts';
import { getMember } from '../../db/members.ts';
import type { PayoutAccountRow } from '../../db/paymentTables.ts';
import type { SecretBox } from '../../crypto/secretBox.ts';
import { Problem } from '../../http/problem.ts';
import { requireRealAccount, type PaymentCall } from '../payments/memberCall.ts';
import type { CodeCall } from '../verification/verification.service.ts';
import { listResetWays } from './forgottenPassword.ts';
import { paymentPasswordRule } from './passwordTools.ts';
import type { PaymentPassword } from './paymentPassword.ts';
import {
  countOthers,
  findAccount,
  findGuard,
  insertAccount,
  listAccounts,
  lockMemberPayouts,
  setPayeeName,
  setRemoved,
  type ListedAccount,
} from './payoutAccounts.repository.ts';

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
  sendCode(
    call: CodeCall & PaymentCall,
    wanted: BodyOf<typeof sendPaymentPasswordCode>,
  ): Promise<ValueOf<typeof sendPaymentPasswordCode>>;
  resetPassword(
    call: PaymentCall,
    wanted: BodyOf<typeof resetPaymentPassword>,
  ): Promise<PasswordState>;
  /** Takes the payment password away, for the desk. */
  clearPassword: PaymentPassword['clear'];
  prove(call: PaymentCall, password: string): Promise<ValueOf<typeof provePaymentPassword>>;
  /** Uses up what showed the payment password. Throws Problem paymentPassEnded. */
  spend: PaymentPassword['spend'];
  listOf(tx: Tx, memberId: string): Promise<readonly ListedAccount[]>;
  readonly find: typeof findAccount;
  readonly countOthers: typeof countOthers;
  readonly lockMember: typeof lockMemberPayouts;
  readonly findGuard: typeof findGuard;
  /** The whole number of an account; for who pays to it. */
  openNumber(account: PayoutAccountRow): string;
}

const HOUR_MS = 3_600_000;
const contextOf = (id: string) => `payout account ${id}`;

const sameName = (one: string, other: string) => {
  const plain = (name: string) =>
    name.normalize('NFKD').replace(/\p{M}/gu, '').replace(/\s+/g, ' ').trim().toLowerCase();
  return plain(one) === plain(other);
};

const invalid = (field: string, message: string) =>
  new Problem('payoutAccountInvalid', message, { value: { field } });

/** What it is made from. */
interface Deps {
  readonly db: Database;
  readonly ids: () => string;
  readonly box: SecretBox;
  /** The gateway's own: the same number is found again by a digest that nobody else can make. */
  readonly secret: Buffer;
  readonly password: PaymentPassword;
}

/** What the calls share. */
function createTools({ db, ids, box, secret, password }: Deps) {
  const inBrand = <T>({ caller }: PaymentCall, work: (tx: Tx) => Promise<T>) =>
    withTransaction(db, { merchantCode: caller.brand.merchantCode }, work);
  const termsOf = ({ caller: { brand } }: PaymentCall) =>
    withdrawalTermsOf(brand.payments, brand.currency);

  async function show(tx: Tx, call: PaymentCall): Promise<Accounts> {
    const { caller, member, now } = call;
    const { accounts: types, accountWaitHours } = termsOf(call);
    const { payee_name: payeeName } = await getMember(
      tx,
      caller.brand.merchantCode,
      member.memberId,
    );
    const accounts = await listAccounts(tx, member.memberId);
    return {
      payeeName,
      most: MOST_PAYOUT_ACCOUNTS,
      types: [...types],
      waitHours: accountWaitHours,
      accounts: accounts.map((account) => ({
        id: account.id,
        type: account.type,
        bank: account.bank,
        holder: account.holder,
        number: account.number_masked,
        network: account.network,
        usableAt: account.usable_at.toISOString(),
        isUsable: account.usable_at <= now,
        isBusy: account.isBusy,
      })),
    };
  }

  function digestNumber(merchantCode: string, type: string, number: string): Buffer {
    const key = createHmac('sha256', secret).update('livery payout accounts').digest();
    return createHmac('sha256', key).update(`${merchantCode} ${type} ${number}`).digest();
  }

  async function showPassword(call: PaymentCall): Promise<PasswordState> {
    return inBrand(call, async (tx) => {
      const { memberId } = call.member;
      const member = await getMember(tx, call.caller.brand.merchantCode, memberId);
      const guard = await findGuard(tx, memberId);
      const until = guard?.locked_until ?? null;
      const waits = guard?.payouts_wait_until ?? null;
      return {
        isSet: member.payment_password_hash !== null,
        lockedUntil: until !== null && until > call.now ? until.toISOString() : null,
        waitsUntil: waits && waits > call.now ? waits.toISOString() : null,
        changedAt: guard?.changed_at?.toISOString() ?? null,
        resetWays: await listResetWays(member),
        rule: paymentPasswordRule(call.caller.brand),
      };
    });
  }

  return { ids, box, password, inBrand, termsOf, show, digestNumber, showPassword };
}

type Tools = ReturnType<typeof createTools>;

const createReads = ({
  box,
  inBrand,
  show,
  showPassword,
}: Tools): Pick<
  PayoutAccountsService,
  | 'list'
  | 'getPassword'
  | 'listOf'
  | 'find'
  | 'countOthers'
  | 'lockMember'
  | 'findGuard'
  | 'openNumber'
> => ({
  async list(call) {
    requireRealAccount(call);
    return inBrand(call, (tx) => show(tx, call));
  },
  async getPassword(call) {
    requireRealAccount(call);
    return showPassword(call);
  },
  listOf: listAccounts,
  find: findAccount,
  countOthers,
  lockMember: lockMemberPayouts,
  findGuard,
  openNumber: ({ id, number_sealed: sealed }) => box.open(sealed, contextOf(id)) ?? '',
});

const createAdding = ({
  ids,
  box,
  password,
  inBrand,
  termsOf,
  show,
  digestNumber,
}: Tools): Pick<PayoutAccountsService, 'add'> => ({
  async add(call, { type, number, bank, branch, network, holder, pass }) {
    requireRealAccount(call);
    const { accounts: types, accountWaitHours } = termsOf(call);
    const { merchantCode } = call.caller.brand;
    const { memberId } = call.member;
    if (!types.includes(type)) throw invalid('type', 'Nothing is paid out to accounts like this.');
    const read = readPayoutNumber(type, number);
    if (read === null) throw invalid('number', 'The number is none of such an account.');
    if (type === 'crypto' && !network) throw invalid('network', 'A network is wanted.');
    return inBrand(call, async (tx) => {
      await lockMemberPayouts(tx, memberId);
      await password.spend(tx, call, pass);
      const { payee_name: payeeName } = await getMember(tx, merchantCode, memberId);
      const name = (payeeName ?? holder ?? '').trim();
      if (name === '') throw invalid('holder', 'The name of the holder is wanted.');
      if (payeeName && holder && !sameName(payeeName, holder)) {
        throw invalid('holder', 'The account is of somebody else.');
      }
      const digest = digestNumber(merchantCode, type, read);
      const known = await listAccounts(tx, memberId);
      const isFull = known.length >= MOST_PAYOUT_ACCOUNTS;
      if (isFull || known.some((one) => one.number_digest.equals(digest))) {
        throw new Problem('payoutAccountsFull', 'There are enough accounts, or this one already.');
      }
      if (!payeeName) await setPayeeName(tx, memberId, name);
      const id = ids();
      await insertAccount(tx, {
        merchant_code: merchantCode,
        id,
        member_id: memberId,
        type,
        bank: bank ?? null,
        branch: branch ?? null,
        network: network ?? null,
        holder: name,
        number_sealed: box.seal(read, contextOf(id)),
        number_digest: digest,
        number_masked: maskAccountNumber(read),
        created_at: call.now,
        usable_at: new Date(call.now.getTime() + accountWaitHours * HOUR_MS),
        removed_at: null,
      });
      return show(tx, call);
    });
  },
});

const createChanges = ({
  password,
  inBrand,
  show,
  showPassword,
}: Tools): Pick<
  PayoutAccountsService,
  | 'remove'
  | 'setPassword'
  | 'changePassword'
  | 'sendCode'
  | 'resetPassword'
  | 'clearPassword'
  | 'prove'
  | 'spend'
> => ({
  async remove(call, { id, pass }) {
    requireRealAccount(call);
    const { memberId } = call.member;
    return inBrand(call, async (tx) => {
      await lockMemberPayouts(tx, memberId);
      await password.spend(tx, call, pass);
      const account = (await listAccounts(tx, memberId)).find((one) => one.id === id);
      if (!account) throw new Problem('notFound', 'There is no such account.');
      if (account.isBusy) {
        throw new Problem('payoutAccountBusy', 'A withdrawal to it is under way.');
      }
      await setRemoved(tx, id, call.now);
      return show(tx, call);
    });
  },
  async setPassword(call, { password: typed, loginPassword }) {
    await password.set(call, typed, loginPassword);
    return showPassword(call);
  },
  async changePassword(call, { oldPassword, password: typed }) {
    await password.change(call, oldPassword, typed);
    return showPassword(call);
  },
  sendCode: (call, { way }) => password.sendCode(call, way),
  async resetPassword(call, wanted) {
    await password.reset(call, wanted);
    return showPassword(call);
  },
  clearPassword: password.clear,
  prove: (call, typed) => password.prove(call, typed),
  spend: password.spend,
});

/** Makes the service. */
export function createPayoutAccountsService(deps: Deps): PayoutAccountsService {
  const tools = createTools(deps);
  return { ...createReads(tools), ...createAdding(tools), ...createChanges(tools) };
}
