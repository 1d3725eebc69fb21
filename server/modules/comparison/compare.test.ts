import { expect, it } from 'vitest';
import { ProviderFault } from '../../providers/providerFault.ts';
import { readSettlement } from '../../providers/payments/settlementFile.ts';
import { compareDay, type CreditedOrder } from './compare.ts';

const HEAD = 'receipt,order,state,amount,currency,refunded\n';

const order = (id: string, over: Partial<CreditedOrder> = {}): CreditedOrder => ({
  id,
  receipt: `r-${id}`,
  paidMinor: 1000n,
  currency: 'EUR',
  refundedMinor: 0n,
  ...over,
});

const compare = (
  csv: string,
  credited: readonly CreditedOrder[],
  { around = '', listed = [] as string[] } = {},
) =>
  compareDay({
    lines: readSettlement(HEAD + csv),
    around: readSettlement(HEAD + around),
    credited,
    findCredited: (line) =>
      credited.find(({ id, receipt }) => id === line.order || receipt === line.receipt),
    isListed: ({ receipt }) => listed.includes(receipt),
    decimals: 2,
  });

it('agrees where both have the same, whatever the name it is found by', () => {
  const csv = 'r-A,A,final,10.00,EUR,\nr-B,,final,10,EUR,\nr-C,C,refused,10.00,EUR,\n';
  expect(compare(csv, [order('A'), order('B')])).toEqual({ agreeing: 2, differences: [] });
});

it('tells what is missing here, missing there, of another amount or currency, and what went back', () => {
  const csv = [
    'r-A,A,final,10.01,EUR,',
    'r-B,B,final,10.00,USD,',
    'r-C,C,final,10.00,EUR,2.50',
    'r-X,X,final,5.00,EUR,',
  ].join('\n');
  const { differences } = compare(csv, [order('A'), order('B'), order('C'), order('D')]);
  expect(differences).toMatchObject([
    { kind: 'amount', order: 'A', hereMinor: 1000n, thereMinor: 1001n },
    { kind: 'amount', order: 'B', currency: 'USD' },
    { kind: 'refunded', order: 'C', hereMinor: 0n, thereMinor: 250n },
    { kind: 'missingHere', order: 'X', thereMinor: 500n },
    { kind: 'missingThere', order: 'D', hereMinor: 1000n },
  ]);
});

it('leaves alone what was paid around midnight, is listed as unmatched, or was never credited since it went back', () => {
  const csv = 'r-U,,final,7.00,EUR,\nr-R,R,refunded,7.00,EUR,7.00\n';
  const result = compare(csv, [order('M')], { around: 'r-M,M,final,10.00,EUR,', listed: ['r-U'] });
  expect(result).toEqual({ agreeing: 2, differences: [] });
});

it.each([
  '<html>down</html>',
  'receipt,order\na,b',
  `${HEAD}r,o,paid,1.00,EUR,`,
  `${HEAD}r,o,final,-1,EUR,`,
])('takes what is no settlement for no answer: %#', (body) => {
  expect(() => readSettlement(body)).toThrow(ProviderFault);
});
