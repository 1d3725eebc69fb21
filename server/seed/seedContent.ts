import type { MerchantContent } from './content/contentSeed.ts';
import type { Tx } from '../db/database.ts';

const dayMs = 86_400_000;

async function isEmpty(
  tx: Tx,
  table: 'banners' | 'announcements' | 'help_articles',
  merchantCode: string,
): Promise<boolean> {
  const found = await tx
    .selectFrom(table)
    .select('merchant_code')
    .where('merchant_code', '=', merchantCode)
    .limit(1)
    .executeTakeFirst();
  return found === undefined;
}

async function seedBanners(tx: Tx, { merchantCode, banners }: MerchantContent): Promise<void> {
  if (!(await isEmpty(tx, 'banners', merchantCode))) return;
  const rows = banners.map((banner, index) => ({
    merchant_code: merchantCode,
    id: `${banner.group}-${banner.artId}`,
    group_name: banner.group,
    art_id: banner.artId,
    titles: JSON.stringify(banner.title),
    subtitles: JSON.stringify(banner.subtitle),
    cta_labels: JSON.stringify(banner.action ?? {}),
    link: banner.link ?? null,
    about: banner.about ?? null,
    audience: banner.audience ?? 'all',
    invites_guests: banner.invitesGuests ?? false,
    sort: index,
  }));
  await tx.insertInto('banners').values(rows).execute();
}

async function seedAnnouncements(
  tx: Tx,
  { merchantCode, announcements }: MerchantContent,
  now: Date,
): Promise<void> {
  if (!(await isEmpty(tx, 'announcements', merchantCode))) return;
  const rows = announcements.map((announcement, index) => ({
    merchant_code: merchantCode,
    id: announcement.id,
    type: announcement.type,
    titles: JSON.stringify(announcement.title),
    contents: JSON.stringify(announcement.content),
    about: announcement.about ?? null,
    starts_at: new Date(now.getTime() - announcement.startedDaysAgo * dayMs),
    sort: index,
  }));
  await tx.insertInto('announcements').values(rows).execute();
}

async function seedHelp(tx: Tx, { merchantCode, help }: MerchantContent): Promise<void> {
  if (!(await isEmpty(tx, 'help_articles', merchantCode))) return;
  const rows = help.map((article, index) => ({
    merchant_code: merchantCode,
    slug: article.slug,
    category: article.category,
    titles: JSON.stringify(article.title),
    bodies: JSON.stringify(article.body),
    about: article.about ?? null,
    is_draft: article.isDraft ?? false,
    sort: index,
  }));
  await tx.insertInto('help_articles').values(rows).execute();
}

/**
 * Writes a merchant's first content, kind by kind, where it has none of that kind: what an operator
 * edited or removed stays that way. The transaction must be the merchant's.
 */
export async function seedContent(tx: Tx, content: MerchantContent, now: Date): Promise<void> {
  await seedBanners(tx, content);
  await seedAnnouncements(tx, content, now);
  await seedHelp(tx, content);
}
