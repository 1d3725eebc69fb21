import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useSyncExternalStore, type ReactNode } from 'react';
import type { ValueOf } from '../../schemas/api/endpoint.ts';
import type { getSystemStatus } from '../../schemas/api/system.ts';
import type { SiteStatus } from '../../schemas/page.ts';
import { systemStatus } from '../api/system.ts';
import { loadChunk } from '../platform/chunks/loadChunk.ts';
import { useHttp } from '../platform/http/HttpContext.tsx';

const SiteStatusPage = lazy(loadChunk(() => import('../features/status/SiteStatusScreen.tsx')));

/** What the document said already: an open site is asked about again after a minute, not at once. */
const OPEN: ValueOf<typeof getSystemStatus> = {
  status: 0,
  location: { ip: '', country: null },
  maintenance: { active: false, endsAt: null },
  regionRestriction: false,
};

const neverChanges = () => () => undefined;

/** Puts the maintenance or restriction page in place of the whole site, and takes it away again by itself. */
export function SiteStatusGuard({
  initial,
  children,
}: {
  initial: SiteStatus;
  children: ReactNode;
}) {
  const host = useSyncExternalStore(
    neverChanges,
    () => window.location.host,
    () => '',
  );
  const { data } = useQuery({
    ...systemStatus(useHttp(), host),
    enabled: host !== '',
    initialData: initial === 0 ? OPEN : undefined,
  });
  const status = data?.status ?? initial;
  if (status === 0) return children;
  return (
    <Suspense>
      <SiteStatusPage
        kind={status === 1 ? 'maintenance' : 'restricted'}
        endsAt={data?.maintenance.endsAt}
        location={data?.location}
      />
    </Suspense>
  );
}
