import { SelectInput } from 'react-admin';
import type { DeskValueOf } from '../../../../schemas/desk/deskEndpoint.ts';
import type { listApplications } from '../../../../schemas/desk/joining.ts';
import { useWord } from '../../i18n/useWord.ts';
import { DeskList } from '../../parts/DeskList.tsx';
import { PageHead } from '../../parts/PageHead.tsx';
import { useNow } from '../../parts/useNow.ts';
import { Age } from '../../parts/values.tsx';
import { CHANNELS, CONTACTS, PLAYERS, STATES } from './joiningWords.ts';
import { useJoiningFields } from './useJoiningFields.ts';

type Row = DeskValueOf<typeof listApplications>['items'][number];

const AGAIN_MS = 30_000;

/** Who applied to become an agent, what waits longest first. */
export function ApplicationsPage() {
  const word = useWord();
  const fields = useJoiningFields();
  const now = useNow();
  const channelsOf = ({ channels }: Row) => channels.map((one) => word(CHANNELS, one)).join(', ');
  return (
    <>
      <PageHead title={fields.title} />
      <DeskList<Row>
        resource="joining"
        filterDefaults={{ state: 'open' }}
        filters={[
          <SelectInput
            key="state"
            source="state"
            label={fields.state}
            choices={Object.keys(STATES).map((id) => ({ id, name: word(STATES, id) }))}
            translateChoice={false}
            alwaysOn
          />,
        ]}
        againMs={AGAIN_MS}
        to={({ id }) => `/joining/${id}`}
        phone={(row) => ({
          title: row.name,
          aside: word(STATES, row.state),
          note: channelsOf(row),
          noteAside: <Age at={row.at} now={now} />,
        })}
        columns={[
          {
            name: 'name',
            label: fields.name,
            show: ({ name }) => <bdi>{name}</bdi>,
          },
          {
            name: 'contactKind',
            label: fields.contact,
            show: ({ contactKind }) => word(CONTACTS, contactKind),
          },
          { name: 'channels', label: fields.channels, show: channelsOf },
          {
            name: 'players',
            label: fields.players,
            show: ({ players }) => word(PLAYERS, players),
          },
          { name: 'state', label: fields.state, show: (row) => word(STATES, row.state) },
          { name: 'at', label: fields.sent, show: (row) => <Age at={row.at} now={now} /> },
        ]}
      />
    </>
  );
}
