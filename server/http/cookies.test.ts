import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { openCookies } from './cookies.ts';

async function ask(cookie: string, isSecure = false) {
  const app = Fastify({ trustProxy: true });
  app.get('/', async (request, reply) => {
    const cookies = openCookies(request, reply);
    cookies.set('livery_session', 'fresh');
    cookies.set('livery_device', 'ticket', { maxAgeSeconds: 60.7 });
    cookies.clear('livery_captcha');
    return { session: cookies.get('livery_session') ?? null };
  });
  const headers = { cookie, ...(isSecure ? { 'x-forwarded-proto': 'https' } : {}) };
  const reply = await app.inject({ url: '/', headers });
  await app.close();
  return { session: reply.json().session as unknown, set: reply.headers['set-cookie'] };
}

it('are for this host alone, unseen by scripts and other sites', async () => {
  expect((await ask('')).set).toEqual([
    'livery_session=fresh; Path=/; HttpOnly; SameSite=Strict',
    'livery_device=ticket; Path=/; HttpOnly; SameSite=Strict; Max-Age=60',
    'livery_captcha=; Path=/; HttpOnly; SameSite=Strict; Max-Age=0',
  ]);
});

it('are secure over https, under names that plain pages cannot set', async () => {
  const { session, set } = await ask('livery_session=plain; __Host-livery_session=secure', true);
  expect(session).toBe('secure');
  expect(set?.[0]).toBe('__Host-livery_session=fresh; Path=/; HttpOnly; SameSite=Strict; Secure');
  expect((await ask('livery_session=plain', true)).session).toBeNull();
});

it.each([
  ['livery_session=a', 'a'],
  ['other=1; livery_session=a_-Z9 ; more', 'a_-Z9'],
  ['livery_session=a; livery_session=b', null],
  ['livery_sessions=a', null],
  ['livery_session=a b', null],
  ['livery_session="a"', null],
  ['livery_session=', null],
  ['livery_session', null],
  [`livery_session=${'a'.repeat(201)}`, null],
  ['', null],
])('of %j the gateway reads %j', async (header, value) => {
  expect((await ask(header)).session).toBe(value);
});
