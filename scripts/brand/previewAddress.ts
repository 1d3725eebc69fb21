import type { NetworkInterfaceInfo } from 'node:os';
import { renderUnicodeCompact } from 'uqr';

type Interfaces = Readonly<Record<string, readonly NetworkInterfaceInfo[] | undefined>>;

/** Networks within this machine, which no phone is in. */
const INNER = /^(docker|br-|veth|virbr|vmnet|vboxnet|cni|flannel|podman|zt|tun|tailscale|utun)/;
const PRIVATE = /^(192\.168\.|10\.|172\.(1[6-9]|2\d|3[01])\.)/;

/** The address of this machine in the network that a phone would be in; undefined where it is in none. */
export function findLanAddress(interfaces: Interfaces): string | undefined {
  const addresses = Object.entries(interfaces)
    .filter(([name]) => !INNER.test(name))
    .flatMap(([, infos = []]) => infos)
    .filter(({ internal, family }) => !internal && family === 'IPv4')
    .map(({ address }) => address);
  return addresses.find((address) => PRIVATE.test(address)) ?? addresses[0];
}

const WHITE_ON_BLACK = '\u001b[97;40m';
const PLAIN = '\u001b[0m';

/** A QR code of half-height blocks; on a terminal in black and white, whatever its colours are. */
export function drawQrCode(text: string, isTerminal: boolean): readonly string[] {
  const lines = renderUnicodeCompact(text, { ecc: 'M', border: 2 }).split('\n');
  return isTerminal ? lines.map((line) => WHITE_ON_BLACK + line + PLAIN) : lines;
}
