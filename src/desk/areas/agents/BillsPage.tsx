import { useLingui } from '@lingui/react/macro';
import {
  holdBill,
  takeOverBill,
  type listDeskBills,
  type listDeskDebts,
} from '../../../../schemas/desk/contracts.ts';
import type { DeskValueOf } from '../../../../schemas/desk/deskEndpoint.ts';
import { ActionButton } from '../../actions/ActionButton.tsx';
import { DeskList } from '../../parts/DeskList.tsx';
import { PageHead } from '../../parts/PageHead.tsx';
import { Money, Time } from '../../parts/values.tsx';
import styles from './agents.module.css';
import { contractFilters } from './contractFilters.tsx';
import { LineLink } from './LineLink.tsx';
import { useContractWords } from './useContractWords.ts';

type Bill = DeskValueOf<typeof listDeskBills>['items'][number];
type Debt = DeskValueOf<typeof listDeskDebts>['items'][number];

const periodOf = (period: string) => period.slice(period.indexOf(':') + 1);

/** What contracts came to, and what agents owe. */
export function BillsPage() {
  const { t } = useLingui();
  return (
    <>
      <PageHead
        title={t({
          id: 'desk.bills.title',
          context: 'Heading of the page',
          message: 'Bills of agents',
        })}
        note={t({
          id: 'desk.bills.note',
          context: 'Under the heading of the page',
          message:
            'Bills are paid from the head of a line down. What an agent has not is owed, and comes first from whatever it gets.',
        })}
      />
      <h2 className={styles.heading}>
        {t({
          id: 'desk.bills.owed',
          context: 'Heading of a part of the page: debts that are open',
          message: 'Owed now',
        })}
      </h2>
      <Debts />
      <h2 className={styles.heading}>
        {t({
          id: 'desk.bills.all',
          context: 'Heading of a part of the page: every bill',
          message: 'All bills',
        })}
      </h2>
      <Bills />
    </>
  );
}

function Bills() {
  const words = useContractWords();
  return (
    <DeskList<Bill>
      resource="contractBills"
      fixed={{}}
      filters={contractFilters(words, words.bills)}
      phone={(row) => ({
        title: `${row.receiver} · ${periodOf(row.period)}`,
        aside: <Money amount={row.amount} currency={row.currency} />,
        note: words.bills[row.status],
        noteAside: <BillButtons of={row} />,
      })}
      columns={[
        { name: 'period', label: words.period, show: ({ period }) => period },
        {
          name: 'receiver',
          label: words.receiver,
          show: ({ receiver }) => <LineLink of={receiver} />,
        },
        { name: 'other', label: words.payer, show: ({ other }) => other ?? words.house },
        {
          name: 'base',
          label: words.base,
          show: ({ base, currency }) => <Money amount={base} currency={currency} />,
          isNumber: true,
        },
        {
          name: 'amount',
          label: words.amount,
          show: ({ amount, currency }) => <Money amount={amount} currency={currency} />,
          isNumber: true,
        },
        {
          name: 'paid',
          label: words.paidSum,
          show: ({ paid, currency }) => <Money amount={paid} currency={currency} />,
          isNumber: true,
        },
        { name: 'status', label: words.state, show: ({ status }) => words.bills[status] },
        { name: 'id', label: '', show: (row) => <BillButtons of={row} /> },
      ]}
    />
  );
}

function BillButtons({ of: { id, status, owed } }: { of: Bill }) {
  const { t } = useLingui();
  if (status === 'held' || status === 'computed') {
    const isHeld = status === 'held';
    return (
      <ActionButton
        endpoint={holdBill}
        size="small"
        label={
          isHeld
            ? t({ id: 'desk.bill.release', context: 'Button', message: 'Let it be paid' })
            : t({ id: 'desk.bill.hold', context: 'Button', message: 'Hold' })
        }
        title={
          isHeld
            ? t({
                id: 'desk.bill.releaseTitle',
                context: 'Heading of a dialog',
                message: 'Let the bill be paid?',
              })
            : t({
                id: 'desk.bill.holdTitle',
                context: 'Heading of a dialog',
                message: 'Hold the bill?',
              })
        }
        confirm={t({ id: 'desk.bill.confirm', context: 'Button of a dialog', message: 'Yes' })}
        toBody={({ reason }) => ({ id, isHeld: !isHeld, reason })}
      />
    );
  }
  if (Number(owed) === 0) return null;
  return (
    <ActionButton
      endpoint={takeOverBill}
      size="small"
      label={t({ id: 'desk.bill.takeOver', context: 'Button', message: 'Take over' })}
      title={t({
        id: 'desk.bill.takeOverTitle',
        context: 'Heading of a dialog',
        message: 'Pay what is owed in the agent’s place?',
      })}
      lead={t({
        id: 'desk.bill.takeOverLead',
        context: 'In the dialog that takes over a debt',
        message:
          'The house pays the receiver at once, and the agent owes it to the house from then on. A second person agrees.',
      })}
      confirm={t({
        id: 'desk.bill.takeOverConfirm',
        context: 'Button of a dialog',
        message: 'Ask for it',
      })}
      toBody={({ reason }) => ({ id, reason })}
    />
  );
}

function Debts() {
  const words = useContractWords();
  return (
    <DeskList<Debt>
      resource="contractDebts"
      fixed={{}}
      phone={(row) => ({
        title: row.debtor,
        aside: <Money amount={row.left} currency={row.currency} />,
        note: `${row.creditor ?? words.house} · ${periodOf(row.period)}`,
      })}
      columns={[
        { name: 'debtor', label: words.payer, show: ({ debtor }) => <LineLink of={debtor} /> },
        {
          name: 'creditor',
          label: words.receiver,
          show: ({ creditor }) => creditor ?? words.house,
        },
        { name: 'period', label: words.period, show: ({ period }) => period },
        {
          name: 'left',
          label: words.owed,
          show: ({ left, currency }) => <Money amount={left} currency={currency} />,
          isNumber: true,
        },
        { name: 'at', label: words.at, show: ({ at }) => <Time at={at} /> },
      ]}
    />
  );
}
