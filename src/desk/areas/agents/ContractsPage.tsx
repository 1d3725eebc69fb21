import { useLingui } from '@lingui/react/macro';
import { useSearchParams } from 'react-router-dom';
import { endHouseContract, type listDeskContracts } from '../../../../schemas/desk/contracts.ts';
import type { DeskValueOf } from '../../../../schemas/desk/deskEndpoint.ts';
import { ActionButton } from '../../actions/ActionButton.tsx';
import { DeskList } from '../../parts/DeskList.tsx';
import { PageHead } from '../../parts/PageHead.tsx';
import { Time } from '../../parts/values.tsx';
import { contractFilters } from './contractFilters.tsx';
import { LineLink } from './LineLink.tsx';
import { HouseSimulator } from './HouseSimulator.tsx';
import { OfferButton } from './OfferButton.tsx';
import { termsText } from './termsText.ts';
import { useContractWords } from './useContractWords.ts';

type Row = DeskValueOf<typeof listDeskContracts>['items'][number];

/** Contracts of agents: those of the house with the heads of lines, and those within lines. */
export function ContractsPage() {
  const { t } = useLingui();
  const words = useContractWords();
  const [query] = useSearchParams();
  const account = query.get('account');
  const states = {
    offered: words.letters.P,
    changeOffered: words.letters.E,
    active: words.letters.A,
    endAsked: words.letters.V,
    rejected: words.letters.R,
    ended: words.letters.C,
  };
  return (
    <>
      <PageHead
        title={t({
          id: 'desk.contracts.title',
          context: 'Heading of the page',
          message: 'Contracts of agents',
        })}
        note={t({
          id: 'desk.contracts.note',
          context: 'Under the heading of the page',
          message:
            'The house pays the heads of lines; within a line each agent pays those right below. New terms hold from the next period.',
        })}
      />
      <HouseSimulator />
      <OfferButton />
      <DeskList<Row>
        key={account}
        resource="contracts"
        fixed={{}}
        {...(account && { filterDefaults: { account } })}
        filters={contractFilters(words, states)}
        phone={(row) => ({
          title: row.receiver,
          aside: words.letters[row.status],
          note: `${words.kinds[row.kind]} · ${termsText(row.terms)}`,
          noteAside: <HouseButtons of={row} />,
        })}
        columns={[
          {
            name: 'receiver',
            label: words.receiver,
            show: ({ receiver }) => <LineLink of={receiver} />,
          },
          { name: 'payer', label: words.payer, show: ({ payer }) => payer ?? words.house },
          { name: 'kind', label: words.kind, show: ({ kind }) => words.kinds[kind] },
          { name: 'group', label: words.group, show: ({ group }) => words.groups[group] },
          { name: 'terms', label: words.terms, show: ({ terms }) => termsText(terms) },
          { name: 'status', label: words.state, show: ({ status }) => words.letters[status] },
          { name: 'offeredAt', label: words.at, show: ({ offeredAt }) => <Time at={offeredAt} /> },
          { name: 'id', label: '', show: (row) => <HouseButtons of={row} /> },
        ]}
      />
    </>
  );
}

/** What the house can do with a contract of its own that runs. */
function HouseButtons({ of: row }: { of: Row }) {
  const { t } = useLingui();
  const { id, payer, status, receiver } = row;
  if (payer !== null || status !== 'A') return null;
  return (
    <span>
      <OfferButton of={row} />{' '}
      <ActionButton
        endpoint={endHouseContract}
        size="small"
        danger
        label={t({ id: 'desk.contract.end', context: 'Button', message: 'Ask to end it' })}
        title={t({
          id: 'desk.contract.endTitle',
          context: 'Heading of a dialog; the name of an account',
          message: `Ask ${receiver} to end the contract?`,
        })}
        lead={t({
          id: 'desk.contract.endLead',
          context: 'In the dialog that asks to end a contract',
          message:
            'It runs on until the agent agrees. Then all contracts below it that are paid from it end as well.',
        })}
        confirm={t({
          id: 'desk.contract.endConfirm',
          context: 'Button of a dialog',
          message: 'Ask',
        })}
        toBody={({ reason }) => ({ id, reason })}
      />
    </span>
  );
}
