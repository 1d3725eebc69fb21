import {
  addMemberNote,
  clearMemberPaymentPassword,
  endMemberSessions,
  forceMemberPassword,
  freezeMember,
  resetMemberTrial,
  revealMember,
  setMemberDetail,
  setMemberTags,
  startMemberReset,
  unfreezeMember,
} from '../../../schemas/desk/members.ts';
import type { ResolvedBrand } from '../../../schemas/resolvedBrand.ts';
import type { DeskBodyOf } from '../../../schemas/desk/deskEndpoint.ts';
import type { Tx } from '../../db/database.ts';
import { Problem } from '../../http/problem.ts';
import { toWireAmount } from '../../http/wireAmount.ts';
import type { ActionContext, DeskAction } from '../actions.ts';
import type { DeskParts } from '../area.ts';
import { isUuid, readMoment } from '../cursor.ts';
import { maskAddress } from './masks.ts';
import {
  changeMember,
  deleteFreeze,
  FREEZE_COLUMNS,
  lockMember,
  saveFreeze,
  type MemberRow,
} from './members.repository.ts';
import { insertNote } from './records.repository.ts';

/** Where something stays frozen until somebody lifts it. */
const FOR_GOOD = new Date('9999-12-31T00:00:00Z');

/** A member of the call's brand, locked, with the words of the record. Throws Problem notFound. */
export async function takeMember(tx: Tx, { live }: ActionContext, id: string) {
  const { merchantCode } = live!.brand;
  const member = isUuid(id) ? await lockMember(tx, merchantCode, id) : undefined;
  if (!member) throw new Problem('notFound', 'There is no such member.');
  const subject = { kind: 'member', id: member.id, label: member.account };
  return { member, merchantCode, subject };
}

const freeze = ({ site }: DeskParts): DeskAction<typeof freezeMember> => ({
  endpoint: freezeMember,
  async perform(tx, body, context) {
    // Chases are locked before the member, by whoever changes them.
    const stopChases =
      body.what === 'play' && isUuid(body.memberId)
        ? await site.lottery.holdChases(tx, {
            merchantCode: context.live!.brand.merchantCode,
            memberId: body.memberId,
          })
        : undefined;
    const { member, merchantCode, subject } = await takeMember(tx, context, body.memberId);
    const { staff, now } = context;
    const until = readMoment(body.until) ?? null;
    if (until && until <= now) {
      throw new Problem('bodyInvalid', 'Field "until" is a moment that has passed.');
    }
    const column = FREEZE_COLUMNS[body.what];
    await changeMember(tx, member.id, { [column]: until ?? FOR_GOOD });
    await saveFreeze(tx, {
      merchant_code: merchantCode,
      member_id: member.id,
      what: body.what,
      staff_id: staff.id,
      staff_name: staff.name,
      at: now,
      until,
      reason: body.reason,
    });
    if (body.what === 'signIn') await site.session.sessions.endOthers(tx, member.id, null, now);
    if (body.what === 'play') {
      await site.play.endPlay(tx, { merchantCode, memberId: member.id, now });
      await stopChases?.();
    }
    return {
      value: null,
      subject,
      before: { [body.what]: member[column]?.toISOString() ?? null },
      after: { [body.what]: (until ?? FOR_GOOD).toISOString() },
    };
  },
});

const unfreeze = (): DeskAction<typeof unfreezeMember> => ({
  endpoint: unfreezeMember,
  async perform(tx, body, context) {
    const { member, subject } = await takeMember(tx, context, body.memberId);
    const column = FREEZE_COLUMNS[body.what];
    if (member[column] === null) {
      throw new Problem('changedMeanwhile', 'It is not frozen any more.');
    }
    await changeMember(tx, member.id, { [column]: null });
    await deleteFreeze(tx, member.id, body.what);
    const before = { [body.what]: member[column]?.toISOString() ?? null };
    return { value: null, subject, before, after: { [body.what]: null } };
  },
});

const endSessions = ({ site }: DeskParts): DeskAction<typeof endMemberSessions> => ({
  endpoint: endMemberSessions,
  async perform(tx, body, context) {
    const { member, subject } = await takeMember(tx, context, body.memberId);
    const { sessions } = site.session;
    const { sessionId } = body;
    if (sessionId !== undefined && !isUuid(sessionId)) {
      throw new Problem('notFound', 'There is no such session.');
    }
    const ended = await sessions.endOf(tx, member.id, { sessionId, now: context.now });
    if (sessionId !== undefined && ended === 0) {
      throw new Problem('notFound', 'There is no such session.');
    }
    return {
      value: { ended },
      subject,
      before: null,
      after: { ended, session: sessionId ?? 'all' },
    };
  },
});

const forcePassword = (): DeskAction<typeof forceMemberPassword> => ({
  endpoint: forceMemberPassword,
  async perform(tx, body, context) {
    const { member, subject } = await takeMember(tx, context, body.memberId);
    if (member.password_hash === null) {
      throw new Problem('changedMeanwhile', 'The member has no password.');
    }
    await changeMember(tx, member.id, { password_must_change: true });
    const before = { passwordMustChange: member.password_must_change };
    return { value: null, subject, before, after: { passwordMustChange: true } };
  },
});

/** The language that a member is written to in. */
const localeOf = ({ languages }: ResolvedBrand, member: MemberRow) =>
  languages.offered.find((tag) => tag === member.locale) ?? languages.default;

const clearPaymentPassword = ({
  site,
}: DeskParts): DeskAction<typeof clearMemberPaymentPassword> => ({
  endpoint: clearMemberPaymentPassword,
  async perform(tx, body, context) {
    const { member, subject } = await takeMember(tx, context, body.memberId);
    const { brand } = context.live!;
    const from = { brand, locale: localeOf(brand, member) };
    if (!(await site.payoutAccounts.clearPassword(tx, from, member, context.now))) {
      throw new Problem('changedMeanwhile', 'The member has no payment password.');
    }
    const before = { hasPaymentPassword: true };
    return { value: null, subject, before, after: { hasPaymentPassword: false } };
  },
});

const startReset = ({ site }: DeskParts): DeskAction<typeof startMemberReset> => ({
  endpoint: startMemberReset,
  async perform(tx, body, context) {
    const { member, subject } = await takeMember(tx, context, body.memberId);
    const { brand, hosts } = context.live!;
    const { protocol, port } = new URL(context.origin);
    const origin = new URL(`${protocol}//${hosts[0]}${port && `:${port}`}`).origin;
    const locale = localeOf(brand, member);
    const isSent = await site.account.sendPasswordLink(tx, { brand, locale, origin }, member);
    if (!isSent) throw new Problem('notFound', 'There is no address to send a link to.');
    const sentTo = maskAddress(member.email)!;
    return { value: { sentTo }, subject, before: null, after: { sentTo } };
  },
});

const resetTrial = ({ site }: DeskParts): DeskAction<typeof resetMemberTrial> => ({
  endpoint: resetMemberTrial,
  async perform(tx, body, context) {
    const { member, merchantCode, subject } = await takeMember(tx, context, body.memberId);
    const { code: currency, decimals } = context.live!.brand.currency;
    const { before, after } = await site.play.resetPlayMoney(
      tx,
      { merchantCode, memberId: member.id, currency },
      { decimals, now: context.now },
    );
    const balance = toWireAmount(after, decimals);
    return {
      value: { balance },
      subject,
      before: { playMoney: before === null ? null : toWireAmount(before, decimals) },
      after: { playMoney: balance },
    };
  },
});

const REVEALED = {
  phone: 'phone',
  email: 'email',
  payeeName: 'payee_name',
  birthday: 'birthday',
  registerIp: 'register_ip',
} as const satisfies Record<string, keyof MemberRow>;

const isColumn = (field: string): field is keyof typeof REVEALED => field in REVEALED;

const reveal = (): DeskAction<typeof revealMember> => ({
  endpoint: revealMember,
  async perform(tx, body, context) {
    const { member, subject } = await takeMember(tx, context, body.memberId);
    const { field } = body;
    const text = isColumn(field) ? member[REVEALED[field]] : (member.profile[field] ?? null);
    // The record says what was looked at, and not what was seen.
    return { value: { text }, subject, before: null, after: { field } };
  },
});

const addNote = (): DeskAction<typeof addMemberNote> => ({
  endpoint: addMemberNote,
  async perform(tx, body, context) {
    const { member, merchantCode, subject } = await takeMember(tx, context, body.memberId);
    const { staff, now } = context;
    const id = await insertNote(tx, {
      merchant_code: merchantCode,
      member_id: member.id,
      staff_id: staff.id,
      staff_name: staff.name,
      at: now,
      text: body.text,
    });
    return { value: { id: String(id) }, subject, before: null, after: { note: String(id) } };
  },
});

const setTags = (): DeskAction<typeof setMemberTags> => ({
  endpoint: setMemberTags,
  async perform(tx, body, context) {
    const { member, subject } = await takeMember(tx, context, body.memberId);
    const tags = [...new Set(body.tags.map((tag) => tag.trim()))];
    await changeMember(tx, member.id, { tags });
    return { value: null, subject, before: { tags: member.tags }, after: { tags } };
  },
});

/** The record names the field and tells nothing of its text, as that of a look does. */
export const setDetailAction = ({ site }: DeskParts): DeskAction<typeof setMemberDetail> => {
  const read = (body: DeskBodyOf<typeof setMemberDetail>, { live, now }: ActionContext) =>
    site.security.profiles.readTexts(live!.brand, { [body.field]: body.text }, now);
  return {
    endpoint: setMemberDetail,
    async fourEyes(tx, body, context) {
      const { subject } = await takeMember(tx, context, body.memberId);
      read(body, context);
      return { subject, before: null };
    },
    async perform(tx, body, context) {
      const { member, subject } = await takeMember(tx, context, body.memberId);
      if (member.erased_at !== null) throw new Problem('memberErased', 'The data went before.');
      await site.security.profiles.keep(tx, member, read(body, context));
      return { value: null, subject, before: null, after: { field: body.field } };
    },
  };
};

/** Every change of a member that no second person has to approve. */
export const listMemberActions = (parts: DeskParts) =>
  [
    freeze(parts),
    unfreeze(),
    endSessions(parts),
    forcePassword(),
    startReset(parts),
    clearPaymentPassword(parts),
    resetTrial(parts),
    reveal(),
    addNote(),
    setTags(),
  ] as const;
