import AES from 'crypto-js/aes.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeServicePath, listServiceHosts } from './servicePath.ts';

const KEY = 'k3yk3yk3';
const encode = (text: string, key = KEY) => AES.encrypt(text, key).toString() + key;
const hosts = ['chat.example.com', '*.desk.example'];

describe('the path of customer service', () => {
  it.each([
    ['https://chat.example.com/room?id=1&lang=es'],
    ['https://eu.desk.example/'],
    ['/chat?topic=1'],
  ])('is read with the key at its end: %s', (address) =>
    expect(decodeServicePath(encode(address), hosts)).toBe(address),
  );

  it.each([
    ['of a host that the brand does not allow', 'https://evil.example/'],
    ['of a host that only ends like one', 'https://mychat.example.com/'],
    ['of plain http', 'http://chat.example.com/'],
    ['of a script', 'javascript:alert(1)//chat.example.com'],
    ['with another host in front', 'https://chat.example.com@evil.example/'],
    ['without an address', 'chat'],
    ['of a host without a scheme', '//evil.example/'],
    ['of a host behind what browsers read as one', '/\\evil.example/'],
  ])('%s leads nowhere', (_, address) => {
    expect(decodeServicePath(encode(address), hosts)).toBeNull();
  });

  it('of any other text leads nowhere', () => {
    fc.assert(fc.property(fc.string(), (text) => decodeServicePath(text, hosts) === null));
    expect(decodeServicePath(encode('https://chat.example.com/').slice(0, -1), hosts)).toBeNull();
  });

  it('may lead to the brand’s own chats', () => {
    const brand = {
      allowHosts: ['cdn.example'],
      support: { chatUrl: 'https://chat.example.com/a', vipChatUrl: 'https://vip.example:8443/' },
    };
    expect(listServiceHosts({ ...brand, support: { chatUrl: '/chat' } })).toEqual(['cdn.example']);
    expect(listServiceHosts(brand)).toEqual([
      'cdn.example',
      'chat.example.com',
      'vip.example:8443',
    ]);
  });
});
