import { useLingui } from '@lingui/react/macro';
import { useNotify } from 'react-admin';
import { eraseMember, exportMember } from '../../../../schemas/desk/members.ts';
import { ActionButton } from '../../actions/ActionButton.tsx';
import { Card, Time } from '../../parts/values.tsx';
import { useBrand, useMay } from '../../session/DeskContext.tsx';
import { downloadFile } from '../../transport/downloadFile.ts';
import type { Member } from './memberParts.ts';
import styles from './members.module.css';
import { useErasureWords } from './useErasureWords.ts';

/** What a member may ask for by law: a copy of what is kept, and that it goes. */
export function DataCard({ member }: { member: Member }) {
  const { t } = useLingui();
  const may = useMay();
  if (!may(exportMember) && !may(eraseMember)) return null;
  return (
    <Card
      title={t({
        id: 'desk.data.title',
        context: 'Heading of a part of the page of a member: export and erasure of personal data',
        message: 'Rights to data',
      })}
    >
      {member.erasedAt ? (
        <p className={styles.note}>
          {t({
            id: 'desk.data.erased',
            context: 'On the page of a member whose personal data was erased; a moment follows',
            message: 'The personal data was erased:',
          })}{' '}
          <Time at={member.erasedAt} />
        </p>
      ) : null}
      <div className={styles.accessButtons}>
        <ExportButton member={member} />
        {member.erasedAt ? null : <EraseButton member={member} />}
      </div>
    </Card>
  );
}

function ExportButton({ member: { id, account } }: { member: Member }) {
  const { t } = useLingui();
  const brand = useBrand();
  const notify = useNotify();
  return (
    <ActionButton
      endpoint={exportMember}
      size="small"
      label={t({ id: 'desk.export.button', context: 'Button', message: 'Export the data' })}
      title={t({
        id: 'desk.export.question',
        context: 'Heading of a dialog',
        message: `Export the data of ${account}?`,
      })}
      lead={t({
        id: 'desk.export.lead',
        context: 'Under the heading of the dialog',
        message:
          'One file with everything that is kept of this member, unmasked. Passwords and codes are not in it.',
      })}
      confirm={t({
        id: 'desk.export.confirm',
        context: 'Button of a dialog',
        message: 'Export',
      })}
      toBody={({ reason }) => ({ memberId: id, reason })}
      make={async (endpoint, body) => {
        await downloadFile(endpoint, { body }, brand?.merchantCode);
        notify(
          t({
            id: 'desk.export.done',
            context: 'Notice after a file was downloaded',
            message: 'The file is in your downloads.',
          }),
          { type: 'success' },
        );
      }}
    />
  );
}

function EraseButton({ member: { id, account } }: { member: Member }) {
  const { t } = useLingui();
  const { effect } = useErasureWords();
  return (
    <ActionButton
      endpoint={eraseMember}
      size="small"
      danger
      label={t({ id: 'desk.erase.button', context: 'Button', message: 'Erase the data' })}
      title={t({
        id: 'desk.erase.question',
        context: 'Heading of a dialog',
        message: `Erase the data of ${account}?`,
      })}
      lead={effect}
      confirm={t({
        id: 'desk.erase.confirm',
        context: 'Button of a dialog; a second person has to approve it',
        message: 'Ask for the erasure',
      })}
      toBody={({ reason }) => ({ memberId: id, reason })}
    />
  );
}
