import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { AutocompleteArrayInput, BooleanInput, NumberInput, required } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { LARGEST_PAGE } from '../../../../schemas/desk/list.ts';
import { listMembers } from '../../../../schemas/desk/members.ts';
import { listRoles } from '../../../../schemas/desk/staff.ts';
import { AGENT_TYPE } from '../../../../schemas/memberTypes.ts';
import { useRoleName } from '../../i18n/useRoleName.ts';
import { useBrand, useDesk, useDeskSession, useMay } from '../../session/DeskContext.tsx';

/** What the fields of roles and brands give. */
export interface ScopeValues {
  readonly roles: readonly string[];
  readonly allBrands?: boolean;
  readonly brands?: readonly string[];
  /** Ids of agents; none for all members. */
  readonly lines?: readonly string[];
  readonly vipFrom?: number | null;
}

/** Roles, brands and members as calls take them; null for all brands, lines and ranks. */
export const toScope = ({ roles, allBrands, brands, lines = [], vipFrom }: ScopeValues) => ({
  roles: [...roles],
  brands: allBrands ? null : [...(brands ?? [])],
  members: { lines: lines.length > 0 ? [...lines] : null, vipFrom: vipFrom ?? null },
});

/** Agents of the chosen brand, and by their ids those who are chosen already at another one. */
function useAgents(): { id: string; name: string }[] {
  const { calls } = useDesk();
  const may = useMay();
  const brand = useBrand();
  const chosen = (useWatch({ name: 'lines' }) ?? []) as readonly string[];
  const { data } = useQuery({
    queryKey: ['desk.agents', brand?.merchantCode],
    queryFn: ({ signal }) =>
      calls.call(listMembers, {
        query: { memberType: AGENT_TYPE, limit: LARGEST_PAGE, sort: 'account', order: 'asc' },
        signal,
      }),
    enabled: brand !== undefined && may(listMembers),
  });
  const agents = (data?.items ?? []).map(({ id, account }) => ({ id, name: account }));
  const others = chosen.filter((id) => !agents.some((agent) => agent.id === id));
  return [...agents, ...others.map((id) => ({ id, name: id.slice(0, 8) }))];
}

/** Which members within their brands somebody is for. */
function MemberFields() {
  const { t } = useLingui();
  const agents = useAgents();
  return (
    <>
      <AutocompleteArrayInput
        source="lines"
        choices={agents}
        translateChoice={false}
        label={t({
          id: 'desk.scope.lines',
          context: 'Label of the field: agents',
          message: 'Only lines of these agents',
        })}
        helperText={t({
          id: 'desk.scope.linesHelp',
          context: 'Help under the field',
          message: 'Agents of the brand that is chosen above. Empty: all members.',
        })}
      />
      <NumberInput
        source="vipFrom"
        min={0}
        max={1000}
        step={1}
        label={t({
          id: 'desk.scope.vipFrom',
          context: 'Label of the field: a rank in the VIP club',
          message: 'Only members from this VIP rank',
        })}
        helperText={t({
          id: 'desk.scope.vipHelp',
          context: 'Help under the field',
          message: 'Empty: of every rank.',
        })}
      />
    </>
  );
}

/** Which roles somebody gets, and for which brands and members. */
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
      <MemberFields />
    </>
  );
}
