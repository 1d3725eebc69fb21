import { StreamRefusal } from '../http/fetchStream.ts';
import type { After } from './followStream.ts';

/** Does something later by the browser's own timers. */
export const after: After = (ms, act) => {
  const timer = setTimeout(act, ms);
  return () => clearTimeout(timer);
};

/** Tells now and whenever the page is seen or hidden; ends with what it returns. */
export function watchSeen(onChange: (isSeen: boolean) => void): () => void {
  const look = () => onChange(document.visibilityState === 'visible');
  const hide = () => onChange(false);
  document.addEventListener('visibilitychange', look);
  window.addEventListener('pageshow', look);
  window.addEventListener('online', look);
  window.addEventListener('pagehide', hide);
  look();
  return () => {
    document.removeEventListener('visibilitychange', look);
    window.removeEventListener('pageshow', look);
    window.removeEventListener('online', look);
    window.removeEventListener('pagehide', hide);
  };
}

/** Whether to try a stream again, and when: a refusal of who asks stays the same. */
export function judge(error: unknown): number | null {
  if (!(error instanceof StreamRefusal)) return 0;
  const { status, waitMs } = error;
  return status === 429 || status >= 500 ? waitMs : null;
}
