import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  forgetLogin,
  readRememberedLogin,
  rememberMobile,
  rememberUsername,
} from './rememberedLogin.ts';

const NOTHING = { username: null, hasTicket: false, mobile: null };

afterEach(() => {
  forgetLogin();
  vi.restoreAllMocks();
});

describe('the last sign-in', () => {
  it('is remembered by username, with whether the device has a ticket', () => {
    rememberUsername('mára; x=1', true);
    expect(readRememberedLogin()).toEqual({ ...NOTHING, username: 'mára; x=1', hasTicket: true });
    rememberUsername('mara', false);
    expect(readRememberedLogin()).toEqual({ ...NOTHING, username: 'mara' });
  });

  it('is remembered by mobile number', () => {
    const mobile = { mobileNum: '612345678', countryDialingCode: '+34' };
    rememberMobile(mobile);
    expect(readRememberedLogin()).toMatchObject({ mobile });
  });

  it('is kept for one day', () => {
    const written = vi.spyOn(document, 'cookie', 'set');
    rememberUsername('mara', true);
    rememberMobile({ mobileNum: '612345678', countryDialingCode: '+34' });
    const kept = written.mock.calls.flat().filter((cookie) => !cookie.includes('Max-Age=0'));
    expect(kept).toHaveLength(3);
    for (const cookie of kept) expect(cookie).toContain('Max-Age=86400;');
  });

  it('is forgotten on demand', () => {
    rememberUsername('mara', true);
    forgetLogin();
    expect(readRememberedLogin()).toEqual(NOTHING);
  });

  it.each([['{'], ['7'], ['{"mobileNum":7}'], ['null']])('of broken text is none (%s)', (text) => {
    document.cookie = `loginTypeSms=${encodeURIComponent(text)}`;
    expect(readRememberedLogin()).toEqual(NOTHING);
  });
});
