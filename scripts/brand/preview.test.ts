import type { NetworkInterfaceInfo } from 'node:os';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { brandText } from '../../tests/support/brandFolder.ts';
import { Operator } from '../../tests/support/operator.ts';
import { drawQrCode, findLanAddress } from './previewAddress.ts';

let operator: Operator;

beforeEach(async () => {
  operator = await Operator.create();
  await operator.write('brands/nova/brand.json', brandText('nova'));
});

afterEach(() => operator.close());

describe('preview', () => {
  it('says how to build where nothing is built', async () => {
    const { code, complaints } = await operator.run(['preview', 'nova']);
    expect({ code, complaints }).toEqual({
      code: 1,
      complaints: 'There is no build in dist/. Run "npm run build", then this again.',
    });
  });

  it('prints what keeps the brand from being served', async () => {
    await operator.write('brands/bad/brand.json', '{ "version": 1, "nmae": 1 }');
    const { code, complaints } = await operator.run(['preview', 'bad']);
    expect(code).toBe(1);
    expect(complaints).toContain('brands/bad/brand.json:1:17 schema.unknownKey');
  });

  it.each([
    [[], 'takes the id of one brand'],
    [['nova', 'other'], 'takes the id of one brand'],
    [['nvoa'], 'Did you mean "nova"?'],
    [['nova', '--port', '70000'], '--port is a whole number from 0 to 65535'],
    [['base'], '"base" is abstract: others only build on it.'],
  ])('refuses %j', async (args, sentence) => {
    await operator.write('brands/base/brand.json', '{ "version": 1, "abstract": true }');
    const { code, complaints } = await operator.run(['preview', ...args]);
    expect(code).toBe(2);
    expect(complaints).toContain(sentence);
  });
});

const at = (address: string, more: Partial<NetworkInterfaceInfo> = {}) =>
  ({ address, family: 'IPv4', internal: false, ...more }) as NetworkInterfaceInfo;

describe('findLanAddress', () => {
  it('prefers the network of a home or an office to those within the machine', () => {
    const address = findLanAddress({
      lo: [at('127.0.0.1', { internal: true })],
      docker0: [at('172.17.0.1')],
      wwan0: [at('100.64.3.4')],
      wlan0: [at('fe80::1', { family: 'IPv6' }), at('192.168.1.20')],
    });
    expect(address).toBe('192.168.1.20');
  });

  it('takes any other address before none', () => {
    expect(findLanAddress({ eth0: [at('203.0.113.9')] })).toBe('203.0.113.9');
    expect(findLanAddress({ lo: [at('127.0.0.1', { internal: true })] })).toBeUndefined();
  });
});

describe('drawQrCode', () => {
  it('is square, and black and white on any terminal', () => {
    const lines = drawQrCode('http://192.168.1.20:8080/', false);
    expect(lines.length * 2).toBeGreaterThanOrEqual(lines[0]!.length);
    expect(new Set(lines.map((line) => line.length)).size).toBe(1);
    for (const line of drawQrCode('x', true)) {
      expect(line.startsWith('\u001b[97;40m') && line.endsWith('\u001b[0m')).toBe(true);
    }
  });
});
