import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  acceptInvitation,
  beginTotp,
  changePassword,
  confirmTotp,
  endOwnSession,
  getSession,
  listFactors,
  listOwnSessions,
  readInvitation,
  removeFactor,
  showRecoveryCode,
  showTotp,
  signIn,
  signOut,
} from '../../schemas/desk/session.ts';
import { disableStaff, inviteStaff, setStaffAddresses } from '../../schemas/desk/staff.ts';
import { Secret, TOTP } from 'otpauth';
import {
  addStaff,
  callDesk,
  codeOf,
  createTestDesk,
  giveDeskPassword,
  signInStaff,
  staffPassword,
  staffWith,
  totpCode,
} from '../../tests/support/desk.ts';
import { keepCookies, type TestGateway } from '../../tests/support/gateway.ts';

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await createTestDesk();
});

afterAll(() => gateway.close());

const MINUTE = 60;
const stateOf = async (as: { cookie: string }) =>
  (await callDesk(gateway, getSession, { as })).json().value.state as string;

describe('the way in', () => {
  // ASVS 5: 6.3.3 (a second factor), 7.2.4 (a new session token when somebody signs in).
  it('needs the password and then the second factor, each with a cookie of its own', async () => {
    const staff = await addStaff(gateway, { roles: ['support'] });
    const half = await giveDeskPassword(gateway, staff);
    expect(await stateOf(half)).toBe('needsSecondFactor');
    const early = await callDesk(gateway, listOwnSessions, { as: half });
    expect([early.statusCode, codeOf(early)]).toEqual([401, 'secondFactorNeeded']);

    const reply = await callDesk(gateway, showTotp, {
      as: half,
      body: { code: totpCode(gateway, staff) },
    });
    const value = reply.json().value;
    expect(value.state).toBe('signedIn');
    expect(value.staff).toMatchObject({
      email: staff.email,
      roles: [{ id: 'support', name: null }],
    });
    expect(value.permissions).toContain('members.view');
    expect(value.brands.map((one: { merchantCode: string }) => one.merchantCode)).toEqual([
      'AURORA',
      'SAKURA',
    ]);
    const whole = { cookie: keepCookies(reply, half.cookie) };
    expect(whole.cookie).not.toBe(half.cookie);
    expect(await stateOf(half)).toBe('signedOut');
    expect(await stateOf(whole)).toBe('signedIn');
  });

  it('tells nothing of accounts that there are not, nor of which was wrong', async () => {
    const staff = await addStaff(gateway, { roles: ['support'] });
    const replies = await Promise.all(
      [
        { email: 'nobody@staff.test', password: staffPassword },
        { email: staff.email, password: 'something else entirely' },
      ].map((body) => callDesk(gateway, signIn, { body })),
    );
    const [one, other] = replies.map((reply) => [reply.statusCode, reply.body]);
    expect(one).toEqual(other);
    expect(one![0]).toBe(401);
  });

  // ASVS 5: 6.3.1 (guessing of passwords).
  it('takes no more than ten wrong passwords in half an hour, also of the right one then', async () => {
    const staff = await addStaff(gateway, { roles: ['support'] });
    const codes: (string | undefined)[] = [];
    for (let count = 0; count < 14; count += 1) {
      const body = { email: staff.email, password: `wrong number ${count}` };
      codes.push(codeOf(await callDesk(gateway, signIn, { body })));
      gateway.passTime(MINUTE + 10);
    }
    expect(codes).toContain('accountLocked');
    const body = { email: staff.email, password: staffPassword };
    expect(codeOf(await callDesk(gateway, signIn, { body }))).toBe('accountLocked');
    gateway.passTime(31 * MINUTE);
    expect((await callDesk(gateway, signIn, { body })).statusCode).toBe(200);
  });

  // ASVS 5: 6.5.1 (a code of an authenticator is good once).
  it('takes a code of an authenticator once, and none of before', async () => {
    const staff = await addStaff(gateway, { roles: ['support'] });
    const code = totpCode(gateway, staff);
    await signInStaff(gateway, staff);
    const again = await giveDeskPassword(gateway, staff);
    expect(codeOf(await callDesk(gateway, showTotp, { as: again, body: { code } }))).toBe(
      'codeWrong',
    );
    gateway.passTime(30);
    const next = totpCode(gateway, staff);
    const reply = await callDesk(gateway, showTotp, { as: again, body: { code: next } });
    expect(reply.statusCode).toBe(200);
  });

  it('lets nobody guess the second factor', async () => {
    const staff = await addStaff(gateway, { roles: ['support'] });
    const half = await giveDeskPassword(gateway, staff);
    const codes: (string | undefined)[] = [];
    for (let count = 0; count < 13; count += 1) {
      const reply = await callDesk(gateway, showTotp, { as: half, body: { code: '000000' } });
      codes.push(codeOf(reply));
      gateway.passTime(count < 5 ? 1 : 65);
    }
    expect(codes.slice(0, 4)).toEqual(Array(4).fill('codeWrong'));
    expect(codes).toContain('accountLocked');
  });

  it('lets an account in from its own networks alone, and asks at every call', async () => {
    const admin = await staffWith(gateway, 'administrator');
    const staff = await staffWith(gateway, 'support');
    const body = { id: staff.id, version: 1, addresses: ['203.0.113.0/24'], reason: 'office only' };
    const set = await callDesk(gateway, setStaffAddresses, { as: admin, body });
    expect(set.statusCode).toBe(200);
    expect(codeOf(await callDesk(gateway, listOwnSessions, { as: staff }))).toBe(
      'addressNotAllowed',
    );
    const attempt = { email: staff.email, password: staffPassword };
    expect(codeOf(await callDesk(gateway, signIn, { body: attempt }))).toBe('addressNotAllowed');
    const odd = { ...body, version: 2, addresses: ['203.0.113.0/33'] };
    expect(codeOf(await callDesk(gateway, setStaffAddresses, { as: admin, body: odd }))).toBe(
      'bodyInvalid',
    );
  });
});

describe('a session', () => {
  // ASVS 5: 7.3.1 (idle), 7.3.2 (at most), 7.4.1 (signing out).
  it('ends after 30 idle minutes, after 12 hours in any case, and when signed out', async () => {
    const idle = await staffWith(gateway, 'support');
    gateway.passTime(31 * MINUTE);
    expect(codeOf(await callDesk(gateway, listOwnSessions, { as: idle }))).toBe('sessionEnded');
    expect(await stateOf(idle)).toBe('signedOut');

    const busy = await staffWith(gateway, 'support');
    for (let passed = 0; passed < 12 * 60; passed += 20) {
      const reply = await callDesk(gateway, listOwnSessions, { as: busy });
      expect(reply.statusCode, `after ${passed} minutes`).toBe(200);
      gateway.passTime(20 * MINUTE);
    }
    expect(codeOf(await callDesk(gateway, listOwnSessions, { as: busy }))).toBe('sessionEnded');

    const gone = await staffWith(gateway, 'support');
    await callDesk(gateway, signOut, { as: gone, body: {} });
    expect(codeOf(await callDesk(gateway, listOwnSessions, { as: gone }))).toBe('sessionEnded');
  });

  it('is not kept awake by looking who is there', async () => {
    const staff = await staffWith(gateway, 'support');
    gateway.passTime(20 * MINUTE);
    expect(await stateOf(staff)).toBe('signedIn');
    gateway.passTime(11 * MINUTE);
    expect(await stateOf(staff)).toBe('signedOut');
  });

  // ASVS 5: 7.4.2 (sessions of a disabled account end), 7.4.3 (after a new password).
  it('ends with the account, and with a new password elsewhere', async () => {
    const admin = await staffWith(gateway, 'administrator');
    const first = await staffWith(gateway, 'support');
    gateway.passTime(30);
    const second = await signInStaff(gateway, first);
    const body = { oldPassword: staffPassword, newPassword: 'another set of words 4' };
    expect((await callDesk(gateway, changePassword, { as: second, body })).statusCode).toBe(200);
    expect(await stateOf(first)).toBe('signedOut');
    expect(await stateOf(second)).toBe('signedIn');
    const disabled = { id: first.id, reason: 'left the house' };
    expect((await callDesk(gateway, disableStaff, { as: admin, body: disabled })).statusCode).toBe(
      200,
    );
    expect(await stateOf(second)).toBe('signedOut');
    const again = { email: first.email, password: body.newPassword };
    expect(codeOf(await callDesk(gateway, signIn, { body: again }))).toBe('credentialsWrong');
  });

  it('can be ended by its owner alone', async () => {
    const owner = await staffWith(gateway, 'support');
    const other = await staffWith(gateway, 'support');
    const listed = (await callDesk(gateway, listOwnSessions, { as: owner })).json().value.items;
    await callDesk(gateway, endOwnSession, { as: other, body: { id: listed[0].id } });
    expect(await stateOf(owner)).toBe('signedIn');
    await callDesk(gateway, endOwnSession, { as: owner, body: { id: listed[0].id } });
    expect(await stateOf(owner)).toBe('signedOut');
  });
});

describe('an invitation', () => {
  it('is good once, leads to a password and a second factor, and gives recovery codes', async () => {
    const admin = await staffWith(gateway, 'administrator');
    const invited = await callDesk(gateway, inviteStaff, {
      as: admin,
      body: { email: 'New@staff.test', name: 'New One', roles: ['support'], brands: ['AURORA'] },
    });
    const { outcome, value } = invited.json().value;
    expect(outcome).toBe('done');
    const token = String(value.link).split('#')[1]!;
    const read = await callDesk(gateway, readInvitation, { body: { token } });
    expect(read.json().value).toMatchObject({ email: 'new@staff.test', name: 'New One' });

    const weak = await callDesk(gateway, acceptInvitation, { body: { token, password: 'short' } });
    expect(codeOf(weak)).toBe('fieldsInvalid');
    const accepted = await callDesk(gateway, acceptInvitation, {
      body: { token, password: staffPassword },
    });
    expect(accepted.json().value.state).toBe('needsEnrolment');
    const half = { cookie: keepCookies(accepted) };
    const again = await callDesk(gateway, acceptInvitation, {
      body: { token, password: staffPassword },
    });
    expect(codeOf(again)).toBe('invitationInvalid');

    const begun = (await callDesk(gateway, beginTotp, { as: half, body: {} })).json().value;
    const totp = new TOTP({ secret: Secret.fromBase32(begun.secret) });
    const wrong = await callDesk(gateway, confirmTotp, {
      as: half,
      body: { code: '000000', name: 'Phone' },
    });
    expect(codeOf(wrong)).toBe('codeWrong');
    const code = totp.generate({ timestamp: gateway.now().getTime() });
    const enrolled = await callDesk(gateway, confirmTotp, {
      as: half,
      body: { code, name: 'Phone' },
    });
    expect(enrolled.json().value.session.state).toBe('signedIn');
    const codes = enrolled.json().value.recoveryCodes as string[];
    expect(new Set(codes).size).toBe(10);
    const whole = { cookie: keepCookies(enrolled, half.cookie) };
    const factors = (await callDesk(gateway, listFactors, { as: whole })).json().value;
    expect(factors).toMatchObject({
      items: [{ kind: 'totp', name: 'Phone' }],
      recoveryCodesLeft: 10,
    });
    const last = await callDesk(gateway, removeFactor, {
      as: whole,
      body: { id: factors.items[0].id },
    });
    expect(codeOf(last)).toBe('lastFactor');

    const newcomer = {
      email: 'new@staff.test',
      id: '',
      totpSecret: begun.secret as string,
      cookie: '',
    };
    const lost = await giveDeskPassword(gateway, newcomer);
    const shown = await callDesk(gateway, showRecoveryCode, { as: lost, body: { code: codes[0] } });
    expect(shown.json().value.state).toBe('signedIn');
    const lostAgain = await giveDeskPassword(gateway, newcomer);
    const used = await callDesk(gateway, showRecoveryCode, {
      as: lostAgain,
      body: { code: codes[0] },
    });
    expect(codeOf(used)).toBe('codeWrong');
  });
});
