import { XMLParser, XMLValidator } from 'fast-xml-parser';
import {
  cleanText,
  dayOf,
  MOST_LINES,
  refuseStatement,
  type StatementLine,
} from './statementLine.ts';

/** A part of a document; each may be missing, be a text, or stand there more than once. */
type Node = Readonly<Record<string, unknown>>;

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  removeNSPrefix: true,
  parseTagValue: false,
  parseAttributeValue: false,
  // Names of our own are in no document of a bank; those of XML itself are read.
  htmlEntities: false,
});

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;
const list = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value : value === undefined ? [] : [value];
const nodes = (value: unknown): readonly Node[] => list(value).filter(isNode);

/** What stands at a path, the first of each part. */
const at = (value: unknown, ...path: readonly string[]): unknown =>
  path.reduce<unknown>((node, name) => {
    const [first] = list(isNode(node) ? node[name] : undefined);
    return first;
  }, value);

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : isNode(value) ? String(value['#text'] ?? '') : '';

function readDay(booked: unknown): Date | null {
  const text = textOf(at(booked, 'Dt')) || textOf(at(booked, 'DtTm'));
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)/.exec(text) ?? [];
  return dayOf(Number(year), Number(month), Number(day));
}

/** A payment of an entry; an entry that names none is one itself. */
function readPayment(entry: Node, payment: Node, index: number): StatementLine {
  const amounts = [at(payment, 'Amt'), at(payment, 'AmtDtls', 'TxAmt', 'Amt'), at(entry, 'Amt')];
  const amount = amounts.find((one) => textOf(one) !== '');
  const day = readDay(at(entry, 'BookgDt')) ?? readDay(at(entry, 'ValDt'));
  if (day === null) throw refuseStatement('date', index + 1);
  if (!/^\d{1,15}(\.\d{1,5})?$/.test(textOf(amount))) throw refuseStatement('amount', index + 1);
  const remittance = [
    ...list(at(payment, 'RmtInf') && (at(payment, 'RmtInf') as Node)['Ustrd']).map(textOf),
    textOf(at(payment, 'RmtInf', 'Strd', 'CdtrRefInf', 'Ref')),
    textOf(at(payment, 'Refs', 'EndToEndId')),
    textOf(at(payment, 'AddtlTxInf')),
    textOf(at(entry, 'AddtlNtryInf')),
  ];
  const payer =
    textOf(at(payment, 'RltdPties', 'Dbtr', 'Pty', 'Nm')) ||
    textOf(at(payment, 'RltdPties', 'Dbtr', 'Nm'));
  const names = [
    textOf(at(payment, 'Refs', 'AcctSvcrRef')),
    textOf(at(payment, 'Refs', 'TxId')),
    textOf(at(entry, 'AcctSvcrRef')),
    textOf(at(entry, 'NtryRef')),
  ];
  return {
    receipt: cleanText(names.find((name) => name !== '') ?? '', 200),
    at: day,
    amount: textOf(amount)
      .replace(/(\.\d*?)0+$/, '$1')
      .replace(/\.$/, ''),
    currency: cleanText(isNode(amount) ? amount['@Ccy'] : '', 8),
    payer: cleanText(payer, 200),
    text: cleanText(
      remittance.filter((one) => one !== '' && one !== 'NOTPROVIDED').join(' '),
      2_000,
    ),
  };
}

/** What came by a camt.053 of ISO 20022; what went, was taken back or is not booked is left out. Throws Problem statementInvalid. */
export function readCamt(text: string): readonly StatementLine[] {
  // A document type could name entities that grow without end, or files.
  if (/<!DOCTYPE|<!ENTITY/i.test(text)) throw refuseStatement('format');
  if (XMLValidator.validate(text) !== true) throw refuseStatement('format');
  let document: unknown;
  try {
    document = parser.parse(text);
  } catch {
    throw refuseStatement('format');
  }
  const statements = nodes(
    (at(document, 'Document', 'BkToCstmrStmt') as Node | undefined)?.['Stmt'],
  );
  if (statements.length === 0) throw refuseStatement('format');
  const entries = statements.flatMap(({ Ntry }) => nodes(Ntry));
  if (entries.length > MOST_LINES) throw refuseStatement('tooLong');
  const lines = entries.flatMap((entry, index) => {
    const status = textOf(at(entry, 'Sts')) || textOf(at(entry, 'Sts', 'Cd'));
    const isCredit = textOf(at(entry, 'CdtDbtInd')) === 'CRDT';
    if (!isCredit || textOf(at(entry, 'RvslInd')) === 'true' || status !== 'BOOK') return [];
    const payments = nodes(entry['NtryDtls']).flatMap(({ TxDtls }) => nodes(TxDtls));
    const all = payments.length === 0 ? [{}] : payments;
    return all.map((payment) => readPayment(entry, payment, index));
  });
  if (lines.length > MOST_LINES) throw refuseStatement('tooLong');
  return lines;
}
