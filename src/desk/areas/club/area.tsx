import { msg } from '@lingui/core/macro';
import LocalShippingOutlined from '@mui/icons-material/LocalShippingOutlined';
import { lazy } from 'react';
import { listPointOrders } from '../../../../schemas/desk/points.ts';
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
  resources: { pointOrders: { list: listPointOrders } },
  actions: {
    'points.decide': action.decide,
    'points.take': action.take,
    'points.saveItem': action.saveItem,
    'points.adjust': action.adjust,
    'vip.setLevel': action.setLevel,
  },
};
