import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { SelectInput } from 'react-admin';
import { Link } from 'react-router-dom';
import {
  closePaymentDifference,
  listPaymentComparisons,
  type listPaymentDifferences,
} from '../../../../schemas/desk/comparison.ts';
import type { DeskValueOf } from '../../../../schemas/desk/deskEndpoint.ts';
import { ActionButton } from '../../actions/ActionButton.tsx';
import { DeskList } from '../../parts/DeskList.tsx';
import { PageHead } from '../../parts/PageHead.tsx';
import { Card, Facts, Money } from '../../parts/values.tsx';
import { useBrand, useDesk } from '../../session/DeskContext.tsx';
import styles from './payments.module.css';
import { useDifferenceWords } from './useDifferenceWords.ts';
import { useOrderWords } from './useOrderWords.ts';

type Row = DeskValueOf<typeof listPaymentDifferences>['items'][number];

const nameOf = ({ order, receipt, member }: Row) => order ?? member?.account ?? receipt ?? '';

/** What providers and vendors say against what was booked: what differs, and how far each account is compared. */
export function ComparisonPage() {
  const { t } = useLingui();
  return (
    <>
      <PageHead
        title={t({
          id: 'desk.comparison.title',
          context: 'Heading of the page',
          message: 'Daily comparison',
        })}
        note={t({
          id: 'desk.comparison.note',
          context: 'Under the heading of the page',
          message:
            'What came in and went out on a day is compared with the settlement of its provider once the day after is over, and what members have at vendors that keep wallets with those vendors every day. What differs moves no money: it stays here until somebody closes it.',
        })}
      />
      <Compared />
      <Differences />
    </>
  );
}

/** The last day of each account that was compared. */
function Compared() {
  const { t } = useLingui();
  const { calls } = useDesk();
  const brand = useBrand()?.merchantCode;
  const { data } = useQuery({
    queryKey: ['desk.payments.comparisons', brand],
    queryFn: ({ signal }) => calls.call(listPaymentComparisons, { signal }),
  });
  if (!data || data.items.length === 0) return null;
  return (
    <div className={styles.section}>
      <Card
        title={t({
          id: 'desk.comparison.compared',
          context: 'Heading of a part of the page: the last day of each account that was compared',
          message: 'Compared until',
        })}
      >
        <Facts
          rows={data.items.map(({ channel, day, agreeing, differing }) => [
            channel,
            t({
              id: 'desk.comparison.day',
              context: 'A day, how many payments or wallets agree on it, and how many differ',
              message: `${day}: ${agreeing} agree, ${differing} differ`,
            }),
          ])}
        />
      </Card>
    </div>
  );
}

function Differences() {
  const { t } = useLingui();
  const words = useOrderWords();
  const { states, kinds, outKinds, day, here, there, outcome } = useDifferenceWords();
  const kindOf = ({ direction, kind }: Row) => (direction === 'out' ? outKinds : kinds)[kind];
  return (
    <DeskList<Row>
      resource="payments.differences"
      fixed={{}}
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
        title: `${kindOf(row)} · ${nameOf(row)}`,
        aside: <Money amount={row.there ?? row.here} currency={row.currency} />,
        note: `${row.channel} · ${row.day}`,
        noteAside: <End of={row} />,
      })}
      columns={[
        { name: 'day', label: day },
        { name: 'channel', label: words.channel },
        { name: 'kind', label: words.reason, show: kindOf },
        {
          name: 'order',
          label: words.order,
          show: ({ order, member, direction }) => {
            if (member) return <Link to={`/members/${member.id}`}>{member.account}</Link>;
            return order ? (
              <Link to={`/${direction === 'in' ? 'deposits' : 'withdrawals'}/${order}`}>
                {order}
              </Link>
            ) : null;
          },
        },
        {
          name: 'receipt',
          label: t({
            id: 'desk.comparison.receipt',
            context: 'Column: name that a provider gave a payment',
            message: 'Provider’s number',
          }),
        },
        {
          name: 'here',
          label: here,
          show: ({ here: amount, currency }) => <Money amount={amount} currency={currency} />,
          isNumber: true,
        },
        {
          name: 'there',
          label: there,
          show: ({ there: amount, currency }) => <Money amount={amount} currency={currency} />,
          isNumber: true,
        },
        { name: 'reason', label: outcome, show: (row) => <End of={row} /> },
      ]}
    />
  );
}

/** The button that closes a difference, or what became of it. */
function End({ of: row }: { of: Row }) {
  const { id, reason, closedBy } = row;
  const { t } = useLingui();
  if (reason !== null) return <>{[reason, closedBy].filter(Boolean).join(' · ')}</>;
  const name = nameOf(row);
  return (
    <ActionButton
      endpoint={closePaymentDifference}
      size="small"
      label={t({
        id: 'desk.comparison.close',
        context: 'Button: closes a difference with a provider',
        message: 'Close',
      })}
      title={t({
        id: 'desk.comparison.closeTitle',
        context: 'Heading of a dialog; an order or payment',
        message: `What became of ${name}?`,
      })}
      lead={t({
        id: 'desk.comparison.closeLead',
        context: 'In the dialog that closes a difference',
        message: 'Closing moves no money. Put the order right first where it is needed.',
      })}
      confirm={t({
        id: 'desk.comparison.close',
        context: 'Button: closes a difference with a provider',
        message: 'Close',
      })}
      toBody={({ reason: why }) => ({ id, reason: why })}
    />
  );
}
