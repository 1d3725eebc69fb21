import { LineChart } from '@mui/x-charts/LineChart';
import { useDeskFormats } from '../../i18n/useDeskFormats.ts';
import type { Dashboard } from './Tiles.tsx';
import { useFigureWords } from '../../i18n/useFigureWords.ts';

const HEIGHT = 280;

/** Bets, payouts and GGR day by day. */
export function DaysChart({ dashboard: { days, currency } }: { dashboard: Dashboard }) {
  const words = useFigureWords();
  const { money, number } = useDeskFormats();
  const series = [
    { name: 'bets', color: 'var(--brand)' },
    { name: 'payouts', color: 'var(--warning)' },
    { name: 'ggr', color: 'var(--win)' },
  ] as const;
  return (
    <LineChart
      height={HEIGHT}
      skipAnimation
      margin={{ left: 0, right: 24, top: 8, bottom: 0 }}
      xAxis={[{ scaleType: 'point', data: days.map(({ day }) => day.slice(5)), height: 28 }]}
      yAxis={[{ width: 64, valueFormatter: (value: number) => number(value) }]}
      grid={{ horizontal: true }}
      series={series.map(({ name, color }) => ({
        label: words[name],
        color,
        data: days.map((day) => Number(day[name])),
        showMark: false,
        valueFormatter: (_value, { dataIndex }) => money(days[dataIndex]![name], currency),
      }))}
    />
  );
}
