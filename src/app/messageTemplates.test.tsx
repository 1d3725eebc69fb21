import { describe, expect, it } from 'vitest';
import { LOCALE_TAGS } from '../../locales/locales.ts';
import { renderTemplate } from './messageTemplates.ts';

const brand = { name: 'Nova', messages: {} };
const code = { kind: 'code', code: '048213', minutes: 3, host: 'play.nova.test' } as const;
const link = 'https://play.nova.test/login?reset=1#secret';
const passwordLink = { kind: 'passwordLink', account: 'ada', link, minutes: 30 } as const;

describe('a letter', () => {
  it('with a code tells it, its time and its site', async () => {
    const { text } = await renderTemplate({ locale: 'en', brand, content: code });
    expect(text).toBe(
      '048213 is your Nova code. It is good for 3 minutes. Never share it with anyone.\n\n@play.nova.test #048213',
    );
  });

  it('with a link keeps the link whole, on a line of its own', async () => {
    const { subject, text } = await renderTemplate({ locale: 'en', brand, content: passwordLink });
    expect(subject).toBe('Choose a new password for Nova');
    expect(text.split('\n')).toContain(link);
    expect(text).toContain('the account ada at Nova');
  });

  it.each(LOCALE_TAGS)('is complete and in its own words in %s', async (locale) => {
    const texts = [];
    for (const content of [code, passwordLink]) {
      const { subject, text } = await renderTemplate({ locale, brand, content });
      expect(subject).toContain('Nova');
      expect(text).not.toMatch(/letter\.|[{}]/);
      texts.push(subject, text);
    }
    if (locale === 'en') return;
    const english = await renderTemplate({ locale: 'en', brand, content: code });
    expect(texts).not.toContain(english.text);
  });

  it("uses the brand's own wording", async () => {
    const messages = { en: { 'letter.code.subject': ['Hello from ', ['brand']] } };
    const own = { name: 'Nova', messages } as Parameters<typeof renderTemplate>[0]['brand'];
    const letter = await renderTemplate({ locale: 'en', brand: own, content: code });
    expect(letter.subject).toBe('Hello from Nova');
  });
});
