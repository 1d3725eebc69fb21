import {
  cleanText,
  dayOf,
  MOST_LINES,
  refuseStatement,
  type StatementLine,
} from './statementLine.ts';

/** Value date, booking date, mark, third letter of the currency, amount, kind and reference, the bank's reference. */
const MOVEMENT =
  /^(\d{2})(\d{2})(\d{2})(?:\d{4})?(R?[CD])([A-Z]?)(\d{1,12}),(\d{0,4})([A-Z]\w{3})([^/\n]{0,16})(?:\/\/([^\n]{0,34}))?/;
const TAG = /^:(\d{2}[A-Z]?):/;

/** The fields of a file in their order; a field goes on until the next tag. */
function readFields(text: string): readonly (readonly [tag: string, body: string])[] {
  const fields: [string, string][] = [];
  for (const line of text.replace(/\r\n?/g, '\n').split('\n')) {
    const tag = TAG.exec(line);
    const last = fields.at(-1);
    if (tag) fields.push([tag[1]!, line.slice(tag[0].length)]);
    else if (last && line !== '-' && !line.startsWith('-}')) last[1] += `\n${line}`;
  }
  return fields;
}

/** What a payer wrote, and who that is: by German sub-fields (?20 to ?29, ?32), by /NAME/ and /REMI/, or as it stands. */
function readDetails(body: string): { readonly text: string; readonly payer: string } {
  const flat = body.replace(/\n/g, '');
  const parts = flat.split(/\?(?=\d\d)/).slice(1);
  if (parts.length > 0) {
    const pick = (from: number, to: number) =>
      parts.filter((part) => Number(part.slice(0, 2)) >= from && Number(part.slice(0, 2)) <= to);
    const join = (picked: readonly string[]) => picked.map((part) => part.slice(2)).join('');
    return { text: join([...pick(20, 29), ...pick(60, 63)]), payer: join(pick(32, 33)) };
  }
  const word = (name: string) => new RegExp(`/${name}/([^/]*)`).exec(flat)?.[1] ?? '';
  return { text: flat, payer: word('NAME') };
}

/** What came by an MT940 of SWIFT; what went and what was taken back is left out. Throws Problem statementInvalid. */
export function readMt940(text: string): readonly StatementLine[] {
  const fields = readFields(text);
  if (!fields.some(([tag]) => tag === '20') || !fields.some(([tag]) => tag.startsWith('60'))) {
    throw refuseStatement('format');
  }
  const lines: StatementLine[] = [];
  let currency: string | null = null;
  fields.forEach(([tag, body], index) => {
    if (tag.startsWith('60')) currency = /^[CD]\d{6}([A-Z]{3})/.exec(body)?.[1] ?? null;
    if (tag !== '61') return;
    if (lines.length >= MOST_LINES) throw refuseStatement('tooLong');
    const found = MOVEMENT.exec(body);
    if (!found) throw refuseStatement('amount', index + 1);
    const [, year, month, day, mark, , whole, cents = '', , , bank = ''] = found;
    if (mark !== 'C') return;
    const at = dayOf(2000 + Number(year), Number(month), Number(day));
    if (at === null) throw refuseStatement('date', index + 1);
    const next = fields[index + 1];
    const details = readDetails(next?.[0] === '86' ? next[1] : '');
    lines.push({
      receipt: cleanText(bank, 200),
      at,
      amount: cents === '' ? whole! : `${whole}.${cents}`,
      currency,
      payer: cleanText(details.payer, 200),
      text: cleanText([found[9], details.text].join(' '), 2_000),
    });
  });
  return lines;
}
