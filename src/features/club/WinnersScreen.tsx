import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router-dom';
import { TOP_WIN_DAYS } from '../../../schemas/api/games.ts';
import { MOST_WINNERS, winners } from '../../api/games.ts';
import { getPlayPath } from '../../lib/gamePaths.ts';
import { useHttp } from '../../platform/http/HttpContext.tsx';
import { useQueryValue } from '../../platform/screens/useQueryValue.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { LoadFault } from '../../ui/LoadFault/LoadFault.tsx';
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx';
import { Tabs } from '../../ui/Tabs/Tabs.tsx';
import { WinCard } from '../../ui/WinCard/WinCard.tsx';
import styles from './Winners.module.css';

type Choice = 'latest' | keyof typeof TOP_WIN_DAYS;

const isTop = (text: string | null): text is keyof typeof TOP_WIN_DAYS =>
  text !== null && Object.hasOwn(TOP_WIN_DAYS, text);

/** What members won: the latest, and the largest of a day, a week and a month. */
export default function WinnersScreen() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const asked = useQueryValue('top');
  const chosen: Choice = isTop(asked) ? asked : 'latest';
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1>
          <Trans id="winners.title" context="Heading of the page of what members won">
            Winners
          </Trans>
        </h1>
        <p className={styles.lead}>
          <Trans id="winners.lead" context="Below the heading of the page of what members won">
            Wins of real money on this site. Names are shortened, so that nobody is recognised.
          </Trans>
        </p>
      </div>
      <Tabs
        label={t({
          id: 'winners.choice',
          context: 'Name of the tabs of the page of winners, read aloud',
          message: 'Which wins',
        })}
        tabs={useChoices()}
        chosen={chosen}
        onChoose={(id) =>
          void navigate(id === 'latest' ? pathname : `${pathname}?top=${id}`, { replace: true })
        }
      >
        <Wins chosen={chosen} />
      </Tabs>
    </div>
  );
}

function useChoices() {
  const { t } = useLingui();
  return [
    {
      id: 'latest',
      label: t({
        id: 'winners.latest',
        context: 'Tab: the latest wins',
        message: 'Latest',
      }),
    },
    {
      id: 'day',
      label: t({
        id: 'winners.day',
        context: 'Tab: the largest wins of 24 hours',
        message: 'Top of 24 hours',
      }),
    },
    {
      id: 'week',
      label: t({
        id: 'winners.week',
        context: 'Tab: the largest wins of 7 days',
        message: 'Top of 7 days',
      }),
    },
    {
      id: 'month',
      label: t({
        id: 'winners.month',
        context: 'Tab: the largest wins of 30 days',
        message: 'Top of 30 days',
      }),
    },
  ] as const;
}

function Wins({ chosen }: { chosen: Choice }) {
  const top = chosen === 'latest' ? undefined : chosen;
  const { data, isPending, refetch } = useQuery(winners(useHttp(), MOST_WINNERS, top));
  if (!data && isPending) {
    return (
      <div className={styles.list} aria-busy="true">
        {Array.from({ length: 12 }, (_, at) => (
          <Skeleton key={at} className={styles.shape} />
        ))}
      </div>
    );
  }
  if (!data) {
    return (
      <LoadFault onRetry={() => void refetch()}>
        <Trans id="winners.fault" context="In place of wins that could not be loaded">
          The wins did not load.
        </Trans>
      </LoadFault>
    );
  }
  if (data.list.length === 0) {
    return (
      <div className={styles.empty}>
        <Icon name="winners" size={32} />
        <p>
          <Trans id="winners.empty" context="In place of a list of wins">
            No large wins in this time. The next one shows here as soon as it is paid.
          </Trans>
        </p>
      </div>
    );
  }
  return (
    <ul role="list" className={styles.list}>
      {data.list.map((win, at) => (
        <li key={win.id}>
          <WinCard win={win} href={getPlayPath(win.game.id)} {...(top && { rank: at + 1 })} />
        </li>
      ))}
    </ul>
  );
}
