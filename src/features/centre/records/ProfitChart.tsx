import { Trans, useLingui } from '@lingui/react/macro';
import type { Profit } from '../../../api/bets.ts';
import { useFormats } from '../../../platform/i18n/LocaleContext.tsx';
import centre from '../../../ui/CentreFrame/Centre.module.css';
import { addDays, lengthOf, type DayRange } from '../../../ui/Records/dayRange.ts';
import styles from '../../../ui/Records/Records.module.css';

const WIDTH = 600;
const HEIGHT = 160;
/** More bars than this are no wider than a line. */
const MOST_BARS = 92;

/** What was won and lost day by day, as bars above and below a line; the bill beside it says it in figures. */
export function ProfitChart({ days, range }: { days: Profit['days']; range: DayRange }) {
  const { t } = useLingui();
  const formats = useFormats();
  const length = lengthOf(range);
  if (days.length === 0 || length < 2) return null;
  const perBar = Math.ceil(length / MOST_BARS);
  const bars = Array.from({ length: Math.ceil(length / perBar) }, (_, at) => {
    const from = addDays(range.from, at * perBar);
    const to = addDays(from, perBar - 1);
    const own = days.filter(({ day }) => day >= from && day <= to);
    // A picture: figures that people read come from the gateway.
    return { from, value: own.reduce((sum, { profit }) => sum + Number(profit), 0) };
  });
  const most = Math.max(...bars.map(({ value }) => value), 0);
  const least = Math.min(...bars.map(({ value }) => value), 0);
  const scale = most === least ? 0 : HEIGHT / (most - least);
  const zero = most * scale;
  const step = WIDTH / bars.length;
  return (
    <section className={centre.panel}>
      <h2 className={centre.panelTitle}>
        <Trans id="profit.chart" context="Heading of a chart: what was won and lost day by day">
          Day by day
        </Trans>
      </h2>
      <div className={styles.chart}>
        <svg
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={t({
            id: 'profit.chart.name',
            context: 'Name of a chart, read to screen readers; its figures stand below it',
            message: 'Won above the line, lost below it',
          })}
        >
          {bars.map(({ from, value }, at) => (
            <rect
              key={from}
              x={at * step + step * 0.15}
              width={step * 0.7}
              y={value >= 0 ? zero - value * scale : zero}
              height={Math.abs(value) * scale}
              data-up={value > 0 || undefined}
              data-down={value < 0 || undefined}
            />
          ))}
          <line x1={0} x2={WIDTH} y1={zero} y2={zero} />
        </svg>
        <div className={styles.ends} dir="ltr">
          <span>{formats.date(`${range.from}T12:00:00`)}</span>
          <span>{formats.date(`${range.to}T12:00:00`)}</span>
        </div>
      </div>
    </section>
  );
}
