import type { PaymentProvider } from './provider.ts';

/** A bank account of the house: the member transfers by hand, and somebody at the desk says what came. */
export const manualBank: PaymentProvider = {
  async start({ settings }, { reference }) {
    return {
      kind: 'bank',
      bank: settings.bank ?? '',
      holder: settings.holder ?? '',
      account: settings.account ?? '',
      code: settings.code ?? null,
      reference,
      note: settings.note ?? null,
    };
  },
};
