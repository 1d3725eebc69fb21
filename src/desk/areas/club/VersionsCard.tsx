import { useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import type { ReadVip } from './vipForm.ts';
import { Card, Time } from '../../parts/values.tsx';
import styles from './club.module.css';

/** The heading of terms in a version, with who published it. */
export function useVersionTitle({ version, by }: Pick<ReadVip, 'version' | 'by'>): string {
  const { t } = useLingui();
  const name = t({
    id: 'desk.versions.version',
    context: 'Heading of a card; the number of a version of terms',
    message: `Version ${version}`,
  });
  return by === null ? name : `${name} · ${by}`;
}

/** Versions of terms, each to be looked at. */
export function VersionsCard({
  of: { versions, version, holds },
  onLook,
}: {
  of: Pick<ReadVip, 'versions' | 'version' | 'holds'>;
  onLook: (version: number) => void;
}) {
  const { t } = useLingui();
  if (versions.length === 0) return null;
  return (
    <Card
      title={t({
        id: 'desk.versions.title',
        context: 'Heading of a card: versions of terms',
        message: 'Versions',
      })}
    >
      <ol className={styles.versions}>
        {versions.map((row) => (
          <li key={row.version} aria-current={row.version === version ? 'true' : undefined}>
            <span>
              <strong>{row.version}</strong> · {row.by} · <Time at={row.at} />
            </span>
            {row.version === holds ? (
              <span className={styles.note}>
                {t({
                  id: 'desk.versions.holds',
                  context: 'Beside the version that holds',
                  message: 'Holds',
                })}
              </span>
            ) : null}
            {row.version === version ? null : (
              <Button size="small" onClick={() => onLook(row.version)}>
                {t({
                  id: 'desk.versions.look',
                  context: 'Button beside a version of terms',
                  message: 'Look',
                })}
              </Button>
            )}
          </li>
        ))}
      </ol>
    </Card>
  );
}
