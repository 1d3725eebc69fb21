import { useLingui } from '@lingui/react/macro';
import { SelectInput } from 'react-admin';
import { Link } from 'react-router-dom';
import type { DeskValueOf } from '../../../../schemas/desk/deskEndpoint.ts';
import type { listDeskRefunds } from '../../../../schemas/desk/refunds.ts';
import { DeskList } from '../../parts/DeskList.tsx';
import { Money, Time } from '../../parts/values.tsx';
import { RefundEnd, RefundState } from './RefundParts.tsx';
import { useOrderWords } from './useOrderWords.ts';

type Row = DeskValueOf<typeof listDeskRefunds>['items'][number];

const AGAIN_MS = 15_000;

/** Money of deposits that goes back: what a provider is sending, what somebody has to send, and what ended. */
export function RefundsList() {
  const { t } = useLingui();
  const words = useOrderWords();
  const states = {
    open: t({ id: 'desk.refund.open', context: 'Filter of refunds', message: 'Open' }),
    ended: t({ id: 'desk.refund.ended', context: 'Filter of refunds', message: 'Ended' }),
  };
  const order = (row: Row) => <Link to={`/deposits/${row.order}`}>{row.order}</Link>;
  return (
    <DeskList<Row>
      resource="deposits.refunds"
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
        title: row.member.account,
        aside: <Money amount={row.amount} currency={row.currency} />,
        note: (
          <>
            {order(row)} <RefundState of={row} />
          </>
        ),
        noteAside: <RefundEnd of={row} />,
      })}
      columns={[
        {
          name: 'createdAt',
          label: words.createdAt,
          show: ({ createdAt }) => <Time at={createdAt} />,
        },
        { name: 'order', label: words.order, show: order },
        { name: 'member.account', label: words.member },
        {
          name: 'amount',
          label: words.amount,
          show: ({ amount, currency }) => <Money amount={amount} currency={currency} />,
          isNumber: true,
        },
        { name: 'state', label: words.state, show: (row) => <RefundState of={row} /> },
        { name: 'reason', label: words.reason },
        { name: 'reference', label: words.receipt, show: (row) => <RefundEnd of={row} /> },
      ]}
    />
  );
}
