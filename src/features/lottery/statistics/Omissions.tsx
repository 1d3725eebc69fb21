import { Trans } from '@lingui/react/macro';
import type { Omission } from '../../../../engine/lottery/statistics.ts';
import { extremesOf } from '../../../../engine/lottery/statisticsSummary.ts';
import { useFormats } from '../../../platform/i18n/LocaleContext.tsx';
import { Section } from './Section.tsx';
import styles from './Statistics.module.css';

/** Numbers that the lists of the most and the least drawn show. */
const SHOWN = 5;

/** How often each number of a place came, and for how many draws it did not. */
export function Omissions({ counted }: { counted: readonly Omission[] }) {
  const formats = useFormats();
  const { hot, cold } = extremesOf(counted, SHOWN);
  const most = Math.max(1, hot[0]?.hits ?? 0);
  return (
    <>
      <Section
        title={
          <Trans
            id="lottery.hot.title"
            context="Lottery: heading above the numbers that came most and least"
          >
            Most and least drawn
          </Trans>
        }
      >
        <div className={styles.pair}>
          {[hot, cold].map((list, at) => (
            <ol key={at} role="list" className={styles.bars} dir="ltr">
              {list.map(({ symbol, hits }) => (
                <li key={symbol} className={styles.bar} data-cold={at === 1 || undefined}>
                  <span className={styles.symbol}>{symbol}</span>
                  <span className={styles.track}>
                    <span style={{ inlineSize: `${(100 * hits) / most}%` }} />
                  </span>
                  <span className={styles.count}>{formats.number(hits)}</span>
                </li>
              ))}
            </ol>
          ))}
        </div>
      </Section>
      <Section
        title={
          <Trans
            id="lottery.omission.title"
            context="Lottery: heading above a table of how many draws each number has not come for"
          >
            Draws without each number
          </Trans>
        }
      >
        <div className={styles.scroll} tabIndex={0} role="group">
          <table className={styles.table}>
            <OmissionHead />
            <tbody>
              {counted.map(({ symbol, hits, current, average, most: longest }) => (
                <tr key={symbol}>
                  <th scope="row">{symbol}</th>
                  <td>{formats.number(hits)}</td>
                  <td>{formats.number(current)}</td>
                  <td>{formats.number(Math.round(average * 10) / 10)}</td>
                  <td>{formats.number(longest)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </Section>
    </>
  );
}

function OmissionHead() {
  return (
    <thead>
      <tr>
        <th scope="col">
          <Trans id="lottery.omission.number" context="Lottery: head of a column with numbers">
            Number
          </Trans>
        </th>
        <th scope="col">
          <Trans
            id="lottery.omission.hits"
            context="Lottery: head of a column with how often a number came"
          >
            Drawn
          </Trans>
        </th>
        <th scope="col">
          <Trans
            id="lottery.omission.current"
            context="Lottery: head of a column with draws since a number came last"
          >
            Now
          </Trans>
        </th>
        <th scope="col">
          <Trans
            id="lottery.omission.average"
            context="Lottery: head of a column with draws without a number, on average"
          >
            Average
          </Trans>
        </th>
        <th scope="col">
          <Trans
            id="lottery.omission.most"
            context="Lottery: head of a column with the longest time without a number"
          >
            Longest
          </Trans>
        </th>
      </tr>
    </thead>
  );
}
