import { takeWalletOffer } from '../../server/modules/play/walletOffers.ts';
import { workFor, type Connection, type VendorContext } from './key.ts';

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/** Whether money may be asked about at an address: over TLS, or on this very machine. */
function isSafe(address: string): boolean {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (!url || url.username || url.password || url.search || url.hash) return false;
  return url.protocol === 'https:' || (url.protocol === 'http:' && LOOPBACK.includes(url.hostname));
}

/** Takes a vendor's offer to keep wallets itself at a merchant; the exit code. */
export function takeOffer(
  { address, ...whose }: Connection & { readonly address: string },
  context: VendorContext,
): Promise<number> {
  const { clock, write, complain } = context;
  return workFor(whose, context, async (tx) => {
    const { merchantCode, vendorCode } = whose;
    if (!isSafe(address)) {
      complain(`"${address}" is no address for money: https, without a query or a password.`);
      return 1;
    }
    const came = await takeWalletOffer(tx, { ...whose, address, now: clock() });
    if (came === 'vendorUnknown') {
      complain(`There is no vendor "${vendorCode}".`);
      return 1;
    }
    if (came === 'inUse') {
      complain(
        `Members of "${merchantCode}" have money for games of "${vendorCode}". Have it collected first.`,
      );
      return 1;
    }
    if (came === 'known') {
      complain(`"${vendorCode}" keeps wallets at "${merchantCode}" already.`);
      return 1;
    }
    write(`Taken   ${vendorCode} keeps the wallets of members of ${merchantCode}.`);
    write('It is asked once wallet.mode of the brand is "transfer".');
    return 0;
  });
}
