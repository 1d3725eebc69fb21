import { formatMinor, parseMinor } from '../../../engine/minorUnits.ts';
import { isPermission, type PermissionId } from '../../../schemas/desk/permissions.ts';
import {
  READY_ROLES,
  type LimitKind,
  type MoneyLimit,
  type Role,
} from '../../../schemas/desk/roles.ts';

const ready: ReadonlyMap<string, Role> = new Map(READY_ROLES.map((role) => [role.id, role]));

/** Whether a role is one that every desk has. */
export const isReadyRole = (id: string): boolean => ready.has(id);

/** What some roles allow together: every permission that any of them has, and the limits of all of them. */
export function combineRoles(
  ids: readonly string[],
  own: readonly Role[],
): { readonly permissions: ReadonlySet<PermissionId>; readonly limits: readonly MoneyLimit[] } {
  const roles = ids.flatMap((id) => ready.get(id) ?? own.find((role) => role.id === id) ?? []);
  return {
    permissions: new Set(roles.flatMap(({ permissions }) => permissions.filter(isPermission))),
    limits: roles.flatMap(({ limits }) => limits),
  };
}

/** How much of a kind somebody may move, in minor units of a currency; nothing where no role says so. */
export function getLimit(
  limits: readonly MoneyLimit[],
  { kind, currency, decimals }: { kind: LimitKind; currency: string; decimals: number },
): { readonly aloneMinor: bigint; readonly mostMinor: bigint } {
  const most = (of: (limit: MoneyLimit) => string) =>
    limits
      .filter((limit) => limit.kind === kind && limit.currency === currency)
      .map((limit) => parseMinor(of(limit), decimals) ?? 0n)
      .reduce((largest, minor) => (minor > largest ? minor : largest), 0n);
  return { aloneMinor: most(({ alone }) => alone), mostMinor: most((limit) => limit.most) };
}

/** The largest limit of each kind and currency, as the session tells it. */
export function listLimits(limits: readonly MoneyLimit[]): readonly MoneyLimit[] {
  const decimals = 4;
  const names = new Map(limits.map((limit) => [`${limit.kind} ${limit.currency}`, limit]));
  return [...names.values()].map(({ kind, currency }) => {
    const { aloneMinor, mostMinor } = getLimit(limits, { kind, currency, decimals });
    const write = (minor: bigint) => formatMinor(minor, decimals).replace(/\.?0+$/, '') || '0';
    return { kind, currency, alone: write(aloneMinor), most: write(mostMinor) };
  });
}
