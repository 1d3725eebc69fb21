import type { Fetch } from '../httpCall.ts';
import { createBtcpay } from './btcpay.ts';
import { createEvm } from './evm.ts';
import { createHostedPage } from './hostedPage.ts';
import { manualBank } from './manualBank.ts';
import { createPix } from './pix.ts';
import { createStripe } from './stripe.ts';
import type { PaymentProvider } from './provider.ts';

/** Every provider of payments that channels can name. */
export interface PaymentProviders {
  readonly names: readonly string[];
  find(name: string): PaymentProvider | undefined;
}

/** Makes them; a new provider is one file and one line here. */
export function createPaymentProviders(fetch: Fetch): PaymentProviders {
  const all = new Map<string, PaymentProvider>([
    ['manualBank', manualBank],
    // Codes of the house's own are credited as they are typed: nobody is asked.
    ['voucher', { start: async () => ({}) }],
    ['hostedPage', createHostedPage(fetch)],
    ['evm', createEvm(fetch)],
    ['stripe', createStripe(fetch)],
    ['btcpay', createBtcpay(fetch)],
    ['pix', createPix(fetch)],
  ]);
  return { names: [...all.keys()], find: (name) => all.get(name) };
}
