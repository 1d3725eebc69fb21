import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { AutocompleteArrayInput, BooleanInput, required } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { listRoles } from '../../../../schemas/desk/staff.ts';
import { useRoleName } from '../../i18n/useRoleName.ts';
import { useDesk, useDeskSession, useMay } from '../../session/DeskContext.tsx';

/** What the fields of roles and brands give. */
export interface ScopeValues {
  readonly roles: readonly string[];
  readonly allBrands?: boolean;
  readonly brands?: readonly string[];
}

/** Roles and brands as calls take them; null for all brands. */
export const toScope = ({ roles, allBrands, brands }: ScopeValues) => ({
  roles: [...roles],
  brands: allBrands ? null : [...(brands ?? [])],
});

/** Which roles somebody gets, and for which brands. */
export function ScopeFields() {
  const { t } = useLingui();
  const { calls } = useDesk();
  const may = useMay();
  const session = useDeskSession();
  const nameRole = useRoleName();
  const isForAll = useWatch({ name: 'allBrands' }) === true;
  const { data } = useQuery({
    queryKey: ['desk.roles'],
    queryFn: ({ signal }) => calls.call(listRoles, { signal }),
    enabled: may(listRoles),
  });
  const roles = (data?.items ?? []).map(({ id, name }) => ({ id, name: nameRole(id, name) }));
  const brands = (session?.brands ?? []).map(({ merchantCode, name }) => ({
    id: merchantCode,
    name,
  }));
  return (
    <>
      <AutocompleteArrayInput
        source="roles"
        choices={roles}
        translateChoice={false}
        validate={required()}
        label={t({ id: 'desk.scope.roles', context: 'Label of the field', message: 'Roles' })}
        helperText={false}
      />
      {session?.allBrands ? (
        <BooleanInput
          source="allBrands"
          label={t({
            id: 'desk.scope.allBrands',
            context: 'Label of the switch',
            message: 'All brands, also later ones',
          })}
          helperText={false}
        />
      ) : null}
      {isForAll ? null : (
        <AutocompleteArrayInput
          source="brands"
          choices={brands}
          translateChoice={false}
          validate={required()}
          label={t({ id: 'desk.scope.brands', context: 'Label of the field', message: 'Brands' })}
          helperText={false}
        />
      )}
    </>
  );
}
