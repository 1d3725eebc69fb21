import { useLingui } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import { useQuery } from '@tanstack/react-query';
import { getSystem } from '../../../../schemas/desk/system.ts';
import { useDeskFormats } from '../../i18n/useDeskFormats.ts';
import { Columns } from '../../parts/Columns.tsx';
import { PageHead } from '../../parts/PageHead.tsx';
import { PageSkeleton } from '../../parts/PageSkeleton.tsx';
import { ProblemAlert } from '../../parts/ProblemAlert.tsx';
import { Card, Facts, Time } from '../../parts/values.tsx';
import { useDesk } from '../../session/DeskContext.tsx';
import { FeedsCard, VendorKeysCard } from './KeysCards.tsx';
import { JobsCard, type System } from './JobsCard.tsx';
import styles from './system.module.css';

const AGAIN_MS = 15_000;
const HUNDRED = 100;

/** How the platform does: release, gateways, jobs, books, errors, streams, keys and feeds. */
export function SystemPage() {
  const { t } = useLingui();
  const { calls } = useDesk();
  const { data, error, isPending } = useQuery({
    queryKey: ['desk.system'],
    queryFn: ({ signal }) => calls.call(getSystem, { signal }),
    refetchInterval: AGAIN_MS,
  });
  if (error) return <ProblemAlert problem={error} />;
  if (isPending) return <PageSkeleton />;
  return (
    <div className={styles.stack}>
      <PageHead
        title={t({ id: 'desk.system.title', context: 'Heading of the page', message: 'System' })}
      />
      <Columns>
        <BooksCard books={data.books} />
        <TrafficCard traffic={data.traffic} />
        <ReleaseCard release={data.release} />
        <GatewaysCard gateways={data.gateways} />
      </Columns>
      <JobsCard jobs={data.jobs} />
      <Columns>
        <VendorKeysCard />
        <FeedsCard />
      </Columns>
    </div>
  );
}

function BooksCard({ books: { checkedAt, wholeAt, faults } }: { books: System['books'] }) {
  const { t } = useLingui();
  return (
    <Card
      title={t({
        id: 'desk.system.books',
        context: 'Heading of a card: the ledger',
        message: 'Books',
      })}
    >
      <div className={styles.stack}>
        {checkedAt === null ? null : (
          <Alert severity={faults.length === 0 ? 'success' : 'error'}>
            {faults.length === 0
              ? t({
                  id: 'desk.system.agree',
                  context: 'Verdict on the ledger',
                  message: 'They agree with themselves.',
                })
              : t({
                  id: 'desk.system.disagree',
                  context: 'Verdict on the ledger',
                  message: 'They disagree. Stop payouts and find out why.',
                })}
          </Alert>
        )}
        {faults.map(({ kind, merchantCode, subject, message }) => (
          <Alert key={`${kind} ${subject}`} severity="error">
            {merchantCode} {kind}: {subject} {message}
          </Alert>
        ))}
        <Facts
          rows={[
            [
              t({
                id: 'desk.system.checkedAt',
                context: 'Name of a fact about the books',
                message: 'Looked at',
              }),
              <Time key="at" at={checkedAt} />,
            ],
            [
              t({
                id: 'desk.system.wholeAt',
                context: 'Name of a fact about the books',
                message: 'Everything looked at',
              }),
              <Time key="whole" at={wholeAt} />,
            ],
          ]}
        />
      </div>
    </Card>
  );
}

function TrafficCard({ traffic }: { traffic: System['traffic'] }) {
  const { t } = useLingui();
  const { number } = useDeskFormats();
  const { requests, refused, failed, streams, slowStreams } = traffic;
  const share = (part: number) =>
    `${number(part)} (${requests === 0 ? '0' : ((part / requests) * HUNDRED).toFixed(2)} %)`;
  return (
    <Card
      title={t({
        id: 'desk.system.traffic',
        context: 'Heading of a card',
        message: 'This gateway',
      })}
    >
      <Facts
        rows={[
          [
            t({
              id: 'desk.system.requests',
              context: 'Name of a fact about what this gateway answered',
              message: 'Requests since the start',
            }),
            number(requests),
          ],
          [
            t({
              id: 'desk.system.refused',
              context: 'Name of a fact about what this gateway answered',
              message: 'Refused (4xx)',
            }),
            share(refused),
          ],
          [
            t({
              id: 'desk.system.failed',
              context: 'Name of a fact about what this gateway answered',
              message: 'Failed (5xx)',
            }),
            share(failed),
          ],
          [
            t({
              id: 'desk.system.streams',
              context: 'Name of a fact about what this gateway answered',
              message: 'Open streams',
            }),
            number(streams),
          ],
          [
            t({
              id: 'desk.system.slow',
              context: 'Name of a fact about what this gateway answered',
              message: 'Streams cut off as too slow',
            }),
            number(slowStreams),
          ],
        ]}
      />
    </Card>
  );
}

function ReleaseCard({ release }: { release: System['release'] }) {
  const { t } = useLingui();
  return (
    <Card
      title={t({ id: 'desk.system.release', context: 'Heading of a card', message: 'Release' })}
    >
      <Facts
        rows={[
          [
            t({
              id: 'desk.system.version',
              context: 'Name of a fact about the release',
              message: 'Version',
            }),
            release.version,
          ],
          [
            t({
              id: 'desk.system.startedAt',
              context: 'Name of a fact about the release',
              message: 'Started',
            }),
            <Time key="at" at={release.startedAt} />,
          ],
          [
            t({
              id: 'desk.system.migrations',
              context: 'Name of a fact about the release',
              message: 'Migrations',
            }),
            release.migrations,
          ],
          [
            t({
              id: 'desk.system.lastMigration',
              context: 'Name of a fact about the release',
              message: 'The last one',
            }),
            release.lastMigration,
          ],
          ['Node.js', release.node],
          ['PostgreSQL', release.postgres],
        ]}
      />
    </Card>
  );
}

function GatewaysCard({ gateways }: { gateways: System['gateways'] }) {
  const { t } = useLingui();
  return (
    <Card
      title={t({ id: 'desk.system.gateways', context: 'Heading of a card', message: 'Gateways' })}
    >
      <div className={styles.stack}>
        {gateways.map(({ id, seenAt, startedAt, version }) => (
          <Facts
            key={id}
            rows={[
              [
                t({
                  id: 'desk.system.gatewayId',
                  context: 'Name of a fact about a gateway',
                  message: 'Name',
                }),
                id,
              ],
              [
                t({
                  id: 'desk.system.gatewayVersion',
                  context: 'Name of a fact about a gateway',
                  message: 'Version',
                }),
                version,
              ],
              [
                t({
                  id: 'desk.system.gatewayStarted',
                  context: 'Name of a fact about a gateway',
                  message: 'Started',
                }),
                <Time key="started" at={startedAt} />,
              ],
              [
                t({
                  id: 'desk.system.gatewaySeen',
                  context: 'Name of a fact about a gateway',
                  message: 'Heard last',
                }),
                <Time key="seen" at={seenAt} />,
              ],
            ]}
          />
        ))}
      </div>
    </Card>
  );
}
