import { useSyncExternalStore } from 'react';
import { readLocal, writeLocal } from '../../platform/storage/storage.ts';

const KEY = 'livery.balanceHidden';
const listeners = new Set<() => void>();
/** Where the browser keeps nothing the choice holds for this page. */
let chosen: boolean | undefined;

const isHidden = () => chosen ?? readLocal(KEY) === '1';

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Whether this browser keeps the balance out of sight. */
export function useIsBalanceHidden(): boolean {
  return useSyncExternalStore(subscribe, isHidden, () => false);
}

/** Hides the balance wherever it stands, or shows it again; kept for the next visit. */
export function toggleBalance(): void {
  chosen = !isHidden();
  writeLocal(KEY, chosen ? '1' : '0');
  for (const listener of listeners) listener();
}
