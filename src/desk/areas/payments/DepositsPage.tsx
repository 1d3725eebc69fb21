import { useLingui } from '@lingui/react/macro';
import { DEPOSIT_STATES } from '../../../../schemas/api/deposits.ts';
import type { DeskValueOf } from '../../../../schemas/desk/deskEndpoint.ts';
import type { listDeskDeposits } from '../../../../schemas/desk/payments.ts';
import { useWord } from '../../i18n/useWord.ts';
import { DeskList } from '../../parts/DeskList.tsx';
import { ReceivablesList } from '../../parts/ReceivablesList.tsx';
import { PageHead } from '../../parts/PageHead.tsx';
import { useNow } from '../../parts/useNow.ts';
import { Age, Money } from '../../parts/values.tsx';
import { DepositState } from './OrderState.tsx';
import { DEPOSIT_STATE_NAMES, DEPOSIT_TYPE_NAMES } from './paymentWords.ts';
import { QueueTabs, useQueue } from './QueueTabs.tsx';
import { RefundsList } from './RefundsList.tsx';
import { StuckTransfers } from './StuckTransfers.tsx';
import { UnmatchedPayments } from './UnmatchedPayments.tsx';
import { useOrderFilters } from './useOrderFilters.tsx';
import { useOrderWords } from './useOrderWords.ts';

type Row = DeskValueOf<typeof listDeskDeposits>['items'][number];

const QUEUES = [
  'toMatch',
  'toReview',
  'unmatched',
  'refunds',
  'receivables',
  'transfers',
  'all',
] as const;
const AGAIN_MS = 15_000;

/** Money that comes in: what has to be matched or looked at, payments that no order answers for, and everything. */
export function DepositsPage() {
  const { t } = useLingui();
  const queue = useQueue(QUEUES);
  return (
    <>
      <PageHead
        title={t({
          id: 'desk.deposits.title',
          context: 'Heading of the page',
          message: 'Deposits',
        })}
      />
      <QueueTabs
        shown={queue}
        tabs={[
          [
            'toMatch',
            t({
              id: 'desk.deposits.toMatch',
              context: 'Tab: members say that they paid, and nobody has seen the payment yet',
              message: 'To match',
            }),
          ],
          [
            'toReview',
            t({
              id: 'desk.deposits.toReview',
              context: 'Tab: deposits that do not fit, and disputed ones',
              message: 'To review',
            }),
          ],
          [
            'unmatched',
            t({
              id: 'desk.deposits.unmatched',
              context: 'Tab: payments that no order answers for',
              message: 'Unmatched payments',
            }),
          ],
          [
            'refunds',
            t({
              id: 'desk.deposits.refunds',
              context: 'Tab: money of deposits that goes back',
              message: 'Refunds',
            }),
          ],
          [
            'receivables',
            t({
              id: 'desk.deposits.receivables',
              context: 'Tab: what members owe',
              message: 'Receivables',
            }),
          ],
          [
            'transfers',
            t({
              id: 'desk.deposits.transfers',
              context: 'Tab: moves of money to vendors of games that have been under way too long',
              message: 'Vendor transfers',
            }),
          ],
          ['all', t({ id: 'desk.payments.all', context: 'Tab: all orders', message: 'All' })],
        ]}
      />
      <Queue queue={queue} />
    </>
  );
}

function Queue({ queue }: { queue: (typeof QUEUES)[number] }) {
  switch (queue) {
    case 'unmatched':
      return <UnmatchedPayments />;
    case 'refunds':
      return <RefundsList />;
    case 'receivables':
      return <ReceivablesList />;
    case 'transfers':
      return <StuckTransfers />;
    default:
      return <Deposits key={queue} queue={queue} />;
  }
}

function Deposits({ queue }: { queue: 'toMatch' | 'toReview' | 'all' }) {
  const { t } = useLingui();
  const word = useWord();
  const words = useOrderWords();
  const now = useNow();
  const isAll = queue === 'all';
  const filters = useOrderFilters({
    isAll,
    placeholder: t({
      id: 'desk.deposits.search',
      context: 'In the empty search field over the list of deposits',
      message: 'Order or reference',
    }),
    states: DEPOSIT_STATES,
    names: DEPOSIT_STATE_NAMES,
  });
  return (
    <DeskList<Row>
      resource="deposits"
      fixed={isAll ? {} : { state: queue }}
      filters={filters}
      againMs={AGAIN_MS}
      to={({ order }) => `/deposits/${order}`}
      phone={(row) => ({
        title: `${row.member.account} · ${row.reference}`,
        aside: <Money amount={row.toPay} currency={row.currency} />,
        note: <DepositState state={row.state} />,
        noteAside: <Age at={row.createdAt} now={now} />,
      })}
      columns={[
        { name: 'reference', label: words.reference },
        { name: 'member.account', label: words.member },
        {
          name: 'toPay',
          label: words.amount,
          show: ({ toPay, currency }) => <Money amount={toPay} currency={currency} />,
          isNumber: true,
        },
        { name: 'payerName', label: words.payer },
        {
          name: 'type',
          label: words.method,
          show: ({ type }) => word(DEPOSIT_TYPE_NAMES, type),
        },
        { name: 'channel', label: words.channel },
        { name: 'state', label: words.state, show: ({ state }) => <DepositState state={state} /> },
        {
          name: 'createdAt',
          label: words.age,
          show: ({ createdAt }) => <Age at={createdAt} now={now} />,
        },
      ]}
    />
  );
}
