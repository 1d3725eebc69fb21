import { msg } from '@lingui/core/macro';
import LocalMallOutlined from '@mui/icons-material/LocalMallOutlined';
import LocalShippingOutlined from '@mui/icons-material/LocalShippingOutlined';
import StarsOutlined from '@mui/icons-material/StarsOutlined';
import WorkspacePremiumOutlined from '@mui/icons-material/WorkspacePremiumOutlined';
import { lazy } from 'react';
import { getPointTerms, listPointItems, listPointOrders } from '../../../../schemas/desk/points.ts';
import { getVipTerms, listVipGifts } from '../../../../schemas/desk/vip.ts';
import type { DeskArea } from '../../deskArea.ts';

const action = {
  decide: msg({
    id: 'desk.action.pointsDecide',
    context: 'What somebody did or asked for, in the audit and the inbox',
    message: 'Decision about an order for points',
  }),
  take: msg({
    id: 'desk.action.pointsTake',
    context: 'What somebody did or asked for, in the audit and the inbox',
    message: 'Order for points taken',
  }),
  saveItem: msg({
    id: 'desk.action.pointsSaveItem',
    context: 'What somebody did or asked for, in the audit and the inbox',
    message: 'Item of the points mall',
  }),
  adjust: msg({
    id: 'desk.action.pointsAdjust',
    context: 'What somebody did or asked for, in the audit and the inbox',
    message: 'Points corrected by hand',
  }),
  publishPoints: msg({
    id: 'desk.action.pointsPublish',
    context: 'What somebody did or asked for, in the audit and the inbox',
    message: 'Terms of points published',
  }),
  publishVip: msg({
    id: 'desk.action.vipPublish',
    context: 'What somebody did or asked for, in the audit and the inbox',
    message: 'VIP programme published',
  }),
  setLevel: msg({
    id: 'desk.action.vipSetLevel',
    context: 'What somebody did or asked for, in the audit and the inbox',
    message: 'VIP level set by hand',
  }),
};

/** The VIP programme and the points mall. */
export const club: DeskArea = {
  id: 'club',
  pages: [
    {
      path: '/vip-levels',
      permission: getVipTerms.permission,
      Screen: lazy(async () => ({ default: (await import('./VipPage.tsx')).VipPage })),
      menu: {
        group: 'site',
        label: msg({
          id: 'desk.menu.vipLevels',
          context: 'Entry of the menu: levels of the VIP programme',
          message: 'VIP levels',
        }),
        Icon: WorkspacePremiumOutlined,
      },
    },
    {
      path: '/vip-gifts',
      permission: listVipGifts.permission,
      Screen: lazy(async () => ({ default: (await import('./VipGiftsPage.tsx')).VipGiftsPage })),
    },
    {
      path: '/point-terms',
      permission: getPointTerms.permission,
      Screen: lazy(async () => ({
        default: (await import('./PointTermsPage.tsx')).PointTermsPage,
      })),
      menu: {
        group: 'site',
        label: msg({
          id: 'desk.menu.points',
          context: 'Entry of the menu: how points come and what they are worth',
          message: 'Points',
        }),
        Icon: StarsOutlined,
      },
    },
    {
      path: '/point-items',
      permission: listPointItems.permission,
      Screen: lazy(async () => ({
        default: (await import('./PointItemsPage.tsx')).PointItemsPage,
      })),
      menu: {
        group: 'site',
        label: msg({
          id: 'desk.menu.pointItems',
          context: 'Entry of the menu: what points are redeemed for',
          message: 'Points mall',
        }),
        Icon: LocalMallOutlined,
      },
    },
    {
      path: '/point-orders',
      permission: listPointOrders.permission,
      Screen: lazy(async () => ({
        default: (await import('./PointOrdersPage.tsx')).PointOrdersPage,
      })),
      menu: {
        group: 'site',
        label: msg({
          id: 'desk.menu.pointOrders',
          context: 'Entry of the menu: what members ordered for points',
          message: 'Orders for points',
        }),
        Icon: LocalShippingOutlined,
      },
    },
  ],
  resources: {
    pointOrders: { list: listPointOrders },
    pointItems: { list: listPointItems },
    vipGifts: { list: listVipGifts },
  },
  actions: {
    'points.decide': action.decide,
    'points.take': action.take,
    'points.saveItem': action.saveItem,
    'points.adjust': action.adjust,
    'points.publish': action.publishPoints,
    'vip.publish': action.publishVip,
    'vip.setLevel': action.setLevel,
  },
};
