import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { email, required, TextInput } from 'react-admin';
import { inviteStaff } from '../../../../schemas/desk/staff.ts';
import { ActionButton } from '../../actions/ActionButton.tsx';
import { LinkDialog } from './LinkDialog.tsx';
import { ScopeFields, toScope, type ScopeValues } from './ScopeFields.tsx';

interface Values extends ScopeValues {
  readonly email: string;
  readonly name: string;
}

/** Invites somebody; the link is shown once. */
export function InviteButton() {
  const { t } = useLingui();
  const [link, setLink] = useState<string | null>(null);
  return (
    <>
      <ActionButton<typeof inviteStaff, Values>
        endpoint={inviteStaff}
        variant="contained"
        reason="optional"
        label={t({
          id: 'desk.invite.open',
          context: 'Button of the page of the staff',
          message: 'Invite',
        })}
        title={t({
          id: 'desk.invite.title',
          context: 'Heading of a dialog',
          message: 'Invite a colleague',
        })}
        lead={t({
          id: 'desk.invite.lead',
          context: 'In the dialog that invites somebody',
          message: 'You get a link that is good once and for 72 hours. Pass it on yourself.',
        })}
        confirm={t({
          id: 'desk.invite.confirm',
          context: 'Button of a dialog',
          message: 'Make the link',
        })}
        fields={
          <>
            <TextInput
              source="name"
              validate={required()}
              label={t({ id: 'desk.invite.name', context: 'Label of the field', message: 'Name' })}
              helperText={false}
            />
            <TextInput
              source="email"
              type="email"
              validate={[required(), email()]}
              label={t({
                id: 'desk.invite.email',
                context: 'Label of the field',
                message: 'E-mail address',
              })}
              helperText={false}
            />
            <ScopeFields />
          </>
        }
        toBody={({ reason, name, email: address, ...scope }) => ({
          name,
          email: address,
          ...toScope(scope),
          ...(reason ? { reason } : {}),
        })}
        onDone={({ value }) => setLink(value?.link ?? null)}
      />
      <LinkDialog link={link} onClose={() => setLink(null)} />
    </>
  );
}
