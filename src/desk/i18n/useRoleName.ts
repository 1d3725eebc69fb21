import { useLingui } from '@lingui/react/macro';
import type { ReadyRoleId } from '../../../schemas/desk/roles.ts';

/** What a role is called: ready ones in the reader's language, own ones as they were named. */
export function useRoleName(): (id: string, name?: string | null) => string {
  const { t } = useLingui();
  const names: Record<ReadyRoleId, string> = {
    support: t({ id: 'desk.role.support', context: 'Name of a role', message: 'Support' }),
    cashier: t({ id: 'desk.role.cashier', context: 'Name of a role', message: 'Cashier' }),
    risk: t({ id: 'desk.role.risk', context: 'Name of a role', message: 'Risk' }),
    marketing: t({ id: 'desk.role.marketing', context: 'Name of a role', message: 'Marketing' }),
    content: t({ id: 'desk.role.content', context: 'Name of a role', message: 'Content' }),
    trading: t({
      id: 'desk.role.trading',
      context: 'Name of a role: lotteries and odds',
      message: 'Trading',
    }),
    finance: t({ id: 'desk.role.finance', context: 'Name of a role', message: 'Finance' }),
    compliance: t({ id: 'desk.role.compliance', context: 'Name of a role', message: 'Compliance' }),
    administrator: t({
      id: 'desk.role.administrator',
      context: 'Name of a role',
      message: 'Administrator',
    }),
    auditor: t({ id: 'desk.role.auditor', context: 'Name of a role', message: 'Auditor' }),
  };
  return (id, name) => name ?? (names as Record<string, string>)[id] ?? id;
}
