import { Component, useEffect, type ReactNode } from 'react';
import { ChunkError, reloadOnce } from './loadChunk.ts';

/** Why a part of the page cannot show, and the way to try again. */
export interface Fault {
  /** `offline` and `slow`: its script did not arrive; `failure`: that too, or it failed while it rendered. */
  readonly kind: 'offline' | 'slow' | 'failure';
  retry(): void;
}

interface Props {
  readonly children: ReactNode;
  /** What stands in place of the part. */
  readonly fallback: (fault: Fault) => ReactNode;
  /** Whether the part is the page itself, which then comes back by itself once the device is online again. */
  readonly isPage?: boolean;
}

interface State {
  readonly caught: { readonly error: unknown; readonly kind: Fault['kind'] } | null;
}

const reload = () => window.location.reload();

/** Keeps a fault of one part from taking the rest of the page away. */
export class FaultBoundary extends Component<Props, State> {
  override state: State = { caught: null };

  static getDerivedStateFromError(error: unknown): State {
    return { caught: { error, kind: getKind(error) } };
  }

  override componentDidCatch(error: unknown) {
    if (error instanceof ChunkError && error.reason === 'failed') reloadOnce(Date.now(), reload);
  }

  /** A missing script comes with a new page only, and without a connection there would be no page at all. */
  retry = () => {
    if (!(this.state.caught?.error instanceof ChunkError)) this.setState({ caught: null });
    else if (navigator.onLine) reload();
  };

  override render() {
    const { caught } = this.state;
    if (!caught) return this.props.children;
    const { kind } = caught;
    return (
      <>
        {this.props.isPage && kind === 'offline' && <WhenOnline then={this.retry} />}
        {this.props.fallback({ kind, retry: this.retry })}
      </>
    );
  }
}

function WhenOnline({ then }: { then: () => void }) {
  useEffect(() => {
    window.addEventListener('online', then);
    return () => window.removeEventListener('online', then);
  }, [then]);
  return null;
}

function getKind(error: unknown): Fault['kind'] {
  if (!(error instanceof ChunkError)) return 'failure';
  if (!navigator.onLine) return 'offline';
  return error.reason === 'timeout' ? 'slow' : 'failure';
}
