import { isMet, type Figure, type Target, type Unit } from './bench.ts';

const inUnit: Readonly<Record<Unit, (value: number) => string>> = {
  ms: (value) => `${value.toFixed(value < 10 ? 2 : 0)} ms`,
  s: (value) => `${value.toFixed(value < 10 ? 2 : 1)} s`,
  bytes: (value) =>
    value < 1e6 ? `${(value / 1e3).toFixed(1)} kB` : `${(value / 1e6).toFixed(1)} MB`,
  'per second': (value) => `${value.toFixed(0)} /s`,
  ratio: (value) => `${value.toFixed(2)} ×`,
  // Rounded down, so that 98.96 % does not pass for 99 %.
  percent: (value) => `${(Math.floor(value * 10) / 10).toFixed(1)} %`,
  count: (value) => String(value),
  points: (value) => (value < 1 ? value.toFixed(3) : value.toFixed(0)),
};

function describeTarget({ atMost, atLeast }: Target, unit: Unit): string {
  const bounds = [
    atMost !== undefined && `≤ ${inUnit[unit](atMost)}`,
    atLeast !== undefined && `≥ ${inUnit[unit](atLeast)}`,
  ];
  return bounds.filter(Boolean).join(', ');
}

function toRow(figure: Figure): readonly string[] {
  const { name, value, unit, target } = figure;
  const verdict = { true: 'met', false: 'MISSED', undefined: '' }[String(isMet(figure))] ?? '';
  return [name, inUnit[unit](value), target ? describeTarget(target, unit) : '', verdict];
}

/** Figures as a table in Markdown, so that a terminal and a page show the same. */
export function formatTable(figures: readonly Figure[]): string {
  const rows = [['figure', 'value', 'target', ''], ...figures.map(toRow)];
  const widths = [0, 1, 2, 3].map((at) => Math.max(...rows.map((row) => row[at]!.length), 3));
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, at) => (at === 1 ? cell.padStart(widths[at]!) : cell.padEnd(widths[at]!))).join(' | ')} |`;
  const rule = `| ${widths.map((width, at) => (at === 1 ? `${'-'.repeat(width - 1)}:` : '-'.repeat(width))).join(' | ')} |`;
  const [head, ...body] = rows;
  return [line(head!), rule, ...body.map(line)].join('\n');
}
