import { lazy, Suspense } from 'react';
import { FaultBoundary } from '../platform/chunks/FaultBoundary.tsx';
import { loadChunk } from '../platform/chunks/loadChunk.ts';
import { useGate } from '../platform/gates/gates.tsx';
import { isRealMember } from '../platform/session/session.ts';
import { useSession } from '../platform/session/SessionContext.tsx';

const Watch = lazy(
  loadChunk(async () => ({
    default: (await import('../features/centre/limits/PlayWatch.tsx')).PlayWatch,
  })),
);

/** Reminds a member of how long they have been playing; its script comes for members alone, and its loss keeps no page away. */
export function PlayWatch() {
  const isOpen = useGate('memberCenter');
  const isMember = isRealMember(useSession());
  if (!isOpen || !isMember) return null;
  return (
    <FaultBoundary fallback={() => null}>
      <Suspense fallback={null}>
        <Watch />
      </Suspense>
    </FaultBoundary>
  );
}
