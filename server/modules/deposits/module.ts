import { defineModule } from '../../composition/module.ts';
import { dataIn } from '../../db/memberData.ts';
import { createChainWork } from './chainWork.ts';
import type { DepositGuard, DepositRoom } from './depositGuard.ts';
import { createDepositBook, type DepositBook } from './depositBook.ts';
import { createDepositWork, type DepositWork } from './depositWork.ts';
import { sumOtherOpen } from './deposits.repository.ts';
import { addDepositRoutes } from './deposits.routes.ts';
import { createDepositsService, type DepositsService } from './deposits.service.ts';
import { createDepositDesk, type DepositDesk } from './depositDesk.ts';
import { createRefundDesk, type RefundDesk } from './refundDesk.ts';
import { createRefunds } from './refunds.ts';
import { createVoucherDesk, type VoucherDesk } from './voucherDesk.ts';
import { createVoucherDigests } from './voucherDigests.ts';

/** Money that comes in. */
export interface DepositsParts {
  readonly service: DepositsService;
  readonly book: DepositBook;
  readonly work: DepositWork;
  readonly desk: DepositDesk;
  readonly refundDesk: RefundDesk;
  readonly vouchers: VoucherDesk;
  /** Adds what may refuse a deposit, such as the member's limits. */
  addGuard(guard: DepositGuard): void;
  /** Says what is asked again when an order is paid. */
  setRoom(room: DepositRoom): void;
}

declare module '../../composition/module.ts' {
  interface Parts {
    readonly deposits: DepositsParts;
  }
}

export const depositsModule = defineModule({
  name: 'deposits',
  needs: [
    'db',
    'ids',
    'random',
    'log',
    'keys',
    'secretBox',
    'payments',
    'turnover',
    'bonuses',
    'providers',
  ],
  create({ db, ids, random, log, keys, secretBox: box, payments, turnover, ...others }) {
    const { providers, bonuses } = others;
    const offers = bonuses.depositOffers;
    const onError = (err: unknown) => log.error({ err }, 'a deposit did not go on');
    const guards: DepositGuard[] = [];
    const book = createDepositBook({
      payments: payments.service,
      turnover,
      offers,
    });
    let room: DepositRoom = async () => null;
    const work = createDepositWork({
      db,
      ids,
      payments: payments.service,
      book,
      onError,
      findRoom: async (tx, order, now) =>
        room(tx, {
          merchantCode: order.merchant_code,
          memberId: order.member_id,
          currency: order.currency,
          now,
          openMinor: await sumOtherOpen(tx, order),
        }),
    });
    const digests = createVoucherDigests(keys.secret, keys.formerSecrets);
    payments.handle('order', work.onOrder);
    payments.handle('receipt', work.onReceipt);
    const refunds = createRefunds({ db, ids, payments: payments.service, book, onError });
    payments.addWork(work.work);
    payments.addWork(refunds.work);
    const chains = providers.payments.names.filter(
      (name) => providers.payments.find(name)?.chain !== undefined,
    );
    const aside = { ids, payments: payments.service };
    payments.addWork(
      createChainWork({
        db,
        book,
        work,
        aside,
        onError,
        payments: payments.service,
        providers: chains,
      }),
    );
    return {
      service: createDepositsService({
        db,
        random,
        book,
        offers,
        guards,
        digests,
        payments: payments.service,
        kick: payments.kick,
      }),
      book,
      work,
      desk: createDepositDesk({ book, work, payments: payments.service }),
      refundDesk: createRefundDesk(book, refunds),
      vouchers: createVoucherDesk({ box, digests, random }),
      addGuard: (guard) => void guards.push(guard),
      setRoom: (given) => void (room = given),
    };
  },
  memberData: [
    dataIn('deposit_orders', {
      open: {
        what: 'money',
        when: { state: ['created', 'pending', 'paid', 'underReview', 'disputed'] },
      },
    }),
    dataIn('payment_receivables'),
    dataIn('chain_addresses'),
    dataIn('chain_transfers'),
  ],
  routes: (app, { deposits }) => addDepositRoutes(app, deposits.service),
});
