import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { countCases, listCases } from '../../../../schemas/desk/cases.ts';
import { getDashboard } from '../../../../schemas/desk/reports.ts';
import { useActionName } from '../../actions/useActionName.ts';
import { useDeskFormats } from '../../i18n/useDeskFormats.ts';
import { useCaseCounts } from '../../layout/useWaiting.ts';
import { PageHead } from '../../parts/PageHead.tsx';
import { useNow } from '../../parts/useNow.ts';
import { Age, Money } from '../../parts/values.tsx';
import { useDesk, useDeskSession, useMay } from '../../session/DeskContext.tsx';
import { Today } from './Today.tsx';
import styles from './home.module.css';

const SHOWN = 8;

/** Today's figures and what waits, at a glance. */
export function HomePage() {
  const { t } = useLingui();
  const may = useMay();
  const name = useDeskSession()?.staff?.name ?? '';
  return (
    <>
      <PageHead
        title={t({ id: 'desk.home.title', context: 'Heading of the first page', message: 'Home' })}
        note={name}
      />
      {may(getDashboard) ? <Today /> : null}
      {may(countCases) ? <Waiting /> : null}
    </>
  );
}

function Waiting() {
  const { t } = useLingui();
  const { number } = useDeskFormats();
  const now = useNow();
  const { data } = useCaseCounts();
  const figures = [
    [
      t({
        id: 'desk.home.forMe',
        context: 'Name of a figure: cases that I may decide',
        message: 'Waiting for you',
      }),
      data ? number(data.forMe) : '–',
    ],
    [
      t({
        id: 'desk.home.waiting',
        context: 'Name of a figure: all cases that wait',
        message: 'Waiting in all',
      }),
      data ? number(data.waiting) : '–',
    ],
    [
      t({
        id: 'desk.home.oldest',
        context: 'Name of a figure: how long the oldest case waits',
        message: 'Oldest',
      }),
      <Age key="oldest" at={data?.oldestAt} now={now} />,
    ],
  ] as const;
  return (
    <>
      <dl className={styles.figures}>
        {figures.map(([name, value]) => (
          <div key={name} className={styles.figure}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Oldest now={now} />
    </>
  );
}

function Oldest({ now }: { now: Date }) {
  const { t } = useLingui();
  const { calls } = useDesk();
  const nameAction = useActionName();
  const { data } = useQuery({
    queryKey: ['desk.home.cases'],
    queryFn: ({ signal }) => calls.call(listCases, { query: { limit: SHOWN }, signal }),
  });
  return (
    <section className={styles.card}>
      <div className={styles.head}>
        <h2>
          {t({
            id: 'desk.home.cases',
            context: 'Heading of the list of cases that wait',
            message: 'Waiting for a second person',
          })}
        </h2>
        <Link to="/inbox" className={styles.all}>
          {t({ id: 'desk.home.all', context: 'Link to the inbox', message: 'Open the inbox' })}
        </Link>
      </div>
      {data?.items.length === 0 ? (
        <p className={styles.none}>
          {t({
            id: 'desk.home.none',
            context: 'In place of the cases that wait',
            message: 'Nothing waits.',
          })}
        </p>
      ) : (
        <ul>
          {data?.items.map(({ id, action, subject, amount, askedBy, askedAt }) => (
            <li key={id}>
              <Link to={`/inbox/${id}`} className={styles.row}>
                <span className={styles.what}>
                  <strong>{nameAction(action)}</strong>
                  <span className={styles.about}>
                    {subject.label} · {askedBy.name}
                  </span>
                </span>
                <span className={styles.aside}>
                  {amount ? <Money amount={amount.amount} currency={amount.currency} /> : null}
                  <span className={styles.about}>
                    <Age at={askedAt} now={now} />
                  </span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
