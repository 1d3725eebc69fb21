import { SaxesParser, type SaxesTagNS } from 'saxes';
import type { Place } from './jsonDocument.ts';

/** Something in an SVG file that could run, or reach outside of the file. */
export interface SvgProblem extends Place {
  readonly message: string;
}

/** What an SVG file is: its own size in pixels where it says one, and why it may not be served. */
export interface SvgFacts {
  readonly width?: number;
  readonly height?: number;
  readonly problems: readonly SvgProblem[];
}

const SVG = 'http://www.w3.org/2000/svg';
const XHTML = 'http://www.w3.org/1999/xhtml';
const FORBIDDEN_ELEMENTS = new Set([
  'script',
  'foreignobject',
  'iframe',
  'object',
  'embed',
  'audio',
  'video',
  'handler',
  'listener',
]);
const LINKS = new Set([
  'href',
  'src',
  'base',
  'action',
  'formaction',
  'from',
  'to',
  'values',
  'by',
]);
const MAX_PROBLEMS = 20;
const SAFE_DATA = /^data:image\/(png|jpeg|webp|gif);/i;

/** Reads an SVG text. Never throws; whatever is not well-formed XML is a problem too. */
export function inspectSvg(text: string): SvgFacts {
  const problems: SvgProblem[] = [];
  const source = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const parser = new SaxesParser({ xmlns: true });
  const add = (message: string, offset: number) => {
    if (problems.length >= MAX_PROBLEMS) return;
    const before = source.slice(0, Math.max(0, offset)).split('\n');
    problems.push({ message, line: before.length, column: before.at(-1)!.length + 1 });
  };
  /** At the beginning of the tag that was just read. */
  const report = (message: string) => add(message, source.lastIndexOf('<', parser.position - 1));
  let root: SaxesTagNS | undefined;
  let styleText = '';
  parser.on('error', (error) => {
    add(error.message.replace(/^\d+:\d+: /, 'Not XML: '), parser.position - 1);
  });
  parser.on('doctype', () => report('A DOCTYPE is not allowed.'));
  parser.on('processinginstruction', ({ target }) => report(`<?${target}?> is not allowed.`));
  parser.on('opentag', (tag) => {
    root ??= tag;
    checkElement(tag, report);
  });
  const addStyle = (part: string) => {
    styleText += part;
  };
  parser.on('text', addStyle);
  parser.on('cdata', addStyle);
  parser.on('closetag', (tag) => {
    if (tag.local.toLowerCase() === 'style') checkStyle(styleText, report);
    styleText = '';
  });
  try {
    parser.write(source).close();
  } catch (error) {
    report(error instanceof Error ? error.message : 'Not XML.');
  }
  if (root && (root.local !== 'svg' || root.uri !== SVG)) {
    problems.push({
      message: `The outermost element must be <svg xmlns="${SVG}">.`,
      line: 1,
      column: 1,
    });
  }
  return { ...sizeOf(root), problems };
}

function checkElement(tag: SaxesTagNS, report: (message: string) => void): void {
  const name = tag.local.toLowerCase();
  if (FORBIDDEN_ELEMENTS.has(name) || tag.uri === XHTML) report(`<${tag.name}> is not allowed.`);
  for (const attribute of Object.values(tag.attributes)) {
    const key = attribute.local.toLowerCase();
    const value = attribute.value.trim();
    if (key.startsWith('on')) report(`The event handler "${attribute.name}" is not allowed.`);
    else if (key === 'style') checkStyle(value, report);
    else if (attribute.prefix === 'xmlns' || key === 'xmlns') continue;
    else if (isLink(key) && !isSafeLink(key, value)) {
      report(`"${attribute.name}" may only point into the file itself ("#…").`);
    } else if (hasOutsideUrl(value)) report(`"${attribute.name}" points outside of the file.`);
  }
}

/** `to`, `values` and their like only matter where an animation sets a link. */
function isLink(key: string): boolean {
  return LINKS.has(key);
}

function isSafeLink(key: string, value: string): boolean {
  const isAnimated = ['from', 'to', 'values', 'by'].includes(key);
  if (isAnimated) return !/[a-z][a-z0-9+.-]*\s*:|\/\//i.test(value);
  return value === '' || value.startsWith('#') || SAFE_DATA.test(value);
}

function checkStyle(css: string, report: (message: string) => void): void {
  if (css.includes('\\')) report('Escapes ("\\") are not allowed in styles.');
  if (/@import|@font-face|expression\s*\(|-moz-binding|behavior\s*:/i.test(css)) {
    report('Styles may not import or bind anything.');
  }
  if (hasOutsideUrl(css)) report('A style points outside of the file.');
}

function hasOutsideUrl(text: string): boolean {
  if (/javascript\s*:|image-set\s*\(/i.test(text)) return true;
  return [...text.matchAll(/url\s*\(\s*(['"]?)\s*(.{0,40})/gis)].some(
    ([, , target = '']) => !target.startsWith('#') && !SAFE_DATA.test(target),
  );
}

function sizeOf(root: SaxesTagNS | undefined): { width?: number; height?: number } {
  const lengthOf = (name: string) => {
    const written = root?.attributes[name]?.value;
    return written !== undefined && /^\s*[\d.]+(px)?\s*$/.test(written) ? parseFloat(written) : NaN;
  };
  const [, , boxWidth = NaN, boxHeight = NaN] = (root?.attributes['viewBox']?.value ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const width = isSize(lengthOf('width')) ? lengthOf('width') : boxWidth;
  const height = isSize(lengthOf('height')) ? lengthOf('height') : boxHeight;
  const isWhole = isSize(width) && isSize(height);
  return isWhole ? { width: Math.round(width), height: Math.round(height) } : {};
}

function isSize(value: number): boolean {
  return Number.isFinite(value) && value >= 1 && value < 100_000;
}
