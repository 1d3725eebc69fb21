import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useCallback } from 'react';
import type { SlotWin } from '../../../engine/games/slots/judgeSpin.ts';
import type { SlotGame } from '../../../schemas/slotGame.schema.ts';
import type { SlotRules } from '../../../engine/games/slots/slotRules.ts';
import { CountUp } from '../parts/CountUp.tsx';
import { isGain } from './planRound.ts';
import type { SlotMoney } from './slotMoney.ts';
import type { HouseSpins, SlotState } from './slotState.ts';
import styles from './Marquee.module.css';

const SECONDS_A_BET = 0.16;

/** The line under the reels: what came, where free spins stand, and what has to be known. */
export function Marquee(props: {
  readonly rules: SlotRules;
  readonly game: SlotGame;
  readonly state: SlotState;
  readonly money: SlotMoney;
  readonly isMoving: boolean;
  readonly isLineThere: boolean;
}) {
  const { rules, game, state, money, isMoving, isLineThere } = props;
  const { scene, phase, roundCoins, shownLevel, lit, isOver } = state;
  const format = useCallback(
    (coins: number) => money.coins(coins, shownLevel),
    [money, shownLevel],
  );
  const isStanding = phase === 'rest' || phase === 'wins' || phase === 'banner';
  const isShown = isStanding && scene !== undefined && roundCoins > 0;
  const seconds = Math.min(0.5 + (roundCoins / rules.coins) * SECONDS_A_BET, 2.2);
  const one = typeof lit === 'number' ? scene?.wins[lit] : undefined;
  return (
    <div className={styles.marquee}>
      <Trouble state={state} isLineThere={isLineThere} />
      <Counted state={state} money={money} />
      {isShown ? (
        <p className={styles.win} data-gain={isGain(rules, roundCoins) || undefined}>
          <CountUp
            key={`${state.turn}`}
            className={styles.amount}
            to={roundCoins}
            seconds={seconds}
            isMoving={isMoving && isGain(rules, roundCoins)}
            format={format}
          />
          {one && (
            <span className={styles.detail} aria-hidden="true">
              <OneWinText win={one.win} amount={format(one.coins)} />
            </span>
          )}
        </p>
      ) : (
        <p className={styles.quiet}>
          <IdleText game={game} money={money} />
        </p>
      )}
      <p className="visuallyHidden" role="status">
        {isOver && scene && <ResultText coins={roundCoins} amount={format(roundCoins)} />}
      </p>
    </div>
  );
}

function OneWinText({ win, amount }: { readonly win: SlotWin; readonly amount: string }) {
  const { count, kind, ways = 1 } = win;
  const line = (win.line ?? 0) + 1;
  if (kind === 'line') {
    return (
      <Trans
        id="originals.win.line"
        context="Under the amount of a round, for one of its wins; {line} is the number of a line"
      >
        Line {line} · {amount}
      </Trans>
    );
  }
  return kind === 'ways' ? (
    <Trans
      id="originals.win.ways"
      context="Under the amount of a round, for one of its wins; {count} reels in a row, in {ways} ways"
    >
      {count} in a row, ways: {ways} · {amount}
    </Trans>
  ) : (
    <Trans
      id="originals.win.scatter"
      context="Under the amount of a round, for one of its wins; {count} scatter symbols"
    >
      Scatter × {count} · {amount}
    </Trans>
  );
}

/** Where free spins stand: those of the round, else those that the house pays. */
function Counted({
  state: { scene, isOver, house },
  money,
}: {
  state: SlotState;
  money: SlotMoney;
}) {
  const own = isOver ? undefined : scene?.free;
  if (!own && !house) return null;
  return (
    <p className={styles.free}>
      {own ? <FreePlaceText at={own.at} of={own.of} /> : <HouseText house={house!} money={money} />}
    </p>
  );
}

function HouseText({ house, money }: { house: HouseSpins; money: SlotMoney }) {
  const { left } = house;
  const won = money.amount(house.won);
  return (
    <>
      <Plural
        id="originals.house.left"
        context="Under the reels, while spins are played that the operator pays: a gift to the player"
        value={left}
        one="On the house: # spin left"
        other="On the house: # spins left"
      />
      {Number(house.won) > 0 && (
        <>
          {' · '}
          <Trans
            id="originals.house.won"
            context="Under the reels: what spins on the house won so far"
          >
            Won {won}
          </Trans>
        </>
      )}
    </>
  );
}

function FreePlaceText({ at, of }: { readonly at: number; readonly of: number }) {
  return (
    <Trans
      id="originals.free.place"
      context="Over the reels in free spins; {at} and {of} are numbers"
    >
      Free spin {at} of {of}
    </Trans>
  );
}

function IdleText({ game, money }: { readonly game: SlotGame; readonly money: SlotMoney }) {
  const returned = money.formats.number(game.published.returnBasisPoints / 100);
  const { wins, rows } = game;
  const count = money.formats.number(wins.kind === 'lines' ? wins.lines.length : rows ** 5);
  return wins.kind === 'lines' ? (
    <Trans
      id="originals.idle.lines"
      context="Under the reels before a round; {count} lines, {returned} a percentage"
    >
      {count} lines · {returned} % return to player
    </Trans>
  ) : (
    <Trans
      id="originals.idle.ways"
      context="Under the reels before a round; {count} ways, {returned} a percentage"
    >
      {count} ways · {returned} % return to player
    </Trans>
  );
}

function ResultText({ coins, amount }: { readonly coins: number; readonly amount: string }) {
  return coins > 0 ? (
    <Trans
      id="originals.result.won"
      context="Read to screen readers after a round; {amount} is money"
    >
      Won {amount}
    </Trans>
  ) : (
    <Trans id="originals.result.none" context="Read to screen readers after a round">
      No win
    </Trans>
  );
}

function Trouble({ state, isLineThere }: { state: SlotState; isLineThere: boolean }) {
  const { t } = useLingui();
  const told = !isLineThere
    ? t({
        id: 'originals.trouble.line',
        context: 'Over a game whose connection is lost',
        message: 'Connection lost. Trying again. A round under way is safe.',
      })
    : state.refusal === 'betRefused'
      ? t({
          id: 'originals.trouble.balance',
          context: 'Over a game where the balance is too low for the bet',
          message: 'Your balance is too low for this bet. Nothing was taken.',
        })
      : state.refusal === 'stakeAboveLimit'
        ? t({
            id: 'originals.trouble.highest',
            context: 'Over a slot game where the law does not allow so high a bet',
            message:
              'This bet is above the highest you may place here. Nothing was taken. Choose a lower bet.',
          })
        : state.refusal === 'freeSpinsOver'
          ? t({
              id: 'originals.trouble.freeSpins',
              context:
                'Over a slot game: spins that the operator paid were played elsewhere or expired',
              message: 'Your spins on the house are over. Nothing was taken.',
            })
          : state.refusal &&
            t({
              id: 'originals.trouble.spin',
              context: 'Over a game whose round could not be played',
              message: 'This round was not played. Nothing was taken. Try again.',
            });
  return (
    <div role="alert" className={styles.alert}>
      {told && <p className={styles.trouble}>{told}</p>}
    </div>
  );
}
