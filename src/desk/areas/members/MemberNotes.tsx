import { useLingui } from '@lingui/react/macro';
import { required, TextInput } from 'react-admin';
import type { DeskValueOf } from '../../../../schemas/desk/deskEndpoint.ts';
import { addMemberNote, type listMemberNotes } from '../../../../schemas/desk/members.ts';
import { ActionButton } from '../../actions/ActionButton.tsx';
import { DeskList } from '../../parts/DeskList.tsx';
import { Time } from '../../parts/values.tsx';
import type { Member } from './memberParts.ts';
import styles from './members.module.css';

type Note = DeskValueOf<typeof listMemberNotes>['items'][number];

/** What the staff noted about a member; notes are added, never changed. */
export function MemberNotes({ member: { id, account } }: { member: Member }) {
  const { t } = useLingui();
  return (
    <div className={styles.notes}>
      <div>
        <ActionButton<typeof addMemberNote, { text: string }>
          endpoint={addMemberNote}
          reason="none"
          label={t({ id: 'desk.notes.add', context: 'Button', message: 'Add a note' })}
          title={t({
            id: 'desk.notes.title',
            context: 'Heading of a dialog',
            message: `Note about ${account}`,
          })}
          confirm={t({ id: 'desk.notes.save', context: 'Button of a dialog', message: 'Save' })}
          fields={
            <TextInput
              source="text"
              multiline
              minRows={4}
              validate={required()}
              label={t({ id: 'desk.notes.text', context: 'Label of the field', message: 'Note' })}
              helperText={t({
                id: 'desk.notes.help',
                context: 'Help under the field of a note',
                message: 'Colleagues read it. It cannot be changed later.',
              })}
            />
          }
          toBody={({ text }) => ({ memberId: id, text })}
        />
      </div>
      <DeskList<Note>
        resource="members.notes"
        fixed={{ memberId: id }}
        phone={(row) => ({
          title: <span className={styles.text}>{row.text}</span>,
          note: row.by.name,
          noteAside: <Time at={row.at} />,
        })}
        columns={[
          {
            name: 'text',
            label: t({ id: 'desk.notes.text', context: 'Label of the field', message: 'Note' }),
            show: ({ text }) => <span className={styles.text}>{text}</span>,
          },
          {
            name: 'by.name',
            label: t({
              id: 'desk.notes.by',
              context: 'Head of a column: who wrote a note',
              message: 'By',
            }),
          },
          {
            name: 'at',
            label: t({ id: 'desk.notes.at', context: 'Head of a column: when', message: 'When' }),
            show: ({ at }) => <Time at={at} />,
          },
        ]}
      />
    </div>
  );
}
