import type { Area } from '../area.ts';
import { adjustAction } from './adjustments.ts';
import { eraseAction } from './erasure.ts';
import { mountExport } from './memberExport.ts';
import { listMemberActions, setDetailAction } from './memberActions.ts';
import { mountMembers } from './memberReads.ts';
import { mountRecords } from './memberRecords.ts';
import { moveAction } from './moveAction.ts';

/** Members of brands, and what is done for them. */
export const membersArea: Area = {
  name: 'members',
  mount(desk) {
    mountMembers(desk);
    mountRecords(desk);
    mountExport(desk);
    for (const action of listMemberActions(desk.parts)) desk.serveAction(action as never);
    desk.serveAction(adjustAction);
    desk.serveAction(eraseAction(desk.parts));
    desk.serveAction(moveAction(desk.parts));
    desk.serveAction(setDetailAction(desk.parts));
  },
};
