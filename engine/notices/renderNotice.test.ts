import { describe, expect, it } from 'vitest';
import { LOCALE_TAGS } from '../../locales/locales.ts';
import { factsOfNotice, NOTICE_KINDS, NOTICE_WORDS } from '../../schemas/notices.ts';
import { NOTICE_LANGUAGES, placeholdersIn, renderNotice } from './renderNotice.ts';

const euro = { code: 'EUR', symbol: '€', decimals: 2 };
const reader = { locale: 'en', timeZone: 'Europe/Madrid', currency: euro } as const;
const order = { text: 'D26020112ABCD' };

describe.each(LOCALE_TAGS)('messages in %s', (tag) => {
  const { notices, words } = NOTICE_LANGUAGES[tag];

  it.each(NOTICE_KINDS)('%s has a title and a text with every value of its own', (kind) => {
    const { title, text } = notices[kind];
    expect(title.trim().length * text.trim().length).toBeGreaterThan(0);
    const own = Object.keys(factsOfNotice(kind).values);
    expect(placeholdersIn(`${title} ${text}`).toSorted()).toEqual(own.toSorted());
  });

  it('has every word', () => {
    for (const word of NOTICE_WORDS) expect(words[word]).not.toBe('');
  });
});

it('writes amounts and moments as the language does', () => {
  const amount = { money: '1234.50', currency: 'EUR' };
  const arrived = renderNotice('depositArrived', { amount, order }, { reader });
  expect(arrived.text).toBe('€1,234.50 is in your wallet. Order \u2068D26020112ABCD\u2069.');
  const changed = renderNotice(
    'passwordChanged',
    { at: { time: '2026-02-01T23:30:00Z' } },
    { reader: { ...reader, locale: 'es' } },
  );
  expect(changed.text).toContain('2 feb 2026');
});

it('takes a merchant’s own text, and reads nothing of a value as a placeholder', () => {
  const amount = { money: '5', currency: 'USDT' };
  const own = { text: 'In: {amount}, {order} {unknown}' };
  const told = renderNotice(
    'depositArrived',
    { amount, order: { text: '{amount}' } },
    { reader, own },
  );
  expect(told.title).toBe('Your deposit has arrived');
  expect(told.text).toBe('In: USDT\u00a05, \u2068{amount}\u2069');
});

it('lets no text of somebody else turn what stands around it', () => {
  const values = { need: { word: 'document' }, reason: { text: '\u202eevil\u2066' } } as const;
  expect(renderNotice('identityRefused', values, { reader }).text).toBe(
    'We could not accept what you sent. \u2068evil\u2069',
  );
});
