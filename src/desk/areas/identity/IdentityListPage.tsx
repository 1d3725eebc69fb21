import { useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import { SelectInput } from 'react-admin';
import { Link } from 'react-router-dom';
import type { DeskValueOf } from '../../../../schemas/desk/deskEndpoint.ts';
import { getIdentityProvider, type listIdentityChecks } from '../../../../schemas/desk/identity.ts';
import { useWord } from '../../i18n/useWord.ts';
import { DeskList } from '../../parts/DeskList.tsx';
import { PageHead } from '../../parts/PageHead.tsx';
import { useNow } from '../../parts/useNow.ts';
import { Age, Time } from '../../parts/values.tsx';
import { useMay } from '../../session/DeskContext.tsx';
import { NEED_NAMES, PAPER_NAMES, STATE_NAMES } from './identityWords.ts';

type Row = DeskValueOf<typeof listIdentityChecks>['items'][number];

const AGAIN_MS = 15_000;

/** What members sent, what waits longest first. */
export function IdentityListPage() {
  const { t } = useLingui();
  const word = useWord();
  const now = useNow();
  const may = useMay();
  const state = t({ id: 'desk.identity.state', context: 'Head of a column', message: 'State' });
  const what = (row: Row) =>
    [word(NEED_NAMES, row.need), row.kind && word(PAPER_NAMES, row.kind)]
      .filter(Boolean)
      .join(' · ');
  return (
    <>
      <PageHead
        title={t({
          id: 'desk.identity.title',
          context: 'Heading of the page',
          message: 'Identity checks',
        })}
      >
        {may(getIdentityProvider) ? (
          <Button component={Link} to="/identity/provider" variant="outlined">
            {t({
              id: 'desk.identity.toProvider',
              context: 'Button: opens the page of the service that checks members',
              message: 'Provider',
            })}
          </Button>
        ) : null}
      </PageHead>
      <DeskList<Row>
        resource="identity"
        filterDefaults={{ state: 'submitted' }}
        filters={[
          <SelectInput
            key="state"
            source="state"
            label={state}
            choices={Object.keys(STATE_NAMES).map((id) => ({ id, name: word(STATE_NAMES, id) }))}
            translateChoice={false}
            alwaysOn
          />,
        ]}
        againMs={AGAIN_MS}
        to={({ id }) => `/identity/${id}`}
        phone={(row) => ({
          title: row.member.account,
          aside: word(STATE_NAMES, row.state),
          note: what(row),
          noteAside: <Age at={row.submittedAt ?? row.createdAt} now={now} />,
        })}
        columns={[
          {
            name: 'member.account',
            label: t({
              id: 'desk.identity.member',
              context: 'Head of a column',
              message: 'Member',
            }),
          },
          {
            name: 'need',
            label: t({
              id: 'desk.identity.what',
              context: 'Head of a column: what a member sent',
              message: 'What',
            }),
            show: what,
          },
          { name: 'state', label: state, show: (row) => word(STATE_NAMES, row.state) },
          {
            name: 'submittedAt',
            label: t({
              id: 'desk.identity.sent',
              context: 'Head of a column: how long ago something was sent',
              message: 'Sent',
            }),
            show: (row) => <Age at={row.submittedAt} now={now} />,
          },
          {
            name: 'expiresAt',
            label: t({
              id: 'desk.identity.expires',
              context: 'Head of a column: until when something holds',
              message: 'Holds until',
            }),
            show: (row) => <Time at={row.expiresAt} />,
          },
        ]}
      />
    </>
  );
}
