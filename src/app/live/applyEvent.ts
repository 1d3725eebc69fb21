import type { QueryClient } from '@tanstack/react-query';
import { getAccountRecord } from '../../../schemas/api/accountRecord.ts';
import { getBet, getBets, getProfit } from '../../../schemas/api/bets.ts';
import { getBonusMoney } from '../../../schemas/api/bonuses.ts';
import { getBadges } from '../../../schemas/api/centre.ts';
import { getAnnouncements, getBanners, getHomeNotice } from '../../../schemas/api/content.ts';
import { getDeposit, getDepositOptions, getDeposits } from '../../../schemas/api/deposits.ts';
import type { ValueOf } from '../../../schemas/api/endpoint.ts';
import { getIdentity } from '../../../schemas/api/identity.ts';
import { getMessages, getUnreadCount } from '../../../schemas/api/inbox.ts';
import { getWinners, isRankedList } from '../../../schemas/api/games.ts';
import { getLotteryChases } from '../../../schemas/api/lotteryChases.ts';
import { getLotteryOrder, getLotteryOrders } from '../../../schemas/api/lotteryOrders.ts';
import type { liveStream } from '../../../schemas/api/stream.ts';
import {
  getBalance,
  getConsolidatedFunds,
  getStatement,
  getWalletTransfers,
} from '../../../schemas/api/wallet.ts';
import {
  getWithdrawal,
  getWithdrawalQuote,
  getWithdrawals,
} from '../../../schemas/api/withdrawals.ts';
import type { WinnersWanted } from '../../api/games.ts';
import { refreshRewards } from '../../api/rewards.ts';
import { playMoney } from '../../api/wallet.ts';
import { MEMBER_KEY } from '../../platform/http/memberKey.ts';

/** What events carry, by their kind. */
type EventValues = Required<ValueOf<typeof liveStream>>;

type Winners = ValueOf<typeof getWinners>;

/** What shows what moved, and what it was played with. */
const OF_MONEY: readonly unknown[] = [
  getConsolidatedFunds.id,
  getStatement.id,
  getWalletTransfers.id,
  getBets.id,
  getBet.id,
  getProfit.id,
  getAccountRecord.id,
  getBonusMoney.id,
];

const isOfMoney = (queryKey: readonly unknown[]) =>
  queryKey[0] === MEMBER_KEY && OF_MONEY.includes(queryKey[1]);

/** What shows money beside the balance is asked for again where it is on the page. */
function refreshMoney(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({ predicate: ({ queryKey }) => isOfMoney(queryKey) });
}

/** Orders of lotteries are read anew where they are on the page. */
function refreshLotteryOrders(queryClient: QueryClient): void {
  const ids: readonly unknown[] = [getLotteryOrders.id, getLotteryOrder.id, getLotteryChases.id];
  void queryClient.invalidateQueries({
    predicate: ({ queryKey }) => queryKey[0] === MEMBER_KEY && ids.includes(queryKey[1]),
  });
}

async function setBalance(queryClient: QueryClient, value: EventValues['balance']): Promise<void> {
  const queryKey = [MEMBER_KEY, getBalance.id];
  // An answer on its way may be older than this.
  await queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData(queryKey, value);
  refreshMoney(queryClient);
  // What a chase no longer needs is set free without a draw, and tells of itself by the money alone.
  refreshLotteryOrders(queryClient);
  // A stream begins with the balance: what a payment told before that, nobody heard.
  refreshPayments(queryClient);
}

/** Of a round for nothing the game may play on in another tab, of other money the balance tells. */
function endRound(queryClient: QueryClient, round: EventValues['round']): void {
  if (round.playMoney !== undefined) {
    queryClient.setQueryData(playMoney.queryKey, round.playMoney);
  }
  refreshMoney(queryClient);
}

/** Orders of money are read anew where they are on the page. */
function refreshPayments(queryClient: QueryClient): void {
  const ids: readonly unknown[] = [
    getDepositOptions.id,
    getDeposit.id,
    getDeposits.id,
    getWithdrawalQuote.id,
    getWithdrawal.id,
    getWithdrawals.id,
  ];
  void queryClient.invalidateQueries({
    predicate: ({ queryKey }) => queryKey[0] === MEMBER_KEY && ids.includes(queryKey[1]),
  });
}

/** What waits in the centre is counted anew where it shows. */
function refreshBadges(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({ queryKey: [MEMBER_KEY, getBadges.id] });
  // What waits may be on the page that is open.
  refreshRewards(queryClient);
}

/** A new win stands first in lists of the latest; those of the largest are read anew by themselves. */
function addWinner(queryClient: QueryClient, winner: EventValues['winner']): void {
  for (const { queryKey } of queryClient.getQueryCache().findAll({ queryKey: [getWinners.id] })) {
    const { list, category, limit } = queryKey[2] as WinnersWanted;
    if (list && isRankedList(list)) continue;
    if (list === 'lottery' && !winner.lottery) continue;
    if (category && category !== winner.category) continue;
    queryClient.setQueryData(queryKey, (before: Winners | undefined) => {
      if (!before) return undefined;
      const others = before.list.filter(({ id }) => id !== winner.id);
      return { list: [winner, ...others].slice(0, limit) };
    });
  }
}

/** Lists of wins are read anew where they are on the page. */
const refreshWinners = (queryClient: QueryClient) =>
  void queryClient.invalidateQueries({ queryKey: [getWinners.id] });

/** Announcements are read anew where they are on the page. */
export function refreshMessages(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({ queryKey: [getAnnouncements.id] });
  void queryClient.invalidateQueries({ queryKey: [getHomeNotice.id] });
}

/** Banners are read anew where they are on the page; those shown stay until then. */
function refreshBanners(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({ queryKey: [getBanners.id] });
  void queryClient.invalidateQueries({ queryKey: [getHomeNotice.id] });
}

/** Reads everything anew that events would have told. */
export function refreshAll(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({ queryKey: [MEMBER_KEY] });
  refreshWinners(queryClient);
  refreshMessages(queryClient);
  refreshBanners(queryClient);
}

/** Messages to the member, how many are unread, and what waits are read anew where they are on the page. */
export function refreshInbox(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({ queryKey: [MEMBER_KEY, getMessages.id] });
  void queryClient.invalidateQueries({ queryKey: [MEMBER_KEY, getUnreadCount.id] });
  refreshBadges(queryClient);
}

/** What is done about an event beside what it changes here. */
export interface EventActions {
  /** Pages do not all ask at the same moment. */
  readonly soon: (act: () => void) => void;
  /** Finds out whether the session is over, as an answer to a call would tell. */
  readonly checkSession: () => void;
  /** The brand has another state than this page may show. */
  readonly takeBrand: (told: EventValues['brand']) => void;
}

/** Brings what an event tells to where the page shows it. Kinds of a newer gateway are left alone. */
export function applyEvent(
  queryClient: QueryClient,
  { kind, data }: { readonly kind: string; readonly data: string },
  { soon, checkSession, takeBrand }: EventActions,
): void {
  const read = <K extends keyof EventValues>() => JSON.parse(data) as EventValues[K];
  switch (kind as keyof EventValues) {
    case 'balance':
      return void setBalance(queryClient, read<'balance'>());
    case 'round':
      return endRound(queryClient, read<'round'>());
    case 'lotteryOrder':
      return refreshLotteryOrders(queryClient);
    case 'payment':
      return refreshPayments(queryClient);
    case 'inbox':
      return soon(() => refreshInbox(queryClient));
    case 'identity':
      return void queryClient.invalidateQueries({ queryKey: [MEMBER_KEY, getIdentity.id] });
    case 'badges':
      return refreshBadges(queryClient);
    case 'winner':
      return addWinner(queryClient, read<'winner'>());
    case 'winners':
      return soon(() => refreshWinners(queryClient));
    case 'message':
      return soon(() => refreshMessages(queryClient));
    case 'banners':
      return soon(() => refreshBanners(queryClient));
    case 'reset':
      return soon(() => refreshAll(queryClient));
    case 'brand':
      return takeBrand(read<'brand'>());
    case 'signOut':
      return checkSession();
  }
}
