import { useEffect, useEffectEvent, type RefObject } from 'react';
import { useBrand } from '../../platform/brand/BrandContext.tsx';
import type { PlayMode } from '../../../schemas/vendorApi.ts';
import { parseGameMessage, type GameMessage } from './gameMessages.ts';

/** Hears what the game in a frame says, and nobody else. */
export function useGameMessages(
  frame: RefObject<HTMLIFrameElement | null>,
  { origin, mode }: { readonly origin: string; readonly mode: PlayMode },
  onMessage: (message: GameMessage) => void,
): void {
  const { code: currency, decimals } = useBrand().currency;
  const hear = useEffectEvent((event: MessageEvent<unknown>) => {
    const isItsOwn = event.source === frame.current?.contentWindow && event.origin === origin;
    if (event.source === null || !isItsOwn) return;
    const message = parseGameMessage(event.data, { currency, decimals, mode });
    if (message) onMessage(message);
  });
  useEffect(() => {
    window.addEventListener('message', hear);
    return () => window.removeEventListener('message', hear);
  }, []);
}
