import { isIPv6 } from 'node:net';

/** The first four groups of an IPv6 address, which are one customer's network. */
function getNetwork(ip: string): string {
  const [head = '', tail] = ip.toLowerCase().split('%', 1)[0]!.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const missing = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length);
  const groups = [...left, ...Array<string>(missing).fill('0'), ...right];
  return groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}

/** Whom an address stands for when uses are counted: an IPv4 address, or the network of an IPv6 one. */
export function getVisitorKey(ip: string): string {
  return isIPv6(ip) ? `${getNetwork(ip)}::/64` : ip;
}
