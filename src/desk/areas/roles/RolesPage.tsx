import { Plural, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { DeskValueOf } from '../../../../schemas/desk/deskEndpoint.ts';
import { listRoles } from '../../../../schemas/desk/staff.ts';
import { useRoleName } from '../../i18n/useRoleName.ts';
import { PageHead } from '../../parts/PageHead.tsx';
import { PageSkeleton } from '../../parts/PageSkeleton.tsx';
import { ProblemAlert } from '../../parts/ProblemAlert.tsx';
import { Card, Money } from '../../parts/values.tsx';
import { useDesk } from '../../session/DeskContext.tsx';
import { PermissionMatrix } from './PermissionMatrix.tsx';
import { RoleButton } from './RoleButton.tsx';
import styles from './roles.module.css';

type Role = DeskValueOf<typeof listRoles>['items'][number];

/** What each role may do, and up to which amounts. */
export function RolesPage() {
  const { t } = useLingui();
  const { calls } = useDesk();
  const nameRole = useRoleName();
  const [chosen, setChosen] = useState<string | null>(null);
  const { data, error, isPending } = useQuery({
    queryKey: ['desk.roles'],
    queryFn: ({ signal }) => calls.call(listRoles, { signal }),
  });
  if (error) return <ProblemAlert problem={error} />;
  if (isPending) return <PageSkeleton />;
  const role = data.items.find(({ id }) => id === chosen) ?? data.items[0];
  return (
    <>
      <PageHead
        title={t({ id: 'desk.roles.title', context: 'Heading of the page', message: 'Roles' })}
      >
        <RoleButton key={`new ${role?.id}`} from={role} isNew />
      </PageHead>
      <div className={styles.page}>
        <div className={styles.names}>
          {data.items.map(({ id, name, holders }) => (
            <button
              key={id}
              type="button"
              className={styles.name}
              aria-pressed={id === role?.id}
              onClick={() => setChosen(id)}
            >
              {nameRole(id, name)}
              <span className={styles.holders}>
                <Plural
                  id="desk.roles.holders"
                  context="Beside the name of a role: how many accounts have it"
                  value={holders}
                  one="# person"
                  other="# people"
                />
              </span>
            </button>
          ))}
        </div>
        {role ? <RoleCard key={role.id} role={role} /> : null}
      </div>
    </>
  );
}

function RoleCard({ role }: { role: Role }) {
  const { t } = useLingui();
  const nameRole = useRoleName();
  return (
    <div className={styles.role}>
      <Card
        title={nameRole(role.id, role.name)}
        action={role.isReady ? undefined : <RoleButton from={role} />}
      >
        <PermissionMatrix value={role.permissions} />
      </Card>
      {role.limits.length > 0 ? (
        <Card
          title={t({
            id: 'desk.roles.limits',
            context:
              'Heading: amounts of a balance adjustment that need nobody else, and that may be asked for at most',
            message: 'Adjustments: alone, and at most',
          })}
        >
          <ul className={styles.limits}>
            {role.limits.map(({ kind, currency, alone, most }) => (
              <li key={`${kind} ${currency}`}>
                <Money amount={alone} currency={currency} /> ·{' '}
                <Money amount={most} currency={currency} />
              </li>
            ))}
          </ul>
        </Card>
      ) : null}
    </div>
  );
}
