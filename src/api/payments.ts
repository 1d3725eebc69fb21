import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import {
  cancelDeposit,
  claimDeposit,
  createDeposit,
  getDeposit,
  getDepositOptions,
  getDeposits,
  redeemVoucher,
} from '../../schemas/api/deposits.ts';
import type { BodyOf, QueryOf, ValueOf } from '../../schemas/api/endpoint.ts';
import { addPaymentProof } from '../../schemas/api/payments.ts';
import {
  addPayoutAccount,
  changePaymentPassword,
  getPaymentPassword,
  getPayoutAccounts,
  provePaymentPassword,
  removePayoutAccount,
  resetPaymentPassword,
  sendPaymentPasswordCode,
  setPaymentPassword,
  type ResetWay,
} from '../../schemas/api/payoutAccounts.ts';
import {
  cancelWithdrawal,
  confirmWithdrawalReceipt,
  getWithdrawal,
  getWithdrawalQuote,
  getWithdrawals,
  requestWithdrawal,
} from '../../schemas/api/withdrawals.ts';
import type { Http } from '../platform/http/http.ts';
import { MEMBER_KEY } from '../platform/http/memberKey.ts';

export type DepositOptions = ValueOf<typeof getDepositOptions>;
export type DepositMethod = DepositOptions['groups'][number]['methods'][number];
export type DepositOrder = ValueOf<typeof getDeposit>;
export type DepositOffer = DepositOptions['bonuses'][number];
export type DepositLine = ValueOf<typeof getDeposits>['list'][number];
export type Instructions = NonNullable<DepositOrder['instructions']>;
export type WithdrawalQuote = ValueOf<typeof getWithdrawalQuote>;
export type WithdrawalOrder = ValueOf<typeof getWithdrawal>;
export type WithdrawalLine = ValueOf<typeof getWithdrawals>['list'][number];
export type PayoutAccounts = ValueOf<typeof getPayoutAccounts>;
export type PayoutAccount = PayoutAccounts['accounts'][number];
export type PaymentPassword = ValueOf<typeof getPaymentPassword>;

const FRESH_MS = 5_000;
/** Events tell of every step; this is for pages that hear none. */
const LOOK_AGAIN_MS = 15_000;

/** Ways to pay in, and orders that wait. */
export const depositOptions = (http: Http) =>
  queryOptions({
    queryKey: [MEMBER_KEY, getDepositOptions.id, http.language],
    queryFn: ({ signal }) => http.call(getDepositOptions, { signal }),
    staleTime: FRESH_MS,
    refetchOnWindowFocus: true,
  });

/** One deposit; looked at again by itself until it has ended. */
export const depositOrder = (http: Http, order: string) =>
  queryOptions({
    queryKey: [MEMBER_KEY, getDeposit.id, http.language, order],
    queryFn: ({ signal }) => http.call(getDeposit, { query: { order }, signal }),
    staleTime: FRESH_MS,
    refetchOnWindowFocus: true,
    refetchInterval: ({ state }) => (state.data?.endedAt ? false : LOOK_AGAIN_MS),
  });

/** Asks for a deposit; the same key again has no second effect. */
export const askDeposit = (
  http: Http,
  body: BodyOf<typeof createDeposit>,
  idempotencyKey: string,
) => http.call(createDeposit, { body, idempotencyKey });

/** Pays a voucher in; the same key again has no second effect. */
export const payVoucherIn = (
  http: Http,
  body: BodyOf<typeof redeemVoucher>,
  idempotencyKey: string,
) => http.call(redeemVoucher, { body, idempotencyKey });

/** Says that a deposit is paid. */
export const sayPaid = (http: Http, body: BodyOf<typeof claimDeposit>) =>
  http.call(claimDeposit, { body });

/** Takes a deposit back. */
export const takeDepositBack = (http: Http, order: string) =>
  http.call(cancelDeposit, { body: { order } });

/** Uploads a picture for an order; answers with its name. */
export const addProof = async (http: Http, body: BodyOf<typeof addPaymentProof>) =>
  (await http.call(addPaymentProof, { body })).proof;

type History = 'before' | 'pageSize';

/** The member's deposits, page by page. */
export const deposits = (http: Http, filter: Omit<QueryOf<typeof getDeposits> & object, History>) =>
  infiniteQueryOptions({
    queryKey: [MEMBER_KEY, getDeposits.id, http.language, filter],
    queryFn: ({ signal, pageParam }) =>
      http.call(getDeposits, {
        query: { ...filter, ...(pageParam !== null && { before: pageParam }) },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    staleTime: FRESH_MS,
    refetchOnWindowFocus: true,
  });

/** What can be withdrawn, and what an amount would cost. */
export const withdrawalQuote = (http: Http, amount?: string) =>
  queryOptions({
    queryKey: [MEMBER_KEY, getWithdrawalQuote.id, http.language, amount ?? ''],
    queryFn: ({ signal }) =>
      http.call(getWithdrawalQuote, { query: amount === undefined ? {} : { amount }, signal }),
    staleTime: FRESH_MS,
    refetchOnWindowFocus: true,
  });

/** One withdrawal; looked at again by itself until it has ended. */
export const withdrawalOrder = (http: Http, order: string) =>
  queryOptions({
    queryKey: [MEMBER_KEY, getWithdrawal.id, http.language, order],
    queryFn: ({ signal }) => http.call(getWithdrawal, { query: { order }, signal }),
    staleTime: FRESH_MS,
    refetchOnWindowFocus: true,
    refetchInterval: ({ state }) => (state.data?.endedAt ? false : LOOK_AGAIN_MS),
  });

/** Asks to be paid out; the same key again has no second effect. */
export const askWithdrawal = (
  http: Http,
  body: BodyOf<typeof requestWithdrawal>,
  idempotencyKey: string,
) => http.call(requestWithdrawal, { body, idempotencyKey });

/** Takes a withdrawal back. */
export const takeWithdrawalBack = (http: Http, order: string) =>
  http.call(cancelWithdrawal, { body: { order } });

/** Says whether a withdrawal came. */
export const sayReceived = (http: Http, body: BodyOf<typeof confirmWithdrawalReceipt>) =>
  http.call(confirmWithdrawalReceipt, { body });

/** The member's withdrawals, page by page. */
export const withdrawals = (
  http: Http,
  filter: Omit<QueryOf<typeof getWithdrawals> & object, History>,
) =>
  infiniteQueryOptions({
    queryKey: [MEMBER_KEY, getWithdrawals.id, http.language, filter],
    queryFn: ({ signal, pageParam }) =>
      http.call(getWithdrawals, {
        query: { ...filter, ...(pageParam !== null && { before: pageParam }) },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    staleTime: FRESH_MS,
    refetchOnWindowFocus: true,
  });

/** Accounts that the member can be paid out to. */
export const payoutAccounts = (http: Http) =>
  queryOptions({
    queryKey: [MEMBER_KEY, getPayoutAccounts.id],
    queryFn: ({ signal }) => http.call(getPayoutAccounts, { signal }),
    staleTime: FRESH_MS,
  });

/** Adds an account. */
export const addAccount = (http: Http, body: BodyOf<typeof addPayoutAccount>) =>
  http.call(addPayoutAccount, { body });

/** Removes an account. */
export const removeAccount = (http: Http, id: string, pass: string) =>
  http.call(removePayoutAccount, { body: { id, pass } });

/** State of the payment password. */
export const paymentPassword = (http: Http) =>
  queryOptions({
    queryKey: [MEMBER_KEY, getPaymentPassword.id],
    queryFn: ({ signal }) => http.call(getPaymentPassword, { signal }),
    staleTime: FRESH_MS,
  });

/** Sets the first payment password. */
export const choosePassword = (http: Http, body: BodyOf<typeof setPaymentPassword>) =>
  http.call(setPaymentPassword, { body });

/** Puts another payment password in place of the one that there is. */
export const changePassword = (http: Http, body: BodyOf<typeof changePaymentPassword>) =>
  http.call(changePaymentPassword, { body });

/** Sends a code for another payment password; answers with the seconds until the next. */
export const sendPasswordCode = async (http: Http, way: ResetWay) =>
  (await http.call(sendPaymentPasswordCode, { body: { way } })).expiredMinutes * 60;

/** Sets another payment password by such a code. */
export const resetPassword = (http: Http, body: BodyOf<typeof resetPaymentPassword>) =>
  http.call(resetPaymentPassword, { body });

/** Shows the payment password; answers with a pass for one change. */
export const provePassword = async (http: Http, password: string) =>
  (await http.call(provePaymentPassword, { body: { password } })).pass;
