import { msg } from '@lingui/core/macro';
import AnnouncementOutlined from '@mui/icons-material/CampaignOutlined';
import ArticleOutlined from '@mui/icons-material/ArticleOutlined';
import CasinoOutlined from '@mui/icons-material/CasinoOutlined';
import CollectionsOutlined from '@mui/icons-material/CollectionsOutlined';
import LinkOutlined from '@mui/icons-material/LinkOutlined';
import EmojiEventsOutlined from '@mui/icons-material/EmojiEventsOutlined';
import GavelOutlined from '@mui/icons-material/GavelOutlined';
import HowToRegOutlined from '@mui/icons-material/HowToRegOutlined';
import CampaignOutlined from '@mui/icons-material/CampaignOutlined';
import UnsubscribeOutlined from '@mui/icons-material/UnsubscribeOutlined';
import MarkEmailReadOutlined from '@mui/icons-material/MarkEmailReadOutlined';
import PublicOutlined from '@mui/icons-material/PublicOutlined';
import StorefrontOutlined from '@mui/icons-material/StorefrontOutlined';
import TitleOutlined from '@mui/icons-material/TitleOutlined';
import ViewCarouselOutlined from '@mui/icons-material/ViewCarouselOutlined';
import { createElement, lazy, type ComponentType } from 'react';
import {
  CONTENT_KINDS,
  SINGLE_KINDS,
  type ContentKind,
} from '../../../../schemas/content.schema.ts';
import {
  getBroadcast,
  listBroadcasts,
  listDeliveries,
  sendBroadcast,
} from '../../../../schemas/desk/broadcasts.ts';
import { CONTENT_CALLS, listUploads } from '../../../../schemas/desk/content.ts';
import type { DeskArea, DeskPage } from '../../deskArea.ts';
import { BROADCAST_ACTIONS } from './broadcastWords.ts';
import { CONTENT_ACTIONS } from './contentActions.ts';
import { KIND_NAMES } from './words.ts';

const ICONS: Readonly<Record<ContentKind, ComponentType>> = {
  banners: ViewCarouselOutlined,
  announcements: AnnouncementOutlined,
  help: ArticleOutlined,
  vendors: StorefrontOutlined,
  games: CasinoOutlined,
  affiliates: LinkOutlined,
  site: PublicOutlined,
  texts: TitleOutlined,
  notices: MarkEmailReadOutlined,
  winners: EmojiEventsOutlined,
  registration: HowToRegOutlined,
  legal: GavelOutlined,
};

const ListPage = lazy(async () => ({
  default: (await import('./ContentListPage.tsx')).ContentListPage,
}));
const EntryPage = lazy(async () => ({
  default: (await import('./ContentEntryPage.tsx')).ContentEntryPage,
}));

const pagesOf = (kind: ContentKind): readonly DeskPage[] => {
  const { list, one } = CONTENT_CALLS[kind];
  const Entry = () => createElement(EntryPage, { kind, key: kind });
  const List = () => createElement(ListPage, { kind, key: kind });
  const menu = { group: 'site', label: KIND_NAMES[kind], Icon: ICONS[kind] } as const;
  // Of some kinds there is one entry, so they have no list.
  if (SINGLE_KINDS.includes(kind))
    return [{ path: `/content/${kind}`, permission: one.permission, Screen: Entry, menu }];
  return [
    { path: `/content/${kind}`, permission: list.permission, Screen: List, menu },
    { path: `/content/${kind}/:id`, permission: one.permission, Screen: Entry },
  ];
};

/** What a brand tells and shows its visitors. */
export const content: DeskArea = {
  id: 'content',
  pages: [
    ...CONTENT_KINDS.flatMap(pagesOf),
    {
      path: '/content/pictures',
      permission: listUploads.permission,
      Screen: lazy(async () => ({ default: (await import('./PicturesPage.tsx')).PicturesPage })),
      menu: {
        group: 'site',
        label: msg({
          id: 'desk.menu.pictures',
          context: 'Entry of the menu: pictures that were uploaded',
          message: 'Pictures',
        }),
        Icon: CollectionsOutlined,
      },
    },
    {
      path: '/broadcasts',
      permission: listBroadcasts.permission,
      Screen: lazy(async () => ({
        default: (await import('./BroadcastsPage.tsx')).BroadcastsPage,
      })),
      menu: {
        group: 'site',
        label: msg({
          id: 'desk.menu.broadcasts',
          context: 'Entry of the menu: messages of the house to many members',
          message: 'Broadcasts',
        }),
        Icon: CampaignOutlined,
      },
    },
    {
      path: '/broadcasts/new',
      permission: sendBroadcast.permission,
      Screen: lazy(async () => ({
        default: (await import('./NewBroadcastPage.tsx')).NewBroadcastPage,
      })),
    },
    {
      path: '/broadcasts/:id',
      permission: getBroadcast.permission,
      Screen: lazy(async () => ({ default: (await import('./BroadcastPage.tsx')).BroadcastPage })),
    },
    {
      path: '/deliveries',
      permission: listDeliveries.permission,
      Screen: lazy(async () => ({
        default: (await import('./DeliveriesPage.tsx')).DeliveriesPage,
      })),
      menu: {
        group: 'site',
        label: msg({
          id: 'desk.menu.deliveries',
          context: 'Entry of the menu: messages that did not arrive',
          message: 'Failed deliveries',
        }),
        Icon: UnsubscribeOutlined,
      },
    },
  ],
  resources: {
    ...Object.fromEntries(
      CONTENT_KINDS.map((kind) => [
        `content.${kind}`,
        { list: CONTENT_CALLS[kind].list, one: CONTENT_CALLS[kind].one },
      ]),
    ),
    'content.pictures': { list: listUploads },
    broadcasts: { list: listBroadcasts },
    deliveries: { list: listDeliveries },
  },
  actions: { ...CONTENT_ACTIONS, ...BROADCAST_ACTIONS },
};
