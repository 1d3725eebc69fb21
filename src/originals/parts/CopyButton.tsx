import { useLingui } from '@lingui/react/macro';
import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import styles from './CopyButton.module.css';

/** Puts a text on the clipboard; in a frame that may not, by selecting it and copying what is selected. */
async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    const field = document.createElement('textarea');
    field.value = text;
    field.readOnly = true;
    const room = document.activeElement?.closest('dialog') ?? document.body;
    const focused = document.activeElement as HTMLElement | null;
    room.append(field);
    field.select();
    document.execCommand('copy');
    field.remove();
    focused?.focus();
  }
}

/** A button that copies a code that stands beside it. */
export function CopyButton({ text }: { readonly text: string }) {
  const { t } = useLingui();
  const [isCopied, setCopied] = useState(false);
  const Mark = isCopied ? Check : Copy;
  return (
    <button
      type="button"
      className={styles.copy}
      data-copied={isCopied || undefined}
      aria-label={
        isCopied
          ? t({
              id: 'originals.copied',
              context: 'Button that has copied a code, read to screen readers',
              message: 'Copied',
            })
          : t({
              id: 'originals.copy',
              context: 'Button that copies a code, read to screen readers',
              message: 'Copy',
            })
      }
      onClick={() => void copy(text).then(() => setCopied(true))}
    >
      <Mark size={16} strokeWidth={1.75} aria-hidden="true" />
    </button>
  );
}
