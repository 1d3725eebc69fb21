import { describe, expect, it } from 'vitest';
import { getVisitorKey } from './visitorKey.ts';

describe('getVisitorKey', () => {
  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['2001:db8::7', '2001:db8:0:0::/64'],
    ['2001:DB8:0:0:ffff::1', '2001:db8:0:0::/64'],
    ['2001:0db8:0000:0001::1', '2001:db8:0:1::/64'],
    ['::1', '0:0:0:0::/64'],
    ['1::', '1:0:0:0::/64'],
    ['1:2:3:4:5:6:7:8', '1:2:3:4::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::ffff:0:203.0.113.9', '0:0:0:0::/64'],
  ])('counts %s as %s', (ip, key) => {
    expect(getVisitorKey(ip)).toBe(key);
  });
});
