import { BlockList, isIP } from 'node:net';

const family = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** Reads addresses and subnets such as "203.0.113.0/24"; an entry that is neither blocks nobody. */
export function createAddressList(entries: readonly string[]): ((ip: string) => boolean) | null {
  const list = new BlockList();
  for (const entry of entries) {
    const [address = '', prefix] = entry.trim().split('/');
    if (!isIP(address)) continue;
    if (prefix === undefined) {
      list.addAddress(address, family(address));
      continue;
    }
    const bits = /^\d{1,3}$/.test(prefix) ? Number(prefix) : -1;
    if (bits >= 0 && bits <= (isIP(address) === 6 ? 128 : 32)) {
      list.addSubnet(address, bits, family(address));
    }
  }
  if (list.rules.length === 0) return null;
  return (ip) => isIP(ip) !== 0 && list.check(ip, family(ip));
}
