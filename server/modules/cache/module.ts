import { defineModule } from '../../composition/module.ts';
import { createContentCache, standingReads, type ContentCache } from './contentCache.ts';

/** What is kept of reads that everybody may have. */
export interface Caches {
  /** Lists that begin, end and grow by the clock. */
  readonly passing: ContentCache;
  /** Switches that change only when somebody writes them. */
  readonly standing: ContentCache;
  /** Forgets what is kept of a merchant, or of everybody for '*'. */
  drop(merchantCode: string): void;
}

declare module '../../composition/module.ts' {
  interface Parts {
    readonly caches: Caches;
  }
}

export const cacheModule = defineModule({
  name: 'caches',
  needs: ['clock'],
  create({ clock }) {
    const passing = createContentCache(clock);
    const standing = createContentCache(clock, standingReads);
    return {
      passing,
      standing,
      drop(merchantCode) {
        passing.drop(merchantCode);
        standing.drop(merchantCode);
      },
    };
  },
  listeners: { content: ({ caches }, merchantCode) => caches.drop(merchantCode) },
});
