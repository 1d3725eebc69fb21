import { useRef, useState, type DragEvent } from 'react';
import { Button } from '../../../src/ui/Button/Button.tsx';
import { Icon } from '../../../src/ui/Icon/Icon.tsx';
import { readThemeFile, type ReadTheme } from './readThemeFile.ts';
import styles from './tokens.module.css';

/** Takes a token file, dropped or chosen, and says what is wrong with it where anything is. */
export function ImportZone(props: {
  /** The file that shows instead of the brand's theme. */
  imported: string | undefined;
  brandName: string;
  onTheme: (read: Extract<ReadTheme, { ok: true }> | undefined) => void;
}) {
  const { imported, brandName, onTheme } = props;
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const [refused, setRefused] = useState<Extract<ReadTheme, { ok: false }>>();
  const take = async (file: File | undefined) => {
    if (!file) return;
    const read = await readThemeFile(file);
    setRefused(read.ok ? undefined : read);
    if (read.ok) onTheme(read);
  };
  const drag = (isOver: boolean) => (drop: DragEvent) => {
    drop.preventDefault();
    setOver(isOver);
  };
  return (
    <div
      className={styles.zone}
      data-import
      data-over={over}
      onDragOver={drag(true)}
      onDragLeave={drag(false)}
      onDrop={(drop) => {
        drag(false)(drop);
        void take(drop.dataTransfer.files[0]);
      }}
    >
      <div className={styles.zoneLine}>
        <span className={styles.zoneMark}>
          <Icon name="arrowUp" size={24} />
        </span>
        <div className={styles.zoneWords} role="status">
          <strong>
            {imported ? `Showing ${imported}` : 'Try another theme: drop a token file here'}
          </strong>
          <p>
            {imported
              ? `${brandName} comes back when you go back or leave the page. Nothing was uploaded.`
              : 'A DTCG file such as this page hands out, changed in your own tool. It is read in this browser, checked as the gateway checks it and shown at once. Nothing is uploaded.'}
          </p>
        </div>
        <div className={styles.line}>
          {imported && (
            <Button kind="quiet" onClick={() => onTheme(undefined)}>
              Back to {brandName}
            </Button>
          )}
          <Button onClick={() => input.current?.click()}>Choose a file</Button>
          <input
            ref={input}
            type="file"
            hidden
            accept=".json,application/json"
            aria-label="Token file"
            onChange={({ currentTarget }) => {
              void take(currentTarget.files?.[0]);
              // The same file, mended, may be chosen again.
              currentTarget.value = '';
            }}
          />
        </div>
      </div>
      {refused && <Faults refused={refused} dismiss={() => setRefused(undefined)} />}
    </div>
  );
}

function Faults(props: { refused: Extract<ReadTheme, { ok: false }>; dismiss: () => void }) {
  const { name, faults } = props.refused;
  const count = faults.length === 1 ? 'one thing' : `${faults.length} things`;
  return (
    <div className={styles.faults} role="alert">
      <div className={styles.zoneLine}>
        <strong className={styles.zoneWords}>
          {name} was not shown: {count} to mend
        </strong>
        <Button kind="quiet" size="small" onClick={props.dismiss}>
          Close
        </Button>
      </div>
      <ol>
        {faults.map(({ line, column, path, message, suggestion, excerpt }, index) => (
          <li key={index}>
            <p>
              <span className={`${styles.at} tabular`}>
                {line}:{column}
              </span>{' '}
              {message} {suggestion}
            </p>
            {path && (
              <p className={styles.excerpt}>
                <code>{excerpt}</code>
                <small>{path}</small>
              </p>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}
