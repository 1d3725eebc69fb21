import { Trans } from '@lingui/react/macro';
import styles from './Difference.module.css';

type Tree = Readonly<Record<string, unknown>>;

/** A value that is not the same before and after, by its path. */
export interface Change {
  readonly path: string;
  readonly before: unknown;
  readonly after: unknown;
}

const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What differs between two values of JSON, leaf by leaf; lists are compared whole. */
export function listChanges(before: unknown, after: unknown, path = ''): readonly Change[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  if (!isTree(before ?? {}) || !isTree(after ?? {})) return [{ path, before, after }];
  const [old, fresh] = [(before ?? {}) as Tree, (after ?? {}) as Tree];
  const keys = [...new Set([...Object.keys(old), ...Object.keys(fresh)])];
  if (keys.length === 0) return [{ path, before, after }];
  return keys.flatMap((key) => listChanges(old[key], fresh[key], path ? `${path}.${key}` : key));
}

const toText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

/** What a change changed, a line a value: what was, and what is. */
export function Difference({ before, after }: { before: unknown; after: unknown }) {
  const changes = listChanges(before, after);
  if (changes.length === 0) {
    return (
      <p className={styles.none}>
        <Trans id="desk.difference.none" context="In place of what a change changed">
          Nothing differs.
        </Trans>
      </p>
    );
  }
  return (
    <dl className={styles.list}>
      {changes.map(({ path, before: old, after: fresh }) => (
        <div key={path} className={styles.line}>
          <dt>{path}</dt>
          {old === undefined || old === null ? null : (
            <dd>
              <del className={styles.old}>{toText(old)}</del>
            </dd>
          )}
          {fresh === undefined || fresh === null ? null : (
            <dd>
              <ins className={styles.fresh}>{toText(fresh)}</ins>
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}
