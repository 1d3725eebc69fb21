import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { getLocale, isLocaleTag } from '../../../../locales/locales.ts';
import { getBroadcast, stopBroadcast } from '../../../../schemas/desk/broadcasts.ts';
import type { DeskValueOf } from '../../../../schemas/desk/deskEndpoint.ts';
import { ActionButton } from '../../actions/ActionButton.tsx';
import { useDeskFormats } from '../../i18n/useDeskFormats.ts';
import { useSegmentWords } from '../../i18n/useSegmentWords.ts';
import { useWord } from '../../i18n/useWord.ts';
import { PageHead } from '../../parts/PageHead.tsx';
import { PageSkeleton } from '../../parts/PageSkeleton.tsx';
import { ProblemAlert } from '../../parts/ProblemAlert.tsx';
import { Card, Facts, Time } from '../../parts/values.tsx';
import { useBrand, useDesk } from '../../session/DeskContext.tsx';
import { BROADCAST_STATE_NAMES, TYPE_NAMES, WAY_NAMES } from './broadcastWords.ts';
import styles from './content.module.css';
import { useBroadcastFields } from './useBroadcastFields.ts';

type Broadcast = DeskValueOf<typeof getBroadcast>;

const AGAIN_MS = 5_000;

/** One message to many: what it says, whom it is for, and how far it is. */
export function BroadcastPage() {
  const { id = '' } = useParams();
  const { t } = useLingui();
  const word = useWord();
  const { calls } = useDesk();
  const brand = useBrand()?.merchantCode;
  const { data, error, isPending } = useQuery({
    queryKey: ['desk.broadcast', brand, id],
    queryFn: ({ signal }) => calls.call(getBroadcast, { query: { id }, signal }),
    refetchInterval: AGAIN_MS,
  });
  if (error) return <ProblemAlert problem={error} />;
  if (isPending) return <PageSkeleton />;
  const canStop = data.state === 'planned' || data.state === 'sent';
  return (
    <>
      <PageHead title={data.title} note={word(BROADCAST_STATE_NAMES, data.state)}>
        {canStop ? (
          <ActionButton
            endpoint={stopBroadcast}
            danger
            label={t({
              id: 'desk.broadcast.stop',
              context: 'Button: stops a message to many',
              message: 'Stop',
            })}
            title={t({
              id: 'desk.broadcast.stopTitle',
              context: 'Heading of a dialog',
              message: 'Stop this message?',
            })}
            lead={t({
              id: 'desk.broadcast.stopLead',
              context: 'In the dialog that stops a message to many',
              message:
                'It leaves every inbox, and nothing more of it is sent. What was sent by e-mail, SMS or push stays out.',
            })}
            confirm={t({
              id: 'desk.broadcast.stop',
              context: 'Button: stops a message to many',
              message: 'Stop',
            })}
            toBody={({ reason }) => ({ id, reason })}
          />
        ) : null}
      </PageHead>
      <div className={styles.broadcast}>
        <Texts broadcast={data} />
        <div className={styles.stack}>
          <Progress broadcast={data} />
          <Terms broadcast={data} />
        </div>
      </div>
    </>
  );
}

function Texts({ broadcast: { titles, bodies } }: { broadcast: Broadcast }) {
  return (
    <div className={styles.stack}>
      {Object.entries(titles)
        .filter(([tag]) => isLocaleTag(tag))
        .map(([tag, title]) => {
          const { nativeName, dir } = getLocale(tag as Parameters<typeof getLocale>[0]);
          return (
            <Card key={tag} title={nativeName}>
              <div lang={tag} dir={dir} className={styles.noticePreview}>
                <strong>{title}</strong>
                {/* The gateway keeps only what articles may hold. */}
                <div dangerouslySetInnerHTML={{ __html: bodies[tag] ?? '' }} />
              </div>
            </Card>
          );
        })}
    </div>
  );
}

function Progress({ broadcast: { progress, isDelivering, ways } }: { broadcast: Broadcast }) {
  const { t } = useLingui();
  const { number } = useDeskFormats();
  const facts: readonly (readonly [string, string])[] = [
    [
      t({
        id: 'desk.broadcast.read',
        context: 'Name of a fact: how many have opened a message on the site',
        message: 'Opened on the site',
      }),
      number(progress.read),
    ],
    [
      t({
        id: 'desk.broadcast.waiting',
        context: 'Name of a fact: how many deliveries are still to be made',
        message: 'Still to send',
      }),
      number(progress.waiting) + (isDelivering ? ' …' : ''),
    ],
    [
      t({
        id: 'desk.broadcast.delivered',
        context: 'Name of a fact: how many deliveries were made',
        message: 'Delivered',
      }),
      number(progress.sent),
    ],
    [
      t({
        id: 'desk.broadcast.failed',
        context: 'Name of a fact: how many deliveries failed',
        message: 'Failed',
      }),
      number(progress.failed),
    ],
    [
      t({
        id: 'desk.broadcast.dropped',
        context: 'Name of a fact: deliveries for which nobody was there any more',
        message: 'Nobody there any more',
      }),
      number(progress.dropped),
    ],
  ];
  return (
    <Card
      title={t({
        id: 'desk.broadcast.progress',
        context: 'Heading: how far a message to many is',
        message: 'Progress',
      })}
    >
      <Facts rows={ways.length === 0 ? facts.slice(0, 1) : facts} />
    </Card>
  );
}

function Terms({ broadcast }: { broadcast: Broadcast }) {
  const { t } = useLingui();
  const word = useWord();
  const words = useBroadcastFields();
  const { describe, everybody } = useSegmentWords();
  const { type, isMarketing, ways, link, segment, publishAt, endsAt, madeBy } = broadcast;
  const narrowed = describe(segment);
  return (
    <Card
      title={t({
        id: 'desk.broadcast.terms',
        context: 'Heading: whom a message to many is for, and when',
        message: 'To whom and when',
      })}
    >
      <Facts
        rows={[
          [words.type, isMarketing ? words.marketing : word(TYPE_NAMES, type)],
          ...(narrowed.length === 0 ? [[words.to, everybody] as const] : narrowed),
          [words.ways, ways.map((way) => word(WAY_NAMES, way)).join(', ') || '–'],
          [words.link, link],
          [words.publishAt, <Time key="at" at={publishAt} />],
          [words.endsAt, <Time key="ends" at={endsAt} />],
          [
            t({
              id: 'desk.broadcasts.by',
              context: 'Head of a column: who wrote a message',
              message: 'By',
            }),
            madeBy,
          ],
        ]}
      />
    </Card>
  );
}
