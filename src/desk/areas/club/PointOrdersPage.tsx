import { useLingui } from '@lingui/react/macro';
import { required, SelectInput, TextInput } from 'react-admin';
import type { DeskValueOf } from '../../../../schemas/desk/deskEndpoint.ts';
import { decidePointOrder, type listPointOrders } from '../../../../schemas/desk/points.ts';
import { ActionButton } from '../../actions/ActionButton.tsx';
import { DeskList } from '../../parts/DeskList.tsx';
import { PageHead } from '../../parts/PageHead.tsx';

type Order = DeskValueOf<typeof listPointOrders>['items'][number];

function useWords() {
  const { t } = useLingui();
  return {
    states: {
      inProcess: t({
        id: 'desk.pointOrders.inProcess',
        context: 'State of an order for points',
        message: 'In process',
      }),
      approved: t({
        id: 'desk.pointOrders.approved',
        context: 'State of an order for points',
        message: 'Approved',
      }),
      rejected: t({
        id: 'desk.pointOrders.rejected',
        context: 'State of an order for points',
        message: 'Rejected',
      }),
    },
    state: t({ id: 'desk.pointOrders.state', context: 'Column and filter', message: 'State' }),
    member: t({ id: 'desk.pointOrders.member', context: 'Column', message: 'Member' }),
    item: t({ id: 'desk.pointOrders.item', context: 'Column', message: 'Item' }),
    points: t({ id: 'desk.pointOrders.points', context: 'Column', message: 'Points' }),
    to: t({ id: 'desk.pointOrders.to', context: 'Column: where it goes', message: 'Goes to' }),
    carrier: t({ id: 'desk.pointOrders.carrier', context: 'Field', message: 'Carrier' }),
    tracking: t({
      id: 'desk.pointOrders.tracking',
      context: 'Field',
      message: 'Tracking number',
    }),
  };
}

/** What members ordered for points: approved, rejected and sent. */
export function PointOrdersPage() {
  const { t } = useLingui();
  const words = useWords();
  const stateOf = ({ state, tracking }: Order) =>
    tracking === null ? words.states[state] : `${words.states[state]} · ${tracking}`;
  return (
    <>
      <PageHead
        title={t({
          id: 'desk.pointOrders.title',
          context: 'Heading of the page',
          message: 'Orders for points',
        })}
        note={t({
          id: 'desk.pointOrders.note',
          context: 'Under the heading of the page',
          message: 'Points and stock were taken at the order. Rejecting gives both back.',
        })}
      />
      <DeskList<Order>
        resource="pointOrders"
        fixed={{}}
        filters={[
          <SelectInput
            key="state"
            source="state"
            label={words.state}
            choices={Object.entries(words.states).map(([id, name]) => ({ id, name }))}
            translateChoice={false}
            alwaysOn
          />,
        ]}
        phone={(row) => ({
          title: row.title,
          aside: row.points,
          note: `${row.member.account} · ${stateOf(row)}`,
          noteAside: <Buttons of={row} />,
        })}
        columns={[
          { name: 'id', label: '#', show: ({ id }) => id },
          { name: 'member', label: words.member, show: ({ member }) => member.account },
          {
            name: 'title',
            label: words.item,
            show: ({ title, quantity }) => `${title} × ${quantity}`,
          },
          { name: 'points', label: words.points, show: ({ points }) => points, isNumber: true },
          { name: 'state', label: words.state, show: stateOf },
          {
            name: 'address',
            label: words.to,
            show: ({ address, phone }) => `${address ?? '–'} ${phone ?? ''}`,
          },
          { name: 'at', label: '', show: (row) => <Buttons of={row} /> },
        ]}
      />
    </>
  );
}

/** What can be done with an order. */
function Buttons({ of: { id, state, isGoods, shippedAt } }: { of: Order }) {
  const { t } = useLingui();
  const words = useWords();
  const confirm = t({
    id: 'desk.pointOrders.confirm',
    context: 'Button of a dialog',
    message: 'Do it',
  });
  if (state === 'approved' && isGoods && shippedAt === null) {
    return (
      <ActionButton<typeof decidePointOrder, { carrier: string; tracking: string }>
        endpoint={decidePointOrder}
        size="small"
        label={t({ id: 'desk.pointOrders.ship', context: 'Button', message: 'Ship' })}
        title={t({
          id: 'desk.pointOrders.shipTitle',
          context: 'Heading of a dialog',
          message: 'How is it sent?',
        })}
        confirm={confirm}
        fields={
          <>
            <TextInput source="carrier" label={words.carrier} validate={required()} />
            <TextInput source="tracking" label={words.tracking} validate={required()} />
          </>
        }
        toBody={({ carrier, tracking, reason }) => ({
          id,
          decision: 'shipped',
          carrier,
          tracking,
          reason,
        })}
      />
    );
  }
  if (state !== 'inProcess') return null;
  return (
    <>
      <ActionButton
        endpoint={decidePointOrder}
        size="small"
        label={t({ id: 'desk.pointOrders.approve', context: 'Button', message: 'Approve' })}
        title={t({
          id: 'desk.pointOrders.approveTitle',
          context: 'Heading of a dialog',
          message: 'Approve the order?',
        })}
        confirm={confirm}
        toBody={({ reason }) => ({ id, decision: 'approved' as const, reason })}
      />
      <ActionButton
        endpoint={decidePointOrder}
        size="small"
        danger
        label={t({ id: 'desk.pointOrders.reject', context: 'Button', message: 'Reject' })}
        title={t({
          id: 'desk.pointOrders.rejectTitle',
          context: 'Heading of a dialog',
          message: 'Reject the order? The member is told your reason.',
        })}
        confirm={confirm}
        toBody={({ reason }) => ({ id, decision: 'rejected' as const, reason })}
      />
    </>
  );
}
