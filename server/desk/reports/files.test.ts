import { buffer } from 'node:stream/consumers';
import { unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { writeTable, type FileTable } from './files.ts';

const HOSTILE = [
  '=HYPERLINK("http://bad.example","Open")',
  '+1+1',
  '-2+3',
  '@SUM(A1)',
  '\t=1+1',
  '\r=1+1',
  // What some spreadsheets take for the same signs.
  '\uFF1D1+1',
  '\uFF20SUM(A1)',
];

const table = (text: string): FileTable => ({
  name: 'Vendors',
  columns: ['vendor', 'ggr'],
  rows: [[text, '-12.50']],
  amounts: new Set(['ggr']),
  decimals: 2,
});

// ASVS 5: 1.2.10 (formulas in exports).
it.each(HOSTILE)('a text that begins like %j is none for a spreadsheet', async (text) => {
  const csv = (await buffer(await writeTable(table(text), 'csv'))).toString('utf8');
  expect(csv).toMatch(/^\uFEFFvendor,ggr\r\n"?'/);
  expect(csv.trimEnd().endsWith(',-12.50')).toBe(true);
  const files = unzipSync(new Uint8Array(await buffer(await writeTable(table(text), 'xlsx'))));
  const sheet = new TextDecoder().decode(files['xl/worksheets/sheet1.xml']);
  expect(sheet).not.toMatch(/<f[ >]/);
  expect(sheet).toContain('<v>-12.5</v>');
});

it('a plain text stays as it is', async () => {
  const csv = (await buffer(await writeTable(table('House, 1 "A"'), 'csv'))).toString('utf8');
  expect(csv).toBe('\uFEFFvendor,ggr\r\n"House, 1 ""A""",-12.50\r\n');
});
