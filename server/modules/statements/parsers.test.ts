import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Problem } from '../../http/problem.ts';
import { readCamt } from './camt.ts';
import { guessMapping, readCsv, readRows } from './csv.ts';
import { isSameName } from './matching.ts';
import { readMt940 } from './mt940.ts';

const faultOf = (read: () => unknown): unknown => {
  try {
    read();
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return error.code === 'statementInvalid' && (error.value as { fault: string }).fault;
  }
  return null;
};

const GERMAN = `Buchungstag;Auftraggeber;Verwendungszweck;Betrag
03.02.2026;"Müller; Anna";"Spielkonto ABCD2345";1.250,50
04.02.2026;Bank;Gebühr;-3,90
31.01.2026;Jörg Blum;;20,00
`;

const camt = (entries: string, head = '') =>
  `<?xml version="1.0" encoding="UTF-8"?>${head}<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><Stmt><Id>1</Id>${entries}</Stmt></BkToCstmrStmt></Document>`;

const ENTRY = `<Ntry><Amt Ccy="EUR">45.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts><BookgDt><Dt>2026-02-03</Dt></BookgDt><NtryDtls><TxDtls><Refs><AcctSvcrRef>B-1</AcctSvcrRef><EndToEndId>NOTPROVIDED</EndToEndId></Refs><RltdPties><Dbtr><Pty><Nm>Ana &amp; Luis</Nm></Pty></Dbtr></RltdPties><RmtInf><Ustrd>Ref ABCD2345</Ustrd><Ustrd>gracias</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`;

const MT940 = `:20:STARTUMSE
:25:10020030/1234567
:28C:00001/001
:60F:C260131EUR1234,56
:61:2602030203CR45,00NTRFNONREF//B-77
:86:166?00GUTSCHRIFT?20SVWZ+ABCD2345?21 danke?32ANNA MUELLER?33 KG
:61:2602030203D10,NMSCNONREF
:86:GEBUEHR
:61:260204C7,5NTRFX//B-78
:86:/NAME/JAN JANSEN/REMI/EFGH6789/
:62F:C260204EUR1277,06
-`;

describe('a statement of columns', () => {
  it('is read as its heads and values suggest', () => {
    const rows = readRows(GERMAN);
    const mapping = guessMapping(rows);
    expect(mapping).toMatchObject({ date: 0, payer: 1, text: 2, amount: 3 });
    expect(mapping).toMatchObject({ dateOrder: 'dmy', decimal: ',' });
    expect(readCsv(GERMAN, mapping)).toMatchObject([
      { amount: '1250.50', payer: 'Müller; Anna', text: 'Spielkonto ABCD2345', receipt: null },
      { amount: '20.00', payer: 'Jörg Blum', text: null },
    ]);
    expect(readCsv(GERMAN, mapping)[0]!.at.toISOString()).toMatch(/^2026-02-03/);
  });

  it.each([
    ['a,b\n', 'empty'],
    ['', 'empty'],
    ['date,amount\n2026-02-31,5.00\n', 'date'],
    ['date,amount\n2026-02-03,five\n', 'amount'],
    ['date,amount\n2026-02-03,"5.00\n', 'format'],
    [`date,amount\n${'2026-02-03,1.00\n'.repeat(5001)}`, 'tooLong'],
  ])('is refused plainly: %#', (text, fault) => {
    expect(faultOf(() => readCsv(text, guessMapping(readRows(text))))).toBe(fault);
  });

  it('survives whatever is sent in its place', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 400, unit: 'binary' }), (text) => {
        for (const read of [
          () => readCsv(text, guessMapping(readRows(text))),
          () => readCamt(text),
          () => readMt940(text),
        ]) {
          expect(faultOf(read)).not.toBe(false);
        }
      }),
    );
  });
});

describe('a camt.053', () => {
  it('gives what came, by its payments', () => {
    const debit = ENTRY.replace('CRDT', 'DBIT');
    const pending = ENTRY.replace('BOOK', 'PDNG');
    const bare = `<Ntry><Amt Ccy="EUR">7.5</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts><BookgDt><DtTm>2026-02-04T10:00:00+01:00</DtTm></BookgDt><AcctSvcrRef>B-2</AcctSvcrRef><AddtlNtryInf>cash</AddtlNtryInf></Ntry>`;
    expect(readCamt(camt(ENTRY + debit + pending + bare))).toMatchObject([
      {
        receipt: 'B-1',
        amount: '45',
        currency: 'EUR',
        payer: 'Ana & Luis',
        text: 'Ref ABCD2345 gracias',
      },
      { receipt: 'B-2', amount: '7.5', payer: null, text: 'cash' },
    ]);
  });

  it.each([
    camt(ENTRY, '<!DOCTYPE d [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>'),
    camt(ENTRY, '<!DOCTYPE d SYSTEM "file:///etc/passwd">'),
    camt(ENTRY).slice(0, -20),
    '<html></html>',
    'no xml',
  ])('is refused where it is none: %#', (text) => {
    expect(faultOf(() => readCamt(text))).toBe('format');
  });
});

describe('an MT940', () => {
  it('gives what came, with the texts of German and Dutch banks', () => {
    expect(readMt940(MT940)).toMatchObject([
      { receipt: 'B-77', amount: '45.00', currency: 'EUR', payer: 'ANNA MUELLER KG' },
      { receipt: 'B-78', amount: '7.5', payer: 'JAN JANSEN' },
    ]);
    expect(readMt940(MT940)[0]!.text).toContain('ABCD2345');
  });
  it('is refused where it is none', () => {
    expect(faultOf(() => readMt940(':61:nonsense'))).toBe('format');
    expect(faultOf(() => readMt940(MT940.replace('CR45,00', 'CR45')))).toBe('amount');
    expect(faultOf(() => readMt940(MT940.replace('260204C', '261304C')))).toBe('date');
  });
});

it('names are the same whatever their order, accents and middle names', () => {
  expect(isSameName('José María Ruiz', 'RUIZ JOSE')).toBe(true);
  expect(isSameName('Anna Blum', 'Anna Berg')).toBe(false);
  expect(isSameName('Anna', 'Anna Berg')).toBe(false);
  expect(isSameName(null, 'Anna Berg')).toBe(false);
});
