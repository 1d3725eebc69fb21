import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { FieldChoice } from '../../../../schemas/registration.ts';

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
    AG: msg({
      id: 'desk.content.typeAG',
      context: 'Choice of a field of content',
      message: 'For agents alone',
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
