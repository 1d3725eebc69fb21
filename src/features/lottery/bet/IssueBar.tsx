import { Trans } from '@lingui/react/macro';
import type { LotteryState } from '../../../api/lottery.ts';
import { DrawnBalls } from '../../../ui/Ball/DrawnBalls.tsx';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import { useLotteryName } from '../../../ui/LotteryName/useLotteryName.ts';
import { SiteLink } from '../../../ui/SiteLink/SiteLink.tsx';
import { IssueClock } from '../../../ui/IssueClock/IssueClock.tsx';
import { DrawEvent } from '../draws/DrawEvent.tsx';
import type { DrawPlay } from '../draws/useDrawShow.ts';
import { SoundChoice } from '../draws/SoundChoice.tsx';
import { useCurrentIssue, useIssueTurns } from '../issue/useIssues.ts';
import { writePlace, type View } from '../lotteryPaths.ts';
import styles from './Bet.module.css';

/** What stands over everything while one bets: the lottery, its clock, and the last draw or the one that is awaited. */
export function IssueBar({
  state,
  path,
  show,
}: {
  state: LotteryState;
  path: string;
  show: DrawPlay;
}) {
  const { lottery } = state;
  const name = useLotteryName()(lottery);
  const current = useCurrentIssue(state);
  useIssueTurns(lottery.lottery, current?.issue);
  return (
    <header className={styles.bar}>
      <div className={styles.barTop}>
        <SiteLink href={path} className={styles.back}>
          <Icon name="chevronBack" size={20} />
          <h1 className={styles.name}>{name}</h1>
        </SiteLink>
        <nav className={styles.views}>
          {lottery.source !== 'instant' && (
            <>
              <ViewLink path={path} gameCode={lottery.lottery} view="results" />
              <ViewLink path={path} gameCode={lottery.lottery} view="trend" />
            </>
          )}
          <ViewLink path={path} gameCode={lottery.lottery} view="rules" />
          <SiteLink href={writePlace(path, { view: 'orders' })} className={styles.view}>
            <ViewWord view="orders" />
          </SiteLink>
          <SoundChoice />
        </nav>
      </div>
      {lottery.source === 'instant' ? <AtOnce /> : <Draws state={state} />}
      <DrawEvent family={lottery.family} show={show} />
    </header>
  );
}

/** Of a lottery without issues. */
function AtOnce() {
  return (
    <p className={styles.atOnce}>
      <Trans
        id="lottery.instant.lead"
        context="Lottery: in place of the clock of a lottery that is drawn for each bet by itself"
      >
        Drawn for you alone, as soon as you bet.
      </Trans>
    </p>
  );
}

/** The clock, and the last draw or the one that is awaited. */
function Draws({ state }: { state: LotteryState }) {
  const { lottery, last, waiting } = state;
  const current = useCurrentIssue(state);
  const [newest] = last;
  const awaited = waiting[0]?.issue;
  return (
    <div className={styles.barBody}>
      <div className={styles.clock}>
        {current ? (
          <>
            <IssueClock issue={current} size="large" />
            <span className={styles.issue}>
              <IssueWord issue={current.issue} />
            </span>
          </>
        ) : (
          <span className={styles.issue}>
            <Trans
              id="lottery.issue.noneOpen"
              context="Lottery: in place of a clock when no issue is known"
            >
              No draw is open now
            </Trans>
          </span>
        )}
      </div>
      <div className={styles.lastDraw}>
        <span className={styles.issue}>
          {awaited !== undefined && awaited !== newest?.issue ? (
            <Trans
              id="lottery.issue.awaited"
              context="Lottery: beside the last draw; {awaited} is the name of the issue that is being drawn"
            >
              Drawing <bdi>{awaited}</bdi>…
            </Trans>
          ) : (
            newest && <IssueWord issue={newest.issue} />
          )}
        </span>
        <DrawnBalls family={lottery.family} draw={newest?.draw ?? null} size="small" />
        {newest?.demo && (
          <span className={styles.demo}>
            <Trans
              id="lottery.demo"
              context="Lottery: beside the numbers of a draw that was made up for a demonstration"
            >
              Demo draw
            </Trans>
          </span>
        )}
      </div>
    </div>
  );
}

/** The name of an issue with its word. */
export function IssueWord({ issue }: { issue: string }) {
  return (
    <Trans
      id="lottery.issue"
      context="Lottery: {issue} is the name of one draw of a lottery, such as 20260201-0001"
    >
      Draw <bdi>{issue}</bdi>
    </Trans>
  );
}

function ViewLink({ path, gameCode, view }: { path: string; gameCode: string; view: View }) {
  return (
    <SiteLink href={writePlace(path, { gameCode, view })} className={styles.view}>
      <ViewWord view={view} />
    </SiteLink>
  );
}

/** What a view of the lotteries is called in a row of links. */
export function ViewWord({ view }: { view: View }) {
  switch (view) {
    case 'results':
      return (
        <Trans id="lottery.view.results" context="Lottery: link to drawn numbers">
          Results
        </Trans>
      );
    case 'trend':
      return (
        <Trans id="lottery.view.trend" context="Lottery: link to statistics of past draws">
          Statistics
        </Trans>
      );
    case 'rules':
      return (
        <Trans id="lottery.view.rules" context="Lottery: link to rules and odds">
          Rules
        </Trans>
      );
    case 'orders':
      return (
        <Trans id="lottery.view.orders" context="Lottery: link to one's own bets">
          My bets
        </Trans>
      );
    case 'chases':
      return (
        <Trans
          id="lottery.view.chases"
          context="Lottery: link to one's own chases, bets that go on over several draws"
        >
          Chases
        </Trans>
      );
    case 'check':
      return (
        <Trans
          id="lottery.view.check"
          context="Lottery: link to a page that checks a Vietnamese ticket, called dò vé"
        >
          Check a ticket
        </Trans>
      );
    case 'calendar':
      return (
        <Trans
          id="lottery.view.calendar"
          context="Lottery: link to the page that says when lotteries are drawn, called lịch mở thưởng"
        >
          Draw calendar
        </Trans>
      );
    case 'shorthand':
      return (
        <Trans
          id="lottery.view.shorthand"
          context="Lottery: link to a page where many bets on Vietnamese lotteries are typed in shorthand"
        >
          Type a list
        </Trans>
      );
    case 'bet':
      return (
        <Trans id="lottery.view.bet" context="Lottery: link to the page where one bets">
          Bet
        </Trans>
      );
  }
}
