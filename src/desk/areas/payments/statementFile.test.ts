import { expect, it } from 'vitest';
import { decodeStatement, formatOf } from './statementFile.ts';

it('knows a kind of statement by what stands in it', () => {
  expect(formatOf('\n<?xml version="1.0"?><Document/>')).toBe('camt053');
  expect(formatOf(':20:STARTUMSE\n:25:1')).toBe('mt940');
  expect(formatOf('{1:F01}{4:\n:20:X')).toBe('mt940');
  expect(formatOf('Date;Amount\n')).toBe('csv');
});

it('reads what older banks write', () => {
  expect(decodeStatement(new Uint8Array([0x4d, 0xfc, 0x6c]).buffer)).toBe('Mül');
  expect(decodeStatement(new TextEncoder().encode('Mül').buffer as ArrayBuffer)).toBe('Mül');
});
