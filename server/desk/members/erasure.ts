import { eraseMember } from '../../../schemas/desk/members.ts';
import type { Tx } from '../../db/database.ts';
import { eraseMemberData, findOpenMatters } from '../../db/memberData.ts';
import { Problem } from '../../http/problem.ts';
import type { ActionContext, DeskAction } from '../actions.ts';
import type { DeskParts } from '../area.ts';
import { hasWaitingAbout, renameSubject } from '../cases/cases.service.ts';
import { takeMember } from './memberActions.ts';
import { insertErasure } from './records.repository.ts';

/** A member whose data may go. Throws Problem notFound, memberErased or memberNotSettled. */
async function takeSettled(tx: Tx, { site }: DeskParts, context: ActionContext, memberId: string) {
  const taken = await takeMember(tx, context, memberId);
  const { member, merchantCode, subject } = taken;
  if (member.erased_at !== null) {
    throw new Problem('memberErased', 'The data of this member went before.');
  }
  const owner = { merchantCode, memberId: member.id };
  const open = new Set(await findOpenMatters(tx, site.memberData, owner));
  // The case that asks for the erasure itself waits until it is approved.
  const except = context.approver ? eraseMember.id : undefined;
  if (await hasWaitingAbout(tx, { ...subject, except })) open.add('cases');
  if (open.size > 0) {
    const value = { open: [...open] };
    throw new Problem('memberNotSettled', `Still open: ${[...open].join(', ')}.`, { value });
  }
  return { ...taken, owner };
}

/** Erases a member's personal data, always by two persons. */
export const eraseAction = (parts: DeskParts): DeskAction<typeof eraseMember> => ({
  endpoint: eraseMember,
  async fourEyes(tx, body, context) {
    const { subject } = await takeSettled(tx, parts, context, body.memberId);
    return { subject, before: null };
  },
  async perform(tx, body, context) {
    const { owner, subject } = await takeSettled(tx, parts, context, body.memberId);
    const { merchantCode, memberId } = owner;
    const { site } = parts;
    const { now } = context;
    await site.session.sessions.endOthers(tx, memberId, null, now);
    await site.play.endPlay(tx, { merchantCode, memberId, now });
    const erased = await eraseMemberData(tx, site.memberData, owner);
    const account = await site.member.erase(tx, owner, now);
    await insertErasure(tx, {
      member_id: memberId,
      merchant_code: merchantCode,
      label: account,
      at: now,
    });
    await renameSubject(tx, { ...subject, label: account });
    return {
      value: { account },
      subject: { ...subject, label: account },
      before: null,
      after: { account, erased },
    };
  },
});
