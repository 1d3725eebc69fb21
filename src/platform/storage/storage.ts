/** Reads a local-storage value; null where storage is off (private windows, blocked cookies). */
export function readLocal(key: string): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a local-storage value; says whether it could. */
export function writeLocal(key: string, value: string): boolean {
  try {
    window.localStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

/** Reads a session-storage value; null where storage is off. */
export function readSession(key: string): string | null {
  try {
    return window.sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a session-storage value; says whether it could. */
export function writeSession(key: string, value: string): boolean {
  try {
    window.sessionStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

/** Forgets all that this tab keeps in session storage, but for the keys to keep. */
export function clearSession(keep: readonly string[]): void {
  try {
    for (const key of Object.keys(window.sessionStorage)) {
      if (!keep.includes(key)) window.sessionStorage.removeItem(key);
    }
  } catch {
    // Where storage is off there is nothing to forget.
  }
}

const YEAR_SECONDS = 31_536_000;

/** Keeps a cookie that the gateway may read while it prerenders; on this host only, where cookies are on. */
export function writeCookie(name: string, value: string, maxAgeSeconds = YEAR_SECONDS): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  try {
    document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${maxAgeSeconds}; SameSite=Lax${secure}`;
  } catch {
    // A sandboxed frame refuses cookies: the choice holds for this page.
  }
}
