import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import type { DeskValueOf } from '../../../../schemas/desk/deskEndpoint.ts';
import { getStaff, type listStaffSignIns } from '../../../../schemas/desk/staff.ts';
import { useRoleName } from '../../i18n/useRoleName.ts';
import { Columns } from '../../parts/Columns.tsx';
import { DeskList } from '../../parts/DeskList.tsx';
import { Device } from '../../parts/Device.tsx';
import { PageHead } from '../../parts/PageHead.tsx';
import { PageSkeleton } from '../../parts/PageSkeleton.tsx';
import { ProblemAlert } from '../../parts/ProblemAlert.tsx';
import { Card, Facts, Time } from '../../parts/values.tsx';
import { useDesk } from '../../session/DeskContext.tsx';
import { ColleagueActions } from './ColleagueActions.tsx';
import { StaffState } from './StaffState.tsx';
import { useStaffWords } from './useStaffWords.ts';

type SignIn = DeskValueOf<typeof listStaffSignIns>['items'][number];

/** One account of the staff: what it may do, where it is signed in and from where it was tried. */
export function ColleaguePage() {
  const { t } = useLingui();
  const { id = '' } = useParams();
  const { calls } = useDesk();
  const nameRole = useRoleName();
  const { allBrands, nameMembers } = useStaffWords();
  const { data, error, isPending } = useQuery({
    queryKey: ['desk.staff', id],
    queryFn: ({ signal }) => calls.call(getStaff, { query: { id }, signal }),
  });
  if (error) return <ProblemAlert problem={error} />;
  if (isPending) return <PageSkeleton />;
  const nothing = t({
    id: 'desk.colleague.anywhere',
    context: 'In place of a list of network addresses',
    message: 'Anywhere',
  });
  return (
    <>
      <PageHead title={data.name} note={data.email}>
        <StaffState state={data.state} />
      </PageHead>
      <Columns>
        <Card
          title={t({
            id: 'desk.colleague.rights',
            context: 'Heading of a part of the page',
            message: 'Roles and scope',
          })}
        >
          <Facts
            rows={[
              [
                t({ id: 'desk.colleague.roles', context: 'Name of a fact', message: 'Roles' }),
                data.roles.map((role) => nameRole(role)).join(', '),
              ],
              [
                t({ id: 'desk.colleague.brands', context: 'Name of a fact', message: 'Brands' }),
                data.brands?.join(', ') ?? allBrands,
              ],
              [
                t({
                  id: 'desk.colleague.members',
                  context: 'Name of a fact: which members somebody works for',
                  message: 'Members',
                }),
                nameMembers(data.members),
              ],
              [
                t({
                  id: 'desk.colleague.addresses',
                  context: 'Name of a fact: networks that the account may sign in from',
                  message: 'May sign in from',
                }),
                data.addresses.join(', ') || nothing,
              ],
              [
                t({
                  id: 'desk.colleague.created',
                  context: 'Name of a fact: when',
                  message: 'Added',
                }),
                <Time key="at" at={data.createdAt} />,
              ],
              [
                t({
                  id: 'desk.colleague.lastSeen',
                  context: 'Name of a fact: when',
                  message: 'Last seen',
                }),
                <Time key="seen" at={data.lastSeenAt} />,
              ],
            ]}
          />
          <ColleagueActions colleague={data} />
        </Card>
        <Card
          title={t({
            id: 'desk.colleague.factors',
            context: 'Heading of a part of the page',
            message: 'Second factors and sessions',
          })}
        >
          <Facts
            rows={[
              ...data.factors.map(
                ({ name, lastUsedAt, addedAt }) =>
                  [name, <Time key="at" at={lastUsedAt ?? addedAt} />] as const,
              ),
              ...data.sessions.map(
                ({ ip, userAgent, lastSeenAt }) =>
                  [
                    ip,
                    <span key="session">
                      <Device userAgent={userAgent} /> · <Time at={lastSeenAt} />
                    </span>,
                  ] as const,
              ),
            ]}
          />
        </Card>
      </Columns>
      <SignIns id={id} />
    </>
  );
}

function SignIns({ id }: { id: string }) {
  const { t } = useLingui();
  const { results } = useStaffWords();
  return (
    <DeskList<SignIn>
      resource="staff.signIns"
      fixed={{ id }}
      phone={(row) => ({
        title: results[row.result],
        aside: row.ip,
        note: <Device userAgent={row.userAgent} />,
        noteAside: <Time at={row.at} />,
      })}
      columns={[
        {
          name: 'at',
          label: t({ id: 'desk.signIns.at', context: 'Head of a column: when', message: 'When' }),
          show: ({ at }) => <Time at={at} />,
        },
        {
          name: 'result',
          label: t({
            id: 'desk.signIns.result',
            context: 'Head of a column: what came of a try to sign in',
            message: 'Result',
          }),
          show: ({ result }) => results[result],
        },
        {
          name: 'ip',
          label: t({
            id: 'desk.signIns.ip',
            context: 'Head of a column: network address',
            message: 'Address',
          }),
        },
        {
          name: 'userAgent',
          label: t({ id: 'desk.signIns.device', context: 'Head of a column', message: 'Device' }),
          show: ({ userAgent }) => <Device userAgent={userAgent} />,
        },
      ]}
    />
  );
}
