import { describe, expect, it } from 'vitest';
import { parseEnv } from './env.ts';

describe('parseEnv', () => {
  it('has a default for everything', () => {
    expect(parseEnv({}, '/srv/livery')).toEqual({
      port: 8080,
      host: '127.0.0.1',
      deskHost: 'desk.localhost',
      dataDirectory: '/srv/livery/.data',
      databaseUrl: undefined,
      brandRoots: ['/srv/livery/brands'],
      themeFolders: [],
      network: { trustProxy: false, geoHeader: undefined, publicPort: undefined },
      rateLimits: { callsPerMinute: 1200, pagesPerMinute: 300 },
      documentCacheBytes: 512 * 1024 * 1024,
      isDemo: true,
      feedStableSeconds: 5,
      providers: expect.objectContaining({ hasOutbox: true }),
      logLevel: 'info',
      isPreview: false,
      isDebug: false,
    });
  });

  it('counts relative folders from where the operator stands', () => {
    const env = parseEnv({ DATA_DIR: 'data', BRANDS_DIR: '../b' }, '/srv/livery', '/home/op');
    expect(env).toMatchObject({
      dataDirectory: '/home/op/data',
      brandRoots: ['/srv/livery/brands', '/home/b'],
    });
  });

  it('fills no demo into a database of your own, unless told to', () => {
    const DATABASE_URL = 'postgres://me@db/livery';
    expect(parseEnv({ DATABASE_URL }, '/').isDemo).toBe(false);
    expect(parseEnv({ DATABASE_URL, DEMO: 'yes' }, '/').isDemo).toBe(true);
    expect(parseEnv({ DEMO: 'off' }, '/')).toMatchObject({ isDemo: false, feedStableSeconds: 60 });
  });

  it('makes no demo behind a proxy, unless told to', () => {
    expect(parseEnv({ TRUST_PROXY: '1' }, '/')).toMatchObject({
      isDemo: false,
      providers: { hasOutbox: false },
    });
    expect(parseEnv({ TRUST_PROXY: 'loopback', DEMO: '1' }, '/').isDemo).toBe(true);
    expect(parseEnv({ TRUST_PROXY: '0' }, '/').isDemo).toBe(true);
  });

  it('takes a number of proxies, or their networks', () => {
    const trust = (TRUST_PROXY: string) => parseEnv({ TRUST_PROXY }, '/').network.trustProxy;
    for (const off of ['0', 'off', 'no', 'false', '', ' ']) expect(trust(off)).toBe(false);
    const isTrusted = (text: string, ...asked: [string, number]) => {
      const found = trust(text);
      return found !== false && found(...asked);
    };
    expect([0, 1, 2].map((hop) => isTrusted('2', '203.0.113.9', hop))).toEqual([true, true, false]);
    const networks = '10.0.0.0/8, 2001:db8::/32 loopback,192.0.2.7';
    const inside = ['10.9.8.7', '::ffff:10.0.0.1', '10.0.0.1:80', '2001:db8::1', '127.0.0.1'];
    for (const each of [...inside, '192.0.2.7']) expect(isTrusted(networks, each, 0)).toBe(true);
    for (const each of ['11.0.0.1', '192.0.2.8', '2001:db9::1', 'unknown', '']) {
      expect(isTrusted(networks, each, 0)).toBe(false);
    }
  });

  it.each([
    'true',
    'on',
    '-1',
    '1.5',
    '21',
    '1e1',
    '10.0.0.0/33',
    '10.0.0',
    '0.0.0.0/0',
    '::/0',
    'proxy.example',
    '10.0.0.0/8;1',
  ])('refuses TRUST_PROXY=%s by name, and says what it takes', (TRUST_PROXY) => {
    expect(() => parseEnv({ TRUST_PROXY }, '/')).toThrow(
      `TRUST_PROXY is "${TRUST_PROXY}"; it must be how many proxies stand before the gateway`,
    );
  });

  it('refuses a setting of an outside service by name', () => {
    expect(() => parseEnv({ SMTP_URL: 'smtps://mail.test' }, '/')).toThrow('MAIL_FROM is needed');
    const emulated = { DEMO: '0', FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' };
    expect(() => parseEnv(emulated, '/')).toThrow('FIREBASE_AUTH_EMULATOR_HOST is set');
  });

  it('takes an empty variable for one that is not set', () => {
    const empty = { PORT: '', HOST: ' ', DATABASE_URL: '', DEMO: '', LOG_LEVEL: '' };
    expect(parseEnv(empty, '/srv')).toEqual(parseEnv({}, '/srv'));
  });

  it.each(['80a', '-1', '65536', '8080.5', '1e3', '0x50'])('refuses PORT=%s by name', (PORT) => {
    expect(() => parseEnv({ PORT }, '/')).toThrow(`PORT is "${PORT}"; it must be a whole number`);
  });

  it('takes the port at which visitors reach the sites, and refuses what is none by name', () => {
    expect(parseEnv({ PUBLIC_PORT: '8443' }, '/').network.publicPort).toBe(8443);
    expect(() => parseEnv({ PUBLIC_PORT: 'https' }, '/')).toThrow('PUBLIC_PORT is "https"');
  });

  it('takes what one address may ask in a minute, each limit by itself', () => {
    expect(parseEnv({ RATE_LIMIT_CALLS: '20', RATE_LIMIT_PAGES: '5000' }, '/').rateLimits).toEqual({
      callsPerMinute: 20,
      pagesPerMinute: 5000,
    });
    expect(parseEnv({ RATE_LIMIT_PAGES: '7' }, '/').rateLimits.callsPerMinute).toBe(1200);
  });

  it.each(['0', '-1', '1.5', '1e3', 'off', '9999999999'])(
    'refuses a limit of %s by name',
    (limit) => {
      const sentence = (name: string) => `${name} is "${limit}"; it must be a whole number from 1`;
      for (const name of ['RATE_LIMIT_CALLS', 'RATE_LIMIT_PAGES']) {
        expect(() => parseEnv({ [name]: limit }, '/')).toThrow(sentence(name));
      }
    },
  );

  it('refuses a DEMO and a LOG_LEVEL it does not know, and says what it knows', () => {
    expect(() => parseEnv({ DEMO: 'maybe' }, '/')).toThrow('DEMO is "maybe"; it must be 1 or 0.');
    expect(() => parseEnv({ LOG_LEVEL: 'loud' }, '/')).toThrow('one of fatal, error, warn, info');
  });

  it('takes any value that other programs give DEBUG', () => {
    expect(parseEnv({ DEBUG: 'vite:*' }, '/').isDebug).toBe(true);
    expect(parseEnv({ DEBUG: '0' }, '/').isDebug).toBe(false);
  });
});

describe('the host of the desk', () => {
  it('is a name alone, in small letters, or off', () => {
    expect(parseEnv({ DESK_HOST: 'Desk.Example.com' }, '/').deskHost).toBe('desk.example.com');
    expect(parseEnv({ DESK_HOST: 'off' }, '/').deskHost).toBeUndefined();
    for (const odd of ['desk.example.com:8080', 'https://desk', 'a b', '-x.com', 'x..com']) {
      expect(() => parseEnv({ DESK_HOST: odd }, '/'), odd).toThrow('DESK_HOST');
    }
  });
});
