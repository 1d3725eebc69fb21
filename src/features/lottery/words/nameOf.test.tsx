import { setupI18n } from '@lingui/core';
import { expect, it } from 'vitest';
import { FAMILIES } from '../../../../engine/lottery/families.ts';
import { nameGroup, namePlay, namePrice, nameRow, nameToken } from './nameOf.ts';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });

it.each(FAMILIES)('everything that can be bet on $id has words', ({ id, plays }) => {
  const codes = plays.filter(({ code }) => namePlay(code, i18n) === code.split('.').at(-1)!);
  expect(codes.map(({ code }) => code)).toEqual([]);
  const groups = new Set(plays.map(({ group }) => group));
  expect(
    [...groups].filter((group) => nameGroup(group, i18n) === group && group !== 'ANY'),
  ).toEqual([]);
  for (const { code, input, prices } of plays) {
    const rows = input.kind === 'rows' ? input.rows : input.kind === 'options' ? input.groups : [];
    for (const row of rows) expect(nameRow(row.id, i18n), `${code} ${row.id}`).not.toBe(row.id);
    for (const price of prices)
      if (/^[A-Z]/.test(price.id)) expect(namePrice(price.id, id, i18n), code).not.toBe(price.id);
  }
});

it('plays of one group have names of their own', () => {
  for (const { id, plays } of FAMILIES) {
    const names = plays.map(({ code, group }) => `${id} ${group} ${namePlay(code, i18n)}`);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  }
});

it('tokens keep their numbers and their zeros', () => {
  expect(nameToken('07', i18n)).toBe('07');
  expect(nameToken('1B', i18n)).toBe('1 Big');
  expect(nameToken('R-O', i18n)).toBe('Red Odd');
});
