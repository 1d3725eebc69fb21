import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { getStatement, MAIN_WALLET } from '../../../schemas/api/wallet.ts';
import type { PlayMode } from '../../../schemas/vendorApi.ts';
import { balance, funds, playMoney } from '../../api/wallet.ts';
import { formatMinor, parseMinor } from '../../../engine/minorUnits.ts';
import { useBrand } from '../../platform/brand/BrandContext.tsx';
import { useHttp } from '../../platform/http/HttpContext.tsx';
import { MEMBER_KEY } from '../../platform/http/memberKey.ts';

/** Rounds may follow each other fast; the balance is asked for once in a while. */
const REST_MS = 800;

/**
 * The money that a game is played with. One's own is what the gateway says; play money is what the launch, the game or
 * another tab said last.
 */
export function useMoney(mode: PlayMode, vendor: string) {
  const http = useHttp();
  const { wallet, currency } = useBrand();
  const hasOwnWallet = mode === 'real' && wallet.mode === 'transfer';
  const whole = useQuery({ ...balance(http), enabled: mode === 'real' && !hasOwnWallet });
  const byWallet = useQuery({ ...funds(http), enabled: hasOwnWallet });
  const forNothing = useQuery(playMoney);
  const queryClient = useQueryClient();
  const refresh = useRefresh();

  const inWallet = (name: string) =>
    byWallet.data && (byWallet.data.wallets.find((own) => own.wallet === name)?.balance ?? '0');
  const toMinor = (amount: string | undefined) => parseMinor(amount, currency.decimals);
  const amountOf = () => {
    if (mode === 'play') return forNothing.data;
    return hasOwnWallet ? inWallet(vendor) : whole.data?.sumBalance;
  };
  return {
    amount: amountOf(),
    /** Where stakes are taken from. */
    wallet: hasOwnWallet ? vendor : MAIN_WALLET,
    /** The game is played from a wallet of its vendor's, beside the main one. */
    hasOwnWallet,
    /** Nothing is in that wallet, and something could be. */
    isEmpty: toMinor(inWallet(vendor)) === 0n && (toMinor(inWallet(MAIN_WALLET)) ?? 0n) > 0n,
    /** A game has told a balance; of real money that is only a reason to ask. */
    tell(told: bigint) {
      if (mode === 'real') return refresh();
      queryClient.setQueryData(playMoney.queryKey, formatMinor(told, currency.decimals));
    },
  };
}

/** Asks for the member's money again: soon, and again when the game is left. */
function useRefresh(): () => void {
  const http = useHttp();
  const queryClient = useQueryClient();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const ask = () => {
    timer.current = undefined;
    const statements = { queryKey: [MEMBER_KEY, getStatement.id] };
    for (const { queryKey } of [balance(http), funds(http), statements]) {
      void queryClient.invalidateQueries({ queryKey });
    }
  };
  const leave = useEffectEvent(() => {
    clearTimeout(timer.current);
    ask();
  });
  useEffect(() => () => leave(), []);
  return () => {
    timer.current ??= setTimeout(ask, REST_MS);
  };
}
