import { useMutation, useQueryClient } from '@tanstack/react-query';
import { refreshPromotions, take, type PromotionDetail } from '../../api/promotions.ts';
import { refreshRewards } from '../../api/rewards.ts';
import { balance } from '../../api/wallet.ts';
import { useHttp } from '../../platform/http/HttpContext.tsx';
import { useOrderKey } from '../../ui/CentreFrame/useOrderKey.ts';

/** Has everything read anew that a press may have changed. */
export function useRefresh() {
  const http = useHttp();
  const queryClient = useQueryClient();
  return () => {
    refreshPromotions(queryClient);
    refreshRewards(queryClient);
    void queryClient.invalidateQueries({ queryKey: balance(http).queryKey.slice(0, 2) });
  };
}

const STEPS: Partial<Record<PromotionDetail['kind'], 'signIn' | 'spins'>> = {
  signIn: 'signIn',
  freeSpins: 'spins',
};

/** The press of a promotion's button, where that is no form and no ticket. */
export function useTake({ id, button, kind }: PromotionDetail) {
  const http = useHttp();
  const refresh = useRefresh();
  const { keyOf, settle } = useOrderKey();
  const step = button === 'join' || button === 'collect' ? button : (STEPS[kind] ?? 'open');
  return useMutation({
    mutationFn: () => take(http, { id, step }, keyOf({ id, step })),
    onSuccess: settle,
    onSettled: refresh,
  });
}
