import { Suspense, type ReactNode } from 'react';
import { WithMessages } from '../../platform/i18n/WithMessages.tsx';
import centre from '../../ui/CentreFrame/Centre.module.css';
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx';

/** What stands around every page of the agent centre: its words, and the room of a page that is on its way. */
export function AgentRoot({ children }: { children: ReactNode }) {
  return (
    <Suspense fallback={<Skeleton className={centre.shape} />}>
      <WithMessages part="account">
        <WithMessages part="centre">
          <WithMessages part="agent">{children}</WithMessages>
        </WithMessages>
      </WithMessages>
    </Suspense>
  );
}
