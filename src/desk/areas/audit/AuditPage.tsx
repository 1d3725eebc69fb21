import { useLingui } from '@lingui/react/macro';
import { SelectInput, TextInput } from 'react-admin';
import type { listAudit } from '../../../../schemas/desk/audit.ts';
import type { DeskValueOf } from '../../../../schemas/desk/deskEndpoint.ts';
import { useActionName } from '../../actions/useActionName.ts';
import { DeskList } from '../../parts/DeskList.tsx';
import { MomentInput } from '../../parts/MomentInput.tsx';
import { PageHead } from '../../parts/PageHead.tsx';
import { Time } from '../../parts/values.tsx';
import { useDesk, useDeskSession } from '../../session/DeskContext.tsx';

type Row = DeskValueOf<typeof listAudit>['items'][number];

function useFilters() {
  const { t } = useLingui();
  const { areas } = useDesk();
  const nameAction = useActionName();
  const brands = useDeskSession()?.brands ?? [];
  const ids = areas.flatMap(({ actions }) => Object.keys(actions ?? {}));
  return [
    <SelectInput
      key="action"
      source="action"
      label={t({
        id: 'desk.audit.action',
        context: 'Head of a column, and filter',
        message: 'Action',
      })}
      choices={ids.map((id) => ({ id, name: nameAction(id) }))}
      translateChoice={false}
    />,
    <SelectInput
      key="merchantCode"
      source="merchantCode"
      label={t({
        id: 'desk.audit.brand',
        context: 'Head of a column, and filter',
        message: 'Brand',
      })}
      choices={brands.map(({ merchantCode, name }) => ({ id: merchantCode, name }))}
      translateChoice={false}
    />,
    <TextInput
      key="subjectId"
      source="subjectId"
      label={t({
        id: 'desk.audit.subjectId',
        context: 'Filter: id of the member or thing that something was done to',
        message: 'Id of the subject',
      })}
    />,
    <TextInput
      key="caseId"
      source="caseId"
      label={t({ id: 'desk.audit.case', context: 'Filter', message: 'Case' })}
    />,
    <MomentInput
      key="from"
      source="from"
      label={t({ id: 'desk.audit.from', context: 'Filter: from a moment on', message: 'From' })}
    />,
    <MomentInput
      key="until"
      source="until"
      label={t({ id: 'desk.audit.until', context: 'Filter: before a moment', message: 'Until' })}
    />,
  ];
}

/** Everything that the staff did and looked at, the newest first. */
export function AuditPage() {
  const { t } = useLingui();
  const nameAction = useActionName();
  const filters = useFilters();
  return (
    <>
      <PageHead
        title={t({ id: 'desk.audit.title', context: 'Heading of the page', message: 'Audit' })}
        note={t({
          id: 'desk.audit.note',
          context: 'Under the heading of the page',
          message: 'Records are chained to one another and never change.',
        })}
      />
      <DeskList<Row>
        resource="audit"
        filters={filters}
        to={({ id }) => `/audit/${id}`}
        phone={(row) => ({
          title: nameAction(row.action),
          aside: <Time at={row.at} />,
          note: `${row.staff.name} · ${row.subject.label}`,
        })}
        columns={[
          {
            name: 'id',
            label: t({
              id: 'desk.audit.number',
              context: 'Head of a column: place of a record in the chain',
              message: 'No.',
            }),
            show: ({ id }) => id,
            isNumber: true,
          },
          {
            name: 'at',
            label: t({ id: 'desk.audit.at', context: 'Head of a column: when', message: 'When' }),
            show: ({ at }) => <Time at={at} />,
          },
          {
            name: 'staff.name',
            label: t({
              id: 'desk.audit.who',
              context: 'Head of a column: who did it',
              message: 'Who',
            }),
          },
          {
            name: 'action',
            label: t({
              id: 'desk.audit.action',
              context: 'Head of a column, and filter',
              message: 'Action',
            }),
            show: ({ action }) => nameAction(action),
          },
          {
            name: 'subject.label',
            label: t({
              id: 'desk.audit.subject',
              context: 'Head of a column: the member or thing that something was done to',
              message: 'Subject',
            }),
          },
          {
            name: 'merchantCode',
            label: t({
              id: 'desk.audit.brand',
              context: 'Head of a column, and filter',
              message: 'Brand',
            }),
          },
          {
            name: 'reason',
            label: t({ id: 'desk.audit.reason', context: 'Head of a column', message: 'Reason' }),
          },
          {
            name: 'ip',
            label: t({
              id: 'desk.audit.ip',
              context: 'Head of a column: network address',
              message: 'Address',
            }),
          },
        ]}
      />
    </>
  );
}
