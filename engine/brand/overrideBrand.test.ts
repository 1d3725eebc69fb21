import { describe, expect, it } from 'vitest';
import { brand } from '../../tests/support/builders.ts';
import { overrideBrand } from './overrideBrand.ts';

const nothing = { texts: {}, registration: {}, legal: {} };

describe('what a merchant says over its brand file', () => {
  it('is nothing where nothing is said', () => {
    const file = brand({ registration: { fields: { email: { enabled: true, minLength: 8 } } } });
    expect(overrideBrand(file, nothing)).toEqual(file);
    const nulls = { registration: { email: null }, legal: { terms: null } };
    expect(overrideBrand(file, { ...nothing, ...nulls })).toEqual(file);
  });

  it('takes the place of single texts in single languages, as they stand', () => {
    const file = brand({
      messages: { en: { 'home.hot.title': 'File', 'footer.help': 'Kept' } },
      seo: { title: { en: 'File', es: 'Archivo' }, description: { en: 'File' } },
    });
    const { messages, seo } = overrideBrand(file, {
      ...nothing,
      texts: {
        'home.hot.title': { en: 'Own {count}', es: 'Propio' },
        'seo.title': { es: 'Propio' },
      },
    });
    expect(messages).toEqual({
      en: { 'home.hot.title': 'Own {count}', 'footer.help': 'Kept' },
      es: { 'home.hot.title': 'Propio' },
    });
    expect(seo).toEqual({ title: { en: 'File', es: 'Propio' }, description: { en: 'File' } });
  });

  it('decides whether fields are asked, and leaves what else their rules say', () => {
    const file = brand({
      registration: { fields: { email: { enabled: true, minLength: 8 }, line: { enabled: true } } },
    });
    const choices = { email: 'required', line: 'hidden', idNumber: 'optional' } as const;
    const { fields } = overrideBrand(file, { ...nothing, registration: choices }).registration;
    expect(fields).toEqual({
      email: { enabled: true, required: true, minLength: 8 },
      line: { enabled: false, required: false },
      idNumber: { enabled: true, required: false },
    });
  });

  it('confirms texts and takes them back with their links, but never a link of the merchant’s own', () => {
    const file = brand({
      publishedDrafts: ['terms', 'contact'],
      legal: {
        contact: '/help?topic=contact',
        terms: '/help?topic=terms',
        refund: 'https://r.test/',
      },
    });
    const legal = { terms: false, privacy: true, refund: false };
    const made = overrideBrand(file, { ...nothing, legal });
    expect(made.publishedDrafts).toEqual(['contact', 'privacy']);
    expect(Object.entries(made.legal)).toEqual([
      ['contact', '/help?topic=contact'],
      ['privacy', '/help?topic=privacy'],
      ['refund', 'https://r.test/'],
    ]);
    const withoutHelp = { ...file, features: { ...file.features, helpCenter: false } };
    expect(overrideBrand(withoutHelp, { ...nothing, legal }).legal.privacy).toBeUndefined();
  });
});
