import { useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { DepositState } from '../../../../schemas/api/deposits.ts';
import type { WithdrawalState } from '../../../../schemas/api/withdrawals.ts';
import {
  deposits,
  withdrawals,
  type DepositLine,
  type WithdrawalLine,
} from '../../../api/payments.ts';
import { useHttp } from '../../../platform/http/HttpContext.tsx';
import { useScreenPath } from '../../../platform/screens/ScreensContext.tsx';
import type { OrderLine } from './OrderLines.tsx';

interface Narrowed {
  readonly state?: string;
  readonly from?: string;
  readonly enabled?: boolean;
}

/** Lines of deposits, as lists show them. */
export function useDepositLines() {
  const path = useScreenPath('deposit') ?? '';
  return (list: readonly DepositLine[]): readonly OrderLine[] =>
    list.map(({ order, state, amount, credited, title, createdAt }) => ({
      kind: 'deposit',
      order,
      state,
      amount: credited ?? amount,
      by: title,
      createdAt,
      href: `${path}?order=${order}`,
    }));
}

/** Lines of withdrawals, as lists show them. */
export function useWithdrawalLines() {
  const path = useScreenPath('withdraw') ?? '';
  const { t } = useLingui();
  return (list: readonly WithdrawalLine[]): readonly OrderLine[] =>
    list.map(({ order, state, amount, account, createdAt }) => ({
      kind: 'withdrawal',
      order,
      state,
      amount,
      by: t({
        id: 'centre.withdrawal.to',
        context: 'Line of a list of withdrawals; {account} is a bank and the last four digits',
        message: `To ${account}`,
      }),
      createdAt,
      href: `${path}?order=${order}`,
    }));
}

/** The member's deposits, page by page. */
export function useDepositHistory({ state, from, enabled = true }: Narrowed) {
  const http = useHttp();
  const toLines = useDepositLines();
  const query = useInfiniteQuery({
    ...deposits(http, {
      ...(state && { state: state as DepositState }),
      ...(from && { from }),
    }),
    enabled,
  });
  return { query, lines: query.data && toLines(query.data.pages.flatMap(({ list }) => list)) };
}

/** The member's withdrawals, page by page. */
export function useWithdrawalHistory({ state, from, enabled = true }: Narrowed) {
  const http = useHttp();
  const toLines = useWithdrawalLines();
  const query = useInfiniteQuery({
    ...withdrawals(http, {
      ...(state && { state: state as WithdrawalState }),
      ...(from && { from }),
    }),
    enabled,
  });
  return { query, lines: query.data && toLines(query.data.pages.flatMap(({ list }) => list)) };
}
