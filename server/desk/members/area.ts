import type { Area } from '../area.ts';
import { adjustAction } from './adjustments.ts';
import { listMemberActions } from './memberActions.ts';
import { mountMembers } from './memberReads.ts';
import { mountRecords } from './memberRecords.ts';

/** Members of brands, and what is done for them. */
export const membersArea: Area = {
  name: 'members',
  mount(desk) {
    mountMembers(desk);
    mountRecords(desk);
    for (const action of listMemberActions(desk.parts)) desk.serveAction(action as never);
    desk.serveAction(adjustAction);
  },
};
