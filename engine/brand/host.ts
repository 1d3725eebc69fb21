const LABEL = /^(?!-)[a-z0-9_-]{1,63}(?<!-)$/;
const PLAIN_HEADER = /^([A-Za-z0-9._-]{1,253})(?::\d{1,5})?$/;

/**
 * The host of a request as brands write theirs: lower case, no port, no trailing dot, international names in
 * punycode. Null where the header is no host at all.
 */
export function normaliseHostHeader(header: string): string | null {
  const plain = PLAIN_HEADER.exec(header)?.[1];
  if (plain !== undefined) return withoutTrailingDot(plain.toLowerCase()) || null;
  if (header.length > 300 || /[\s/\\?#@%]/.test(header)) return null;
  return hostOfUrl(header);
}

/** A host name of a brand file: its normal form, or what is wrong with it. */
export type ParsedHost =
  | { readonly ok: true; readonly host: string }
  | {
      readonly ok: false;
      readonly problem: string;
      readonly suggestion?: string;
      /** The host name in what says more. */
      readonly meant?: string;
    };

/** Reads a host name as written in a brand file; no scheme, port, path or wildcard. */
export function parseHost(written: string): ParsedHost {
  const host = /[\s\\@%]/.test(written) ? null : hostOfUrl(written.replace(/^[a-z]+:\/\//i, ''));
  if (host === null || !isHostName(host)) {
    return { ok: false, problem: `"${written.slice(0, 80)}" is not a host name.` };
  }
  const isBare = hasOnlyHost(written) && (!isIpv4(host) || written === host);
  if (isBare) return { ok: true, host };
  return {
    ok: false,
    problem: `"${written.slice(0, 80)}" says more than a host name.`,
    suggestion: `Write "${host}".`,
    meant: host,
  };
}

/** Reads an entry of an allow list: a host name, or `*.` and a name of at least two parts. */
export function parseHostPattern(written: string): ParsedHost {
  if (!written.startsWith('*.')) return parseHost(written);
  const parsed = parseHost(written.slice(2));
  if (!parsed.ok) return parsed;
  if (parsed.host.includes('.') && !isIpv4(parsed.host) && !parsed.host.startsWith('[')) {
    return { ok: true, host: `*.${parsed.host}` };
  }
  return { ok: false, problem: `"${written}" would allow far too many hosts.` };
}

/** Whether a list of hosts and `*.` patterns, in their normal form, names a host. */
export function isHostAllowed(host: string, allowed: readonly string[]): boolean {
  return allowed.some((entry) =>
    entry.startsWith('*.') ? host.endsWith(entry.slice(1)) : host === entry,
  );
}

/** `URL` does what browsers do with a host: case, punycode, the short forms of addresses. */
function hostOfUrl(text: string): string | null {
  try {
    return withoutTrailingDot(new URL(`http://${text}`).hostname) || null;
  } catch {
    return null;
  }
}

function hasOnlyHost(written: string): boolean {
  if (written.startsWith('[')) return written.endsWith(']');
  return !/[:/?#]/.test(written);
}

function isHostName(host: string): boolean {
  if (host.startsWith('[')) return true;
  return host.length <= 253 && host.split('.').every((label) => LABEL.test(label));
}

function isIpv4(host: string): boolean {
  return /^\d{1,3}(\.\d{1,3}){3}$/.test(host);
}

function withoutTrailingDot(host: string): string {
  return host.endsWith('.') ? host.slice(0, -1) : host;
}
