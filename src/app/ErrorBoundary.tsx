import { Component, type ReactNode } from 'react';
import { ChunkError, reloadOnce } from '../platform/chunks/loadChunk.ts';
import { StatusPage } from '../ui/StatusPage/StatusPage.tsx';

interface State {
  readonly error: unknown;
}

/** Shows a designed message with a retry in place of a part that failed, never a white page. */
export class ErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { error: null };

  static getDerivedStateFromError(error: unknown): State {
    return { error };
  }

  override componentDidCatch(error: unknown) {
    if (error instanceof ChunkError && error.reason === 'failed') {
      reloadOnce(Date.now(), () => window.location.reload());
    }
  }

  override render() {
    const { error } = this.state;
    if (error === null) return this.props.children;
    return <StatusPage kind={getKind(error)} onRetry={() => window.location.reload()} />;
  }
}

function getKind(error: unknown): 'offline' | 'slow' | 'failure' {
  if (!(error instanceof ChunkError)) return 'failure';
  if (!navigator.onLine) return 'offline';
  return error.reason === 'timeout' ? 'slow' : 'failure';
}
