import { afterEach, describe, expect, it, vi } from 'vitest';
import { clearCookie, readCookie } from './cookies.ts';
import {
  clearSession,
  readLocal,
  readSession,
  writeCookie,
  writeLocal,
  writeSession,
} from './storage.ts';

const denied = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
});

describe('storage', () => {
  it('keeps what was written', () => {
    expect([writeLocal('a', '1'), writeSession('b', '2')]).toEqual([true, true]);
    expect([readLocal('a'), readSession('b'), readLocal('b')]).toEqual(['1', '2', null]);
  });

  it('is empty where the browser refuses it, and says that it could not keep', () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(denied);
    vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(denied);
    expect([writeLocal('a', '1'), writeSession('b', '2')]).toEqual([false, false]);
    expect([readLocal('a'), readSession('b')]).toEqual([null, null]);
  });

  it('says that it could not keep where there is no room', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full.', 'QuotaExceededError');
    });
    expect(writeSession('b', '2')).toBe(false);
  });
});

describe('forgetting', () => {
  it('leaves the keys to keep', () => {
    for (const key of ['token', 'merchant', 'x']) writeSession(key, '1');
    clearSession(['merchant']);
    expect({ ...sessionStorage }).toEqual({ merchant: '1' });
  });

  it('does not mind a browser that keeps nothing', () => {
    vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(denied);
    expect(() => clearSession([])).not.toThrow();
  });
});

describe('a cookie', () => {
  it('is read by its whole name, and gone when cleared', () => {
    writeCookie('lastUser', 'ñ; x');
    writeCookie('user', 'other');
    expect([readCookie('lastUser'), readCookie('User')]).toEqual(['ñ; x', null]);
    clearCookie('lastUser');
    expect(readCookie('lastUser')).toBeNull();
  });

  it('that somebody else wrote badly is none', () => {
    document.cookie = 'broken=%E0%A4%A';
    expect(readCookie('broken')).toBeNull();
  });

  it('holds any text', () => {
    writeCookie('note', 'a; b=c');
    expect(document.cookie).toContain('note=a%3B%20b%3Dc');
  });

  it('is left out where the browser refuses it', () => {
    vi.spyOn(document, 'cookie', 'set').mockImplementation(denied);
    expect(() => writeCookie('note', 'x')).not.toThrow();
  });
});
