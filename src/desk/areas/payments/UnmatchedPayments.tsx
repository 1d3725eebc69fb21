import { useLingui } from '@lingui/react/macro';
import Chip from '@mui/material/Chip';
import { SelectInput } from 'react-admin';
import { Link } from 'react-router-dom';
import { returnUnmatchedPayment } from '../../../../schemas/desk/payments.ts';
import { ActionButton } from '../../actions/ActionButton.tsx';
import { useWord } from '../../i18n/useWord.ts';
import { DeskList } from '../../parts/DeskList.tsx';
import { Money, Time } from '../../parts/values.tsx';
import { CertainPayments } from './CertainPayments.tsx';
import { LinkPayment, type Unmatched } from './LinkPayment.tsx';
import styles from './payments.module.css';
import { REVIEW_REASON_NAMES } from './storyWords.ts';
import { useOrderWords } from './useOrderWords.ts';

const AGAIN_MS = 15_000;

/** Payments that no order answers for: each goes to an order, or back. */
export function UnmatchedPayments() {
  const { t } = useLingui();
  const word = useWord();
  const words = useOrderWords();
  const states = {
    open: t({
      id: 'desk.unmatched.open',
      context: 'State of a payment that no order answers for',
      message: 'Open',
    }),
    linked: t({
      id: 'desk.unmatched.linked',
      context: 'State of a payment that no order answered for',
      message: 'Linked to an order',
    }),
    returned: t({
      id: 'desk.unmatched.returned',
      context: 'State of a payment that no order answered for',
      message: 'Sent back',
    }),
  };
  return (
    <>
      <CertainPayments />
      <DeskList<Unmatched>
        resource="payments.unmatched"
        fixed={{}}
        againMs={AGAIN_MS}
        filterDefaults={{ state: 'open' }}
        filters={[
          <SelectInput
            key="state"
            source="state"
            label={words.state}
            choices={Object.entries(states).map(([id, name]) => ({ id, name }))}
            translateChoice={false}
            alwaysOn
          />,
        ]}
        phone={(row) => ({
          title: row.payer ?? row.reference ?? row.receipt,
          aside: <Money amount={row.amount} currency={row.currency} />,
          note: row.proposal ? <Fit payment={row} /> : word(REVIEW_REASON_NAMES, row.reason),
          noteAside: <End payment={row} />,
        })}
        columns={[
          { name: 'paidAt', label: words.paidAt, show: ({ paidAt }) => <Time at={paidAt} /> },
          {
            name: 'amount',
            label: words.amount,
            show: ({ amount, currency }) => <Money amount={amount} currency={currency} />,
            isNumber: true,
          },
          { name: 'payer', label: words.payer },
          { name: 'reference', label: words.reference },
          { name: 'receipt', label: words.receipt },
          { name: 'channel', label: words.channel },
          {
            name: 'reason',
            label: words.reason,
            show: ({ reason }) => word(REVIEW_REASON_NAMES, reason),
          },
          {
            name: 'proposal',
            label: t({
              id: 'desk.unmatched.proposal',
              context: 'Column: the order that a payment fits',
              message: 'Fits',
            }),
            show: (row) => <Fit payment={row} />,
          },
          { name: 'state', label: words.state, show: (row) => <End payment={row} /> },
        ]}
      />
    </>
  );
}

/** The order that a payment fits, for certain or likely. */
function Fit({ payment: { proposal } }: { payment: Unmatched }) {
  const { t } = useLingui();
  if (!proposal) return null;
  return (
    <span className={styles.rowButtons}>
      <Link to={`/deposits/${proposal.order}`}>{proposal.order}</Link>
      <Chip
        size="small"
        variant="outlined"
        color={proposal.isCertain ? 'success' : 'default'}
        label={
          proposal.isCertain
            ? t({
                id: 'desk.unmatched.certain',
                context: 'Mark: a payment fits an order by reference and amount',
                message: 'Certain',
              })
            : t({
                id: 'desk.unmatched.likely',
                context: 'Mark: a payment fits an order by amount and name, or by reference alone',
                message: 'Likely',
              })
        }
      />
    </span>
  );
}

/** What becomes of a payment: the buttons while that is open, else what was decided and by whom. */
function End({ payment }: { payment: Unmatched }) {
  const { t } = useLingui();
  const { id, state, order, closedBy, receipt } = payment;
  if (state !== 'open') {
    return (
      <span>
        {order ? <Link to={`/deposits/${order}`}>{order}</Link> : null} {closedBy}
      </span>
    );
  }
  return (
    <span className={styles.rowButtons}>
      <LinkPayment payment={payment} />
      <ActionButton
        endpoint={returnUnmatchedPayment}
        size="small"
        label={t({
          id: 'desk.unmatched.return',
          context: 'Button: says that a payment was sent back to who paid',
          message: 'Sent back',
        })}
        title={t({
          id: 'desk.unmatched.returnTitle',
          context: 'Heading of a dialog; the bank’s number of a payment',
          message: `Was ${receipt} sent back?`,
        })}
        lead={t({
          id: 'desk.unmatched.returnLead',
          context: 'In the dialog that closes a payment which nobody knew',
          message: 'Send the money back at the bank or the provider first.',
        })}
        confirm={t({
          id: 'desk.unmatched.returnConfirm',
          context: 'Button of a dialog',
          message: 'It was sent back',
        })}
        toBody={({ reason }) => ({ id, reason })}
      />
    </span>
  );
}
