import type { LocaleTag } from '../locales/locales.ts';
import type { FeatureId } from './features.ts';
import type { RenderTemplate } from './messageTemplates.ts';
import type { ResolvedBrand } from './resolvedBrand.ts';

/** Stands in prerendered HTML where each response puts its own nonce. */
export const NONCE_PLACE = '{{nonce}}';

/** What the whole site shows instead of a page: 0 nothing, 1 maintenance, 2 restricted. */
export type SiteStatus = 0 | 1 | 2;

/** What a document carries for the browser to go on from where the gateway stopped. */
export interface PageState {
  /** Without `themeCss`: that stands in the document's style element. */
  readonly brand: Omit<ResolvedBrand, 'themeCss'>;
  readonly locale: LocaleTag;
  readonly status: SiteStatus;
  readonly whitelabel: Partial<Record<FeatureId, boolean>>;
  /** The page's query data, as TanStack Query dehydrates it. */
  readonly queries: object;
}

/** What the prerenderer needs to know. */
export interface PageRequest {
  readonly brand: ResolvedBrand;
  readonly locale: LocaleTag;
  /** Path without query. */
  readonly path: string;
  readonly status: SiteStatus;
  readonly whitelabel: Partial<Record<FeatureId, boolean>>;
  /** Year of the copyright line. */
  readonly year: number;
  /** Carries the page's calls to the gateway itself. */
  readonly transport: (request: {
    method: string;
    url: string;
    headers: Readonly<Record<string, string>>;
    body?: string;
  }) => Promise<{ status: number; body: unknown }>;
}

/** A page rendered for a guest. */
export interface RenderedPage {
  /** 200, 403 for a closed gate, 404 for no such page, 503 for maintenance. */
  readonly httpStatus: number;
  readonly html: string;
  readonly title: string;
  /** Source files whose built scripts and styles the page needs, as the build's manifest names them. */
  readonly modules: readonly string[];
  /** Source files that only a touch or a scroll needs: their styles are in the page, their scripts are not fetched. */
  readonly deferredModules: readonly string[];
  readonly state: PageState;
}

/** Heading and text of a message that stands without the application. */
export interface PlainMessage {
  readonly title: string;
  readonly text: string;
}

/** Messages that the gateway itself has to say, in one language. */
export interface PlainMessages {
  /** The application could not start. */
  readonly failure: PlainMessage & { readonly retry: string };
  /** No site is served at this host. */
  readonly unknownHost: PlainMessage;
  /** The site of this host cannot be served at the moment. */
  readonly broken: PlainMessage;
}

/** The built prerenderer, loaded by the gateway as an artifact. */
export interface PageRenderer {
  renderPage(request: PageRequest): Promise<RenderedPage>;
  getPlainMessages(locale: LocaleTag): Promise<PlainMessages>;
  readonly renderTemplate: RenderTemplate;
}
