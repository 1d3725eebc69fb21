import { useLingui as useI18n } from '@lingui/react';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import {
  missionLeaderboard,
  type Leaderboard,
  type LeaderboardLine,
  type LeaderboardPage,
} from '../../../api/missions.ts';
import { useHttp } from '../../../platform/http/HttpContext.tsx';
import { useFormats } from '../../../platform/i18n/LocaleContext.tsx';
import { Badge } from '../../../ui/Badge/Badge.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { ChipSelect } from '../../../ui/ChipSelect/ChipSelect.tsx';
import { LoadFault } from '../../../ui/LoadFault/LoadFault.tsx';
import { MoneyText } from '../../../ui/MoneyText/MoneyText.tsx';
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx';
import centre from '../../../ui/CentreFrame/Centre.module.css';
import { useAddress } from '../../../ui/Records/useAddress.ts';
import styles from './Missions.module.css';
import { REPEATS, SCORES } from './missionWords.ts';
import { TimeToEnd } from './TimeToEnd.tsx';

const nameOf = ({ id, period }: Leaderboard) => `${id}_${period}`;

/** The leaderboards: one of them with its prizes, where the member stands, and the places. */
export function Boards({ boards }: { boards: readonly Leaderboard[] }) {
  const { t } = useLingui();
  const formats = useFormats();
  const { read, choose } = useAddress();
  const board = boards.find((one) => nameOf(one) === read('board')) ?? boards[0];
  if (!board) {
    return (
      <p className={styles.nothing}>
        <Trans id="centre.board.none" context="In place of leaderboards">
          There is no leaderboard at the moment. The next one shows here.
        </Trans>
      </p>
    );
  }
  return (
    <div className={centre.stack}>
      {boards.length > 1 && (
        <div className={centre.actions}>
          <ChipSelect
            label={t({
              id: 'centre.board.which',
              context: 'Name of the choice of a leaderboard, for screen readers',
              message: 'Leaderboard',
            })}
            isOn
            value={nameOf(board)}
            options={boards.map((one) => ({
              value: nameOf(one),
              label: `${one.title} · ${formats.date(one.startsAt)}`,
            }))}
            onChoose={(value) => choose('board', value)}
          />
        </div>
      )}
      <Head board={board} />
      <Places key={nameOf(board)} board={board} />
    </div>
  );
}

function Head({ board }: { board: Leaderboard }) {
  const { i18n } = useI18n();
  const formats = useFormats();
  const { title, text, state, endsAt, settlesAt, repeats } = board;
  const at = formats.dateTime(settlesAt);
  return (
    <section className={styles.board} aria-labelledby="board">
      <div className={styles.boardHead}>
        <div className={styles.boardWords}>
          <h2 id="board" className={styles.boardTitle}>
            {title}
          </h2>
          {text !== '' && <p className={centre.quiet}>{text}</p>}
          <p className={styles.terms}>
            {i18n._(REPEATS[repeats])} · {i18n._(SCORES[board.score])}
          </p>
        </div>
        {state === 'running' ? (
          <TimeToEnd
            until={endsAt}
            label={
              <Trans id="centre.board.left" context="Above the time that a leaderboard still runs">
                Ends in
              </Trans>
            }
          />
        ) : (
          <Badge tone={state === 'settled' ? 'neutral' : 'info'}>
            {state === 'settled' ? (
              <Trans id="centre.board.settled" context="State of a leaderboard: places are fixed">
                Ended
              </Trans>
            ) : (
              <Trans
                id="centre.board.settling"
                context="State of a leaderboard: over, and the last bets are being counted"
              >
                Being counted
              </Trans>
            )}
          </Badge>
        )}
      </div>
      <Prizes board={board} />
      {state !== 'settled' && (
        <p className={centre.quiet}>
          <Trans
            id="centre.board.settles"
            context="When the places of a leaderboard are fixed; {at} is a date and time"
          >
            Places are fixed at {at}. Of equal scores, who reached it first stands before.
          </Trans>
        </p>
      )}
    </section>
  );
}

const PODIUM = 3;

function Prizes({ board: { prizes } }: { board: Leaderboard }) {
  return (
    <ol role="list" className={styles.prizes}>
      {prizes.map(({ from, to, amount }) => (
        <li key={from} data-place={from <= PODIUM && from === to ? from : undefined}>
          <span className={styles.prizePlace}>
            <bdi>{from === to ? from : `${from}–${to}`}</bdi>
          </span>
          <MoneyText amount={amount} />
        </li>
      ))}
    </ol>
  );
}

function Places({ board }: { board: Leaderboard }) {
  const query = useInfiniteQuery(missionLeaderboard(useHttp(), board));
  const { data } = query;
  const first = data?.pages[0];
  if (!data || !first) {
    if (query.isPending) return <Skeleton className={styles.boardShape} />;
    return (
      <LoadFault onRetry={() => void query.refetch()}>
        <Trans id="centre.board.fault" context="The places of a leaderboard did not load">
          The places could not be loaded. Your score is kept; check your connection.
        </Trans>
      </LoadFault>
    );
  }
  const list = data.pages.flatMap((page) => page.list);
  return (
    <div className={centre.stack}>
      <Mine page={first} board={board} />
      {list.length === 0 ? (
        <p className={styles.nothing}>
          <Trans id="centre.board.empty" context="In place of the places of a leaderboard">
            Nobody has a score yet. The first bet that counts opens the list.
          </Trans>
        </p>
      ) : (
        <Lines lines={list} board={board} players={first.players} />
      )}
      {query.hasNextPage && (
        <div className={centre.actions}>
          <Button loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            <Trans id="centre.board.more" context="Button that shows further places of a list">
              Show further places
            </Trans>
          </Button>
        </div>
      )}
    </div>
  );
}

/** Where the member stands, with who stands around them. */
function Mine({ page: { me, list }, board }: { page: LeaderboardPage; board: Leaderboard }) {
  if (!me) {
    if (board.state !== 'running') return null;
    return (
      <p className={styles.mineNone}>
        <Trans id="centre.board.notYet" context="For who has no score in a leaderboard yet">
          You have no score yet. Your next bet that counts brings you in.
        </Trans>
      </p>
    );
  }
  const { place } = me;
  // In the list as it opens: nobody needs the row twice.
  const isShown = place <= list.length;
  return (
    <section className={styles.mine} aria-labelledby="mine">
      <h3 id="mine" className={styles.mineTitle}>
        <Trans
          id="centre.board.mine"
          context="Heading above the member's own place in a leaderboard; {place} is a number"
        >
          You are in place {place}
        </Trans>
      </h3>
      {isShown ? (
        <p className={centre.quiet}>
          <Score of={board} score={me.score} />
        </p>
      ) : (
        <Rows lines={me.around} board={board} />
      )}
    </section>
  );
}

function Lines({
  lines,
  board,
  players,
}: {
  lines: readonly LeaderboardLine[];
  board: Leaderboard;
  players: number;
}) {
  return (
    <section className={styles.places} aria-labelledby="places">
      <div className={styles.placesHead}>
        <h3 id="places" className={centre.panelTitle}>
          <Trans id="centre.board.places" context="Heading above the places of a leaderboard">
            Places
          </Trans>
        </h3>
        <span className={centre.quiet}>
          <Plural
            id="centre.board.players"
            context="How many take part in a leaderboard"
            value={players}
            one="# player"
            other="# players"
          />
        </span>
      </div>
      <Rows lines={lines} board={board} />
    </section>
  );
}

function Rows({ lines, board }: { lines: readonly LeaderboardLine[]; board: Leaderboard }) {
  return (
    <ol role="list" className={styles.rows}>
      {lines.map((line) => (
        <Row key={line.place} line={line} board={board} />
      ))}
    </ol>
  );
}

function Row({ line, board }: { line: LeaderboardLine; board: Leaderboard }) {
  const { place, name, score, prize, isMe } = line;
  const formats = useFormats();
  return (
    <li
      className={styles.row}
      data-me={isMe || undefined}
      data-place={place <= PODIUM ? place : undefined}
    >
      <span className={styles.rowPlace}>{formats.number(place)}</span>
      <span className={styles.rowName}>
        <bdi>{name}</bdi>
        {isMe && (
          <Badge tone="brand">
            <Trans id="centre.board.you" context="Behind the member's own name in a leaderboard">
              You
            </Trans>
          </Badge>
        )}
      </span>
      <span className={styles.rowScore}>
        <Score of={board} score={score} />
      </span>
      <span className={styles.rowPrize}>
        {Number(prize) > 0 ? <MoneyText amount={prize} direction="in" /> : '–'}
      </span>
    </li>
  );
}

function Score({ of, score }: { of: Leaderboard; score: string }) {
  const formats = useFormats();
  if (of.score === 'validBet') return <MoneyText amount={score} />;
  return <bdi>{formats.decimal(score)}×</bdi>;
}
