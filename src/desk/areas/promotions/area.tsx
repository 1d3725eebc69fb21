import { msg } from '@lingui/core/macro';
import CardGiftcardOutlined from '@mui/icons-material/CardGiftcardOutlined';
import FactCheckOutlined from '@mui/icons-material/FactCheckOutlined';
import { lazy } from 'react';
import {
  getDeskPromotion,
  listApplications,
  listDeskPromotions,
  openApplication,
} from '../../../../schemas/desk/promotions.ts';
import type { DeskArea } from '../../deskArea.ts';
import { PublishEffect } from './PublishEffect.tsx';

/** Promotions, and what members apply for. */
export const promotions: DeskArea = {
  id: 'promotions',
  pages: [
    {
      path: '/promotion-applications',
      permission: listApplications.permission,
      Screen: lazy(async () => ({
        default: (await import('./ApplicationsPage.tsx')).ApplicationsPage,
      })),
      menu: {
        group: 'work',
        label: msg({
          id: 'desk.menu.applications',
          context: 'Entry of the menu: what members apply for by promotions',
          message: 'Promotion applications',
        }),
        Icon: FactCheckOutlined,
      },
    },
    {
      path: '/promotion-applications/:id',
      permission: openApplication.permission,
      Screen: lazy(async () => ({
        default: (await import('./ApplicationPage.tsx')).ApplicationPage,
      })),
    },
    {
      path: '/promotions',
      permission: listDeskPromotions.permission,
      Screen: lazy(async () => ({
        default: (await import('./PromotionsPage.tsx')).PromotionsPage,
      })),
      menu: {
        group: 'site',
        label: msg({
          id: 'desk.menu.promotions',
          context: 'Entry of the menu: promotions of the site',
          message: 'Promotions',
        }),
        Icon: CardGiftcardOutlined,
      },
    },
    {
      path: '/promotions/:id',
      permission: getDeskPromotion.permission,
      Screen: lazy(async () => ({ default: (await import('./PromotionPage.tsx')).PromotionPage })),
    },
  ],
  resources: {
    promotions: { list: listDeskPromotions },
    promotionApplications: { list: listApplications },
  },
  effects: { 'promotions.publish': PublishEffect },
  actions: {
    'promotions.save': msg({
      id: 'desk.action.promotionsSave',
      context: 'What somebody did or asked for, in the audit and the inbox',
      message: 'Draft of a promotion',
    }),
    'promotions.publish': msg({
      id: 'desk.action.promotionsPublish',
      context: 'What somebody did or asked for, in the audit and the inbox',
      message: 'Promotion published',
    }),
    'promotions.end': msg({
      id: 'desk.action.promotionsEnd',
      context: 'What somebody did or asked for, in the audit and the inbox',
      message: 'Promotion ended',
    }),
    'promotions.open': msg({
      id: 'desk.action.promotionsOpen',
      context: 'What somebody did, in the audit',
      message: 'Application looked at',
    }),
    'promotions.take': msg({
      id: 'desk.action.promotionsTake',
      context: 'What somebody did, in the audit',
      message: 'Application taken',
    }),
    'promotions.grant': msg({
      id: 'desk.action.promotionsGrant',
      context: 'What somebody did or asked for, in the audit and the inbox',
      message: 'Application granted',
    }),
    'promotions.reject': msg({
      id: 'desk.action.promotionsReject',
      context: 'What somebody did, in the audit',
      message: 'Application rejected',
    }),
  },
};
