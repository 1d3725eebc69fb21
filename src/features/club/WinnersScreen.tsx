import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui as useI18n } from '@lingui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router-dom';
import { LOTTERY_FEATURES } from '../../../schemas/api/lotteryFields.ts';
import { isRankedList, type GameCategory } from '../../../schemas/api/games.ts';
import { gameMenus, MOST_WINNERS, winners } from '../../api/games.ts';
import { readWinnersPlace, writeWinnersPath, type WinnersPlace } from '../../lib/winnersPath.ts';
import { useGates } from '../../platform/gates/gates.tsx';
import { useHttp } from '../../platform/http/HttpContext.tsx';
import { useScreenPath, useScreens } from '../../platform/screens/ScreensContext.tsx';
import { useQueryText } from '../../platform/screens/useQueryValue.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { LoadFault } from '../../ui/LoadFault/LoadFault.tsx';
import { SiteLink } from '../../ui/SiteLink/SiteLink.tsx';
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx';
import { Tabs } from '../../ui/Tabs/Tabs.tsx';
import { WinCard } from '../../ui/WinCard/WinCard.tsx';
import styles from './Winners.module.css';

/** What members won: the latest, the largest, those that paid most times the stake, and those of lotteries. */
export default function WinnersScreen() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const hasLotteries = useHasLotteries();
  const asked = readWinnersPlace(useQueryText());
  const place =
    asked.list === 'lottery' && !hasLotteries ? { ...asked, list: 'latest' as const } : asked;
  const go = (to: Partial<WinnersPlace>) =>
    void navigate(writeWinnersPath(pathname, { ...place, ...to }), { replace: true });
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
          </Trans>{' '}
          <OwnChoice />
        </p>
      </div>
      <Tabs
        label={t({
          id: 'winners.choice',
          context: 'Name of the tabs of the page of winners, read aloud',
          message: 'Which wins',
        })}
        tabs={useLists(hasLotteries)}
        chosen={place.list}
        onChoose={(list) => go({ list })}
      >
        <div className={styles.panel}>
          {place.list !== 'lottery' && <Filters place={place} go={go} />}
          <Wins place={place} />
        </div>
      </Tabs>
    </div>
  );
}

function useHasLotteries(): boolean {
  const gates = useGates();
  return LOTTERY_FEATURES.some((feature) => gates[feature]);
}

/** Where members choose whether they show here. */
function OwnChoice() {
  const path = useScreenPath('securityCenter');
  if (path === undefined) return null;
  return (
    <SiteLink href={`${path}?show=details#privacy`} className={styles.own}>
      <Trans
        id="winners.own"
        context="Link on the page of winners, to where a member chooses whether their wins show there"
      >
        Choose how you appear
      </Trans>
    </SiteLink>
  );
}

function useLists(hasLotteries: boolean) {
  const { t } = useLingui();
  const lists = [
    {
      id: 'latest' as const,
      label: t({ id: 'winners.latest', context: 'Tab: the latest wins', message: 'Latest' }),
    },
    {
      id: 'top' as const,
      label: t({ id: 'winners.top', context: 'Tab: the largest wins', message: 'Biggest' }),
    },
    {
      id: 'multiple' as const,
      label: t({
        id: 'winners.multiple',
        context: 'Tab: wins that paid most times what was staked',
        message: 'Multipliers',
      }),
    },
    {
      id: 'lottery' as const,
      label: t({ id: 'winners.lottery', context: 'Tab: wins in lotteries', message: 'Lotteries' }),
    },
  ];
  return hasLotteries ? lists : lists.filter(({ id }) => id !== 'lottery');
}

const SPANS: Readonly<Record<WinnersPlace['span'], MessageDescriptor>> = {
  day: msg({ id: 'winners.span.day', context: 'Chip: wins of the last day', message: '24 hours' }),
  week: msg({ id: 'winners.span.week', context: 'Chip: wins of the last week', message: '7 days' }),
  month: msg({
    id: 'winners.span.month',
    context: 'Chip: wins of the last month',
    message: '30 days',
  }),
};

/** What a list is narrowed by: a span where it is of the largest, and a category. */
function Filters({ place, go }: { place: WinnersPlace; go: (to: Partial<WinnersPlace>) => void }) {
  const { i18n } = useI18n();
  const { t } = useLingui();
  const categories = useCategories(place.category);
  return (
    <div className={styles.filters}>
      {isRankedList(place.list) && (
        <div
          role="group"
          className={styles.chips}
          aria-label={t({
            id: 'winners.spans',
            context: 'Name of the choice of a span of time on the page of winners, read aloud',
            message: 'Time',
          })}
        >
          {Object.entries(SPANS).map(([span, word]) => (
            <Chip
              key={span}
              isOn={place.span === span}
              onPress={() => go({ span: span as WinnersPlace['span'] })}
            >
              {i18n._(word)}
            </Chip>
          ))}
        </div>
      )}
      <div
        role="group"
        className={styles.chips}
        aria-label={t({
          id: 'winners.categories',
          context: 'Name of the choice of a category on the page of winners, read aloud',
          message: 'Games',
        })}
      >
        <Chip isOn={place.category === undefined} onPress={() => go({ category: undefined })}>
          <Trans id="winners.all" context="Chip: wins in games of all categories">
            All
          </Trans>
        </Chip>
        {categories.map(({ category, label }) => (
          <Chip key={category} isOn={place.category === category} onPress={() => go({ category })}>
            {label}
          </Chip>
        ))}
      </div>
    </div>
  );
}

function Chip(props: { isOn: boolean; onPress: () => void; children: React.ReactNode }) {
  return (
    <button type="button" className={styles.chip} aria-pressed={props.isOn} onClick={props.onPress}>
      {props.children}
    </button>
  );
}

/** The categories in which something can be won here, as menus call them; what was asked for stays among them. */
function useCategories(asked: GameCategory | undefined) {
  const { i18n } = useI18n();
  const screens = useScreens();
  const { data } = useQuery(gameMenus(useHttp()));
  const open = new Set<string>(['LOTT', 'ELOTT', ...(asked ? [asked] : [])]);
  for (const { gameCategory, openCount } of data?.categories ?? []) {
    if (openCount > 0) open.add(gameCategory);
  }
  return screens.flatMap(({ category, label }) =>
    category && open.has(category)
      ? [{ category: category as GameCategory, label: i18n._(label) }]
      : [],
  );
}

function Wins({ place }: { place: WinnersPlace }) {
  const { list, span, category } = place;
  const wanted = {
    list,
    limit: MOST_WINNERS,
    ...(isRankedList(list) && { span }),
    ...(category && list !== 'lottery' && { category }),
  };
  const { data, isPending, refetch } = useQuery(winners(useHttp(), wanted));
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
          <WinCard win={win} leads {...(isRankedList(place.list) && { rank: at + 1 })} />
        </li>
      ))}
    </ul>
  );
}
