import { compile } from '@fastify/proxy-addr';
import { isIP } from 'node:net';

/**
 * Whether an address on the way of a request is a proxy of the operator's: the sender's own is hop 0, then come those of
 * `X-Forwarded-For` from the right.
 */
export type TrustProxy = (address: string, hop: number) => boolean;

/** An address as some proxies write it: with the port that the visitor called from. */
const addressWithPort = /^(?:\[([0-9a-f:.]+)\](?::\d{1,5})?|(\d[\d.]*):\d{1,5})$/i;

/** An address without brackets, port and the prefix of IPv4 in IPv6; null for what is none. */
export function toPlainAddress(text: string | undefined): string | null {
  const [, bracketed, plain] = addressWithPort.exec(text ?? '') ?? [];
  const address = bracketed ?? plain ?? text ?? '';
  return isIP(address) ? address.replace(/^::ffff:(?=\d+\.)/i, '') : null;
}

/** What stands for several networks at once. */
const NAMED_NETWORKS = new Set(['loopback', 'linklocal', 'uniquelocal']);

/** So many proxies stand in a row before the gateway, whatever their addresses. */
export function trustHops(hops: number): TrustProxy {
  return (_address, hop) => hop < hops;
}

/**
 * Proxies are in these networks, such as `10.0.0.0/8`, `2001:db8::/32` or `loopback`. Throws TypeError for what is no
 * network.
 */
export function trustNetworks(networks: readonly string[]): TrustProxy {
  for (const network of networks) {
    const [address = '', bits] = network.split('/');
    // A network of everybody lets everybody say who they are.
    const isNetwork = isIP(address) !== 0 && !/^0*$/.test(bits ?? '1');
    if (!NAMED_NETWORKS.has(network) && !isNetwork) throw new TypeError(`No network: ${network}`);
  }
  const isWithin = compile([...networks]);
  return (address, hop) => {
    const plain = toPlainAddress(address);
    return plain !== null && isWithin(plain, hop);
  };
}
