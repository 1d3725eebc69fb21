import { Trans } from '@lingui/react/macro';
import { useFormats } from '../../../platform/i18n/LocaleContext.tsx';
import type { DrawJson } from '../../../../engine/lottery/lotteryModel.ts';
import { omissionsOf, type Place } from '../../../../engine/lottery/statistics.ts';
import styles from './Statistics.module.css';

/** How often each symbol of a place came, and how long it stays away. */
export function OmissionTable({
  place,
  draws,
}: {
  place: Place;
  draws: readonly (DrawJson | null)[];
}) {
  const formats = useFormats();
  const rows = omissionsOf(place, draws);
  const highest = Math.max(...rows.map(({ hits }) => hits), 1);
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.caption}>
        <Trans
          id="lottery.stats.omission"
          context="Lottery: heading of a table: how often each number came, and how many draws it has stayed away"
        >
          How often each came, and how long it stays away
        </Trans>
      </figcaption>
      <div className={styles.scroll}>
        <table className={styles.table}>
          <thead>
            <Head />
          </thead>
          <tbody>
            {rows.map(({ symbol, hits, current, average, most }) => (
              <tr key={symbol}>
                <th scope="row">{symbol}</th>
                <td>
                  <span className={styles.meter}>
                    <span
                      className={styles.fill}
                      style={{ inlineSize: `${(100 * hits) / highest}%` }}
                    />
                    <span className={styles.amount}>{hits}</span>
                  </span>
                </td>
                <td>{current}</td>
                <td>{formats.number(Math.round(average * 10) / 10)}</td>
                <td>{most}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  );
}

function Head() {
  return (
    <tr>
      <th scope="col">
        <Trans id="lottery.stats.number" context="Lottery: head of a column of numbers">
          Number
        </Trans>
      </th>
      <th scope="col">
        <Trans id="lottery.stats.came" context="Lottery: head of a column: how often a number came">
          Came
        </Trans>
      </th>
      <th scope="col">
        <Trans
          id="lottery.stats.away"
          context="Lottery: head of a column: draws since a number came last"
        >
          Away now
        </Trans>
      </th>
      <th scope="col">
        <Trans
          id="lottery.stats.average"
          context="Lottery: head of a column: draws between two of a number on average"
        >
          Average
        </Trans>
      </th>
      <th scope="col">
        <Trans
          id="lottery.stats.longest"
          context="Lottery: head of a column: the most draws that a number stayed away"
        >
          Longest
        </Trans>
      </th>
    </tr>
  );
}
