import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isPermission, PERMISSIONS } from '../../schemas/desk/permissions.ts';
import { READY_ROLES, type Role } from '../../schemas/desk/roles.ts';
import { listAudit } from '../../schemas/desk/audit.ts';
import { addMemberNote, listMembers } from '../../schemas/desk/members.ts';
import { getSession, listOwnSessions, signIn } from '../../schemas/desk/session.ts';
import type { DeskEndpoint } from '../../schemas/desk/deskEndpoint.ts';
import { getSystemStatus } from '../../schemas/api/system.ts';
import { combineRoles } from './staff/roles.ts';
import { verifyChain } from './audit/audit.service.ts';
import { writeCanonical } from './audit/canonicalJson.ts';
import {
  addStaff,
  callDesk,
  codeOf,
  createTestDesk,
  deskHost,
  giveDeskPassword,
  staffWith,
  type TestStaff,
} from '../../tests/support/desk.ts';
import { aurora, hostOf, type TestGateway } from '../../tests/support/gateway.ts';
import { addMember } from '../../tests/support/members.ts';

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await createTestDesk();
});

afterAll(() => gateway.close());

const endpoints = (): DeskEndpoint[] => [...gateway.desk!.served.values()];

/** A query or body that its contract takes, as far as the check of permissions needs one: it comes after the gates. */
const ask = (as: TestStaff | undefined, endpoint: DeskEndpoint, more: object = {}) =>
  callDesk(gateway, endpoint, { ...(as ? { as } : {}), brand: 'AURORA', body: {}, ...more });

const REFUSED = ['unauthenticated', 'secondFactorNeeded', 'permissionMissing'];

describe('the metrics of the gateway', () => {
  it('have the calls of the desk, by route', async () => {
    await ask(undefined, listMembers);
    const host = hostOf(aurora);
    const { body } = await gateway.app.inject({ url: '/metrics', headers: { host } });
    expect(body).toMatch(/http_request_duration_seconds_count\{[^}]*route="\/desk\/v1\/members"/);
  });
});

describe('the one gate', () => {
  it('is named by every call: a permission of the list, or why none is needed', () => {
    for (const { id, permission, approval, path: at } of endpoints()) {
      expect(['anybody', 'factor', 'staff', ...PERMISSIONS], id).toContain(permission);
      if (approval !== undefined) expect(isPermission(approval), id).toBe(true);
      expect(at.startsWith('/desk/v1/'), id).toBe(true);
    }
    expect(endpoints().length).toBeGreaterThan(50);
  });

  // ASVS 5: 8.2.1 (functions by permission), 8.3.1 (decided by the gateway).
  it.each(READY_ROLES.map(({ id }) => id))(
    'lets %s make exactly the calls of its permissions',
    async (id) => {
      const as = await staffWith(gateway, id);
      const { permissions } = combineRoles([id], []);
      for (const endpoint of endpoints()) {
        if (endpoint.streams || endpoint.id === 'session.signOut') continue;
        const may = !isPermission(endpoint.permission) || permissions.has(endpoint.permission);
        const reply = await ask(as, endpoint);
        const code = String(reply.headers['content-type']).includes('json') ? codeOf(reply) : '';
        expect(REFUSED.includes(code ?? ''), `${endpoint.id}: ${code}`).toBe(!may);
      }
    },
  );

  it('lets in nobody without a session, nor without the second factor', async () => {
    const half = await giveDeskPassword(
      gateway,
      await addStaff(gateway, { roles: ['administrator'] }),
    );
    for (const endpoint of endpoints()) {
      if (endpoint.permission === 'anybody') continue;
      expect(codeOf(await ask(undefined, endpoint)), endpoint.id).toBe('unauthenticated');
      if (endpoint.permission === 'factor') continue;
      expect(codeOf(await ask(half, endpoint)), endpoint.id).toBe('secondFactorNeeded');
    }
  });

  it('asks for a fresh second factor where a call says so', async () => {
    const as = await staffWith(gateway, ['administrator', 'finance']);
    const fresh = endpoints().filter(({ freshFactor }) => freshFactor);
    expect(fresh.map(({ id }) => id)).toContain('cases.approve');
    for (const endpoint of fresh) {
      expect(codeOf(await ask(as, endpoint)), endpoint.id).not.toBe('secondFactorStale');
    }
    gateway.passTime(5 * 60 + 1);
    for (const endpoint of fresh) {
      expect(codeOf(await ask(as, endpoint)), endpoint.id).toBe('secondFactorStale');
    }
  });

  // ASVS 5: 15.3.3 (mass assignment).
  it('takes no field that a contract does not name', async () => {
    const as = await staffWith(gateway, READY_ROLES.map(({ id }) => id).slice(0, 9));
    for (const endpoint of endpoints()) {
      if (endpoint.streams) continue;
      const body = { merchantCode: 'SAKURA', staffId: 'x', isAdministrator: true };
      const more = endpoint.method === 'POST' ? { body } : { query: { isAdministrator: 'true' } };
      const reply = await ask(as, endpoint, more);
      expect(['bodyInvalid', 'queryInvalid'], endpoint.id).toContain(codeOf(reply));
    }
  });
});

describe('where the desk answers', () => {
  it('is its own host alone; nothing of the site is there, and nothing of the desk at a brand', async () => {
    const { app } = gateway;
    const onSite = await app.inject({
      url: getSession.path,
      headers: { host: hostOf(aurora), 'desk-request': '1' },
    });
    expect(onSite.statusCode).toBe(404);
    const site = await app.inject({ url: getSystemStatus.path, headers: { host: deskHost } });
    expect([site.statusCode, codeOf(site)]).toEqual([404, 'notFound']);
    const elsewhere = await gateway.desk!.http.inject({
      url: getSession.path,
      headers: { host: 'evil.example', 'desk-request': '1' },
    });
    expect(codeOf(elsewhere)).toBe('unknownHost');
  });

  // ASVS 5: 3.5.1 and 3.5.3 (calls of other sites), 3.3.2 (SameSite).
  it('takes calls of its own pages alone', async () => {
    const as = await staffWith(gateway, 'support');
    for (const headers of [
      { 'desk-request': '' },
      { origin: 'https://evil.example' },
      { origin: `http://${hostOf(aurora)}` },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
    ]) {
      const reply = await ask(as, addMemberNote, { headers });
      expect(codeOf(reply), JSON.stringify(headers)).toBe('originForbidden');
    }
    const form = await gateway.app.inject({
      method: 'POST',
      url: addMemberNote.path,
      payload: 'memberId=x',
      headers: {
        host: deskHost,
        'desk-request': '1',
        'desk-brand': 'AURORA',
        cookie: as.cookie,
        'content-type': 'application/x-www-form-urlencoded',
      },
    });
    expect(form.statusCode).toBe(415);
    const own = await ask(as, listMembers, { headers: { origin: `http://${deskHost}` } });
    expect(own.statusCode).toBe(200);
  });

  // ASVS 5: 3.3.1, 3.3.4 (cookies).
  it('keeps the session in a cookie that no script and no other host reads', async () => {
    const staff = await addStaff(gateway, { roles: ['support'] });
    const reply = await callDesk(gateway, signIn, {
      body: { email: staff.email, password: 'plenty of words 9' },
    });
    const cookie = String(reply.headers['set-cookie']);
    for (const part of ['HttpOnly', 'SameSite=Strict', 'Path=/']) expect(cookie).toContain(part);
    expect(cookie).not.toContain('Domain');
    expect(reply.body).not.toContain(staff.totpSecret);
  });

  // ASVS 5: 3.4.3 (CSP), 3.4.6 (frames), 14.3.2 (no caching).
  it('gives its page a policy with a nonce, and lets nobody frame or keep anything', async () => {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'livery-desk-'));
    await writeFile(path.join(folder, 'desk.html'), '<script nonce="{{nonce}}">1</script>');
    const other = await createTestDesk({ desk: { host: deskHost, folder } });
    try {
      const get = (url: string) => other.app.inject({ url, headers: { host: deskHost } });
      const [page, again] = [await get('/members/some/where'), await get('/')];
      const policy = String(page.headers['content-security-policy']);
      const nonce = /'nonce-([\w-]{20,})'/.exec(policy)![1]!;
      expect(page.body).toBe(`<script nonce="${nonce}">1</script>`);
      expect([page.statusCode, again.statusCode]).toEqual([200, 200]);
      expect(again.body).not.toBe(page.body);
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).not.toMatch(/unsafe|\*/);
      expect(page.headers['x-frame-options']).toBe('DENY');
      expect(page.headers['cache-control']).toBe('no-store');
      const dotted = await get('/content/texts/home.hot.title');
      expect([dotted.statusCode, dotted.headers['content-type']]).toEqual([
        200,
        page.headers['content-type'],
      ]);
      for (const url of ['/desk.html', '/../package.json', '/assets/none.js', '/.env']) {
        expect((await get(url)).statusCode, url).toBe(404);
      }
    } finally {
      await other.close();
      await rm(folder, { recursive: true });
    }
    const call = await callDesk(gateway, getSession);
    expect(call.headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(call.headers['cache-control']).toBe('no-store');
  });

  it('is reached by https alone from other machines', async () => {
    const other = await createTestDesk({ desk: { host: 'desk.example.com' } });
    const headers = { host: 'desk.example.com', 'desk-request': '1' };
    const reply = await other.app.inject({ url: getSession.path, headers });
    expect(codeOf(reply)).toBe('forbidden');
    await other.close();
  });
});

describe('the audit', () => {
  it('writes one text for one value, whatever the order of its names', () => {
    expect(writeCanonical({ b: [1, { d: null, c: 'é"' }], a: undefined })).toBe(
      '{"b":[1,{"c":"é\\"","d":null}]}',
    );
    expect(writeCanonical(undefined)).toBe('null');
  });

  // ASVS 5: 16.4.2 (records cannot be changed), 16.4.1.
  it('refuses changes, also to the owner, and finds those made behind its back', async () => {
    const as = await staffWith(gateway, 'support');
    const memberId = await addMember(gateway, aurora, { account: 'audited' });
    await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        ask(as, addMemberNote, { body: { memberId, text: `note ${index}` } }),
      ),
    );
    const sound = await verifyChain(gateway.db);
    expect(sound.faults).toEqual([]);
    expect(sound.records).toBeGreaterThanOrEqual(8);

    const { owner } = gateway.db;
    for (const attack of [
      'update desk_audit set reason = null',
      'delete from desk_audit',
      'truncate desk_audit',
    ]) {
      const done = sql.raw(attack).execute(owner);
      // Row level security already shows the owner no record to change.
      await done.then(
        ({ numAffectedRows = 0n }) => expect(numAffectedRows, attack).toBe(0n),
        (error: Error) => expect(error.message).toContain('neither changed nor deleted'),
      );
    }
    const forge = async (statement: string) => {
      await sql.raw('alter table desk_audit disable trigger user').execute(owner);
      await sql.raw('alter table desk_audit no force row level security').execute(owner);
      await sql.raw(statement).execute(owner);
      const { faults } = await verifyChain(gateway.db);
      return faults;
    };
    const changed = await forge("update desk_audit set staff_name = 'Somebody else' where id = 3");
    expect(changed).toEqual(['Record 3 was changed.']);
    const gone = await forge('delete from desk_audit where id = 5');
    expect(gone).toContain('Record 5 is missing.');
    const cut = await forge('delete from desk_audit where id = (select max(id) from desk_audit)');
    expect(cut.at(-1)).toMatch(/^The newest record is/);
    await sql.raw('alter table desk_audit force row level security').execute(owner);
    await sql.raw('alter table desk_audit enable trigger user').execute(owner);
  });

  it('shows records of their own brands alone, in lists and counts', async () => {
    const own = await staffWith(gateway, ['auditor', 'support'], ['SAKURA']);
    const seen = await callDesk(gateway, listAudit, { as: own });
    expect(seen.json().value).toEqual({
      items: [],
      next: null,
      total: { count: 0, isEstimate: false },
    });
    const foreign = await callDesk(gateway, listAudit, {
      as: own,
      query: { merchantCode: 'AURORA' },
    });
    expect(foreign.json().value.items).toEqual([]);
  });

  it('is out of reach of a transaction of the site', async () => {
    const { rows } = await sql<{ count: bigint }>`select count(*) as count from desk_audit`.execute(
      gateway.db.kysely,
    );
    expect(rows[0]!.count).toBe(0n);
  });
});

it('keeps sessions of members and of staff apart', async () => {
  const as = await staffWith(gateway, 'support');
  const token = as.cookie.replace('livery_desk=', 'livery_session=');
  const reply = await callDesk(gateway, listOwnSessions, { as: { cookie: token } });
  expect(codeOf(reply)).toBe('unauthenticated');
});

it('names every permission of its roles', () => {
  for (const { id, permissions } of READY_ROLES as readonly Role[]) {
    expect(permissions.every(isPermission), id).toBe(true);
    expect(new Set(permissions).size, id).toBe(permissions.length);
  }
});
