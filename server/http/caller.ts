import type { FastifyRequest } from 'fastify';
import { isLocaleTag, type LocaleTag } from '../../locales/locales.ts';
import type { ResolvedBrand } from '../../schemas/resolvedBrand.ts';
import type { HostFinder, HostLookup, LiveBrand } from '../brands/brandStore.ts';
import { Problem } from './problem.ts';
import { toPlainAddress, type TrustProxy } from './trustProxy.ts';

/** Who asks, as far as a call may know: the host's brand, the language, and where the visitor is. */
export interface Caller {
  readonly live: LiveBrand;
  readonly brand: ResolvedBrand;
  readonly locale: LocaleTag;
  /** Host name that the visitor asked for; one of the brand's. */
  readonly host: string;
  /** Scheme, host and port of the site as the visitor reaches it: what links in messages begin with. */
  readonly origin: string;
  readonly ip: string;
  /** ISO 3166 code, or null where nothing trusted tells. */
  readonly country: string | null;
}

/** What the gateway believes about the network in front of it. */
export interface Network {
  /** Which proxies may speak for the visitor's address, host and protocol. */
  readonly trustProxy: false | TrustProxy;
  /** Header in which the proxy names the visitor's country, such as `cf-ipcountry`; read only behind a trusted proxy. */
  readonly geoHeader?: string;
  /** The port at which visitors reach the sites, where it is neither the usual one nor the gateway's own. */
  readonly publicPort?: number;
}

/** What a request tells of who makes it. */
type Asked = Pick<FastifyRequest, 'host' | 'hostname' | 'protocol' | 'ip' | 'headers'> & {
  readonly socket: { readonly localPort?: number; readonly remoteAddress?: string };
};

const readHost = (request: Asked) => request.hostname.toLowerCase().replace(/\.$/, '');

/**
 * The host is one that a brand has by now, and nothing else of the header is believed: a port is the operator's word,
 * or the one that the gateway itself was reached at.
 */
function readOrigin(request: Asked, { publicPort }: Network): string {
  const asked = /:(\d{1,5})$/.exec(request.host)?.[1];
  const own = asked !== undefined && Number(asked) === request.socket.localPort ? asked : '';
  return new URL(`${request.protocol}://${readHost(request)}:${publicPort ?? own}`).origin;
}

/** The visitor's address. What a proxy passed on and is none is not believed: then the proxy's own stands for it. */
export function readIp(request: Asked): string {
  return toPlainAddress(request.ip) ?? toPlainAddress(request.socket.remoteAddress) ?? '';
}

function lookUp(brands: HostFinder, request: FastifyRequest): Promise<HostLookup> {
  const host = readHost(request);
  return host ? brands.getByHost(host) : Promise.resolve({ kind: 'unknown' });
}

/** The host's brand, or that there is none; looked up once a request. The host name alone decides. */
export function getLookup(brands: HostFinder, request: FastifyRequest): Promise<HostLookup> {
  return (request.lookup ??= lookUp(brands, request));
}

/** The live brand of a lookup. Throws Problem unknownHost or unavailable, without any brand's name. */
export function requireLive(lookup: HostLookup): LiveBrand {
  if (lookup.kind === 'live') return lookup.live;
  if (lookup.kind === 'unknown') {
    throw new Problem('unknownHost', 'No site is served at this host.');
  }
  throw new Problem('unavailable', 'This site cannot be served at the moment.', {
    headers: { 'retry-after': '10' },
  });
}

const getHeader = (request: Asked, name: string): string | undefined => {
  const value = request.headers[name.toLowerCase()];
  return Array.isArray(value) ? value[0] : value;
};

function chooseLocale(brand: ResolvedBrand, wanted: string | undefined): LocaleTag {
  const tag = wanted?.toLowerCase();
  return isLocaleTag(tag) && brand.languages.offered.includes(tag) ? tag : brand.languages.default;
}

function readCountry(request: Asked, { trustProxy, geoHeader }: Network): string | null {
  const isProxied = trustProxy && trustProxy(request.socket.remoteAddress ?? '', 0);
  if (!isProxied || !geoHeader) return null;
  const country = getHeader(request, geoHeader)?.toUpperCase();
  // XX and T1 are what proxies say for "unknown" and for Tor.
  return country && /^[A-Z]{2}$/.test(country) && country !== 'XX' ? country : null;
}

/** The caller of a request at a live host. */
export function readCaller(live: LiveBrand, request: Asked, network: Network): Caller {
  return {
    live,
    brand: live.brand,
    locale: chooseLocale(live.brand, getHeader(request, 'language')),
    host: readHost(request),
    origin: readOrigin(request, network),
    ip: readIp(request),
    country: readCountry(request, network),
  };
}

/** Refuses a call whose own words contradict its host or its endpoint. Throws Problem badRequest. */
export function checkCallHeaders(caller: Caller, request: FastifyRequest, moduleId: string): void {
  const merchant = getHeader(request, 'merchant');
  if (merchant !== undefined && merchant !== caller.brand.merchantCode) {
    throw new Problem('badRequest', 'The Merchant header is not the merchant of this host.');
  }
  const module = getHeader(request, 'x-module-id');
  if (module !== undefined && module !== moduleId) {
    throw new Problem('badRequest', 'The X-Module-Id header is not the module of this call.');
  }
}
