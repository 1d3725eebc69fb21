import { useLingui } from '@lingui/react/macro';
import { WITHDRAWAL_STATES } from '../../../../schemas/api/withdrawals.ts';
import type { DeskValueOf } from '../../../../schemas/desk/deskEndpoint.ts';
import type { listDeskWithdrawals } from '../../../../schemas/desk/payments.ts';
import { useWord } from '../../i18n/useWord.ts';
import { DeskList } from '../../parts/DeskList.tsx';
import { PageHead } from '../../parts/PageHead.tsx';
import { useNow } from '../../parts/useNow.ts';
import { Age, Money } from '../../parts/values.tsx';
import { RedChecks, WithdrawalState } from './OrderState.tsx';
import { PAYOUT_TYPE_NAMES, WITHDRAWAL_STATE_NAMES } from './paymentWords.ts';
import { QueueTabs, useQueue } from './QueueTabs.tsx';
import { useOrderFilters } from './useOrderFilters.tsx';
import { useOrderWords } from './useOrderWords.ts';

type Row = DeskValueOf<typeof listDeskWithdrawals>['items'][number];

const QUEUES = ['toDecide', 'toPay', 'disputed', 'all'] as const;
const AGAIN_MS = 15_000;

/** Money that members want out: what waits for a decision, for its payment, for the end of a dispute; and everything. */
export function WithdrawalsPage() {
  const { t } = useLingui();
  const queue = useQueue(QUEUES);
  return (
    <>
      <PageHead
        title={t({
          id: 'desk.withdrawals.title',
          context: 'Heading of the page',
          message: 'Withdrawals',
        })}
      />
      <QueueTabs
        shown={queue}
        tabs={[
          [
            'toDecide',
            t({
              id: 'desk.withdrawals.toDecide',
              context: 'Tab: withdrawals that wait for an approval',
              message: 'To decide',
            }),
          ],
          [
            'toPay',
            t({
              id: 'desk.withdrawals.toPay',
              context: 'Tab: withdrawals that are approved and not paid yet',
              message: 'To pay',
            }),
          ],
          [
            'disputed',
            t({
              id: 'desk.withdrawals.disputed',
              context: 'Tab: withdrawals that did not come, say members',
              message: 'Disputed',
            }),
          ],
          ['all', t({ id: 'desk.payments.all', context: 'Tab: all orders', message: 'All' })],
        ]}
      />
      <Withdrawals key={queue} queue={queue} />
    </>
  );
}

function Withdrawals({ queue }: { queue: (typeof QUEUES)[number] }) {
  const { t } = useLingui();
  const word = useWord();
  const words = useOrderWords();
  const now = useNow();
  const isAll = queue === 'all';
  const filters = useOrderFilters({
    isAll,
    placeholder: t({
      id: 'desk.withdrawals.search',
      context: 'In the empty search field over the list of withdrawals',
      message: 'Order',
    }),
    states: WITHDRAWAL_STATES,
    names: WITHDRAWAL_STATE_NAMES,
  });
  const account = (row: Row) =>
    `${word(PAYOUT_TYPE_NAMES, row.accountType)} ${row.account} · ${row.holder}`;
  return (
    <DeskList<Row>
      resource="withdrawals"
      fixed={isAll ? {} : { state: queue }}
      filters={filters}
      againMs={AGAIN_MS}
      to={({ order }) => `/withdrawals/${order}`}
      phone={(row) => ({
        title: row.member.account,
        aside: <Money amount={row.amount} currency={row.currency} />,
        note: (
          <>
            <WithdrawalState state={row.state} /> <RedChecks count={row.red} />
          </>
        ),
        noteAside: <Age at={row.createdAt} now={now} />,
      })}
      columns={[
        { name: 'order', label: words.order },
        { name: 'member.account', label: words.member },
        {
          name: 'amount',
          label: words.amount,
          show: ({ amount, currency }) => <Money amount={amount} currency={currency} />,
          isNumber: true,
        },
        {
          name: 'payout',
          label: words.payout,
          show: ({ payout, currency }) => <Money amount={payout} currency={currency} />,
          isNumber: true,
        },
        { name: 'account', label: words.account, show: account },
        {
          name: 'state',
          label: words.state,
          show: ({ state, red }) => (
            <>
              <WithdrawalState state={state} /> <RedChecks count={red} />
            </>
          ),
        },
        {
          name: 'createdAt',
          label: words.age,
          show: ({ createdAt }) => <Age at={createdAt} now={now} />,
        },
      ]}
    />
  );
}
