import {
  acceptInvitation,
  beginPasskey,
  beginTotp,
  changePassword,
  confirmPasskey,
  confirmTotp,
  endOwnSession,
  getPasskeyOptions,
  getSession,
  listFactors,
  listOwnSessions,
  readInvitation,
  removeFactor,
  renewRecoveryCodes,
  showPasskey,
  showRecoveryCode,
  showTotp,
  signIn,
  signOut,
} from '../../../schemas/desk/session.ts';
import { Problem } from '../../http/problem.ts';
import { digestSecret } from '../../modules/session/secrets.ts';
import type { Area, Desk } from '../area.ts';
import { isUuid } from '../cursor.ts';
import type { CallFrom, StaffSession } from '../deskCall.ts';
import { newsOfSessions } from '../deskStream.ts';
import { createFactors, type Factors, type NewFactor, type ShownFactor } from './factors.ts';
import { readDeskPassword } from './passwordRule.ts';
import type { DeskSessions } from './sessions.ts';
import { countRecoveryCodes, endSessions, listSessions } from './sessions.repository.ts';
import {
  changeStaff,
  findStaff,
  lockInvitation,
  lockStaff,
  useInvitation,
} from './staff.repository.ts';
import {
  admitDeskTry,
  describeSession,
  forgetDeskTries,
  keeping,
  signInByPassword,
} from './signIn.ts';

interface Mounting {
  readonly desk: Desk;
  readonly sessions: DeskSessions;
  readonly factors: Factors;
  /** What the page learns after a step on the way in: by the cookie that the reply sets. */
  readonly describeAgain: (sessionId: string, from: CallFrom) => ReturnType<typeof describeSession>;
}

const invitationInvalid = () =>
  new Problem('invitationInvalid', 'The invitation was used, has ended, or never was.');

function mountWayIn({ desk, sessions, factors, describeAgain }: Mounting): void {
  const { parts, serve } = desk;
  const { db } = parts;
  serve(getSession, ({ staff, now }) => describeSession(parts, staff, now));
  serve(signIn, async (call) => {
    const sessionId = await signInByPassword(parts, sessions, call, call.body);
    return describeAgain(sessionId, call);
  });
  serve(signOut, async ({ staff, cookies, now }) => {
    if (staff) {
      await keeping({ db }, (tx) => endSessions(tx, staff.id, { id: staff.sessionId, now }));
      db.deskNotifier.notify(newsOfSessions(staff.id));
    }
    cookies.clear('livery_desk');
    return describeSession(parts, undefined, now);
  });
  const show = async (call: CallFrom & { staff: StaffSession }, shown: ShownFactor) => {
    await factors.show(call.staff, call, shown);
    return describeAgain(call.staff.sessionId, call);
  };
  serve(showTotp, (call) => show(call, { kind: 'totp', code: call.body.code }));
  serve(showRecoveryCode, (call) => show(call, { kind: 'recovery', code: call.body.code }));
  serve(showPasskey, (call) => show(call, { kind: 'passkey', response: call.body.response }));
  serve(getPasskeyOptions, async (call) => ({
    options: (await factors.askPasskey(call.staff, call)) as Record<string, unknown>,
  }));
}

function mountFactors({ desk, factors, describeAgain }: Mounting): void {
  const { parts, serve } = desk;
  const add = async (call: CallFrom & { staff: StaffSession }, factor: NewFactor) => {
    const recoveryCodes = [...(await factors.add(call.staff, call, factor))];
    return { recoveryCodes, session: await describeAgain(call.staff.sessionId, call) };
  };
  serve(beginTotp, (call) => factors.beginTotp(call.staff, call));
  serve(confirmTotp, (call) => add(call, { kind: 'totp', ...call.body }));
  serve(beginPasskey, async (call) => ({
    options: (await factors.beginPasskey(call.staff, call)) as Record<string, unknown>,
  }));
  serve(confirmPasskey, (call) => add(call, { kind: 'passkey', ...call.body }));
  serve(listFactors, async ({ staff }) => {
    const rows = await factors.list(staff);
    return {
      items: rows.map(({ id, kind, name, added_at, last_used_at }) => ({
        id,
        kind,
        name,
        addedAt: added_at.toISOString(),
        lastUsedAt: last_used_at?.toISOString() ?? null,
      })),
      recoveryCodesLeft: await keeping(parts, (tx) => countRecoveryCodes(tx, staff.id)),
    };
  });
  serve(removeFactor, async ({ staff, body }) => {
    await factors.remove(staff, body.id);
    return null;
  });
  serve(renewRecoveryCodes, async ({ staff }) => ({
    recoveryCodes: [...(await factors.renewCodes(staff))],
  }));
}

function mountOwnAccount({ desk }: Mounting): void {
  const { parts, serve } = desk;
  const { db } = parts;
  const { passwords } = parts.site.session;
  serve(listOwnSessions, async ({ staff, now }) => {
    const rows = await keeping(parts, (tx) => listSessions(tx, staff.id, now));
    return {
      items: rows.map(({ id, ip, user_agent, created_at, last_seen_at }) => ({
        id,
        isThis: id === staff.sessionId,
        ip,
        userAgent: user_agent,
        startedAt: created_at.toISOString(),
        lastSeenAt: last_seen_at.toISOString(),
      })),
    };
  });
  serve(endOwnSession, async ({ staff, body, now }) => {
    const { id } = body;
    if (id !== undefined && !isUuid(id)) throw new Problem('notFound', 'There is no such session.');
    const which = id === undefined ? { except: staff.sessionId } : { id };
    await keeping(parts, (tx) => endSessions(tx, staff.id, { ...which, now }));
    db.deskNotifier.notify(newsOfSessions(staff.id));
    return null;
  });
  serve(changePassword, async ({ staff, body, now }) => {
    const { row, wrong } = await keeping(parts, async (tx) => {
      const admitted = await admitDeskTry(tx, { kind: 'desk', what: `change ${staff.id}`, now });
      if ('refusal' in admitted) return admitted.refusal;
      return { row: await findStaff(tx, staff.id), wrong: admitted.wrong };
    });
    if (!(await passwords.verify(row?.password_hash ?? null, body.oldPassword))) {
      if (wrong.code === 'accountLocked') throw wrong;
      throw new Problem('oldPasswordWrong', 'The old password is not right.');
    }
    const text = readDeskPassword(body.newPassword, staff);
    const password_hash = await passwords.hash(text);
    await keeping(parts, async (tx) => {
      const kept = await lockStaff(tx, staff.id);
      if (kept?.password_hash !== row?.password_hash) {
        return new Problem('changedMeanwhile', 'The password was changed meanwhile.');
      }
      await changeStaff(tx, staff.id, { password_hash });
      await endSessions(tx, staff.id, { except: staff.sessionId, now });
      await forgetDeskTries(tx, 'desk', `change ${staff.id}`);
      return undefined;
    });
    db.deskNotifier.notify(newsOfSessions(staff.id));
    return null;
  });
}

function mountInvitations({ desk, sessions, describeAgain }: Mounting): void {
  const { parts, serve } = desk;
  const { passwords } = parts.site.session;
  serve(readInvitation, async ({ body, now }) =>
    keeping(parts, async (tx) => {
      const found = await lockInvitation(tx, digestSecret(body.token), now);
      if (!found || found.state === 'disabled') return invitationInvalid();
      return { email: found.email, name: found.name, endsAt: found.ends_at.toISOString() };
    }),
  );
  serve(acceptInvitation, async (call) => {
    const { body, now } = call;
    const digest = digestSecret(body.token);
    const invited = await keeping(parts, async (tx) => {
      return (await lockInvitation(tx, digest, now)) ?? invitationInvalid();
    });
    const password_hash = await passwords.hash(readDeskPassword(body.password, invited));
    const sessionId = await keeping(parts, async (tx) => {
      const found = await lockInvitation(tx, digest, now);
      if (!found || found.state === 'disabled') return invitationInvalid();
      await useInvitation(tx, digest, now);
      await changeStaff(tx, found.staff_id, { password_hash, state: 'active' });
      await endSessions(tx, found.staff_id, { now });
      const row = (await findStaff(tx, found.staff_id))!;
      return sessions.open(tx, row, call);
    });
    return describeAgain(sessionId, call);
  });
}

/** Makes the calls by which staff come in, and look after their own account. */
export const createSessionArea = (sessions: DeskSessions): Area => ({
  name: 'session',
  mount(desk) {
    const { parts } = desk;
    const factors = createFactors(parts, sessions);
    const mounting: Mounting = {
      desk,
      sessions,
      factors,
      describeAgain: async (sessionId, from) =>
        describeSession(parts, await sessions.load(sessionId), from.now),
    };
    mountWayIn(mounting);
    mountFactors(mounting);
    mountOwnAccount(mounting);
    mountInvitations(mounting);
  },
});
