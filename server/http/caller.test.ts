import { describe, expect, it } from 'vitest';
import { aurora } from '../../tests/support/gateway.ts';
import { readCaller } from './caller.ts';
import { trustHops } from './trustProxy.ts';

const live = { brand: aurora, hosts: ['aurora.test'], revision: '1', folder: '', files: {} };

const originOf = (
  host: string,
  { publicPort, protocol = 'http' }: { publicPort?: number; protocol?: 'http' | 'https' } = {},
) => {
  const [hostname = ''] = host.split(':');
  const socket = { localPort: 8080, remoteAddress: '192.0.2.1' };
  const request = { host, hostname, protocol, socket, headers: {}, ip: '192.0.2.1' };
  const network = { trustProxy: trustHops(1), publicPort };
  return readCaller(live, request, network).origin;
};

describe('the address that links begin with', () => {
  it('has the port that the gateway was reached at', () => {
    expect(originOf('aurora.test:8080')).toBe('http://aurora.test:8080');
    expect(originOf('AURORA.test')).toBe('http://aurora.test');
  });

  it('has no port that the header makes up', () => {
    expect(originOf('aurora.test:6666')).toBe('http://aurora.test');
  });

  it('has the port that the operator names, whatever the header says', () => {
    expect(originOf('aurora.test:8080', { publicPort: 8443 })).toBe('http://aurora.test:8443');
    expect(originOf('aurora.test', { publicPort: 443, protocol: 'https' })).toBe(
      'https://aurora.test',
    );
  });
});
