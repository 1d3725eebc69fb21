import { useLingui } from '@lingui/react/macro';
import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { listFeeds, listVendorKeys } from '../../../../schemas/desk/system.ts';
import { ProblemAlert } from '../../parts/ProblemAlert.tsx';
import { Card, Facts, Time } from '../../parts/values.tsx';
import { useBrand, useDesk } from '../../session/DeskContext.tsx';
import styles from './system.module.css';

function Nothing() {
  const { t } = useLingui();
  return (
    <p className={styles.place}>
      {t({ id: 'desk.system.nothing', context: 'In place of a list', message: 'There is none.' })}
    </p>
  );
}

/** Keys of the vendors of the chosen brand. */
export function VendorKeysCard() {
  const { t } = useLingui();
  const { calls } = useDesk();
  const brand = useBrand();
  const name = brand?.name ?? '';
  const { data, error } = useQuery({
    queryKey: ['desk.vendorKeys', brand?.merchantCode],
    queryFn: ({ signal }) => calls.call(listVendorKeys, { signal }),
    enabled: brand !== undefined,
  });
  return (
    <Card
      title={t({
        id: 'desk.system.vendorKeys',
        context: 'Heading of a card',
        message: `Keys of vendors at ${name}`,
      })}
    >
      <div className={styles.stack}>
        <ProblemAlert problem={error} />
        {data ? null : <Skeleton variant="rounded" height="4rem" />}
        {data?.items.length === 0 ? <Nothing /> : null}
        {data?.items.map((key) => (
          <Facts
            key={key.id}
            rows={[
              [key.vendorName, key.id],
              [
                t({
                  id: 'desk.key.since',
                  context: 'Name of a fact about a key',
                  message: 'Since',
                }),
                <Time key="at" at={key.createdAt} />,
              ],
              [
                t({ id: 'desk.key.ends', context: 'Name of a fact about a key', message: 'Ends' }),
                <Time key="ends" at={key.endsAt} />,
              ],
            ]}
          />
        ))}
      </div>
    </Card>
  );
}

/** Sources of lottery results. */
export function FeedsCard() {
  const { t } = useLingui();
  const { calls } = useDesk();
  const { data, error } = useQuery({
    queryKey: ['desk.feeds'],
    queryFn: ({ signal }) => calls.call(listFeeds, { signal }),
  });
  return (
    <Card
      title={t({
        id: 'desk.system.feeds',
        context: 'Heading of a card',
        message: 'Sources of results',
      })}
    >
      <div className={styles.stack}>
        <ProblemAlert problem={error} />
        {data ? null : <Skeleton variant="rounded" height="4rem" />}
        {data?.items.length === 0 ? <Nothing /> : null}
        {data?.items.map((feed) => (
          <Facts
            key={feed.id}
            rows={[
              [
                t({
                  id: 'desk.feed.source',
                  context: 'Name of a fact about a source of results',
                  message: 'Source',
                }),
                feed.id,
              ],
              [
                t({
                  id: 'desk.feed.heard',
                  context: 'Name of a fact about a source of results',
                  message: 'Heard last',
                }),
                <Time key="at" at={feed.heardAt} />,
              ],
              [
                t({
                  id: 'desk.feed.reports',
                  context: 'Name of a fact about a source of results',
                  message: 'Reports in 24 hours',
                }),
                feed.reportsToday,
              ],
              [
                t({
                  id: 'desk.feed.keys',
                  context: 'Name of a fact about a source of results',
                  message: 'Keys',
                }),
                feed.keys,
              ],
            ]}
          />
        ))}
      </div>
    </Card>
  );
}
