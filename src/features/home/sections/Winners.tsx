import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useId, useRef, useState } from 'react';
import type { ValueOf } from '../../../../schemas/api/endpoint.ts';
import type { getWinners } from '../../../../schemas/api/games.ts';
import { winners } from '../../../api/games.ts';
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

/** Recent wins, newest first. */
export default function Winners({ limit }: SectionProps<'winners'>) {
  const query = useQuery(winners(useHttp(), limit));
  return (
    <SectionData id="winners" query={query}>
      {({ list }) => list.length > 0 && <Ticker wins={list} />}
    </SectionData>
  );
}

function Ticker({ wins }: { wins: readonly Win[] }) {
  const headingId = useId();
  const allPath = useScreenPath('winners');
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
        title={
          <Trans id="home.winners.title" context="Heading above the recent wins of members">
            Recent wins
          </Trans>
        }
        {...(allPath !== undefined && { seeAllHref: allPath })}
      >
        {auto.canMove && <PauseButton paused={auto.paused} onToggle={auto.togglePause} />}
      </SectionHeading>
      {/* Focusable, since it holds nothing that is: the arrow keys scroll it. */}
      <ul ref={track} role="list" className={styles.track} tabIndex={0} aria-labelledby={headingId}>
        {wins.map((win) => (
          <li key={win.id} className={styles.item}>
            <WinCard win={win} />
          </li>
        ))}
      </ul>
    </section>
  );
}
