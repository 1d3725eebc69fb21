import type { Area } from '../area.ts';
import { mountPoints } from './pointCalls.ts';
import { mountVip } from './vipCalls.ts';

/** The VIP programme and the points mall. */
export const clubArea: Area = {
  name: 'club',
  mount(desk) {
    mountPoints(desk);
    mountVip(desk);
  },
};
