import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { PERSONAL_FIELDS, revealMember } from '../../../../schemas/desk/members.ts';
import { ActionButton } from '../../actions/ActionButton.tsx';
import { Card } from '../../parts/values.tsx';
import type { Member } from './memberParts.ts';
import styles from './members.module.css';
import { useMemberWords } from './useMemberWords.ts';

type Field = (typeof PERSONAL_FIELDS)[number];

/** Personal data, masked until somebody gives a reason to see a field; it hides again with the page. */
export function PersonalCard({ member }: { member: Member }) {
  const { t } = useLingui();
  return (
    <Card
      title={t({
        id: 'desk.personal.title',
        context: 'Heading of a part of the page of a member',
        message: 'Personal data',
      })}
    >
      <dl>
        {PERSONAL_FIELDS.map((field) => (
          <PersonalField key={`${member.id} ${field}`} member={member} field={field} />
        ))}
      </dl>
    </Card>
  );
}

function PersonalField({ member, field }: { member: Member; field: Field }) {
  const { t } = useLingui();
  const { personal } = useMemberWords();
  const [shown, setShown] = useState<string | null>(null);
  const masked = member[field];
  const name = personal[field];
  const { account } = member;
  return (
    <div className={styles.personal}>
      <dt>{name}</dt>
      <dd>{shown ?? masked ?? '–'}</dd>
      {masked !== null && shown === null ? (
        <ActionButton
          endpoint={revealMember}
          size="small"
          variant="text"
          label={t({
            id: 'desk.personal.show',
            context: 'Button beside a masked field',
            message: 'Show',
          })}
          title={t({
            id: 'desk.personal.question',
            context: 'Heading of a dialog: a field such as phone, and the account',
            message: `Show ${name} of ${account}?`,
          })}
          confirm={t({
            id: 'desk.personal.show',
            context: 'Button beside a masked field',
            message: 'Show',
          })}
          toBody={({ reason }) => ({ memberId: member.id, field, reason })}
          onDone={({ value }) => setShown(value?.text ?? null)}
        />
      ) : null}
    </div>
  );
}
