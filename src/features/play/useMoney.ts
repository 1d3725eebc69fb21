import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { MAIN_WALLET } from '../../../schemas/api/wallet.ts';
import type { PlayMode } from '../../../schemas/vendorApi.ts';
import { balance, funds } from '../../api/wallet.ts';
import { formatMinor, parseMinor } from '../../lib/minorUnits.ts';
import { useBrand } from '../../platform/brand/BrandContext.tsx';
import { useHttp } from '../../platform/http/HttpContext.tsx';

/** Rounds may follow each other fast; the balance is asked for once in a while. */
const REST_MS = 800;

/** The money that a game is played with: one's own as the gateway says, play money as the game says. */
export function useMoney(mode: PlayMode, vendor: string) {
  const http = useHttp();
  const { wallet, currency } = useBrand();
  const hasOwnWallet = mode === 'real' && wallet.mode === 'transfer';
  const whole = useQuery({ ...balance(http), enabled: mode === 'real' && !hasOwnWallet });
  const byWallet = useQuery({ ...funds(http), enabled: hasOwnWallet });
  const [played, setPlayed] = useState<bigint>();
  const refresh = useRefresh();

  const inWallet = (name: string) =>
    byWallet.data && (byWallet.data.wallets.find((own) => own.wallet === name)?.balance ?? '0');
  const toMinor = (amount: string | undefined) => parseMinor(amount, currency.decimals);
  const amountOf = () => {
    if (mode === 'play')
      return played === undefined ? undefined : formatMinor(played, currency.decimals);
    return hasOwnWallet ? inWallet(vendor) : whole.data?.sumBalance;
  };
  return {
    amount: amountOf(),
    /** The game is played from a wallet of its vendor's, beside the main one. */
    hasOwnWallet,
    /** Nothing is in that wallet, and something could be. */
    isEmpty: toMinor(inWallet(vendor)) === 0n && (toMinor(inWallet(MAIN_WALLET)) ?? 0n) > 0n,
    /** A game has told a balance; of real money that is only a reason to ask. */
    tell(told: bigint) {
      if (mode === 'play') setPlayed(told);
      else refresh();
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
    for (const { queryKey } of [balance(http), funds(http)]) {
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
