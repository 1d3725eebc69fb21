import { Plural, useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useEffect, useState } from 'react';
import { listOwnSessions } from '../../../schemas/desk/session.ts';
import { useDesk, useDeskSession } from './DeskContext.tsx';
import type { DeskSession } from './sessionStore.ts';
import { useSignOut } from './useSignOut.ts';

/** How long before its end a session says so. */
const WARNED_MS = 2 * 60_000;
const TICK_MS = 1_000;

/** When the session ends unless something is done, by this device's clock. */
function getEnd({ idleEndsAt, endsAt, serverTime }: DeskSession, readAt: number): number {
  const ends = [idleEndsAt, endsAt].flatMap((at) => (at ? [Date.parse(at)] : []));
  return readAt + Math.min(...ends) - Date.parse(serverTime);
}

/** Says that the session is about to end, and lets it go on by one press. */
export function SessionWatch() {
  const { t } = useLingui();
  const { calls, session } = useDesk();
  const shown = useDeskSession();
  const signOut = useSignOut();
  const [left, setLeft] = useState<number | null>(null);
  useEffect(() => {
    if (!shown) return undefined;
    let end = getEnd(shown, Date.now());
    let isAsking = false;
    const look = async () => {
      const rest = end - Date.now();
      if (rest > WARNED_MS || isAsking) return setLeft(null);
      // Every call since has moved the end: only the gateway knows it.
      isAsking = true;
      const fresh = await session.refresh().catch(() => null);
      isAsking = false;
      if (fresh) end = getEnd(fresh, Date.now());
      setLeft(Math.max(0, end - Date.now()));
    };
    const timer = setInterval(() => void look(), TICK_MS * 15);
    return () => clearInterval(timer);
  }, [shown, session]);
  const minutes = Math.max(1, Math.ceil((left ?? 0) / 60_000));
  const stay = async () => {
    await calls.call(listOwnSessions);
    await session.refresh();
    setLeft(null);
  };
  return (
    <Dialog open={left !== null && left <= WARNED_MS} role="alertdialog">
      <DialogTitle>
        {t({
          id: 'desk.session.endTitle',
          context: 'Heading of a dialog: nothing was done for a while',
          message: 'Still there?',
        })}
      </DialogTitle>
      <DialogContent>
        <Plural
          id="desk.session.endsIn"
          context="In the dialog that says that the session is about to end"
          value={minutes}
          one="Your session ends in a minute. What you typed stays."
          other="Your session ends in # minutes. What you typed stays."
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={() => void signOut()}>
          {t({
            id: 'desk.session.leave',
            context: 'Button of the dialog that says that the session is about to end',
            message: 'Sign out',
          })}
        </Button>
        <Button variant="contained" autoFocus onClick={() => void stay()}>
          {t({
            id: 'desk.session.stay',
            context: 'Button of the dialog that says that the session is about to end',
            message: 'Stay signed in',
          })}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
