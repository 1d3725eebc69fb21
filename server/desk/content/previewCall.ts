import { previewContent } from '../../../schemas/desk/content.ts';
import { Problem } from '../../http/problem.ts';
import { readVersion } from '../../modules/publishing/entries.ts';
import type { Desk } from '../area.ts';
import { inCall } from '../deskCall.ts';

/** The page of the site where most of a kind is seen. */
const PAGES: Readonly<Record<string, string>> = {
  w_promo: '/promotions',
  w_vip: '/vip',
  w_app: '/down',
  w_login: '/login',
  help: '/help',
};

/** Where a version is seen in the site. */
function pathOf(kind: string, content: Readonly<Record<string, unknown>> | null): string {
  if (kind === 'banners') return PAGES[String(content?.group)] ?? '/';
  if (kind === 'help') return `/help?topic=${encodeURIComponent(String(content?.id))}`;
  return '/';
}

/** Puts the call on the desk by which drafts are looked at. */
export function servePreview(desk: Desk): void {
  const { db, site, clock } = desk.parts;
  desk.serve(previewContent, (call) =>
    inCall(db, call, async (tx) => {
      const { kind, id, version, as } = call.body;
      const found = await readVersion(tx, { kind, id }, version);
      if (!found) throw new Problem('notFound', 'There is no such version.');
      const { brand, hosts } = call.live;
      const { merchantCode } = brand;
      const url = new URL(pathOf(kind, found.content), call.origin);
      url.hostname = hosts[0]!;
      const token = site.publishing.previews.sign({ merchantCode, kind, id, version, as }, clock());
      url.searchParams.set('preview', token);
      return { url: url.href };
    }),
  );
}
