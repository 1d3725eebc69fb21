import { useLingui } from '@lingui/react/macro';
import { TextInput } from 'react-admin';
import { moveMember } from '../../../schemas/desk/lineMoves.ts';
import { ActionButton } from '../actions/ActionButton.tsx';

/** Moves a member with its team below another agent; a second person approves. */
export function MoveButton({
  member: { id, account },
}: {
  member: { readonly id: string; readonly account: string };
}) {
  const { t } = useLingui();
  return (
    <ActionButton<typeof moveMember, { upline?: string; reason: string }>
      endpoint={moveMember}
      size="small"
      width="sm"
      label={t({
        id: 'desk.move.button',
        context: 'Button: gives a member another agent above',
        message: 'Move to another agent',
      })}
      title={t({
        id: 'desk.move.title',
        context: 'Heading of a dialog; the account of a member',
        message: `Move ${account} to another agent?`,
      })}
      lead={t({
        id: 'desk.move.lead',
        context: 'In the dialog that moves a member',
        message:
          'The team comes along. The new line holds from the start of the next dividend period; what was billed before stays. No contract or debt that the member receives may be open.',
      })}
      fields={
        <TextInput
          source="upline"
          label={t({
            id: 'desk.move.upline',
            context: 'Field: account of the agent who will be above a member',
            message: 'Account of the new agent',
          })}
          helperText={t({
            id: 'desk.move.none',
            context: 'Below the field of the account of the new agent',
            message: 'Left empty, the member heads a line of its own.',
          })}
          slotProps={{ htmlInput: { maxLength: 64, dir: 'ltr' } }}
        />
      }
      confirm={t({
        id: 'desk.move.confirm',
        context: 'Button of a dialog; a second person has to approve it',
        message: 'Ask for the move',
      })}
      toBody={({ upline, reason }) => ({ memberId: id, upline: upline?.trim() || null, reason })}
    />
  );
}
