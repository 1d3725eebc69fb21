import { useLingui } from '@lingui/react/macro';
import Chip from '@mui/material/Chip';
import { SearchInput, SelectInput, TextInput } from 'react-admin';
import type { DeskValueOf } from '../../../../schemas/desk/deskEndpoint.ts';
import {
  FREEZE_KINDS,
  MEMBER_STATUSES,
  type listMembers,
} from '../../../../schemas/desk/members.ts';
import { DeskList } from '../../parts/DeskList.tsx';
import { MomentInput } from '../../parts/MomentInput.tsx';
import { PageHead } from '../../parts/PageHead.tsx';
import { Time } from '../../parts/values.tsx';
import { BulkButtons } from './BulkButtons.tsx';
import { useMay } from '../../session/DeskContext.tsx';
import { useMemberWords } from '../../i18n/useMemberWords.ts';

type Row = DeskValueOf<typeof listMembers>['items'][number];

function useFilters() {
  const { t } = useLingui();
  const { freezes, statuses } = useMemberWords();
  return [
    <SearchInput
      key="q"
      source="q"
      alwaysOn
      placeholder={t({
        id: 'desk.members.search',
        context: 'In the empty search field over the list of members',
        message: 'Account, e-mail, phone, order, round',
      })}
    />,
    <SelectInput
      key="status"
      source="status"
      label={t({
        id: 'desk.members.status',
        context: 'Head of a column, and filter',
        message: 'Status',
      })}
      choices={MEMBER_STATUSES.map((id) => ({ id, name: statuses[id] }))}
      translateChoice={false}
    />,
    <SelectInput
      key="frozen"
      source="frozen"
      label={t({
        id: 'desk.members.frozen',
        context: 'Head of a column, and filter: what of a member is frozen',
        message: 'Frozen',
      })}
      choices={FREEZE_KINDS.map((id) => ({ id, name: freezes[id] }))}
      translateChoice={false}
    />,
    <TextInput
      key="tag"
      source="tag"
      label={t({ id: 'desk.members.tag', context: 'Filter', message: 'Tag' })}
    />,
    <MomentInput
      key="from"
      source="from"
      label={t({
        id: 'desk.members.from',
        context: 'Filter: registered from a moment on',
        message: 'Registered from',
      })}
    />,
    <MomentInput
      key="until"
      source="until"
      label={t({
        id: 'desk.members.until',
        context: 'Filter: registered before a moment',
        message: 'Registered before',
      })}
    />,
  ];
}

/** Members of a brand, found by anything that they would quote. */
export function MembersPage() {
  const { t } = useLingui();
  const { freezes, statuses, typeName } = useMemberWords();
  const may = useMay();
  const filters = useFilters();
  const stateOf = ({ status, frozen }: Row) =>
    frozen.length > 0 ? (
      <Chip
        variant="outlined"
        color="error"
        label={frozen.map((what) => freezes[what]).join(', ')}
      />
    ) : (
      statuses[status]
    );
  return (
    <>
      <PageHead
        title={t({ id: 'desk.members.title', context: 'Heading of the page', message: 'Members' })}
      />
      <DeskList<Row>
        resource="members"
        filters={filters}
        sort={{ field: 'createdAt', order: 'DESC' }}
        to={({ id }) => `/members/${id}`}
        bulk={may('members.edit') ? <BulkButtons /> : undefined}
        phone={(row) => ({
          title: row.account,
          aside: stateOf(row),
          note: row.nickname || typeName(row.memberType),
          noteAside: <Time at={row.createdAt} />,
        })}
        columns={[
          {
            name: 'account',
            label: t({
              id: 'desk.members.account',
              context: 'Head of a column',
              message: 'Account',
            }),
            sorts: true,
          },
          {
            name: 'nickname',
            label: t({
              id: 'desk.members.nickname',
              context: 'Head of a column',
              message: 'Nickname',
            }),
          },
          {
            name: 'memberType',
            label: t({
              id: 'desk.members.type',
              context: 'Head of a column: player, agent or trial',
              message: 'Type',
            }),
            show: ({ memberType }) => typeName(memberType),
          },
          {
            name: 'status',
            label: t({
              id: 'desk.members.status',
              context: 'Head of a column, and filter',
              message: 'Status',
            }),
            show: stateOf,
          },
          {
            name: 'phone',
            label: t({
              id: 'desk.members.phone',
              context: 'Head of a column; numbers are masked',
              message: 'Phone',
            }),
          },
          {
            name: 'email',
            label: t({
              id: 'desk.members.email',
              context: 'Head of a column; addresses are masked',
              message: 'E-mail',
            }),
          },
          {
            name: 'tags',
            label: t({ id: 'desk.members.tags', context: 'Head of a column', message: 'Tags' }),
            show: ({ tags }) => tags.join(', '),
          },
          {
            name: 'createdAt',
            label: t({
              id: 'desk.members.createdAt',
              context: 'Head of a column: when a member registered',
              message: 'Registered',
            }),
            show: ({ createdAt }) => <Time at={createdAt} />,
            sorts: true,
          },
        ]}
      />
    </>
  );
}
