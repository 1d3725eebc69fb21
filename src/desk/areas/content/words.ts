import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ContentKind } from '../../../../schemas/content.schema.ts';
import type { VersionFacts } from '../../../../schemas/desk/content.ts';

const menu = 'Entry of the menu, and heading of its page';

/** What each kind of content is called. */
export const KIND_NAMES: Readonly<Record<ContentKind, MessageDescriptor>> = {
  banners: msg({ id: 'desk.content.banners', context: menu, message: 'Banners' }),
  announcements: msg({ id: 'desk.content.announcements', context: menu, message: 'Announcements' }),
  help: msg({ id: 'desk.content.help', context: menu, message: 'Help and legal texts' }),
  vendors: msg({ id: 'desk.content.vendors', context: menu, message: 'Game providers' }),
  games: msg({ id: 'desk.content.games', context: menu, message: 'Games' }),
  affiliates: msg({ id: 'desk.content.affiliates', context: menu, message: 'Affiliate codes' }),
  site: msg({ id: 'desk.content.site', context: menu, message: 'Site status' }),
};

const state = 'How a version of content stands';

/** How versions stand. */
export const STATE_NAMES: Readonly<Record<VersionFacts['state'], MessageDescriptor>> = {
  draft: msg({ id: 'desk.content.draft', context: state, message: 'Draft' }),
  planned: msg({ id: 'desk.content.planned', context: state, message: 'Planned' }),
  published: msg({ id: 'desk.content.published', context: state, message: 'Live' }),
  replaced: msg({ id: 'desk.content.replaced', context: state, message: 'Earlier' }),
};

const choice = 'Choice of a field of content';

/** What values of fields are called, by field and value. */
export const CHOICES = {
  group: {
    w_home: msg({ id: 'desk.content.wHome', context: choice, message: 'Home page' }),
    w_login: msg({ id: 'desk.content.wLogin', context: choice, message: 'Sign-in page' }),
    w_app: msg({ id: 'desk.content.wApp', context: choice, message: 'App page' }),
    w_promo: msg({ id: 'desk.content.wPromo', context: choice, message: 'Promotions' }),
    w_vip: msg({ id: 'desk.content.wVip', context: choice, message: 'VIP club' }),
  },
  audience: {
    all: msg({ id: 'desk.content.all', context: choice, message: 'Everybody' }),
    guest: msg({ id: 'desk.content.guest', context: choice, message: 'Guests only' }),
    member: msg({ id: 'desk.content.member', context: choice, message: 'Members only' }),
  },
  type: {
    B: msg({ id: 'desk.content.typeB', context: choice, message: 'Running line' }),
    PL: msg({ id: 'desk.content.typePL', context: choice, message: 'Notice' }),
    PU: msg({ id: 'desk.content.typePU', context: choice, message: 'Pop-up' }),
    PR: msg({ id: 'desk.content.typePR', context: choice, message: 'Promotion' }),
    H: msg({ id: 'desk.content.typeH', context: choice, message: 'Help note' }),
  },
  category: {
    start: msg({ id: 'desk.content.helpStart', context: choice, message: 'Getting started' }),
    money: msg({ id: 'desk.content.helpMoney', context: choice, message: 'Money' }),
    account: msg({ id: 'desk.content.helpAccount', context: choice, message: 'Account' }),
    play: msg({ id: 'desk.content.helpPlay', context: choice, message: 'Playing' }),
    house: msg({ id: 'desk.content.helpHouse', context: choice, message: 'Rules and legal' }),
  },
  status: {
    normal: msg({ id: 'desk.content.normal', context: choice, message: 'Open' }),
    maintenance: msg({ id: 'desk.content.worked', context: choice, message: 'Maintenance' }),
    soon: msg({ id: 'desk.content.soon', context: choice, message: 'Coming soon' }),
  },
  state: {
    open: msg({ id: 'desk.content.siteOpen', context: choice, message: 'Open' }),
    maintenance: msg({ id: 'desk.content.siteWorked', context: choice, message: 'Maintenance' }),
    closed: msg({
      id: 'desk.content.siteClosed',
      context: choice,
      message: 'Closed for everybody',
    }),
  },
} as const;

const fault = 'What is wrong with content, beside its field';

/** What is wrong with an entry, by the rule that found it; the details of others are told as the gateway has them. */
export const FINDINGS: Readonly<Record<string, MessageDescriptor>> = {
  'language.textMissing': msg({
    id: 'desk.finding.textMissing',
    context: fault,
    message: 'The text in the language that stands in for others is missing.',
  }),
  'language.textUntranslated': msg({
    id: 'desk.finding.untranslated',
    context: fault,
    message: 'Not in all languages of the brand yet; another language stands in.',
  }),
  'language.notOffered': msg({
    id: 'desk.finding.notOffered',
    context: fault,
    message: 'The brand is not offered in this language.',
  }),
  'schema.missing': msg({
    id: 'desk.finding.missing',
    context: fault,
    message: 'Something that this needs is not filled in.',
  }),
  'content.picture': msg({
    id: 'desk.finding.picture',
    context: fault,
    message: 'Choose one picture: an uploaded one or a drawn one that there is.',
  }),
  'content.time': msg({
    id: 'desk.finding.time',
    context: fault,
    message: 'The times do not fit: it is over already, or ends before it begins.',
  }),
  'content.html': msg({
    id: 'desk.finding.html',
    context: fault,
    message: 'Part of the markup is not allowed and will be left out.',
  }),
  'content.about': msg({
    id: 'desk.finding.about',
    context: fault,
    message: 'There is no such screen or feature.',
  }),
  'content.closed': msg({
    id: 'desk.finding.closed',
    context: fault,
    message: 'What this is about is not open at this brand, so it does not show.',
  }),
  'link.scheme': msg({
    id: 'desk.finding.linkScheme',
    context: fault,
    message: 'A link is a path of the site ("/…") or an https address.',
  }),
  'link.unknownPage': msg({
    id: 'desk.finding.unknownPage',
    context: fault,
    message: 'The site has no such page.',
  }),
  'link.hostNotAllowed': msg({
    id: 'desk.finding.host',
    context: fault,
    message: 'The site may not load pictures from that host. Upload the picture instead.',
  }),
  'content.agent': msg({
    id: 'desk.finding.agent',
    context: fault,
    message: 'There is no such agent.',
  }),
  'content.host': msg({
    id: 'desk.finding.hostName',
    context: fault,
    message: 'That is no host name.',
  }),
  'content.exists': msg({
    id: 'desk.finding.exists',
    context: fault,
    message: 'That name is taken already.',
  }),
  'content.country': msg({
    id: 'desk.finding.country',
    context: fault,
    message: 'There is no such country.',
  }),
  'content.address': msg({
    id: 'desk.finding.address',
    context: fault,
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
