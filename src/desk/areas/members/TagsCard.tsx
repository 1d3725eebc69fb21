import { useLingui } from '@lingui/react/macro';
import Chip from '@mui/material/Chip';
import { TextInput } from 'react-admin';
import { setMemberTags } from '../../../../schemas/desk/members.ts';
import { ActionButton } from '../../actions/ActionButton.tsx';
import { Card } from '../../parts/values.tsx';
import { splitTags, type Member } from './memberParts.ts';
import styles from './members.module.css';

/** Words by which the staff finds members again. */
export function TagsCard({ member: { id, tags } }: { member: Member }) {
  const { t } = useLingui();
  return (
    <Card
      title={t({
        id: 'desk.tags.title',
        context: 'Heading of a part of the page of a member',
        message: 'Tags',
      })}
      action={
        <ActionButton<typeof setMemberTags, { tags?: string }>
          endpoint={setMemberTags}
          size="small"
          variant="text"
          reason="none"
          label={t({ id: 'desk.tags.change', context: 'Button', message: 'Change' })}
          title={t({
            id: 'desk.tags.question',
            context: 'Heading of a dialog',
            message: 'Change the tags',
          })}
          confirm={t({ id: 'desk.tags.save', context: 'Button of a dialog', message: 'Save' })}
          defaultValues={{ tags: tags.join(', ') }}
          fields={
            <TextInput
              source="tags"
              label={t({
                id: 'desk.tags.field',
                context: 'Label of the field',
                message: 'Tags, with commas between',
              })}
              helperText={false}
            />
          }
          toBody={(values) => ({ memberId: id, tags: splitTags(values.tags) })}
        />
      }
    >
      {tags.length > 0 ? (
        <div className={styles.tags}>
          {tags.map((tag) => (
            <Chip key={tag} label={tag} variant="outlined" />
          ))}
        </div>
      ) : (
        <p className={styles.note}>
          {t({
            id: 'desk.tags.none',
            context: 'In place of the tags of a member',
            message: 'None yet.',
          })}
        </p>
      )}
    </Card>
  );
}
