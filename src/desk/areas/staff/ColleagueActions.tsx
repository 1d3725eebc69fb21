import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { TextInput } from 'react-admin';
import type { DeskValueOf } from '../../../../schemas/desk/deskEndpoint.ts';
import {
  disableStaff,
  enableStaff,
  renewInvitation,
  setStaffAddresses,
  setStaffRoles,
  type getStaff,
} from '../../../../schemas/desk/staff.ts';
import { ActionButton } from '../../actions/ActionButton.tsx';
import { LinkDialog } from './LinkDialog.tsx';
import { ScopeFields, toScope, type ScopeValues } from './ScopeFields.tsx';
import styles from './staff.module.css';

type Colleague = DeskValueOf<typeof getStaff>;

/** What may be done with an account of the staff. */
export function ColleagueActions({ colleague }: { colleague: Colleague }) {
  return (
    <div className={styles.buttons}>
      <RolesButton colleague={colleague} />
      <AddressesButton colleague={colleague} />
      <RenewButton colleague={colleague} />
      {colleague.state === 'disabled' ? (
        <EnableButton colleague={colleague} />
      ) : (
        <DisableButton colleague={colleague} />
      )}
    </div>
  );
}

function RolesButton({
  colleague: { id, name, version, roles, brands, members },
}: {
  colleague: Colleague;
}) {
  const { t } = useLingui();
  return (
    <ActionButton<typeof setStaffRoles, ScopeValues>
      endpoint={setStaffRoles}
      size="small"
      label={t({ id: 'desk.colleague.setRoles', context: 'Button', message: 'Change roles' })}
      title={t({
        id: 'desk.colleague.setRolesTitle',
        context: 'Heading of a dialog',
        message: `Change the roles of ${name}`,
      })}
      lead={t({
        id: 'desk.colleague.setRolesLead',
        context: 'In the dialog that changes roles',
        message: 'Another administrator has to approve this.',
      })}
      confirm={t({
        id: 'desk.colleague.setRolesConfirm',
        context: 'Button of a dialog',
        message: 'Ask for it',
      })}
      defaultValues={{
        roles,
        allBrands: brands === null,
        brands: brands ?? [],
        lines: members.lines ?? [],
        vipFrom: members.vipFrom,
      }}
      fields={<ScopeFields />}
      toBody={({ reason, ...scope }) => ({ id, version, reason, ...toScope(scope) })}
    />
  );
}

function AddressesButton({
  colleague: { id, name, version, addresses },
}: {
  colleague: Colleague;
}) {
  const { t } = useLingui();
  return (
    <ActionButton<typeof setStaffAddresses, { addresses?: string }>
      endpoint={setStaffAddresses}
      size="small"
      label={t({
        id: 'desk.colleague.setAddresses',
        context: 'Button',
        message: 'Allowed addresses',
      })}
      title={t({
        id: 'desk.colleague.setAddressesTitle',
        context: 'Heading of a dialog',
        message: `Where may ${name} sign in from?`,
      })}
      confirm={t({
        id: 'desk.colleague.setAddressesConfirm',
        context: 'Button of a dialog',
        message: 'Save',
      })}
      defaultValues={{ addresses: addresses.join('\n') }}
      fields={
        <TextInput
          source="addresses"
          multiline
          minRows={3}
          label={t({
            id: 'desk.colleague.addressList',
            context: 'Label of the field',
            message: 'Addresses and networks, a line each',
          })}
          helperText={t({
            id: 'desk.colleague.addressHelp',
            context: 'Help under the field',
            message: 'Such as 203.0.113.0/24. Empty: from anywhere.',
          })}
        />
      }
      toBody={({ addresses: text = '', reason }) => ({
        id,
        version,
        reason,
        addresses: [...new Set(text.split(/[\s,]+/).filter(Boolean))],
      })}
    />
  );
}

function RenewButton({ colleague: { id, name } }: { colleague: Colleague }) {
  const { t } = useLingui();
  const [link, setLink] = useState<string | null>(null);
  return (
    <>
      <ActionButton
        endpoint={renewInvitation}
        size="small"
        reason="optional"
        label={t({ id: 'desk.colleague.renew', context: 'Button', message: 'New invitation link' })}
        title={t({
          id: 'desk.colleague.renewTitle',
          context: 'Heading of a dialog',
          message: `Make a new link for ${name}?`,
        })}
        lead={t({
          id: 'desk.colleague.renewLead',
          context: 'In the dialog that makes a new invitation link',
          message: 'Password and second factors are chosen anew; all sessions end.',
        })}
        confirm={t({
          id: 'desk.colleague.renewConfirm',
          context: 'Button of a dialog',
          message: 'Make the link',
        })}
        toBody={({ reason }) => ({ id, ...(reason ? { reason } : {}) })}
        onDone={({ value }) => setLink(value?.link ?? null)}
      />
      <LinkDialog link={link} onClose={() => setLink(null)} />
    </>
  );
}

function DisableButton({ colleague: { id, name } }: { colleague: Colleague }) {
  const { t } = useLingui();
  return (
    <ActionButton
      endpoint={disableStaff}
      size="small"
      danger
      label={t({ id: 'desk.colleague.disable', context: 'Button', message: 'Disable' })}
      title={t({
        id: 'desk.colleague.disableTitle',
        context: 'Heading of a dialog',
        message: `Disable the account of ${name}?`,
      })}
      lead={t({
        id: 'desk.colleague.disableLead',
        context: 'In the dialog that disables an account',
        message: 'All sessions end at once, and nobody can sign in with it.',
      })}
      confirm={t({ id: 'desk.colleague.disable', context: 'Button', message: 'Disable' })}
      toBody={({ reason }) => ({ id, reason })}
    />
  );
}

function EnableButton({ colleague: { id, name } }: { colleague: Colleague }) {
  const { t } = useLingui();
  return (
    <ActionButton
      endpoint={enableStaff}
      size="small"
      label={t({ id: 'desk.colleague.enable', context: 'Button', message: 'Enable' })}
      title={t({
        id: 'desk.colleague.enableTitle',
        context: 'Heading of a dialog',
        message: `Let ${name} sign in again?`,
      })}
      confirm={t({ id: 'desk.colleague.enable', context: 'Button', message: 'Enable' })}
      toBody={({ reason }) => ({ id, reason })}
    />
  );
}
