import { Trans, useLingui } from '@lingui/react/macro';
import { returnOfSpot } from '../../../engine/games/roulette/rouletteModel.ts';
import { SPOTS, type SpotKind } from '../../../engine/games/roulette/spots.ts';
import type { GameMoney } from '../parts/gameMoney.ts';
import styles from '../table/TablePays.module.css';

/** One spot of each kind that pays alike, in the order of the table of pays. */
const KINDS = [
  'straight',
  'split',
  'street',
  'corner',
  'sixLine',
  'dozen',
  'column',
  'red',
] as const;

/** What the bets of roulette pay, their exact return, and the rules. */
export function Pays({ formats }: { readonly formats: GameMoney['formats'] }) {
  return (
    <>
      <PaysTable formats={formats} />
      <Rules />
    </>
  );
}

/** What kinds of bets are called, each for itself. */
function useKindNames(): Readonly<Record<(typeof KINDS)[number], string>> {
  const { t } = useLingui();
  return {
    straight: t({
      id: 'originals.roulette.kind.straight',
      context: 'Kind of a roulette bet, in the table of pays',
      message: 'Straight up',
    }),
    split: t({
      id: 'originals.roulette.kind.split',
      context: 'Kind of a roulette bet, in the table of pays',
      message: 'Split',
    }),
    street: t({
      id: 'originals.roulette.kind.street',
      context: 'Kind of a roulette bet, in the table of pays',
      message: 'Street',
    }),
    corner: t({
      id: 'originals.roulette.kind.corner',
      context: 'Kind of a roulette bet, in the table of pays',
      message: 'Corner',
    }),
    sixLine: t({
      id: 'originals.roulette.kind.sixLine',
      context: 'Kind of a roulette bet, in the table of pays',
      message: 'Six-line',
    }),
    dozen: t({
      id: 'originals.roulette.kind.dozen',
      context: 'Kind of a roulette bet, in the table of pays',
      message: 'Dozen',
    }),
    column: t({
      id: 'originals.roulette.kind.column',
      context: 'Kind of a roulette bet, in the table of pays',
      message: 'Column',
    }),
    red: t({
      id: 'originals.roulette.kind.even',
      context: 'Kind of a roulette bet, in the table of pays: red, black, odd, even, low, high',
      message: 'Even chances',
    }),
  };
}

function PaysTable({ formats }: { readonly formats: GameMoney['formats'] }) {
  const names = useKindNames();
  const spotOf = (kind: SpotKind) => [...SPOTS.values()].find((spot) => spot.kind === kind)!;
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">
            <Trans id="originals.table.bet" context="Head of a column of kinds of bets">
              Bet
            </Trans>
          </th>
          <th scope="col">
            <Trans
              id="originals.roulette.table.numbers"
              context="Head of a column: how many numbers a bet covers"
            >
              Numbers
            </Trans>
          </th>
          <th scope="col">
            <Trans id="originals.table.pays" context="Head of a column of odds such as 35 to 1">
              Pays
            </Trans>
          </th>
          <th scope="col">
            <Trans
              id="originals.paytable.return"
              context="Label of a percentage: exact long-run return"
            >
              Return to player
            </Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {KINDS.map((kind) => {
          const spot = spotOf(kind);
          const { over, under } = returnOfSpot(spot);
          const percent = Math.round((Number(over) / Number(under)) * 10_000) / 100;
          return (
            <tr key={kind}>
              <th scope="row">{names[kind]}</th>
              <td>{spot.numbers.length}</td>
              <td>{`${spot.odds}:1`}</td>
              <td>{`${over}/${under} ≈ ${formats.number(percent)} %`}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function Rules() {
  return (
    <div className={styles.prose}>
      <h3 className={styles.heading}>
        <Trans id="originals.rules.title" context="Heading above the rules of a slot game">
          Rules
        </Trans>
      </h3>
      <p>
        <Trans id="originals.roulette.rule.wheel" context="Rule of roulette">
          European wheel: 0 to 36, one zero, and every pocket as likely. On zero, all outside bets
          lose.
        </Trans>
      </p>
      <p>
        <Trans
          id="originals.roulette.rule.place"
          context="Rule of roulette about chips that are only laid"
        >
          Chips count once you place them and the table confirms it. Chips that are only laid when
          betting closes go back to your hand. A bet that stands cannot be taken back.
        </Trans>
      </p>
      <p>
        <Trans
          id="originals.roulette.rule.broken"
          context="Rule of roulette about a lost connection"
        >
          A bet that stands is played even if your connection breaks, and what it wins is paid.
        </Trans>
      </p>
      <p>
        <Trans id="originals.roulette.rule.keys" context="How roulette is played with a keyboard">
          Keyboard: arrows go over the numbers, Shift with arrows to the lines between them, Enter
          lays a chip, Backspace takes it back, 1 to 5 choose the chip.
        </Trans>
      </p>
    </div>
  );
}
