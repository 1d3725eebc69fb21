import { isPermission, type PermissionId } from '../../../schemas/desk/permissions.ts';
import { LIMIT_KINDS, type LimitKind, type MoneyLimit } from '../../../schemas/desk/roles.ts';
import { saveRole as saveRoleEndpoint } from '../../../schemas/desk/staff.ts';
import type { Tx } from '../../db/database.ts';
import { Problem } from '../../http/problem.ts';
import type { DeskAction } from '../actions.ts';
import type { DeskParts } from '../area.ts';
import { listOwnRoles, saveRole } from './staff.repository.ts';

const changed = () => new Problem('changedMeanwhile', 'It was changed meanwhile.');

function readLimits(limits: readonly MoneyLimit[]): readonly MoneyLimit[] {
  const isSound = limits.every(
    ({ kind, alone, most }) =>
      (LIMIT_KINDS as readonly LimitKind[]).includes(kind) && Number(alone) <= Number(most),
  );
  if (!isSound) throw new Problem('bodyInvalid', 'A limit is larger alone than at most.');
  return limits;
}

/** Makes the change of the operator's own roles. */
export const createSaveRole = ({ random }: DeskParts): DeskAction<typeof saveRoleEndpoint> => {
  const findOwn = async (tx: Tx, { id, version }: { id?: string; version?: number }) => {
    if (id === undefined) return undefined;
    const own = (await listOwnRoles(tx)).find((role) => role.id === id);
    if (!own) throw new Problem('notFound', 'There is no such role.');
    if (own.version !== version) throw changed();
    return own;
  };
  return {
    endpoint: saveRoleEndpoint,
    async fourEyes(tx, body) {
      if (!body.permissions.every(isPermission)) {
        throw new Problem('bodyInvalid', 'There is no such permission.');
      }
      readLimits(body.limits);
      const own = await findOwn(tx, body);
      return {
        subject: { kind: 'role', id: own?.id ?? 'new', label: body.name },
        brands: null,
        before: own ?? null,
        mayStandAlone: true,
      };
    },
    async perform(tx, body, { now }) {
      const own = await findOwn(tx, body);
      const id = own?.id ?? `own-${random(9).toString('base64url')}`;
      const role = {
        id,
        name: body.name.trim(),
        permissions: body.permissions as PermissionId[],
        limits: body.limits,
        version: own?.version ?? 0,
      };
      if (!(await saveRole(tx, role, now))) throw changed();
      return {
        value: { id },
        subject: { kind: 'role', id, label: role.name },
        brands: null,
        before: own ?? null,
        after: role,
      };
    },
  };
};
