import { useEffect, useState } from 'react';
import type { JudgedHand } from '../../../engine/games/baccarat/hand.ts';
import type { TableState } from '../table/tableState.ts';

/** How many cards of a hand lie open: one after the other while they come, in the order of the deal. */
export function useDealt({ shown, drawn, comingMs }: TableState<JudgedHand>): number {
  const [dealt, setDealt] = useState({ of: drawn, count: 0 });
  const cards = drawn ? drawn.player.length + drawn.banker.length : 0;
  useEffect(() => {
    if (shown !== 'coming' || cards === 0) return undefined;
    const stepMs = comingMs / (cards + 0.6);
    const timers = Array.from({ length: cards }, (_, at) =>
      setTimeout(() => setDealt({ of: drawn, count: at + 1 }), stepMs * (at + 0.3)),
    );
    return () => timers.forEach(clearTimeout);
  }, [shown, cards, comingMs, drawn]);
  if (shown === 'come' || shown === 'told') return cards;
  return shown === 'coming' && dealt.of === drawn ? dealt.count : 0;
}

/** Where each card of a hand comes in the deal: player, banker, player, banker, then the third cards. */
export function placesOf({ player }: JudgedHand, side: 'player' | 'banker'): readonly number[] {
  if (side === 'player') return [0, 2, 4];
  return [1, 3, player.length === 3 ? 5 : 4];
}
