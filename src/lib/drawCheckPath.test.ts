import { expect, it } from 'vitest';
import { readDrawName, writeDrawCheckPath } from './drawCheckPath.ts';

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
