import { defineModule } from '../../composition/module.ts';
import { dataIn } from '../../db/memberData.ts';
import { createWithdrawalBook } from './withdrawalBook.ts';
import { createLevelListener } from './newWithdrawal.ts';
import { createWithdrawalDesk, type WithdrawalDesk } from './withdrawalDesk.ts';
import { createOwes, createSafeguards, type ListSafeguards, type Owes } from './safeguards.ts';
import { createStandings } from './withdrawalQuote.ts';
import { addWithdrawalRoutes } from './withdrawals.routes.ts';
import { createWithdrawalsService, type WithdrawalsService } from './withdrawals.service.ts';
import { createWithdrawalWork } from './withdrawalWork.ts';

/** Money that goes out. */
export interface WithdrawalsParts {
  readonly service: WithdrawalsService;
  readonly desk: WithdrawalDesk;
  /** What keeps any money of a member from leaving, whoever it would go to. */
  readonly listSafeguards: ListSafeguards;
  /** What members owe within their lines: who owes neither is paid out nor sends money. */
  readonly owes: Owes;
}

declare module '../../composition/module.ts' {
  interface Parts {
    readonly withdrawals: WithdrawalsParts;
  }
}

export const withdrawalsModule = defineModule({
  name: 'withdrawals',
  needs: [
    'db',
    'ids',
    'random',
    'log',
    'payments',
    'comparison',
    'payoutAccounts',
    'turnover',
    'bonuses',
    'deposits',
    'identityChecks',
  ],
  create({ db, ids, random, log, payments, comparison, turnover, bonuses, deposits, ...others }) {
    const { payoutAccounts: accounts, identityChecks } = others;
    const onError = (err: unknown) => log.error({ err }, 'a withdrawal did not go on');
    const { service } = payments;
    const book = createWithdrawalBook({ payments: service });
    const work = createWithdrawalWork({
      db,
      ids,
      payments: service,
      accounts,
      book,
      comparison,
      onError,
    });
    payments.handle('payout', work.onPayout);
    payments.addWork(work.work);
    const owes = createOwes();
    const listSafeguards = createSafeguards({ accounts, deposits: deposits.desk, owes, bonuses });
    identityChecks.addListener(createLevelListener({ book, kick: payments.kick }));
    return {
      service: createWithdrawalsService({
        db,
        random,
        accounts,
        turnover,
        book,
        payments: service,
        kick: payments.kick,
        deposits: deposits.desk,
        bonuses,
        readStanding: createStandings({ accounts, turnover, bonuses, listSafeguards }),
      }),
      desk: createWithdrawalDesk({ ids, book, work }),
      listSafeguards,
      owes,
    };
  },
  memberData: [
    dataIn('withdrawal_orders', {
      open: {
        what: 'money',
        when: {
          state: [
            'requested',
            'review',
            'approved',
            'paying',
            'failed',
            'awaitingReceipt',
            'partiallyReceived',
            'notReceived',
            'payingRemaining',
          ],
        },
      },
    }),
  ],
  routes: (app, { withdrawals }) => addWithdrawalRoutes(app, withdrawals.service),
});
