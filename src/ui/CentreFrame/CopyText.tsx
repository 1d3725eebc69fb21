import { Trans } from '@lingui/react/macro';
import { useEffect, useState, type ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import styles from './CopyText.module.css';

const SAID_MS = 2_500;

/** Something to copy, with its name above and the button beside it, which says that it did. */
export function CopyText({
  name,
  text,
  shown,
}: {
  name: ReactNode;
  text: string;
  shown?: ReactNode;
}) {
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), SAID_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);
  return (
    <div className={styles.row}>
      <div className={styles.words}>
        <span className={styles.name}>{name}</span>
        <bdi className={styles.text}>{shown ?? text}</bdi>
      </div>
      <Button
        size="small"
        icon={isCopied ? 'check' : 'copy'}
        onClick={() => {
          // Where the browser refuses, the text stands beside it to be marked by hand.
          navigator.clipboard?.writeText(text).then(
            () => setCopied(true),
            () => undefined,
          );
        }}
      >
        <span role="status">
          {isCopied ? (
            <Trans id="centre.copied" context="Button that has copied what stands beside it">
              Copied
            </Trans>
          ) : (
            <Trans id="centre.copy" context="Button that copies what stands beside it">
              Copy
            </Trans>
          )}
        </span>
      </Button>
    </div>
  );
}
