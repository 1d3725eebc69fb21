import { Trans, useLingui } from '@lingui/react/macro';
import { colourOf } from './spotColour.ts';
import { useSpotNames } from './useSpotNames.ts';
import styles from './History.module.css';

/** The last numbers, newest first: red a little higher, black a little lower, as on the board of a casino. */
export function History({ numbers }: { readonly numbers: readonly number[] }) {
  const { t } = useLingui();
  const names = useSpotNames();
  if (numbers.length === 0) return <div className={styles.history} />;
  return (
    <div className={styles.history}>
      <ol
        className={styles.numbers}
        // Scrolls by itself, so it has to be reachable by keyboard.
        tabIndex={0}
        aria-label={t({
          id: 'originals.roulette.history',
          context: 'Name of the list of the last roulette numbers, read to screen readers',
          message: 'Last numbers, newest first',
        })}
      >
        {numbers.map((number, index) => (
          <li
            key={numbers.length - index}
            className={styles.number}
            data-colour={colourOf(number)}
            aria-label={names.number(number)}
          >
            {number}
          </li>
        ))}
      </ol>
      <Tally numbers={numbers} />
    </div>
  );
}

function Tally({ numbers }: { readonly numbers: readonly number[] }) {
  const count = (colour: string) => numbers.filter((number) => colourOf(number) === colour).length;
  const red = count('red');
  const black = count('black');
  const zero = count('green');
  return (
    <p className={styles.tally}>
      <Trans
        id="originals.roulette.tally"
        context="Beside the last roulette numbers: how many of them were red, black and zero"
      >
        Red {red} · Black {black} · Zero {zero}
      </Trans>
    </p>
  );
}
