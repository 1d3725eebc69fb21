import { useLingui } from '@lingui/react/macro';
import { SearchInput, SelectInput } from 'react-admin';
import type { DeskValueOf } from '../../../../schemas/desk/deskEndpoint.ts';
import { STAFF_STATES, type listStaff } from '../../../../schemas/desk/staff.ts';
import { useRoleName } from '../../i18n/useRoleName.ts';
import { DeskList } from '../../parts/DeskList.tsx';
import { PageHead } from '../../parts/PageHead.tsx';
import { Time } from '../../parts/values.tsx';
import { InviteButton } from './InviteButton.tsx';
import { StaffState } from './StaffState.tsx';
import { useStaffWords } from './useStaffWords.ts';

type Row = DeskValueOf<typeof listStaff>['items'][number];

/** Accounts of the staff. */
export function StaffPage() {
  const { t } = useLingui();
  const nameRole = useRoleName();
  const { states, allBrands } = useStaffWords();
  const roles = ({ roles: ids }: Row) => ids.map((id) => nameRole(id)).join(', ');
  const filters = [
    <SearchInput
      key="q"
      source="q"
      alwaysOn
      placeholder={t({
        id: 'desk.staff.search',
        context: 'In the empty search field',
        message: 'Name or e-mail',
      })}
    />,
    <SelectInput
      key="state"
      source="state"
      label={t({
        id: 'desk.staff.state',
        context: 'Head of a column, and filter',
        message: 'State',
      })}
      choices={STAFF_STATES.map((id) => ({ id, name: states[id] }))}
      translateChoice={false}
    />,
  ];
  return (
    <>
      <PageHead
        title={t({ id: 'desk.staff.title', context: 'Heading of the page', message: 'Staff' })}
      >
        <InviteButton />
      </PageHead>
      <DeskList<Row>
        resource="staff"
        filters={filters}
        to={({ id }) => `/staff/${id}`}
        phone={(row) => ({
          title: row.name,
          aside: <StaffState state={row.state} />,
          note: roles(row),
        })}
        columns={[
          {
            name: 'name',
            label: t({ id: 'desk.staff.name', context: 'Head of a column', message: 'Name' }),
          },
          {
            name: 'email',
            label: t({ id: 'desk.staff.email', context: 'Head of a column', message: 'E-mail' }),
          },
          {
            name: 'roles',
            label: t({ id: 'desk.staff.roles', context: 'Head of a column', message: 'Roles' }),
            show: roles,
          },
          {
            name: 'brands',
            label: t({ id: 'desk.staff.brands', context: 'Head of a column', message: 'Brands' }),
            show: ({ brands }) => brands?.join(', ') ?? allBrands,
          },
          {
            name: 'state',
            label: t({
              id: 'desk.staff.state',
              context: 'Head of a column, and filter',
              message: 'State',
            }),
            show: ({ state }) => <StaffState state={state} />,
          },
          {
            name: 'lastSeenAt',
            label: t({
              id: 'desk.staff.lastSeen',
              context: 'Head of a column: when',
              message: 'Last seen',
            }),
            show: ({ lastSeenAt }) => <Time at={lastSeenAt} />,
          },
        ]}
      />
    </>
  );
}
