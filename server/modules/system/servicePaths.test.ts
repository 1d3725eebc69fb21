import AES from 'crypto-js/aes.js';
import Utf8 from 'crypto-js/enc-utf8.js';
import { expect, it } from 'vitest';
import { brand } from '../../../tests/support/builders.ts';
import { listServicePaths } from './servicePaths.ts';

const key = 'a1b2c3d4';
const list = (support: Parameters<typeof brand>[0]) => listServicePaths(brand(support), () => key);

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
  expect(AES.decrypt(path.slice(0, -8), path.slice(-8)).toString(Utf8)).toBe(chatUrl);
});
