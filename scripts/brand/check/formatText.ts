import { styleText } from 'node:util';
import type { Fault } from '../../../engine/brand/fault.ts';
import { pageOfRule } from '../../../engine/brand/ruleBook.ts';
import { byFile, type Report } from './report.ts';

type Style = Parameters<typeof styleText>[0];
type Paint = (style: Style, text: string) => string;

/** A report for people: a paragraph a file, three lines a fault. */
export function formatText(report: Report, isColored: boolean): string {
  const paint: Paint = (style, text) =>
    isColored ? styleText(style, text, { validateStream: false }) : text;
  const paragraphs = [...byFile(report.faults)].map(([file, faults]) =>
    describeFile(file, faults, paint),
  );
  return [...describeFixes(report, paint), ...paragraphs, summarise(report, paint)].join('\n\n');
}

function describeFixes({ fixed = [] }: Report, paint: Paint): readonly string[] {
  if (fixed.length === 0) return [];
  const rows = fixed.map(
    ({ file, line, column, rule, change }) =>
      `  ${showControls(`${file}:${line}:${column}  ${change}`)}  ${paint('dim', rule)}`,
  );
  return [[paint(['green', 'bold'], 'Mended'), ...rows].join('\n')];
}

function describeFile(file: string, faults: readonly Fault[], paint: Paint): string {
  const places = faults.map(({ line, column }) => `${line}:${column}`);
  const width = Math.max(...places.map((place) => place.length));
  const rows = faults.flatMap((fault, index) => {
    const { severity, message, suggestion, rule, path, fix } = fault;
    const level = severity === 'error' ? paint('red', 'error  ') : paint('yellow', 'warning');
    const margin = ' '.repeat(width + 13);
    const remedy = [
      suggestion === undefined ? '' : showControls(suggestion),
      fix ? paint('dim', '(--fix does it)') : '',
    ].join(' ');
    const where = [showControls(path), pageOfRule(rule)].filter(Boolean).join('  ');
    return [
      `  ${paint('dim', places[index]!.padStart(width))}  ${level}  ${showControls(message)}`,
      ...(remedy === ' ' ? [] : [`${margin}${paint('cyan', '→')} ${remedy.trim()}`]),
      `${margin}${paint('dim', where)}`,
    ];
  });
  return [paint('underline', showControls(file)), ...rows].join('\n');
}

function summarise({ checked, errors, warnings, faults }: Report, paint: Paint): string {
  const sums = `${count(errors, 'error')}, ${count(warnings, 'warning')}`;
  const style = errors > 0 ? 'red' : warnings > 0 ? 'yellow' : 'green';
  const fixable = faults.filter(({ fix }) => fix).length;
  const hint = fixable === 0 ? '' : ` "--fix" mends ${fixable} of them.`;
  return `${count(checked, 'brand')} checked: ${paint([style, 'bold'], sums)}.${hint}`;
}

function count(number: number, word: string): string {
  return `${number} ${word}${number === 1 ? '' : 's'}`;
}

/** What a file says must not steer the terminal. */
function showControls(text: string): string {
  return text.replace(
    /[\u0000-\u001f\u007f-\u009f\u200e\u200f\u2028-\u202e\u2066-\u2069]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
