import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useId, useRef, useState } from 'react';
import type { ValueOf } from '../../../../schemas/api/endpoint.ts';
import { isRankedList, type getWinners } from '../../../../schemas/api/games.ts';
import { winners } from '../../../api/games.ts';
import { writeWinnersPath } from '../../../lib/winnersPath.ts';
import { useHttp } from '../../../platform/http/HttpContext.tsx';
import { useScreenPath } from '../../../platform/screens/ScreensContext.tsx';
import { scrollToItem } from '../../../ui/motion/scrollToItem.ts';
import { useAutoAdvance } from '../../../ui/motion/useAutoAdvance.ts';
import { PauseButton } from '../../../ui/PauseButton/PauseButton.tsx';
import { SectionHeading } from '../../../ui/SectionHeading/SectionHeading.tsx';
import { WinCard } from '../../../ui/WinCard/WinCard.tsx';
import { SectionData } from '../SectionData.tsx';
import type { SectionProps } from '../sectionProps.ts';
import styles from './Winners.module.css';

type Win = ValueOf<typeof getWinners>['list'][number];

const SECONDS_PER_WIN = 4;

type Props = SectionProps<'winners'>;

/** One of the lists of wins, as the brand chose it. */
export default function Winners(wanted: Props) {
  const query = useQuery(winners(useHttp(), wanted));
  return (
    <SectionData id="winners" query={query}>
      {({ list }) => list.length > 0 && <Ticker wins={list} wanted={wanted} />}
    </SectionData>
  );
}

function Title({ list, span }: Props) {
  switch (list) {
    case 'top':
      return <TopTitle span={span} />;
    case 'multiple':
      return (
        <Trans
          id="home.winners.multiple"
          context="Heading above the wins that paid most times what was staked"
        >
          Biggest multipliers
        </Trans>
      );
    case 'lottery':
      return (
        <Trans id="home.winners.lottery" context="Heading above the recent wins in lotteries">
          Lottery winners
        </Trans>
      );
    default:
      return (
        <Trans id="home.winners.title" context="Heading above the recent wins of members">
          Recent wins
        </Trans>
      );
  }
}

function TopTitle({ span }: Pick<Props, 'span'>) {
  switch (span) {
    case 'day':
      return (
        <Trans id="home.winners.topDay" context="Heading above the largest wins of 24 hours">
          Biggest wins of 24 hours
        </Trans>
      );
    case 'month':
      return (
        <Trans id="home.winners.topMonth" context="Heading above the largest wins of 30 days">
          Biggest wins of 30 days
        </Trans>
      );
    default:
      return (
        <Trans id="home.winners.topWeek" context="Heading above the largest wins of 7 days">
          Biggest wins of 7 days
        </Trans>
      );
  }
}

function Ticker({ wins, wanted }: { wins: readonly Win[]; wanted: Props }) {
  const headingId = useId();
  const path = useScreenPath('winners');
  const allPath = path && writeWinnersPath(path, wanted);
  const root = useRef<HTMLElement>(null);
  const track = useRef<HTMLUListElement>(null);
  const [step, setStep] = useState(0);
  const advance = useCallback(() => {
    const element = track.current;
    if (!element) return;
    const rest = element.scrollWidth - element.clientWidth - Math.abs(element.scrollLeft);
    const next = rest < 2 ? 0 : step + 1;
    const item = element.children[next];
    if (item) scrollToItem(element, item, next > 0);
    setStep(next);
  }, [step]);
  const auto = useAutoAdvance({
    ref: root,
    intervalSeconds: SECONDS_PER_WIN,
    step,
    onAdvance: advance,
  });
  return (
    <section ref={root} aria-labelledby={headingId} className={styles.ticker} {...auto.handlers}>
      <SectionHeading
        id={headingId}
        title={<Title {...wanted} />}
        {...(allPath !== undefined && { seeAllHref: allPath })}
      >
        {auto.canMove && <PauseButton paused={auto.paused} onToggle={auto.togglePause} />}
      </SectionHeading>
      {/* Focusable, since it holds nothing that is: the arrow keys scroll it. */}
      <ul ref={track} role="list" className={styles.track} tabIndex={0} aria-labelledby={headingId}>
        {wins.map((win, at) => (
          <li key={win.id} className={styles.item}>
            <WinCard win={win} {...(isRankedList(wanted.list) && { rank: at + 1 })} />
          </li>
        ))}
      </ul>
    </section>
  );
}
