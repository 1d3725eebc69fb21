import { useNavigate } from 'react-router-dom';
import { loadChunk } from '../../platform/chunks/loadChunk.ts';
import { beginWait, endWait } from '../../platform/hydration/presses.ts';
import { useHttp } from '../../platform/http/HttpContext.tsx';
import { useModals } from '../../platform/modals/modals.ts';
import { useSessionActions } from '../../platform/session/SessionContext.tsx';

const loadSession = loadChunk(() => import('../../api/session.ts'));

let isUnderWay = false;

/** Signs in with a new trial account and goes home; where that fails, the log-in says why. */
export function useTrialSignIn(): () => void {
  const http = useHttp();
  const modals = useModals();
  const { signIn } = useSessionActions();
  const navigate = useNavigate();
  return () => {
    if (isUnderWay) return;
    isUnderWay = true;
    beginWait();
    loadSession()
      .then(({ startTrial }) => startTrial(http))
      .then((value) => {
        signIn(value);
        void navigate('/');
      })
      .catch((problem: unknown) => modals.open('login', { problem }))
      .finally(() => {
        isUnderWay = false;
        endWait();
      });
  };
}
