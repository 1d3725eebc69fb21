import { useLingui } from '@lingui/react/macro';
import { SelectInput } from 'react-admin';
import { Link } from 'react-router-dom';
import type { DeskValueOf } from '../../../schemas/desk/deskEndpoint.ts';
import { writeOffReceivable, type listReceivables } from '../../../schemas/desk/refunds.ts';
import { ActionButton } from '../actions/ActionButton.tsx';
import { useDeskFormats } from '../i18n/useDeskFormats.ts';
import { DeskList } from './DeskList.tsx';
import type { Column } from './DeskTable.tsx';
import { Money, Time } from './values.tsx';

type Receivable = DeskValueOf<typeof listReceivables>['items'][number];

/** What members owe, or one of them does: later deposits pay it, or two people give it up. */
export function ReceivablesList({ memberId }: { memberId?: string }) {
  const { t } = useLingui();
  const states = {
    open: t({ id: 'desk.receivable.open', context: 'Filter: what is still owed', message: 'Owed' }),
    closed: t({
      id: 'desk.receivable.closed',
      context: 'Filter: what is owed no more',
      message: 'Settled',
    }),
  };
  const { reasons, columns } = useColumns();
  return (
    <DeskList<Receivable>
      resource="payments.receivables"
      fixed={memberId === undefined ? {} : { memberId }}
      filterDefaults={{ state: 'open' }}
      filters={[
        <SelectInput
          key="state"
          source="state"
          label={t({
            id: 'desk.payments.state',
            context: 'Column, fact or filter',
            message: 'State',
          })}
          choices={Object.entries(states).map(([id, name]) => ({ id, name }))}
          translateChoice={false}
          alwaysOn
        />,
      ]}
      phone={(row) => ({
        title: memberId === undefined ? row.member.account : reasons[row.reason],
        aside: <Money amount={row.open} currency={row.currency} />,
        note: orderOf(row),
        noteAside: <End of={row} />,
      })}
      columns={columns}
    />
  );
}

const orderOf = (row: Receivable) => <Link to={`/deposits/${row.order}`}>{row.order}</Link>;

function useReasons() {
  const { t } = useLingui();
  return {
    refund: t({
      id: 'desk.receivable.refund',
      context: 'Why a member owes money',
      message: 'Refund',
    }),
    chargeback: t({
      id: 'desk.receivable.chargeback',
      context: 'Why a member owes money',
      message: 'Chargeback',
    }),
  };
}

function useColumns() {
  const { t } = useLingui();
  const reasons = useReasons();
  const columns: readonly Column<Receivable>[] = [
    {
      name: 'createdAt',
      label: t({
        id: 'desk.receivable.since',
        context: 'Column: since when money is owed',
        message: 'Since',
      }),
      show: ({ createdAt }) => <Time at={createdAt} />,
    },
    {
      name: 'member.account',
      label: t({ id: 'desk.payments.member', context: 'Column or fact', message: 'Member' }),
      show: ({ member }) => <Link to={`/members/${member.id}`}>{member.account}</Link>,
    },
    {
      name: 'order',
      label: t({
        id: 'desk.receivable.order',
        context: 'Column: the deposit that money is owed for',
        message: 'Deposit',
      }),
      show: orderOf,
    },
    {
      name: 'reason',
      label: t({ id: 'desk.payments.reason', context: 'Column or fact', message: 'Reason' }),
      show: ({ reason }) => reasons[reason],
    },
    {
      name: 'amount',
      label: t({ id: 'desk.payments.amount', context: 'Column or fact', message: 'Amount' }),
      show: ({ amount, currency }) => <Money amount={amount} currency={currency} />,
      isNumber: true,
    },
    {
      name: 'paid',
      label: t({
        id: 'desk.receivable.paid',
        context: 'Column: what later deposits paid of a debt',
        message: 'Paid off',
      }),
      show: ({ paid, currency }) => <Money amount={paid} currency={currency} />,
      isNumber: true,
    },
    {
      name: 'open',
      label: t({
        id: 'desk.receivable.stillOpen',
        context: 'Column: what is still owed of a debt',
        message: 'Still owed',
      }),
      show: ({ open, currency }) => <Money amount={open} currency={currency} />,
      isNumber: true,
    },
    {
      name: 'closedBy',
      label: t({
        id: 'desk.receivable.closedBy',
        context: 'Column: the deposit that paid a debt, or who wrote it off',
        message: 'Settled by',
      }),
      show: (row) => <End of={row} />,
    },
  ];
  return { reasons, columns };
}

/** The button that gives a debt up, or how it ended. */
function End({ of: { id, open, currency, closedBy, member } }: { of: Receivable }) {
  const { t } = useLingui();
  const { money } = useDeskFormats();
  if (closedBy !== null) return <>{closedBy}</>;
  const amount = money(open, currency);
  const { account } = member;
  return (
    <ActionButton
      endpoint={writeOffReceivable}
      size="small"
      danger
      label={t({
        id: 'desk.receivable.writeOff',
        context: 'Button: gives up what a member owes',
        message: 'Write off',
      })}
      title={t({
        id: 'desk.receivable.writeOffTitle',
        context: 'Heading of a dialog; an amount, and the account of a member',
        message: `Write off ${amount} of ${account}?`,
      })}
      lead={t({
        id: 'desk.receivable.writeOffLead',
        context: 'In the dialog that gives up what a member owes',
        message:
          'It becomes a loss of the house, and no longer keeps the member from being paid out. A second person confirms it.',
      })}
      confirm={t({
        id: 'desk.unmatched.linkConfirm',
        context: 'Button of a dialog',
        message: 'Ask for it',
      })}
      toBody={({ reason }) => ({ id, reason })}
    />
  );
}
