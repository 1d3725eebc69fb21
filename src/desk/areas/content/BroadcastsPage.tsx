import { useLingui } from '@lingui/react/macro';
import AddOutlined from '@mui/icons-material/AddOutlined';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { sendBroadcast, type listBroadcasts } from '../../../../schemas/desk/broadcasts.ts';
import type { DeskValueOf } from '../../../../schemas/desk/deskEndpoint.ts';
import { useWord } from '../../i18n/useWord.ts';
import { DeskList } from '../../parts/DeskList.tsx';
import { PageHead } from '../../parts/PageHead.tsx';
import { Time } from '../../parts/values.tsx';
import { useMay } from '../../session/DeskContext.tsx';
import { BROADCAST_STATE_NAMES, TYPE_NAMES, WAY_NAMES } from './broadcastWords.ts';

type Row = DeskValueOf<typeof listBroadcasts>['items'][number];

const AGAIN_MS = 15_000;

/** What the house told many, and what is planned. */
export function BroadcastsPage() {
  const { t } = useLingui();
  const word = useWord();
  const may = useMay();
  const marketing = t({
    id: 'desk.broadcast.marketing',
    context: 'A message that reaches only who asked for news',
    message: 'Marketing',
  });
  const what = ({ type, isMarketing }: Row) => (isMarketing ? marketing : word(TYPE_NAMES, type));
  const waysOf = ({ ways }: Row) => ways.map((way) => word(WAY_NAMES, way)).join(', ');
  return (
    <>
      <PageHead
        title={t({
          id: 'desk.broadcasts.title',
          context: 'Heading of the page: messages of the house to many members',
          message: 'Broadcasts',
        })}
      >
        {may(sendBroadcast) ? (
          <Button
            variant="contained"
            component={Link}
            to="/broadcasts/new"
            startIcon={<AddOutlined />}
          >
            {t({
              id: 'desk.broadcasts.new',
              context: 'Button: opens the form of a message to many',
              message: 'New broadcast',
            })}
          </Button>
        ) : null}
      </PageHead>
      <DeskList<Row>
        resource="broadcasts"
        againMs={AGAIN_MS}
        to={({ id }) => `/broadcasts/${id}`}
        phone={(row) => ({
          title: row.title,
          aside: word(BROADCAST_STATE_NAMES, row.state),
          note: [what(row), waysOf(row)].filter(Boolean).join(' · '),
          noteAside: <Time at={row.publishAt} />,
        })}
        columns={[
          {
            name: 'title',
            label: t({
              id: 'desk.notices.title',
              context: 'Label of the field',
              message: 'Heading',
            }),
          },
          {
            name: 'type',
            label: t({
              id: 'desk.broadcasts.about',
              context: 'Head of a column: what a message is about',
              message: 'About',
            }),
            show: what,
          },
          {
            name: 'ways',
            label: t({
              id: 'desk.broadcasts.ways',
              context: 'Head of a column: by which ways beside the site',
              message: 'Beside the site',
            }),
            show: waysOf,
          },
          {
            name: 'state',
            label: t({
              id: 'desk.broadcasts.state',
              context: 'Head of a column',
              message: 'State',
            }),
            show: ({ state }) => word(BROADCAST_STATE_NAMES, state),
          },
          {
            name: 'publishAt',
            label: t({
              id: 'desk.broadcasts.at',
              context: 'Head of a column: when a message goes out or went out',
              message: 'When',
            }),
            show: ({ publishAt }) => <Time at={publishAt} />,
          },
          {
            name: 'madeBy',
            label: t({
              id: 'desk.broadcasts.by',
              context: 'Head of a column: who wrote a message',
              message: 'By',
            }),
          },
        ]}
      />
    </>
  );
}
