import { describe, expect, it } from 'vitest';
import { brand } from '../../tests/support/builders.ts';
import { composeCsp, fillCsp } from './csp.ts';

const directivesOf = (policy: string) =>
  new Map(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );

const policyOf = (overrides: Parameters<typeof brand>[0], isSecure = true) =>
  directivesOf(fillCsp(composeCsp(brand(overrides)), 'abc123', isSecure));

describe('the policy of a plain brand', () => {
  const policy = policyOf({});

  it('lets scripts and styles in by the nonce and from this site only', () => {
    expect(policy.get('default-src')).toEqual(["'none'"]);
    expect(policy.get('script-src')).toEqual(["'self'", "'nonce-abc123'"]);
    expect(policy.get('style-src')).toEqual(["'self'", "'nonce-abc123'"]);
    expect(policy.get('connect-src')).toEqual(["'self'"]);
    expect(policy.get('media-src')).toEqual(["'self'", 'data:']);
  });

  it('can be framed by nobody and posts to nobody else', () => {
    expect(policy.get('frame-ancestors')).toEqual(["'none'"]);
    expect(policy.get('base-uri')).toEqual(["'none'"]);
    expect(policy.get('form-action')).toEqual(["'self'"]);
    expect(policy.get('object-src')).toEqual(["'none'"]);
  });

  it('upgrades requests over https only, since a plain host has nothing to upgrade to', () => {
    expect(policy.has('upgrade-insecure-requests')).toBe(true);
    expect(policyOf({}, false).has('upgrade-insecure-requests')).toBe(false);
  });
});

describe('the policy of a brand with outside hosts', () => {
  it('lets pictures and frames of the named hosts in, and no scripts', () => {
    const policy = policyOf({
      allowHosts: ['img.example.com', '*.partner.example'],
      cdn: { images: ['https://cdn.example.com/pics', '/local'], launch: ['https://play.example'] },
    });
    const named = ['https://img.example.com', 'https://*.partner.example'];
    expect(policy.get('img-src')).toEqual(["'self'", 'data:', ...named, 'https://cdn.example.com']);
    expect(policy.get('frame-src')).toEqual(["'self'", ...named, 'https://play.example']);
    expect(policy.get('script-src')).toEqual(["'self'", "'nonce-abc123'"]);
  });

  it.each([
    "evil.example; script-src 'unsafe-inline'",
    "'unsafe-inline'",
    '*',
    'https:',
    'a b.example',
    'x,y.example',
    'exa\nmple.com',
  ])('never lets %j say more than a host', (host) => {
    const policy = policyOf({ allowHosts: [host] });
    expect(policy).toEqual(policyOf({}));
  });

  it('lets scripts of the chosen providers in, and of no other', () => {
    const turnstile = policyOf({ captcha: { provider: 'turnstile', siteKey: 'k' } });
    expect(turnstile.get('script-src')).toContain('https://challenges.cloudflare.com');
    const analytics = policyOf({ analytics: { gtagId: 'G-AB12CD34' } });
    expect(analytics.get('script-src')).toContain('https://www.googletagmanager.com');
    expect(analytics.get('script-src')).not.toContain('https://challenges.cloudflare.com');
    const phone = policyOf({ phoneAuth: { provider: 'firebase', authDomain: 'a.example.com' } });
    expect(phone.get('frame-src')).toContain('https://a.example.com');
    expect(phone.get('frame-src')).toContain('https://recaptcha.google.com/recaptcha/');
    expect(phone.get('connect-src')).toContain('https://www.google.com/recaptcha/');
  });

  it('lets styles of the one provider in that brings its own, and never inline ones', () => {
    const geetest = policyOf({ captcha: { provider: 'geetest', siteKey: 'k' } });
    const parts = ['https://static.geetest.com', 'https://static.geevisit.com'];
    expect(geetest.get('style-src')).toEqual(["'self'", "'nonce-abc123'", ...parts]);
    expect(geetest.get('connect-src')).toContain('https://gcaptcha4.geevisit.com');
    const altcha = policyOf({ captcha: { provider: 'altcha' } });
    expect(altcha).toEqual(policyOf({}));
  });
});
