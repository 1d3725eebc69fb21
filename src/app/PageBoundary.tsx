import type { ReactNode } from 'react';
import { FaultBoundary } from '../platform/chunks/FaultBoundary.tsx';
import { StatusPage } from '../ui/StatusPage/StatusPage.tsx';

/** Shows a designed message with a retry in place of a page that failed, never a white one. */
export function PageBoundary({ children }: { children: ReactNode }) {
  return (
    <FaultBoundary
      isPage
      fallback={({ kind, retry }) => <StatusPage kind={kind} onRetry={retry} />}
    >
      {children}
    </FaultBoundary>
  );
}
