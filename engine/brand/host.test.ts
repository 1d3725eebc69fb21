import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isHostAllowed, normaliseHostHeader, parseHost, parseHostPattern } from './host.ts';

/** Any code units, also halves of surrogate pairs and control characters. */
const noise = fc
  .array(fc.nat(0xffff), { maxLength: 40 })
  .map((codes) => String.fromCharCode(...codes));

describe('the host of a request', () => {
  it.each([
    ['play.example.com', 'play.example.com'],
    ['PLAY.Example.COM:8443', 'play.example.com'],
    ['play.example.com.', 'play.example.com'],
    ['play.example.com.:443', 'play.example.com'],
    ['münchen.example', 'xn--mnchen-3ya.example'],
    ['localhost:3000', 'localhost'],
    ['127.0.0.1:80', '127.0.0.1'],
    ['[::1]:8080', '[::1]'],
    ['[0:0:0:0:0:0:0:1]', '[::1]'],
  ])('%s is %s', (header, host) => {
    expect(normaliseHostHeader(header)).toBe(host);
  });

  it.each(['', '.', 'a b', 'a/b', 'a@b', 'a\\b', 'http://x', 'a:b:c', 'x'.repeat(500)])(
    '"%s" is none',
    (header) => {
      expect(normaliseHostHeader(header)).toBeNull();
    },
  );

  it('is found without throwing whatever is sent', () => {
    fc.assert(
      fc.property(noise, (header) => {
        const host = normaliseHostHeader(header);
        expect(host === null || host.length > 0).toBe(true);
      }),
    );
  });

  it('normalised once stays as it is', () => {
    fc.assert(
      fc.property(fc.domain(), (domain) => {
        const host = normaliseHostHeader(domain.toUpperCase());
        expect(normaliseHostHeader(host!)).toBe(host);
      }),
    );
  });
});

describe('a host in a brand file', () => {
  it.each([
    ['Play.Example.com', 'play.example.com'],
    ['münchen.example', 'xn--mnchen-3ya.example'],
    ['192.168.1.10', '192.168.1.10'],
    ['[::1]', '[::1]'],
  ])('%s is read as %s', (written, host) => {
    expect(parseHost(written)).toEqual({ ok: true, host });
  });

  it.each([
    ['https://play.example.com/', 'Write "play.example.com".'],
    ['play.example.com:8080', 'Write "play.example.com".'],
    ['127.1', 'Write "127.0.0.1".'],
  ])('%s says too much', (written, suggestion) => {
    expect(parseHost(written)).toMatchObject({ ok: false, suggestion });
  });

  it.each(['', '*.example.com', 'a b.com', '-a.com', 'a..b', "x;script-src 'none'", 'user@host'])(
    '"%s" is refused',
    (written) => {
      expect(parseHost(written).ok).toBe(false);
    },
  );
});

describe('an allow list', () => {
  it('takes hosts and everything below a name of two parts', () => {
    expect(parseHostPattern('*.Example.com')).toEqual({ ok: true, host: '*.example.com' });
    expect(parseHostPattern('*').ok).toBe(false);
    expect(parseHostPattern('*.com').ok).toBe(false);
  });

  it('means below, not ending alike', () => {
    expect(isHostAllowed('cdn.example.com', ['*.example.com'])).toBe(true);
    expect(isHostAllowed('example.com', ['*.example.com'])).toBe(false);
    expect(isHostAllowed('evilexample.com', ['*.example.com'])).toBe(false);
  });
});
