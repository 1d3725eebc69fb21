import { useLingui } from '@lingui/react/macro';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { BooleanInput } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import type { DeskValueOf } from '../../../../schemas/desk/deskEndpoint.ts';
import type { listCases } from '../../../../schemas/desk/cases.ts';
import { useActionName } from '../../actions/useActionName.ts';
import { DeskList } from '../../parts/DeskList.tsx';
import { PageHead } from '../../parts/PageHead.tsx';
import { useNow } from '../../parts/useNow.ts';
import { Age, Money } from '../../parts/values.tsx';
import { CaseSums } from './CaseSums.tsx';
import { CaseState } from './CaseState.tsx';

type Row = DeskValueOf<typeof listCases>['items'][number];

/** Everything that waits, the oldest first; and what was decided. */
export function InboxPage() {
  const { t } = useLingui();
  const [search, setSearch] = useSearchParams();
  const isDecided = search.get('show') === 'decided';
  return (
    <>
      <PageHead
        title={t({ id: 'desk.inbox.title', context: 'Heading of the page', message: 'Inbox' })}
      />
      {isDecided ? null : <CaseSums />}
      <Tabs
        value={isDecided ? 'decided' : 'waiting'}
        onChange={(_event, show: string) => setSearch(show === 'decided' ? { show } : {})}
      >
        <Tab
          value="waiting"
          label={t({
            id: 'desk.inbox.waiting',
            context: 'Tab: cases that wait',
            message: 'Waiting',
          })}
        />
        <Tab
          value="decided"
          label={t({
            id: 'desk.inbox.decided',
            context: 'Tab: cases that were decided or withdrawn',
            message: 'Decided',
          })}
        />
      </Tabs>
      <Cases key={String(isDecided)} state={isDecided ? 'decided' : 'waiting'} />
    </>
  );
}

function Cases({ state }: { state: 'waiting' | 'decided' }) {
  const { t } = useLingui();
  const nameAction = useActionName();
  const now = useNow();
  const names = {
    what: t({ id: 'desk.inbox.what', context: 'Head of a column', message: 'What' }),
    about: t({
      id: 'desk.inbox.about',
      context: 'Head of a column: the member or thing that a case is about',
      message: 'About',
    }),
    brand: t({ id: 'desk.inbox.brand', context: 'Head of a column', message: 'Brand' }),
    amount: t({ id: 'desk.inbox.amount', context: 'Head of a column', message: 'Amount' }),
    askedBy: t({
      id: 'desk.inbox.askedBy',
      context: 'Head of a column: who asked for a change',
      message: 'Asked by',
    }),
    age: t({
      id: 'desk.inbox.age',
      context: 'Head of a column: how long ago it was asked for',
      message: 'Age',
    }),
    state: t({
      id: 'desk.inbox.state',
      context: 'Head of a column: how a case stands',
      message: 'State',
    }),
  };
  const filters = [
    <BooleanInput
      key="mine"
      source="mine"
      label={t({
        id: 'desk.inbox.mine',
        context: 'Filter of the inbox: only what I asked for',
        message: 'Asked by me',
      })}
    />,
  ];
  const amountOf = ({ amount }: Row) =>
    amount ? <Money amount={amount.amount} currency={amount.currency} /> : null;
  return (
    <DeskList<Row>
      resource="cases"
      fixed={{ state }}
      filters={filters}
      to={({ id }) => `/inbox/${id}`}
      phone={(row) => ({
        title: `${nameAction(row.action)} · ${row.subject.label}`,
        aside: amountOf(row),
        note: row.askedBy.name,
        noteAside:
          state === 'waiting' ? <Age at={row.askedAt} now={now} /> : <CaseState of={row} />,
      })}
      columns={[
        { name: 'action', label: names.what, show: ({ action }) => nameAction(action) },
        { name: 'subject.label', label: names.about },
        { name: 'merchantCode', label: names.brand },
        { name: 'amount', label: names.amount, show: amountOf, isNumber: true },
        { name: 'askedBy.name', label: names.askedBy },
        {
          name: 'askedAt',
          label: names.age,
          show: ({ askedAt }) => <Age at={askedAt} now={now} />,
        },
        { name: 'state', label: names.state, show: (row) => <CaseState of={row} /> },
      ]}
    />
  );
}
