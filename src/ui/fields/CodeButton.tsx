import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import styles from './CodeButton.module.css';
import { useCountdown } from './useCountdown.ts';

/** Shortest time between two presses that are sent on. */
const SEND_GAP_MS = 1000;

const toClock = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** Sends a code by message, then counts down to the moment when another may be asked for; a reload does not shorten it. */
export function CodeButton({
  name,
  onSend,
}: {
  /** What the code is for: each purpose counts by itself. */
  name: string;
  /** Sends the code; resolves with the seconds until the next may be sent, or null where none was. */
  onSend: () => Promise<number | null>;
}) {
  const { t } = useLingui();
  const { secondsLeft, start } = useCountdown(name);
  const [isSending, setSending] = useState(false);
  const [wasSent, setSent] = useState(false);
  const lastPress = useRef(-SEND_GAP_MS);
  const isWaiting = secondsLeft > 0;
  const time = toClock(secondsLeft);

  const send = async ({ timeStamp }: { timeStamp: number }) => {
    if (isSending || isWaiting || timeStamp - lastPress.current < SEND_GAP_MS) return;
    lastPress.current = timeStamp;
    setSending(true);
    try {
      const seconds = await onSend();
      if (seconds === null) return;
      start(seconds);
      setSent(true);
    } finally {
      setSending(false);
    }
  };
  const sent = t({
    id: 'form.code.sent',
    context: 'Read out after a code was sent by SMS or e-mail',
    message: 'The code is on its way.',
  });
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-disabled={isWaiting || isSending || undefined}
        aria-busy={isSending || undefined}
        onClick={(press) => void send(press)}
      >
        {isWaiting ? (
          <Trans
            id="form.code.again"
            context="Button that waits: {time}, such as 0:42, until another code can be sent"
          >
            Again in <bdi>{time}</bdi>
          </Trans>
        ) : (
          <Trans id="form.code.send" context="Button: send a code by SMS or e-mail">
            Send code
          </Trans>
        )}
      </button>
      <span role="status" className="visuallyHidden">
        {wasSent && isWaiting && sent}
      </span>
    </>
  );
}
