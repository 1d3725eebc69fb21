import { AUDIENCES } from '../subject.ts';
import { defineEndpoint } from './endpoint.ts';

/** The places where banners are shown: hero, log-in, apps, promotions and VIP. */
export const BANNER_GROUPS = ['w_home', 'w_login', 'w_app', 'w_promo', 'w_vip'] as const;

const bannerSchema = {
  type: 'object',
  additionalProperties: false,
  required: [
    'id',
    'groupName',
    'title',
    'subtitle',
    'action',
    'link',
    'audience',
    'invitesGuests',
    'art',
    'url',
    'tallUrl',
    'color',
  ],
  properties: {
    id: { type: 'string' },
    groupName: { type: 'string' },
    title: { type: 'string' },
    subtitle: { type: 'string' },
    action: { type: 'string', description: "What the banner's button says; empty for none." },
    link: {
      type: 'string',
      description: 'Path of an open page of this site, or an https address; empty for none.',
    },
    audience: {
      type: 'string',
      enum: AUDIENCES,
      description: 'Who it is for; a trial account is a member.',
    },
    invitesGuests: {
      type: 'boolean',
      description: 'Guests are asked to open an account in place of its action.',
    },
    art: {
      type: ['string', 'null'],
      description:
        'Id of a drawn banner under /art/banners/, where no url is given; beside a url, that of a picture of the brand, which is mirrored with the writing. Without either, the banner is a plain ground in the colours of the brand.',
    },
    url: { type: ['string', 'null'], description: "Address of the merchant's own picture." },
    tallUrl: {
      type: ['string', 'null'],
      description: 'The same for narrow screens, where there is one.',
    },
    color: { type: 'string', description: 'Dominant colour shown until the picture is there.' },
  },
} as const;

/** An announcement of some types. */
export const announcementOf = <const Type extends string>(types: readonly Type[]) =>
  ({
    type: 'object',
    additionalProperties: false,
    required: ['id', 'type', 'title', 'content', 'startsAt'],
    properties: {
      id: { type: 'string' },
      type: { type: 'string', enum: types },
      title: { type: 'string' },
      content: { type: 'string', description: 'Sanitised HTML.' },
      startsAt: { type: 'string', description: 'ISO 8601 time.' },
    },
  }) as const;

const announcementSchema = announcementOf(['B', 'PL', 'PU', 'PR', 'H']);

/** Announcements that run now and are about something that the merchant has. Types: B marquee, PL platform, PU pop-up, PR promotion, H help. */
export const getAnnouncements = defineEndpoint({
  id: 'getAnnouncements',
  method: 'GET',
  path: '/wps/relay/MCSFE_getListAnnouncements',
  summary: 'Announcements that run now',
  gate: 'announcements',
  token: false,
  sealed: false,
  query: {
    type: 'object',
    additionalProperties: false,
    properties: {
      types: {
        type: 'string',
        pattern: '^(B|PL|PU|PR|H)(,(B|PL|PU|PR|H))*$',
        description: 'Comma-separated types; all without it.',
      },
      platform: { type: 'string', enum: ['W'], default: 'W' },
      execution: { type: 'string', enum: ['B', 'PL', 'PU', 'PR', 'H'] },
    },
  },
  value: {
    type: 'object',
    additionalProperties: false,
    required: ['list'],
    properties: { list: { type: 'array', items: announcementSchema } },
  },
});

/** Banners of a group that run now and are about something that the merchant has at this moment. */
export const getBanners = defineEndpoint({
  id: 'getBanners',
  method: 'GET',
  path: '/wps/relay/MCSFE_getBanners',
  summary: 'Banners of a group',
  token: false,
  sealed: false,
  query: {
    type: 'object',
    additionalProperties: false,
    required: ['groupName'],
    properties: {
      groupName: { type: 'string', pattern: '^[a-z0-9_]{1,40}$', examples: ['w_home'] },
    },
  },
  value: {
    type: 'object',
    additionalProperties: false,
    required: ['list'],
    properties: { list: { type: 'array', items: bannerSchema } },
  },
});

/** What greets a visitor of the home page: banners, a pop-up where one runs, and promotion announcements. */
export const getHomeNotice = defineEndpoint({
  id: 'getHomeNotice',
  method: 'GET',
  path: '/wps/relay/MCSFE_getHomeNotice',
  summary: 'Home notice',
  gate: 'announcements',
  token: false,
  sealed: false,
  value: {
    type: 'object',
    additionalProperties: false,
    required: ['player', 'banners', 'popup', 'promotion'],
    properties: {
      player: { type: 'array', items: announcementSchema },
      banners: { type: 'array', items: bannerSchema },
      popup: { type: 'array', items: announcementSchema },
      promotion: { type: 'array', items: announcementSchema },
    },
  },
});
