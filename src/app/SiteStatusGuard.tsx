import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import type { SiteStatus } from '../../schemas/page.ts';
import { systemStatus } from '../api/system.ts';
import { loadChunk } from '../platform/chunks/loadChunk.ts';
import { useHttp } from '../platform/http/HttpContext.tsx';

const SiteStatusPage = lazy(loadChunk(() => import('../features/status/SiteStatusScreen.tsx')));

/** Puts the maintenance or restriction page in place of the whole site, and takes it away again by itself. */
export function SiteStatusGuard({
  initial,
  children,
}: {
  initial: SiteStatus;
  children: ReactNode;
}) {
  const [isMounted, setIsMounted] = useState(false);
  useEffect(() => setIsMounted(true), []);
  const { data } = useQuery({
    ...systemStatus(useHttp(), isMounted ? window.location.host : ''),
    enabled: isMounted,
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
