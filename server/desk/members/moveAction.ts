import { moveMember } from '../../../schemas/desk/lineMoves.ts';
import type { Move } from '../../modules/lineMoves/lineMoves.service.ts';
import type { DeskAction } from '../actions.ts';
import type { DeskParts } from '../area.ts';
import { takeMember } from './memberActions.ts';

const show = (to: Move['from']) => ({ upline: to?.account ?? null });

/** Moves a member below another agent: always by two people. */
export const moveAction = ({ site }: DeskParts): DeskAction<typeof moveMember> => ({
  endpoint: moveMember,
  async fourEyes(tx, { memberId, upline }, context) {
    const { subject } = await takeMember(tx, context, memberId);
    const { brand } = context.live!;
    const planned = await site.lineMoves.plan(tx, brand, { memberId, upline, now: context.now });
    return { subject, before: show(planned.from) };
  },
  async perform(tx, { memberId, upline }, context) {
    const { subject } = await takeMember(tx, context, memberId);
    const { brand } = context.live!;
    const moved = await site.lineMoves.move(tx, brand, { memberId, upline, now: context.now });
    const at = moved.at.toISOString();
    return { value: { at }, subject, before: show(moved.from), after: { ...show(moved.to), at } };
  },
});
