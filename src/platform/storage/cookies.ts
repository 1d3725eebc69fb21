import { writeCookie } from './storage.ts';

/** Reads a cookie that scripts may read; null where there is none, or cookies are off. */
export function readCookie(name: string): string | null {
  try {
    const found = document.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`));
    return found === undefined ? null : decodeURIComponent(found.slice(name.length + 1));
  } catch {
    return null;
  }
}

/** Forgets a cookie. */
export function clearCookie(name: string): void {
  writeCookie(name, '', 0);
}
