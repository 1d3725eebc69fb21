import { createContext, useContext, useSyncExternalStore, type ReactNode } from 'react';
import type { TypedDeskEndpoint } from '../../../schemas/desk/deskEndpoint.ts';
import type { DeskArea } from '../deskArea.ts';
import type { DeskCalls } from '../transport/deskCalls.ts';
import type { BrandStore } from './brandStore.ts';
import {
  allows,
  type DeskBrand,
  type DeskSession,
  type Permission,
  type SessionStore,
} from './sessionStore.ts';

/** What everything at the desk works with. */
export interface DeskParts {
  readonly calls: DeskCalls;
  readonly session: SessionStore;
  readonly brand: BrandStore;
  readonly areas: readonly DeskArea[];
}

const DeskContext = createContext<DeskParts | null>(null);

/** Hands the parts down. */
export function DeskProvider({ value, children }: { value: DeskParts; children: ReactNode }) {
  return <DeskContext value={value}>{children}</DeskContext>;
}

/** The way to the gateway, the session and the brand that is chosen. */
export function useDesk(): DeskParts {
  const parts = useContext(DeskContext);
  if (!parts) throw new Error('useDesk() outside of the desk. Wrap the tree in <DeskProvider>.');
  return parts;
}

/** Who is at the desk; null before the gateway has said. */
export function useDeskSession(): DeskSession | null {
  const { session } = useDesk();
  return useSyncExternalStore(session.subscribe, session.get);
}

/** Whether who is at the desk may make a call, or has a permission. */
export function useMay(): (wanted: TypedDeskEndpoint | Permission) => boolean {
  const session = useDeskSession();
  return (wanted) => {
    const permission = typeof wanted === 'string' ? wanted : wanted.permission;
    const isForAll = typeof wanted !== 'string' && wanted.needsAllBrands === true;
    return allows(session, permission) && (!isForAll || session?.allBrands === true);
  };
}

/** The brand that is worked for; undefined for who has none. */
export function useBrand(): DeskBrand | undefined {
  const { brand } = useDesk();
  const session = useDeskSession();
  const code = useSyncExternalStore(brand.subscribe, brand.get);
  return session?.brands.find((one) => one.merchantCode === code) ?? session?.brands[0];
}
