import { Trans } from '@lingui/react/macro';
import { Suspense, type ReactNode } from 'react';
import { FaultBoundary } from '../../platform/chunks/FaultBoundary.tsx';
import { LoadFault } from '../../ui/LoadFault/LoadFault.tsx';

/** A part of the shell that loads by itself; where it fails, the page and the other parts stay. */
export function ShellPart(props: { children: ReactNode; room?: ReactNode }) {
  return (
    <FaultBoundary
      fallback={({ retry }) => (
        <LoadFault onRetry={retry}>
          <Trans
            id="shell.fault"
            context="In place of the header, a menu or the footer that could not be loaded"
          >
            This part did not load.
          </Trans>
        </LoadFault>
      )}
    >
      <Suspense fallback={props.room}>{props.children}</Suspense>
    </FaultBoundary>
  );
}
