import { expect, it } from 'vitest';
import {
  readDrawName,
  writeCheckPathOf,
  writeDrawCheckPath,
  writePlayCheckPath,
} from './drawCheckPath.ts';

it.each([
  ['SSC1M', '20260201-0001'],
  ['HKLHC', '26/098'],
  ['VNSOUTH12', 'TG+KG-20260822'],
])('leads to a draw and back: %s %s', (lottery, issue) => {
  const { searchParams } = new URL(
    writeDrawCheckPath('/fairness', lottery, issue),
    'http://x.test',
  );
  expect(readDrawName(searchParams.get('draw'))).toEqual({ lottery, issue });
});

it.each([null, '', 'SSC1M', 'SSC1M:', ':1', 'a b:1', 'SSC1M:<1>'])(
  'reads no draw of %s',
  (text) => {
    expect(readDrawName(text)).toBeNull();
  },
);

const ORDER = 'L26020110300012ABCDEF';

it.each([
  ORDER,
  ` ${ORDER}\n`,
  `SSCINSTANT:${ORDER}`,
  `https://brand.example/elott?view=orders&order=${ORDER}`,
  `/elott?view=orders&order=${ORDER}`,
  `https://brand.example${writePlayCheckPath('/fairness', ORDER)}`,
])('reads the number of a bet of %s', (text) => {
  expect(readDrawName(text)).toEqual({ order: ORDER });
});

it('reads a draw of a link to its check, and writes it again', () => {
  const path = writeDrawCheckPath('/fairness', 'HKLHC', '26/098');
  const name = readDrawName(`http://brand.example${path}`);
  expect(name).toEqual({ lottery: 'HKLHC', issue: '26/098' });
  expect(writeCheckPathOf('/fairness', name!)).toBe(path);
});

it.each(['https://', 'https://brand.example/elott', `/x?order=${ORDER}0`, ORDER.toLowerCase()])(
  'reads nothing of %s',
  (text) => {
    expect(readDrawName(text)).toBeNull();
  },
);
