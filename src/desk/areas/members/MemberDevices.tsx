import { useLingui } from '@lingui/react/macro';
import Chip from '@mui/material/Chip';
import type { DeskValueOf } from '../../../../schemas/desk/deskEndpoint.ts';
import type { listMemberAddresses, listMemberSessions } from '../../../../schemas/desk/members.ts';
import { SIGN_IN_WAYS } from '../../i18n/recordWords.ts';
import { useWord } from '../../i18n/useWord.ts';
import { DeskList } from '../../parts/DeskList.tsx';
import { Device } from '../../parts/Device.tsx';
import { Time } from '../../parts/values.tsx';
import type { Member } from './memberParts.ts';
import styles from './members.module.css';

type Session = DeskValueOf<typeof listMemberSessions>['items'][number];
type Address = DeskValueOf<typeof listMemberAddresses>['items'][number];

/** Where a member is and was signed in. */
export function MemberDevices({ member: { id } }: { member: Member }) {
  const { t } = useLingui();
  const word = useWord();
  const live = t({
    id: 'desk.devices.live',
    context: 'Mark of a session that is open',
    message: 'Open',
  });
  const ip = t({
    id: 'desk.devices.ip',
    context: 'Head of a column: network address',
    message: 'Address',
  });
  const last = t({
    id: 'desk.devices.last',
    context: 'Head of a column: when',
    message: 'Last seen',
  });
  const mark = ({ isLive }: Session) =>
    isLive ? <Chip color="success" variant="outlined" label={live} /> : null;
  return (
    <>
      <section className={styles.section}>
        <h2>
          {t({
            id: 'desk.devices.sessions',
            context: 'Heading of a part of the page of a member',
            message: 'Sessions',
          })}
        </h2>
        <DeskList<Session>
          resource="members.sessions"
          fixed={{ memberId: id }}
          phone={(row) => ({
            title: <Device userAgent={row.userAgent} />,
            aside: mark(row),
            note: row.ip,
            noteAside: <Time at={row.lastSeenAt} />,
          })}
          columns={[
            {
              name: 'userAgent',
              label: t({
                id: 'desk.devices.device',
                context: 'Head of a column',
                message: 'Device',
              }),
              show: ({ userAgent }) => <Device userAgent={userAgent} />,
            },
            { name: 'ip', label: ip },
            {
              name: 'method',
              label: t({
                id: 'desk.devices.method',
                context: 'Head of a column: by password, code and so on',
                message: 'Signed in by',
              }),
              show: ({ method }) => word(SIGN_IN_WAYS, method),
            },
            {
              name: 'startedAt',
              label: t({
                id: 'desk.devices.started',
                context: 'Head of a column: when a session began',
                message: 'Started',
              }),
              show: ({ startedAt }) => <Time at={startedAt} />,
            },
            { name: 'lastSeenAt', label: last, show: ({ lastSeenAt }) => <Time at={lastSeenAt} /> },
            {
              name: 'isLive',
              label: t({
                id: 'desk.devices.state',
                context: 'Head of a column: whether a session is open',
                message: 'State',
              }),
              show: mark,
            },
          ]}
        />
      </section>
      <section className={styles.section}>
        <h2>
          {t({
            id: 'desk.devices.addresses',
            context: 'Heading of a part of the page of a member',
            message: 'Addresses',
          })}
        </h2>
        <DeskList<Address>
          resource="members.addresses"
          fixed={{ memberId: id }}
          phone={(row) => ({ title: row.ip, noteAside: <Time at={row.lastSeenAt} /> })}
          columns={[
            { name: 'ip', label: ip },
            {
              name: 'firstSeenAt',
              label: t({
                id: 'desk.devices.first',
                context: 'Head of a column: when',
                message: 'First seen',
              }),
              show: ({ firstSeenAt }) => <Time at={firstSeenAt} />,
            },
            { name: 'lastSeenAt', label: last, show: ({ lastSeenAt }) => <Time at={lastSeenAt} /> },
          ]}
        />
      </section>
    </>
  );
}
