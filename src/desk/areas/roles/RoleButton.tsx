import { useLingui } from '@lingui/react/macro';
import {
  ArrayInput,
  maxLength,
  regex,
  required,
  ResourceContextProvider,
  SimpleFormIterator,
  TextInput,
} from 'react-admin';
import { useController } from 'react-hook-form';
import type { DeskBodyOf, DeskValueOf } from '../../../../schemas/desk/deskEndpoint.ts';
import { saveRole, type listRoles } from '../../../../schemas/desk/staff.ts';
import { ActionButton } from '../../actions/ActionButton.tsx';
import { PermissionMatrix } from './PermissionMatrix.tsx';

type Role = DeskValueOf<typeof listRoles>['items'][number];
type Limits = DeskBodyOf<typeof saveRole>['limits'];

interface Values {
  readonly name: string;
  readonly permissions: readonly string[];
  readonly limits: Limits;
}

const LONGEST_NAME = 60;

/** Changes a role of the operator, or makes a new one that begins as another is. */
export function RoleButton({ from, isNew = false }: { from: Role | undefined; isNew?: boolean }) {
  const { t } = useLingui();
  return (
    <ActionButton<typeof saveRole, Values>
      endpoint={saveRole}
      variant={isNew ? 'contained' : 'outlined'}
      size={isNew ? undefined : 'small'}
      width="md"
      label={
        isNew
          ? t({
              id: 'desk.roles.new',
              context: 'Button: a new role that begins as the one that shows',
              message: 'New role from this one',
            })
          : t({ id: 'desk.roles.change', context: 'Button', message: 'Change' })
      }
      title={
        isNew
          ? t({ id: 'desk.roles.newTitle', context: 'Heading of a dialog', message: 'New role' })
          : t({
              id: 'desk.roles.changeTitle',
              context: 'Heading of a dialog',
              message: 'Change the role',
            })
      }
      lead={t({
        id: 'desk.roles.lead',
        context: 'In the dialog that makes or changes a role',
        message: 'Another administrator has to approve this.',
      })}
      confirm={t({
        id: 'desk.roles.confirm',
        context: 'Button of a dialog',
        message: 'Ask for it',
      })}
      defaultValues={{
        name: isNew ? '' : (from?.name ?? ''),
        permissions: from?.permissions ?? [],
        limits: (from?.limits ?? []) as Limits,
      }}
      fields={
        <ResourceContextProvider value="roles">
          <RoleFields />
        </ResourceContextProvider>
      }
      toBody={({ name, permissions, limits, reason }) => ({
        name,
        permissions: [...permissions],
        limits: (limits ?? []).map((limit) => ({ ...limit, kind: 'adjustment' as const })),
        reason,
        ...(isNew || !from ? {} : { id: from.id, version: from.version }),
      })}
    />
  );
}

function RoleFields() {
  const { t } = useLingui();
  const { field } = useController({ name: 'permissions' });
  const amount = [
    required(),
    regex(
      /^[0-9]{1,12}(\.[0-9]{1,4})?$/,
      t({
        id: 'desk.roles.amountRule',
        context: 'Under the field of an amount',
        message: 'Enter an amount such as 500',
      }),
    ),
  ];
  return (
    <>
      <TextInput
        source="name"
        validate={[required(), maxLength(LONGEST_NAME)]}
        label={t({ id: 'desk.roles.name', context: 'Label of the field', message: 'Name' })}
        helperText={false}
      />
      <PermissionMatrix value={field.value as readonly string[]} onChange={field.onChange} />
      <ArrayInput
        source="limits"
        label={t({
          id: 'desk.roles.limitFields',
          context: 'Label of a list of fields',
          message: 'Limits of adjustments',
        })}
        helperText={false}
      >
        <SimpleFormIterator inline disableReordering disableClear>
          <TextInput
            source="currency"
            validate={[required(), regex(/^[A-Z0-9]{3,8}$/)]}
            label={t({
              id: 'desk.roles.currency',
              context: 'Label of the field: code such as EUR',
              message: 'Currency',
            })}
            helperText={false}
          />
          <TextInput
            source="alone"
            validate={amount}
            label={t({
              id: 'desk.roles.alone',
              context: 'Label of the field: up to this amount no second person is needed',
              message: 'Alone up to',
            })}
            helperText={false}
          />
          <TextInput
            source="most"
            validate={amount}
            label={t({
              id: 'desk.roles.most',
              context: 'Label of the field: up to this amount it may be asked for',
              message: 'At most',
            })}
            helperText={false}
          />
        </SimpleFormIterator>
      </ArrayInput>
    </>
  );
}
