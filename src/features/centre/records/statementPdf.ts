import { createPdfPen, type PdfPen } from '../../../platform/pdf/pdfPen.ts';
import { loadDocumentFonts } from '../../../platform/pdf/documentFonts.ts';

/** Two words that belong together. */
export interface Fact {
  readonly name: string;
  readonly value: string;
}

/** A table of a statement; the cells of `ends` stand at the end of their column. */
export interface StatementTable {
  readonly title: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** Shares of the width. */
  readonly shares: readonly number[];
  readonly ends: readonly number[];
  /** In place of rows where there are none. */
  readonly none: string;
}

/** A statement of account, every word of it as it is printed. */
export interface Statement {
  readonly brand: string;
  readonly title: string;
  readonly language: string;
  readonly dir: 'ltr' | 'rtl';
  readonly facts: readonly Fact[];
  readonly sums: readonly Fact[];
  readonly tables: readonly StatementTable[];
  /** At the foot of a page. */
  readonly page: (at: number, count: number) => string;
}

/** Points. */
const MARGIN = 42;
const ROW = 16;
const FOOT = 58;
/** Rows between two rests of the page, so that it still answers. */
const ROWS_AT_ONCE = 250;

const rest = () => new Promise((go) => setTimeout(go));

/** Every letter of it, and those of the numbers of pages. */
function* textsOf(statement: Statement): Iterable<string> {
  yield* ['0123456789…', statement.brand, statement.title, statement.page(1, 1)];
  for (const { name, value } of [...statement.facts, ...statement.sums]) yield* [name, value];
  for (const { title, head, rows, none } of statement.tables) {
    yield* [title, none, ...head];
    for (const row of rows) yield* row;
  }
}

/** Facts side by side in columns; returns where they end. */
function drawFacts(
  pen: PdfPen,
  facts: readonly Fact[],
  top: number,
  columns: number,
  size: number,
) {
  const width = (pen.width - 2 * MARGIN) / columns;
  facts.forEach(({ name, value }, at) => {
    const x = MARGIN + (at % columns) * width;
    const y = top + Math.floor(at / columns) * (size + 24);
    pen.text(name, { x, y: y + 8, width: width - 10, size: 8, isQuiet: true });
    pen.text(value, { x, y: y + 11 + size, width: width - 10, size, isStrong: size > 10 });
  });
  return top + Math.ceil(facts.length / columns) * (size + 24);
}

async function drawTable(pen: PdfPen, table: StatementTable, top: number): Promise<number> {
  const whole = pen.width - 2 * MARGIN;
  const shares = table.shares.reduce((sum, share) => sum + share, 0);
  const drawRow = (cells: readonly string[], y: number, isHead: boolean) => {
    let x = MARGIN;
    cells.forEach((cell, at) => {
      const width = (whole * table.shares[at]!) / shares;
      const align = table.ends.includes(at) ? 'end' : 'start';
      const look = isHead ? { size: 8, isQuiet: true } : { size: 8.5 };
      pen.text(cell, { x, y: y + 11, width: width - (align === 'end' ? 0 : 8), align, ...look });
      x += width;
    });
    pen.rule({ x: MARGIN, y: y + ROW, width: whole });
    return y + ROW;
  };
  let y = top;
  if (y + 4 * ROW > pen.height - FOOT) {
    pen.nextPage();
    y = MARGIN;
  }
  pen.text(table.title, { x: MARGIN, y: y + 12, width: whole, size: 11, isStrong: true });
  y = drawRow(table.head, y + 20, true);
  if (table.rows.length === 0) {
    pen.text(table.none, { x: MARGIN, y: y + 12, width: whole, size: 8.5, isQuiet: true });
    y += ROW;
  }
  for (const [at, row] of table.rows.entries()) {
    if (y + ROW > pen.height - FOOT) {
      pen.nextPage();
      y = drawRow(table.head, MARGIN, true);
    }
    y = drawRow(row, y, false);
    if (at % ROWS_AT_ONCE === ROWS_AT_ONCE - 1) await rest();
  }
  return y;
}

/** Makes the file. Rejects with Problem offline where its fonts did not come. */
export async function writeStatement(statement: Statement): Promise<Blob> {
  const { brand, title, language, dir } = statement;
  const fonts = await loadDocumentFonts(textsOf(statement));
  const pen = createPdfPen({
    title: `${brand} · ${title}`,
    author: brand,
    language,
    dir,
    ...fonts,
  });
  const whole = pen.width - 2 * MARGIN;
  pen.text(brand, { x: MARGIN, y: 54, width: whole, size: 11, isStrong: true });
  pen.text(title, { x: MARGIN, y: 82, width: whole, size: 20, isStrong: true });
  let y = drawFacts(pen, statement.facts, 98, 3, 9.5);
  pen.rule({ x: MARGIN, y: y + 6, width: whole });
  y = drawFacts(pen, statement.sums, y + 12, 4, 13);
  pen.rule({ x: MARGIN, y: y + 6, width: whole });
  for (const table of statement.tables) y = await drawTable(pen, table, y + 22);
  pen.eachPage((at, count) => {
    const line = { y: pen.height - 30, size: 8, isQuiet: true, width: whole / 2 } as const;
    pen.text(brand, { ...line, x: MARGIN });
    pen.text(statement.page(at + 1, count), { ...line, x: MARGIN + whole / 2, align: 'end' });
  });
  return pen.end();
}
