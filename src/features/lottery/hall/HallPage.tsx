import { useLingui as useI18n } from '@lingui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { lotteryHall, recentLotteries, type Hall, type LotteryCard } from '../../../api/lottery.ts';
import { foldText } from '../../../lib/foldText.ts';
import { useHttp } from '../../../platform/http/HttpContext.tsx';
import { useCurrentScreen } from '../../../platform/screens/ScreensContext.tsx';
import { useSession } from '../../../platform/session/SessionContext.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { LoadFault } from '../../../ui/LoadFault/LoadFault.tsx';
import { useLotteryName } from '../../../ui/LotteryName/useLotteryName.ts';
import { SiteLink } from '../../../ui/SiteLink/SiteLink.tsx';
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx';
import { ViewWord } from '../bet/IssueBar.tsx';
import { hallViews, writePlace } from '../lotteryPaths.ts';
import type { PlaceProps } from '../lotteryPaths.ts';
import { nameHallGroup } from '../words/hallGroups.ts';
import { LotteryTile } from './LotteryTile.tsx';
import { useFavorites } from './useFavorites.ts';
import styles from './Hall.module.css';

interface HallGroup {
  readonly id: string;
  readonly name: ReactNode;
  readonly cards: readonly LotteryCard[];
}

/** The groups of a hall that have something to show: one's own first, then all by kind; found ones alone while searching. */
function useGroups(hall: Hall | undefined, text: string, favorites: readonly string[]) {
  const { i18n } = useI18n();
  const http = useHttp();
  const nameOf = useLotteryName();
  const isMember = useSession().kind === 'member';
  const recent = useQuery({ ...recentLotteries(http), enabled: isMember });
  const all = hall?.groups.flatMap(({ lotteries }) => lotteries) ?? [];
  const byCode = new Map(all.map((card) => [card.lottery, card]));
  const wanted = foldText(text.trim());
  const hot = all.filter(({ isHot }) => isHot);
  const own: readonly HallGroup[] = [
    {
      id: 'own',
      name: <OwnWord of="favorites" />,
      cards: favorites.flatMap((code) => byCode.get(code) ?? []),
    },
    {
      id: 'recent',
      name: <OwnWord of="recent" />,
      cards: (recent.data?.list ?? []).flatMap(({ lottery }) => byCode.get(lottery) ?? []),
    },
    { id: 'hot', name: <OwnWord of="hot" />, cards: hot.length < all.length ? hot : [] },
  ];
  const kinds: readonly HallGroup[] = (hall?.groups ?? []).map(({ group, lotteries }) => ({
    id: group,
    name: nameHallGroup(group, i18n),
    cards: lotteries.filter((card) =>
      foldText(`${nameOf(card)} ${card.name} ${card.lottery}`).includes(wanted),
    ),
  }));
  return [...(wanted === '' ? own : []), ...kinds].filter(({ cards }) => cards.length > 0);
}

/** Every lottery of a feature: which closes next, what was drawn last, and the way to bet. */
export function HallPage({ feature, path }: PlaceProps) {
  const hall = useQuery(lotteryHall(useHttp(), feature));
  const { favorites, toggle } = useFavorites();
  const [text, setText] = useState('');
  const groups = useGroups(hall.data, text, favorites);
  return (
    <div className={styles.hall}>
      <Head feature={feature} path={path} text={text} onSearch={setText} />
      {hall.isError && !hall.data ? (
        <LoadFault onRetry={() => void hall.refetch()}>
          <Trans
            id="lottery.hall.fault"
            context="Lottery: the list of lotteries could not be loaded"
          >
            The lotteries could not be loaded.
          </Trans>
        </LoadFault>
      ) : !hall.data ? (
        <Skeleton className={styles.shape} />
      ) : groups.length === 0 ? (
        <Nothing isSearching={text.trim() !== ''} />
      ) : (
        groups.map(({ id, name, cards }) => (
          <section key={id} className={styles.group}>
            <h2 className={styles.groupName}>{name}</h2>
            <ul className={styles.tiles}>
              {cards.map((card) => (
                <LotteryTile
                  key={card.lottery}
                  card={card}
                  path={path}
                  isFavorite={favorites.includes(card.lottery)}
                  onFavorite={() => toggle(card.lottery)}
                />
              ))}
            </ul>
          </section>
        ))
      )}
    </div>
  );
}

function OwnWord({ of }: { of: 'favorites' | 'recent' | 'hot' }) {
  switch (of) {
    case 'favorites':
      return (
        <Trans
          id="lottery.hall.favorites"
          context="Lottery: heading above lotteries that a visitor keeps"
        >
          Favourites
        </Trans>
      );
    case 'recent':
      return (
        <Trans
          id="lottery.hall.recent"
          context="Lottery: heading above lotteries that a member bet on last"
        >
          Played lately
        </Trans>
      );
    case 'hot':
      return (
        <Trans id="lottery.hall.hot" context="Lottery: heading above the most played lotteries">
          Most played
        </Trans>
      );
  }
}

function Head(props: PlaceProps & { text: string; onSearch: (text: string) => void }) {
  const { feature, path, text, onSearch } = props;
  const { i18n } = useI18n();
  const { t } = useLingui();
  const screen = useCurrentScreen();
  const views = hallViews(feature);
  const find = t({
    id: 'lottery.hall.search',
    context: 'Lottery: name of a field that finds a lottery by its name',
    message: 'Find a lottery',
  });
  return (
    <div className={styles.head}>
      <h1>{screen && i18n._(screen.label)}</h1>
      <nav className={styles.links}>
        {views.map((view) => (
          <SiteLink key={view} href={writePlace(path, { view })} className={styles.link}>
            <ViewWord view={view} />
          </SiteLink>
        ))}
      </nav>
      <div className={styles.search}>
        <TextField
          label={<span className="visuallyHidden">{find}</span>}
          type="search"
          placeholder={find}
          value={text}
          onChange={({ target }) => onSearch(target.value)}
        />
      </div>
    </div>
  );
}

function Nothing({ isSearching }: { isSearching: boolean }) {
  return (
    <p className={styles.nothing} role="status">
      {isSearching ? (
        <Trans
          id="lottery.hall.notFound"
          context="Lottery: no lottery has what was typed in its name"
        >
          No lottery is called so. Try a shorter name.
        </Trans>
      ) : (
        <Trans id="lottery.hall.empty" context="Lottery: a page on which no lottery is offered">
          No lottery is offered here at the moment.
        </Trans>
      )}
    </p>
  );
}
