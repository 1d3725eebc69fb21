import path from 'node:path';
import { StartError } from './startError.ts';
import type { Network } from './http/caller.ts';
import { trustHops, trustNetworks } from './http/trustProxy.ts';
import { defaultRateLimits, type RateLimits } from './http/rateLimit.ts';
import { parseProviderSettings, type ProviderSettings } from './providers/settings.ts';

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** How much the gateway's log says. */
export type LogLevel = (typeof logLevels)[number];

/** What the operator set, checked and with its defaults filled in. */
export interface Env {
  /** TCP port; 0 lets the system choose. */
  readonly port: number;
  /** Address to listen on. Only this machine by default: the gateway expects a TLS proxy before it. */
  readonly host: string;
  /** Absolute path of the folder for the embedded database and what else is kept. */
  readonly dataDirectory: string;
  /** Address of an external PostgreSQL; undefined means the embedded one. */
  readonly databaseUrl: string | undefined;
  /** Absolute path of the key that bodies are sealed for (PEM); undefined means one kept in the data folder. */
  readonly sealKeyFile: string | undefined;
  /** Absolute path of the secret that stored secrets are encrypted with; undefined means one kept in the data folder. */
  readonly secretFile: string | undefined;
  /** A password that members were given and must change; it never reaches the browser. */
  readonly defaultPassword: string | undefined;
  /** Host name at which the desk answers; undefined where there is none. */
  readonly deskHost: string | undefined;
  /** Absolute paths of the folders with one folder a brand: this checkout's own, then the mounted ones. */
  readonly brandRoots: readonly string[];
  /** Absolute paths of folders of themes outside of this checkout. */
  readonly themeFolders: readonly string[];
  readonly network: Network;
  readonly rateLimits: RateLimits;
  /** Bytes of finished pages kept in memory. */
  readonly documentCacheBytes: number;
  /** Whether demo merchants' content, winners and members are seeded. */
  readonly isDemo: boolean;
  /** Seconds that a lottery board which came number by number must stand before it is the result. */
  readonly feedStableSeconds: number;
  /** Messages, captchas and phone sign-in. */
  readonly providers: ProviderSettings;
  readonly logLevel: LogLevel;
  /** Whether an operator looks at edits of brands as they are made: open pages take them at once. */
  readonly isPreview: boolean;
  /** Whether a failed start shows its stack. */
  readonly isDebug: boolean;
}

/** Some eighteen thousand home pages. Asked for in turn, more pages than have room are rendered every time. */
const defaultDocumentCacheMb = 512;

/** Sources mend a slip within a minute; nobody waits for that in a demonstration. */
const STABLE_SECONDS = 60;
const DEMO_STABLE_SECONDS = 5;

const bytesInMb = 1024 * 1024;

type Variables = Readonly<Record<string, string | undefined>>;

function parsePort<T>(name: string, text: string | undefined, fallback: T): number | T {
  if (!text) return fallback;
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  if (port <= 65_535) return port;
  throw new StartError(`${name} is "${text}"; it must be a whole number from 0 to 65535.`);
}

function parseSwitch(name: string, text: string | undefined, fallback: boolean): boolean {
  if (!text) return fallback;
  if (/^(1|true|on|yes)$/i.test(text)) return true;
  if (/^(0|false|off|no)$/i.test(text)) return false;
  throw new StartError(`${name} is "${text}"; it must be 1 or 0.`);
}

/** A host name alone: the port is the gateway's, or its proxy's. */
function parseDeskHost(text = 'desk.localhost'): string | undefined {
  const host = text.toLowerCase();
  if (/^(off|no|0|false)$/.test(host)) return undefined;
  if (/^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/.test(host)) return host;
  throw new StartError(
    `DESK_HOST is "${text}"; it must be a host name such as desk.example.com, without a port, or off.`,
  );
}

/** Hops a request may come by; more is a slip of the hand. */
const MAX_HOPS = 20;

/** How many proxies stand in front, or in which networks. */
function parseTrustProxy(text: string | undefined): Network['trustProxy'] {
  if (!text || /^(0|false|off|no)$/i.test(text)) return false;
  const hops = /^\d{1,2}$/.test(text) ? Number(text) : undefined;
  if (hops !== undefined && hops >= 1 && hops <= MAX_HOPS) return trustHops(hops);
  const networks = text.split(/[\s,]+/).filter(Boolean);
  try {
    if (hops === undefined) return trustNetworks(networks);
  } catch {
    // Told below, with what would be right.
  }
  throw new StartError(
    `TRUST_PROXY is "${text}"; it must be how many proxies stand before the gateway, such as 1, or their networks, such as 10.0.0.0/8,loopback.`,
  );
}

function parseLimit(name: string, text: string | undefined, fallback: number): number {
  if (!text) return fallback;
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text);
  throw new StartError(`${name} is "${text}"; it must be a whole number from 1 to 999999999.`);
}

function parseLogLevel(text: string | undefined): LogLevel {
  if (!text) return 'info';
  const level = logLevels.find((known) => known === text.toLowerCase());
  if (level) return level;
  throw new StartError(`LOG_LEVEL is "${text}"; it must be one of ${logLevels.join(', ')}.`);
}

/**
 * Reads the gateway's settings from the environment; relative paths count from `workingDirectory`,
 * defaults lie in `root`, the folder of package.json. Throws StartError naming the faulty variable.
 */
export function parseEnv(variables: Variables, root: string, workingDirectory = root): Env {
  const text = (name: string) => variables[name]?.trim() || undefined;
  const folder = (name: string, fallback: string) => {
    const given = text(name);
    return given ? path.resolve(workingDirectory, given) : path.join(root, fallback);
  };
  const file = (name: string) => {
    const given = text(name);
    return given && path.resolve(workingDirectory, given);
  };
  const folders = (name: string) =>
    (text(name) ?? '')
      .split(path.delimiter)
      .filter((given) => given.trim())
      .map((given) => path.resolve(workingDirectory, given.trim()));
  const databaseUrl = text('DATABASE_URL');
  const trustProxy = parseTrustProxy(text('TRUST_PROXY'));
  // What stands behind a proxy is for others to see: there the demo is said aloud.
  const isDemo = parseSwitch('DEMO', text('DEMO'), databaseUrl === undefined && !trustProxy);
  return {
    port: parsePort('PORT', text('PORT'), 8080),
    host: text('HOST') ?? '127.0.0.1',
    dataDirectory: folder('DATA_DIR', '.data'),
    databaseUrl,
    sealKeyFile: file('SEAL_KEY_FILE'),
    secretFile: file('SECRET_FILE'),
    defaultPassword: text('DEFAULT_PASSWORD'),
    deskHost: parseDeskHost(text('DESK_HOST')),
    brandRoots: [path.join(root, 'brands'), ...folders('BRANDS_DIR')],
    themeFolders: folders('THEMES_DIR'),
    network: {
      trustProxy,
      geoHeader: text('GEO_HEADER'),
      publicPort: parsePort('PUBLIC_PORT', text('PUBLIC_PORT'), undefined),
    },
    rateLimits: {
      callsPerMinute: parseLimit(
        'RATE_LIMIT_CALLS',
        text('RATE_LIMIT_CALLS'),
        defaultRateLimits.callsPerMinute,
      ),
      pagesPerMinute: parseLimit(
        'RATE_LIMIT_PAGES',
        text('RATE_LIMIT_PAGES'),
        defaultRateLimits.pagesPerMinute,
      ),
    },
    documentCacheBytes:
      parseLimit('DOCUMENT_CACHE_MB', text('DOCUMENT_CACHE_MB'), defaultDocumentCacheMb) *
      bytesInMb,
    isDemo,
    feedStableSeconds: parseLimit(
      'FEED_STABLE_SECONDS',
      text('FEED_STABLE_SECONDS'),
      isDemo ? DEMO_STABLE_SECONDS : STABLE_SECONDS,
    ),
    providers: parseProviderSettings(variables, isDemo),
    logLevel: parseLogLevel(text('LOG_LEVEL')),
    // Set by `npm run brand -- preview` itself.
    isPreview: false,
    // Other programs give DEBUG other values; any of them asks for more words.
    isDebug: !/^(|0|false|off|no)$/i.test(text('DEBUG') ?? ''),
  };
}
