import {
  infiniteQueryOptions,
  queryOptions,
  skipToken,
  type QueryClient,
} from '@tanstack/react-query';
import type { BodyOf, ValueOf } from '../../schemas/api/endpoint.ts';
import {
  collectWallets,
  getBalance,
  getConsolidatedFunds,
  getStatement,
  getWalletTransfers,
  setAutomaticTransfer,
  transferBetweenWallets,
} from '../../schemas/api/wallet.ts';
import type { Http } from '../platform/http/http.ts';
import { MEMBER_KEY } from '../platform/http/memberKey.ts';

const FRESH_MS = 15_000;

/** What is left to play with for nothing, as a decimal. Launches, games and events tell it, and the balance of a trial. */
export const playMoney = queryOptions<string>({
  queryKey: [MEMBER_KEY, 'playMoney'],
  queryFn: skipToken,
  staleTime: Infinity,
});

/** The member's money. It is asked for when somebody looks at it, never by a clock, which would keep a session alive. */
export const balance = (http: Http) =>
  queryOptions({
    queryKey: [MEMBER_KEY, getBalance.id],
    queryFn: async ({ signal, client }) => {
      const value = await http.call(getBalance, { signal });
      if (value.playMoney !== undefined) client.setQueryData(playMoney.queryKey, value.playMoney);
      return value;
    },
    staleTime: FRESH_MS,
    refetchOnWindowFocus: true,
  });

/** The member's money wallet by wallet; asked for as the balance is. */
export const funds = (http: Http) =>
  queryOptions({
    queryKey: [MEMBER_KEY, getConsolidatedFunds.id],
    queryFn: ({ signal }) => http.call(getConsolidatedFunds, { signal }),
    staleTime: FRESH_MS,
    refetchOnWindowFocus: true,
  });

const LINES = 50;

/** What happened to the member's money since a moment (ISO 8601, UTC), the latest first and page by page. */
export const statementSince = (http: Http, from: string) =>
  infiniteQueryOptions({
    queryKey: [MEMBER_KEY, getStatement.id, from],
    queryFn: ({ signal, pageParam }) =>
      http.call(getStatement, {
        query: { from, pageSize: LINES, ...(pageParam !== null && { before: pageParam }) },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    staleTime: FRESH_MS,
  });

/** Moves the member's own money between wallets; the same key again has no second effect. */
export const moveMoney = (
  http: Http,
  order: BodyOf<typeof transferBetweenWallets>,
  idempotencyKey: string,
): Promise<ValueOf<typeof transferBetweenWallets>> =>
  http.call(transferBetweenWallets, { body: order, idempotencyKey });

/** One of a member's wallets. */
export type Wallet = ValueOf<typeof getConsolidatedFunds>['wallets'][number];

/** A move between them. */
export type WalletTransfer = ValueOf<typeof getWalletTransfers>['list'][number];

/** Moves between the member's wallets, the latest first and page by page. */
export const walletTransfers = (http: Http) =>
  infiniteQueryOptions({
    queryKey: [MEMBER_KEY, getWalletTransfers.id],
    queryFn: ({ signal, pageParam }) =>
      http.call(getWalletTransfers, {
        query: pageParam === null ? {} : { before: pageParam },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    staleTime: FRESH_MS,
  });

/** Moves everything out of the wallets of vendors, each by a transfer of its own. */
export const collectAll = (
  http: Http,
  idempotencyKey: string,
): Promise<ValueOf<typeof collectWallets>> =>
  http.call(collectWallets, { body: {}, idempotencyKey });

/** Says whether money follows to games by itself. */
export const setAutomatic = (http: Http, isAutomatic: boolean) =>
  http.call(setAutomaticTransfer, { body: { isAutomatic } });

/** Reads the member's wallets anew, and what was moved between them. */
export function refreshWallets(queryClient: QueryClient): void {
  for (const { id } of [getConsolidatedFunds, getBalance, getWalletTransfers]) {
    void queryClient.invalidateQueries({ queryKey: [MEMBER_KEY, id] });
  }
}
