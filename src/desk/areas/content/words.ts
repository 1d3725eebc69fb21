import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ContentKind } from '../../../../schemas/content.schema.ts';
import type { VersionFacts } from '../../../../schemas/desk/content.ts';

/** What each kind of content is called. */
export const KIND_NAMES: Readonly<Record<ContentKind, MessageDescriptor>> = {
  banners: msg({
    id: 'desk.content.banners',
    context: 'Entry of the menu, and heading of its page',
    message: 'Banners',
  }),
  announcements: msg({
    id: 'desk.content.announcements',
    context: 'Entry of the menu, and heading of its page',
    message: 'Announcements',
  }),
  help: msg({
    id: 'desk.content.help',
    context: 'Entry of the menu, and heading of its page',
    message: 'Help and legal texts',
  }),
  vendors: msg({
    id: 'desk.content.vendors',
    context: 'Entry of the menu, and heading of its page',
    message: 'Game providers',
  }),
  games: msg({
    id: 'desk.content.games',
    context: 'Entry of the menu, and heading of its page',
    message: 'Games',
  }),
  affiliates: msg({
    id: 'desk.content.affiliates',
    context: 'Entry of the menu, and heading of its page',
    message: 'Affiliate codes',
  }),
  site: msg({
    id: 'desk.content.site',
    context: 'Entry of the menu, and heading of its page',
    message: 'Site status',
  }),
  texts: msg({
    id: 'desk.content.textsKind',
    context: 'Entry of the menu, and heading of its page',
    message: 'Texts of the site',
  }),
  notices: msg({
    id: 'desk.content.noticesKind',
    context: 'Entry of the menu, and heading of its page: what members are told of events',
    message: 'Message templates',
  }),
  winners: msg({
    id: 'desk.content.winnersKind',
    context: 'Entry of the menu, and heading of its page',
    message: 'Winners',
  }),
  registration: msg({
    id: 'desk.content.registrationKind',
    context: 'Entry of the menu, and heading of its page',
    message: 'Registration form',
  }),
  legal: msg({
    id: 'desk.content.legalKind',
    context: 'Entry of the menu, and heading of its page',
    message: 'Legal texts confirmed',
  }),
};

/** How versions stand. */
export const STATE_NAMES: Readonly<Record<VersionFacts['state'], MessageDescriptor>> = {
  draft: msg({
    id: 'desk.content.draft',
    context: 'How a version of content stands',
    message: 'Draft',
  }),
  planned: msg({
    id: 'desk.content.planned',
    context: 'How a version of content stands',
    message: 'Planned',
  }),
  published: msg({
    id: 'desk.content.published',
    context: 'How a version of content stands',
    message: 'Live',
  }),
  replaced: msg({
    id: 'desk.content.replaced',
    context: 'How a version of content stands',
    message: 'Earlier',
  }),
};

/** What is wrong with an entry, by the rule that found it; the details of others are told as the gateway has them. */
export const FINDINGS: Readonly<Record<string, MessageDescriptor>> = {
  'language.textMissing': msg({
    id: 'desk.finding.textMissing',
    context: 'What is wrong with content, beside its field',
    message: 'The text in the language that stands in for others is missing.',
  }),
  'language.textUntranslated': msg({
    id: 'desk.finding.untranslated',
    context: 'What is wrong with content, beside its field',
    message: 'Not in all languages of the brand yet; another language stands in.',
  }),
  'language.notOffered': msg({
    id: 'desk.finding.notOffered',
    context: 'What is wrong with content, beside its field',
    message: 'The brand is not offered in this language.',
  }),
  'schema.missing': msg({
    id: 'desk.finding.missing',
    context: 'What is wrong with content, beside its field',
    message: 'Something that this needs is not filled in.',
  }),
  'content.picture': msg({
    id: 'desk.finding.picture',
    context: 'What is wrong with content, beside its field',
    message: 'Choose one picture: an uploaded one or a drawn one that there is.',
  }),
  'content.time': msg({
    id: 'desk.finding.time',
    context: 'What is wrong with content, beside its field',
    message: 'The times do not fit: it is over already, or ends before it begins.',
  }),
  'content.html': msg({
    id: 'desk.finding.html',
    context: 'What is wrong with content, beside its field',
    message: 'Part of the markup is not allowed and will be left out.',
  }),
  'content.about': msg({
    id: 'desk.finding.about',
    context: 'What is wrong with content, beside its field',
    message: 'There is no such screen or feature.',
  }),
  'content.closed': msg({
    id: 'desk.finding.closed',
    context: 'What is wrong with content, beside its field',
    message: 'What this is about is not open at this brand, so it does not show.',
  }),
  'link.scheme': msg({
    id: 'desk.finding.linkScheme',
    context: 'What is wrong with content, beside its field',
    message: 'A link is a path of the site ("/…") or an https address.',
  }),
  'link.unknownPage': msg({
    id: 'desk.finding.unknownPage',
    context: 'What is wrong with content, beside its field',
    message: 'The site has no such page.',
  }),
  'link.hostNotAllowed': msg({
    id: 'desk.finding.host',
    context: 'What is wrong with content, beside its field',
    message: 'The site may not load pictures from that host. Upload the picture instead.',
  }),
  'content.agent': msg({
    id: 'desk.finding.agent',
    context: 'What is wrong with content, beside its field',
    message: 'There is no such agent.',
  }),
  'content.host': msg({
    id: 'desk.finding.hostName',
    context: 'What is wrong with content, beside its field',
    message: 'That is no host name.',
  }),
  'content.exists': msg({
    id: 'desk.finding.exists',
    context: 'What is wrong with content, beside its field',
    message: 'That name is taken already.',
  }),
  'content.unmasked': msg({
    id: 'desk.finding.unmasked',
    context: 'What is wrong with content, beside its field',
    message: 'Put asterisks in place of most of the name.',
  }),
  'content.amount': msg({
    id: 'desk.finding.amount',
    context: 'What is wrong with content, beside its field',
    message: 'That is no amount of the currency of the brand.',
  }),
  'content.game': msg({
    id: 'desk.finding.game',
    context: 'What is wrong with content, beside its field',
    message: 'There is no such game.',
  }),
  'content.country': msg({
    id: 'desk.finding.country',
    context: 'What is wrong with content, beside its field',
    message: 'There is no such country.',
  }),
  'content.address': msg({
    id: 'desk.finding.address',
    context: 'What is wrong with content, beside its field',
    message: 'That is neither an address nor a subnet.',
  }),
};

/** An address of the site, as it is written whatever the language. */
export const EXAMPLE_PATH = '/promotions';

/** The text of a language, or of any that there is. */
export function textOf(texts: unknown, locale: string): string {
  const all = (texts ?? {}) as Record<string, string>;
  return all[locale] || Object.values(all).find(Boolean) || '';
}
