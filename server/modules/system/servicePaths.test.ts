import AES from 'crypto-js/aes.js';
import Utf8 from 'crypto-js/enc-utf8.js';
import { expect, it } from 'vitest';
import { brand } from '../../../tests/support/builders.ts';
import { listServicePaths } from './servicePaths.ts';

const key = 'a1b2c3d4';
const list = (support: Parameters<typeof brand>[0], isVip = false) =>
  listServicePaths(brand(support), () => key, isVip);
const read = (path: string) => AES.decrypt(path.slice(0, -8), path.slice(-8)).toString(Utf8);

it('names every way the brand has, and no other', () => {
  const support = { email: 'help@a.test', phone: '+34 (900) 000-000' };
  expect(list({ support })).toEqual([
    { type: '1', path: 'mailto:help@a.test' },
    { type: '2', path: 'tel:+34900000000' },
  ]);
  expect(list({ support: {} })).toEqual([]);
});

it('hides the chat under a key of eight characters that stands at its end', () => {
  const chatUrl = 'https://chat.a.test/start?lang=es';
  const [first] = list({ support: { chatUrl } });
  const path = first!.path;
  expect(first!.type).toBe('3');
  expect(path).not.toContain('chat');
  expect(path.slice(-8)).toBe(key);
  expect(read(path)).toBe(chatUrl);
});

it('leads VIP members to their own chat, and to that of everybody where there is no other', () => {
  const [chatUrl, vipChatUrl] = ['https://chat.a.test/', 'https://vip.a.test/'];
  const chatsOf = (...given: Parameters<typeof list>) =>
    list(...given).map(({ path }) => read(path));
  expect(chatsOf({ support: { chatUrl, vipChatUrl } }, true)).toEqual([vipChatUrl]);
  expect(chatsOf({ support: { chatUrl, vipChatUrl } })).toEqual([chatUrl]);
  expect(chatsOf({ support: { chatUrl } }, true)).toEqual([chatUrl]);
  expect(chatsOf({ support: { vipChatUrl } })).toEqual([]);
});
