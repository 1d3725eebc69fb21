import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router-dom';
import { getAudit } from '../../../../schemas/desk/audit.ts';
import { useActionName } from '../../actions/useActionName.ts';
import { SUBJECTS } from '../../i18n/subjectWords.ts';
import { useWord } from '../../i18n/useWord.ts';
import { useRoleName } from '../../i18n/useRoleName.ts';
import { Difference } from '../../parts/Difference.tsx';
import { PageHead } from '../../parts/PageHead.tsx';
import { PageSkeleton } from '../../parts/PageSkeleton.tsx';
import { ProblemAlert } from '../../parts/ProblemAlert.tsx';
import { Columns } from '../../parts/Columns.tsx';
import { Card, Facts, Time } from '../../parts/values.tsx';
import { useDesk } from '../../session/DeskContext.tsx';

/** One record: who, what, from where, why, and what was before and after. */
export function RecordPage() {
  const { t } = useLingui();
  const { id = '' } = useParams();
  const { calls } = useDesk();
  const nameAction = useActionName();
  const nameRole = useRoleName();
  const word = useWord();
  const { data, error, isPending } = useQuery({
    queryKey: ['desk.audit', id],
    queryFn: ({ signal }) => calls.call(getAudit, { query: { id }, signal }),
  });
  if (error) return <ProblemAlert problem={error} />;
  if (isPending) return <PageSkeleton />;
  const { at, staff, roles, ip, userAgent, subject, reason, caseId, merchantCode } = data;
  return (
    <>
      <PageHead title={nameAction(data.action)} note={subject.label} />
      <Columns>
        <Card>
          <Facts
            rows={[
              [
                t({
                  id: 'desk.record.number',
                  context: 'Name of a fact: place of a record in the chain',
                  message: 'No.',
                }),
                data.id,
              ],
              [
                t({ id: 'desk.record.at', context: 'Name of a fact: when', message: 'When' }),
                <Time key="at" at={at} />,
              ],
              [
                t({ id: 'desk.record.who', context: 'Name of a fact: who did it', message: 'Who' }),
                staff.name,
              ],
              [
                t({
                  id: 'desk.record.roles',
                  context: 'Name of a fact: roles that who did it had',
                  message: 'Roles',
                }),
                roles.map((role) => nameRole(role)).join(', '),
              ],
              [
                t({
                  id: 'desk.record.ip',
                  context: 'Name of a fact: network address',
                  message: 'Address',
                }),
                ip,
              ],
              [
                t({
                  id: 'desk.record.device',
                  context: 'Name of a fact: what the browser says of itself',
                  message: 'Device',
                }),
                userAgent,
              ],
              [
                t({ id: 'desk.record.brand', context: 'Name of a fact', message: 'Brand' }),
                merchantCode,
              ],
              [
                t({
                  id: 'desk.record.subject',
                  context: 'Name of a fact: kind and id of what something was done to',
                  message: 'Subject',
                }),
                `${word(SUBJECTS, subject.kind)} ${subject.id}`,
              ],
              [
                t({ id: 'desk.record.reason', context: 'Name of a fact', message: 'Reason' }),
                reason,
              ],
              [
                t({ id: 'desk.record.case', context: 'Name of a fact', message: 'Case' }),
                caseId ? (
                  <Link key="case" to={`/inbox/${caseId}`}>
                    {caseId}
                  </Link>
                ) : null,
              ],
              [
                t({
                  id: 'desk.record.hash',
                  context: 'Name of a fact: the hash that chains a record',
                  message: 'Hash',
                }),
                data.hash,
              ],
              [
                t({
                  id: 'desk.record.previous',
                  context: 'Name of a fact: the hash of the record before',
                  message: 'Hash before',
                }),
                data.previousHash,
              ],
            ]}
          />
        </Card>
        <Card
          title={t({
            id: 'desk.record.change',
            context: 'Heading: what was before and after',
            message: 'What changed',
          })}
        >
          <Difference before={data.before} after={data.after} />
        </Card>
      </Columns>
    </>
  );
}
