import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ContentKind } from '../../../../schemas/content.schema.ts';
import type { FieldChoice } from '../../../../schemas/registration.ts';
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

/** What is chosen where a merchant says nothing of its own. */
export const AS_PLATFORM = msg({
  id: 'desk.content.asPlatform',
  context: 'Choice of a field of a game: nothing of its own',
  message: 'As the platform has it',
});

/** The same of what the brand file says. */
export const AS_BRAND_FILE = msg({
  id: 'desk.content.asBrandFile',
  context: 'Choice of a field: nothing of its own',
  message: 'As the brand file has it',
});

/** Whether a field of the registration is asked. */
export const FIELD_CHOICE_NAMES: Readonly<Record<FieldChoice, MessageDescriptor>> = {
  hidden: msg({
    id: 'desk.content.fieldHidden',
    context: 'Whether a field of the registration is asked',
    message: 'Not asked',
  }),
  optional: msg({
    id: 'desk.content.fieldOptional',
    context: 'Whether a field of the registration is asked',
    message: 'Asked, may stay empty',
  }),
  required: msg({
    id: 'desk.content.fieldRequired',
    context: 'Whether a field of the registration is asked',
    message: 'Must be filled in',
  }),
};

/** Where texts of the site stand, by the first part of their ids. */
export const TEXT_PLACES: Readonly<Record<string, MessageDescriptor>> = {
  home: msg({
    id: 'desk.content.placeHome',
    context: 'Where a text of the site stands',
    message: 'Home page',
  }),
  footer: msg({
    id: 'desk.content.placeFooter',
    context: 'Where a text of the site stands',
    message: 'Footer',
  }),
  seo: msg({
    id: 'desk.content.placeSearch',
    context: 'Where a text of the site stands',
    message: 'Search results',
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

/** What values of fields are called, by field and value. */
export const CHOICES = {
  group: {
    w_home: msg({
      id: 'desk.content.wHome',
      context: 'Choice of a field of content',
      message: 'Home page',
    }),
    w_login: msg({
      id: 'desk.content.wLogin',
      context: 'Choice of a field of content',
      message: 'Sign-in page',
    }),
    w_app: msg({
      id: 'desk.content.wApp',
      context: 'Choice of a field of content',
      message: 'App page',
    }),
    w_promo: msg({
      id: 'desk.content.wPromo',
      context: 'Choice of a field of content',
      message: 'Promotions',
    }),
    w_vip: msg({
      id: 'desk.content.wVip',
      context: 'Choice of a field of content',
      message: 'VIP club',
    }),
  },
  audience: {
    all: msg({
      id: 'desk.content.all',
      context: 'Choice of a field of content',
      message: 'Everybody',
    }),
    guest: msg({
      id: 'desk.content.guest',
      context: 'Choice of a field of content',
      message: 'Guests only',
    }),
    member: msg({
      id: 'desk.content.member',
      context: 'Choice of a field of content',
      message: 'Members only',
    }),
  },
  type: {
    B: msg({
      id: 'desk.content.typeB',
      context: 'Choice of a field of content',
      message: 'Running line',
    }),
    PL: msg({
      id: 'desk.content.typePL',
      context: 'Choice of a field of content',
      message: 'Notice',
    }),
    PU: msg({
      id: 'desk.content.typePU',
      context: 'Choice of a field of content',
      message: 'Pop-up',
    }),
    PR: msg({
      id: 'desk.content.typePR',
      context: 'Choice of a field of content',
      message: 'Promotion',
    }),
    H: msg({
      id: 'desk.content.typeH',
      context: 'Choice of a field of content',
      message: 'Help note',
    }),
  },
  category: {
    start: msg({
      id: 'desk.content.helpStart',
      context: 'Choice of a field of content',
      message: 'Getting started',
    }),
    money: msg({
      id: 'desk.content.helpMoney',
      context: 'Choice of a field of content',
      message: 'Money',
    }),
    account: msg({
      id: 'desk.content.helpAccount',
      context: 'Choice of a field of content',
      message: 'Account',
    }),
    play: msg({
      id: 'desk.content.helpPlay',
      context: 'Choice of a field of content',
      message: 'Playing',
    }),
    house: msg({
      id: 'desk.content.helpHouse',
      context: 'Choice of a field of content',
      message: 'Rules and legal',
    }),
  },
  status: {
    normal: msg({
      id: 'desk.content.normal',
      context: 'Choice of a field of content',
      message: 'Open',
    }),
    maintenance: msg({
      id: 'desk.content.worked',
      context: 'Choice of a field of content',
      message: 'Maintenance',
    }),
    soon: msg({
      id: 'desk.content.soon',
      context: 'Choice of a field of content',
      message: 'Coming soon',
    }),
  },
  state: {
    open: msg({
      id: 'desk.content.siteOpen',
      context: 'Choice of a field of content',
      message: 'Open',
    }),
    maintenance: msg({
      id: 'desk.content.siteWorked',
      context: 'Choice of a field of content',
      message: 'Maintenance',
    }),
    closed: msg({
      id: 'desk.content.siteClosed',
      context: 'Choice of a field of content',
      message: 'Closed for everybody',
    }),
  },
} as const;

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
