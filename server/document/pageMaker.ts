import type { PageRenderer, PageRequest } from '../../schemas/page.ts';
import type { BuildAssets } from './buildAssets.ts';
import { composeDocument } from './composeDocument.ts';
import { compressForSplicing, type SplicedDocument } from './nonceSplice.ts';
import type { PageCalls, PageSite } from './pageCalls.ts';

/** What one page is made from, beside the answers to its calls. Plain data: it may go to another thread. */
export interface PageWork extends Omit<PageRequest, 'transport' | 'brand'>, PageSite {
  /** State of the brand, by which the page knows whether there is a newer one. */
  readonly revision: string;
}

/** A page as HTML, compressed, with the places of its nonce. */
export interface MadePage extends SplicedDocument {
  /** Whether all it asked for was answered, if only by a refusal. */
  readonly isWhole: boolean;
  readonly httpStatus: number;
}

/** Says what the gateway itself has to say. */
export type Writer = Pick<PageRenderer, 'getPlainMessages' | 'renderTemplate'>;

/** Makes pages. */
export interface PageMaker extends Writer {
  make(work: PageWork): Promise<MadePage>;
  close(): Promise<void>;
}

/** What pages are made with. */
export interface PageMakerOptions {
  readonly renderer: () => Promise<PageRenderer>;
  readonly assets: BuildAssets;
  readonly calls: PageCalls;
  /** Brotli quality, 0 to 11. */
  readonly quality: number;
  /** Style attributes stay attributes, see `composeDocument`; for development only. */
  readonly keepsStyleAttributes?: boolean;
}

/** Makes one page. */
export async function makePage(
  { renderer, assets, calls, quality, keepsStyleAttributes }: PageMakerOptions,
  work: PageWork,
): Promise<MadePage> {
  const { renderPage, getPlainMessages } = await renderer();
  let isWhole = true;
  const page = await calls.during(work, (call) =>
    renderPage({
      ...work,
      async transport(request) {
        const answer = await call(request);
        if (answer.status >= 500) isWhole = false;
        return answer;
      },
    }),
  );
  const html = composeDocument({
    template: await assets.template(work.path),
    brand: work.brand,
    revision: work.revision,
    page,
    assets: await assets.collect(page.modules, page.deferredModules),
    messages: await getPlainMessages(work.locale),
    keepsStyleAttributes,
  });
  return { ...(await compressForSplicing(html, quality)), httpStatus: page.httpStatus, isWhole };
}

/** What the renderer has to say, whenever it is loaded. */
export const createWriter = ({ renderer }: Pick<PageMakerOptions, 'renderer'>): Writer => ({
  getPlainMessages: async (locale) => (await renderer()).getPlainMessages(locale),
  renderTemplate: async (request) => (await renderer()).renderTemplate(request),
});

/** Makes pages in the thread that asks for them. */
export const createPageMaker = (options: PageMakerOptions): PageMaker => ({
  ...createWriter(options),
  make: (work) => makePage(options, work),
  close: () => options.calls.close(),
});
