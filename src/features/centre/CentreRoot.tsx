import { useQuery } from '@tanstack/react-query';
import { Suspense, type ReactNode } from 'react';
import { badges } from '../../api/centre.ts';
import { useHttp } from '../../platform/http/HttpContext.tsx';
import { WithMessages } from '../../platform/i18n/WithMessages.tsx';
import { BadgesProvider } from '../../platform/screens/BadgesContext.tsx';
import { isRealMember } from '../../platform/session/session.ts';
import { useSession } from '../../platform/session/SessionContext.tsx';
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx';
import styles from '../../ui/CentreFrame/Centre.module.css';

/** What stands around every page of the centre: its words, and the room of a page that is on its way. */
export function CentreRoot({ children }: { children: ReactNode }) {
  return (
    <Suspense fallback={<Skeleton className={styles.shape} />}>
      <WithMessages part="account">
        <WithMessages part="centre">
          <WithBadges>{children}</WithBadges>
        </WithMessages>
      </WithMessages>
    </Suspense>
  );
}

const NOTHING = {};

/** What waits on the pages, as the menus show it. */
function WithBadges({ children }: { children: ReactNode }) {
  const http = useHttp();
  const { data } = useQuery({ ...badges(http), enabled: isRealMember(useSession()) });
  return <BadgesProvider badges={data ?? NOTHING}>{children}</BadgesProvider>;
}
