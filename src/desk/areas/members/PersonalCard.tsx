import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { SelectInput, TextInput } from 'react-admin';
import {
  PERSONAL_FIELDS,
  revealMember,
  setMemberDetail,
} from '../../../../schemas/desk/members.ts';
import { PROFILE_FIELDS } from '../../../../schemas/profile.ts';
import { ActionButton } from '../../actions/ActionButton.tsx';
import { Card } from '../../parts/values.tsx';
import type { Member } from './memberParts.ts';
import styles from './members.module.css';
import { useMemberWords } from '../../i18n/useMemberWords.ts';

type Field = (typeof PERSONAL_FIELDS)[number];

/** Shown whether there is something or not. */
const ALWAYS: ReadonlySet<Field> = new Set([
  'phone',
  'email',
  'payeeName',
  'birthday',
  'registerIp',
]);

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
      action={member.erasedAt === null ? <ChangeDetail member={member} /> : null}
    >
      <dl>
        {PERSONAL_FIELDS.filter((field) => ALWAYS.has(field) || member[field] !== null).map(
          (field) => (
            <PersonalField key={`${member.id} ${field}`} member={member} field={field} />
          ),
        )}
      </dl>
    </Card>
  );
}

/** Changes what a member said of themselves, as their papers show it; a second person looks at it. */
function ChangeDetail({ member }: { member: Member }) {
  const { t } = useLingui();
  const { personal } = useMemberWords();
  const nickname = t({
    id: 'desk.personal.nickname',
    context: 'Field of a member',
    message: 'Nickname',
  });
  const nameOf = (field: (typeof PROFILE_FIELDS)[number]) =>
    field === 'nickname' ? nickname : personal[field === 'fullName' ? 'payeeName' : field];
  const { account } = member;
  return (
    <ActionButton<
      typeof setMemberDetail,
      { field?: (typeof PROFILE_FIELDS)[number]; text?: string }
    >
      endpoint={setMemberDetail}
      size="small"
      variant="text"
      label={t({ id: 'desk.detail.change', context: 'Button', message: 'Change' })}
      title={t({
        id: 'desk.detail.question',
        context: 'Heading of a dialog; an account is inside',
        message: `Change a detail of ${account}`,
      })}
      confirm={t({ id: 'desk.detail.save', context: 'Button of a dialog', message: 'Save' })}
      defaultValues={{ field: 'fullName', text: '' }}
      fields={
        <>
          <SelectInput
            source="field"
            label={t({ id: 'desk.detail.field', context: 'Label of the field', message: 'Detail' })}
            choices={PROFILE_FIELDS.map((id) => ({ id, name: nameOf(id) }))}
            translateChoice={false}
            helperText={false}
          />
          <TextInput
            source="text"
            label={t({
              id: 'desk.detail.text',
              context: 'Label of the field: empty takes the detail away; days as 1990-05-17',
              message: 'As the papers show it; days as yyyy-mm-dd',
            })}
            helperText={false}
          />
        </>
      }
      toBody={({ field = 'fullName', text = '', reason }) => ({
        memberId: member.id,
        field,
        text,
        reason,
      })}
    />
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
