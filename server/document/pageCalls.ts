import type { PageRequest } from '../../schemas/page.ts';
import type { ResolvedBrand } from '../../schemas/resolvedBrand.ts';
import type { Preview } from '../http/preview.ts';

/** Carries one call of a page under way. */
export type PageTransport = PageRequest['transport'];

/** The site of a page. */
export interface PageSite {
  readonly brand: ResolvedBrand;
  /** Where the page was asked for, as `Caller` has it. */
  readonly host: string;
  /** All of the brand's. */
  readonly hosts: readonly string[];
  /** Where the visitor is, where pages are others there. */
  readonly country?: string | null;
  /** The draft that the page shows. */
  readonly preview?: Preview;
}

/** Answers the calls of pages that are made, with the gates of everybody's on their way. */
export interface PageCalls {
  /** Answers at the site's host while `make` works, with nothing that was read before it began. */
  during<T>(site: PageSite, make: (transport: PageTransport) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}
