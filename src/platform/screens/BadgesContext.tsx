import { createContext, use, type ReactNode } from 'react';

/** How much waits on a page, by the id of its screen. */
export type Badges = Readonly<Partial<Record<string, number>>>;

const BadgesContext = createContext<Badges>({});

/** Tells the menus below what waits on the pages that they lead to. */
export function BadgesProvider({ badges, children }: { badges: Badges; children: ReactNode }) {
  return <BadgesContext value={badges}>{children}</BadgesContext>;
}

/** What waits on each page; of pages on which nothing can wait, and while nobody knows, nothing. */
export const useBadges = (): Badges => use(BadgesContext);
