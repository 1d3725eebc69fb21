import { defineModule } from '../../composition/module.ts';
import { dataIn } from '../../db/memberData.ts';
import { createHttpLine, type HttpLine } from '../../http/httpLine.ts';
import { createKick } from '../payments/kick.ts';
import { createTransferDesk, type TransferDesk } from './transferDesk.ts';
import { createTransferWork } from './transferWork.ts';
import { createVendorLine } from './vendorLine.ts';
import { createWalletComparison } from './walletComparison.ts';
import { addWalletRoutes } from './wallet.routes.ts';
import { createWalletService, type WalletService } from './wallet.service.ts';

/** How wallets may differ. */
export interface WalletOptions {
  /** Nothing happens by itself: a test does it. */
  readonly isDriven?: boolean;
  /** What vendors that keep wallets are asked by. */
  readonly wrapLine?: (line: HttpLine) => HttpLine;
}

/** Members' money, and what moves it between their own wallets. */
export interface WalletParts extends WalletService {
  readonly desk: TransferDesk;
  /** Compares what vendors that keep wallets say with the books, where that is due. */
  compare(): Promise<void>;
  /** Begins nothing more, and waits for what is under way. */
  stop(): Promise<void>;
}

declare module '../../composition/module.ts' {
  interface ModuleOptions {
    readonly wallet?: WalletOptions;
  }
  interface Parts {
    readonly wallet: WalletParts;
  }
}

export const walletModule = defineModule({
  name: 'wallet',
  needs: [
    'db',
    'ids',
    'clock',
    'random',
    'log',
    'ownOrigin',
    'options',
    'play',
    'originals',
    'comparison',
    'withdrawals',
  ],
  create({ db, ids, clock, random, log, ownOrigin, options, play, ...others }) {
    const { originals, comparison, withdrawals } = others;
    const { isDriven = false, wrapLine } = options.wallet ?? {};
    const onError = (err: unknown) => log.error({ err }, 'a transfer to a vendor did not go on');
    const plain = createHttpLine();
    const line = createVendorLine({
      send: wrapLine?.(plain.send) ?? plain.send,
      close: plain.close,
      ownOrigin,
      clock,
      random,
    });
    const transfers = createTransferWork({ db, clock, line, play, onError });
    const kick = createKick(() => transfers.work(clock()), onError);
    const service = createWalletService({
      db,
      ids,
      clock,
      play,
      transfers,
      owes: withdrawals.owes,
      kick: isDriven ? { soon: () => undefined, stop: async () => undefined } : kick,
      readyHouse: originals.ready,
    });
    return {
      ...service,
      desk: createTransferDesk({ kick }),
      compare: createWalletComparison({
        db,
        clock,
        ids,
        line,
        play,
        comparison,
        onError: (err) => log.error({ err }, 'wallets at a vendor were not compared'),
      }),
      async stop() {
        await kick.stop();
        line.close();
      },
    };
  },
  routes(app, { wallet }) {
    addWalletRoutes(app, wallet);
    app.addHook('preClose', () => wallet.stop());
  },
  memberData: [
    dataIn('wallet_transfers', {
      open: { what: 'money', when: { state: ['asking', 'unknown'] } },
    }),
    dataIn('wallet_settings', { isErased: true }),
    dataIn('payment_differences', { isOfStaff: true }),
  ],
});
