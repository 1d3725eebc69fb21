import { describe, expect, it } from 'vitest';
import { BANNERS } from '../catalogue.ts';
import type { MerchantContent, Texts } from './contentSeed.ts';
import { demoMerchants } from './demo.ts';
import { platformContent } from './platform.ts';

const merchants: readonly MerchantContent[] = [platformContent, ...demoMerchants];
const footerTopics = [
  'about',
  'contact',
  'terms',
  'responsibleGaming',
  'privacy',
  'affiliates',
  'refund',
];
const scripts: Record<keyof Texts & string, RegExp> = {
  es: /\p{Script=Latin}/u,
  en: /\p{Script=Latin}/u,
  ar: /\p{Script=Arabic}/u,
  ja: /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u,
  vi: /\p{Script=Latin}/u,
};

function textsOf({ banners, announcements, help }: MerchantContent): Texts[] {
  return [
    ...banners.flatMap(({ title, subtitle }) => [title, subtitle]),
    ...announcements.flatMap(({ title, content }) => [title, content]),
    ...help.flatMap(({ title, body }) => [title, body]),
  ];
}

function openTagsOf(html: string): string[] {
  const open: string[] = [];
  for (const [, closing, name = ''] of html.matchAll(/<(\/?)([^>]*)>/g)) {
    if (!closing) open.push(name);
    else if (open.at(-1) === name) open.pop();
    else return ['crossed'];
  }
  return open;
}

describe.each(merchants.map((merchant) => [merchant.merchantCode, merchant] as const))(
  'the content of %s',
  (_, merchant) => {
    it('says everything in every language, in its own script', () => {
      for (const texts of textsOf(merchant)) {
        for (const [locale, script] of Object.entries(scripts)) {
          expect(texts[locale], JSON.stringify(texts)).toMatch(script);
        }
      }
    });

    it('raises its voice nowhere', () => {
      for (const text of textsOf(merchant).flatMap((texts) => Object.values(texts))) {
        expect(text).not.toMatch(/[!！¡]/);
      }
    });

    it('uses plain paragraphs and lists, properly closed', () => {
      const html = [
        ...merchant.announcements.map(({ content }) => content),
        ...merchant.help.map(({ body }) => body),
      ].flatMap((texts) => Object.values(texts));
      for (const text of html) {
        expect(text.replace(/<\/?(p|ul|ol|li)>/g, '')).not.toMatch(/[<>]/);
        expect(openTagsOf(text)).toEqual([]);
      }
    });

    it('gives each id once and only pictures that are drawn', () => {
      const ids = [
        ...merchant.banners.map(({ artId, group }) => `banner ${group} ${artId}`),
        ...merchant.announcements.map(({ id }) => `announcement ${id}`),
        ...merchant.help.map(({ slug }) => `help ${slug}`),
      ];
      expect(new Set(ids).size).toBe(ids.length);
      const drawn = BANNERS.map(({ id }) => id);
      for (const { artId } of merchant.banners) expect(drawn).toContain(artId);
    });

    it('has a banner for the home page and an answer to every topic of the footer', () => {
      expect(merchant.banners.filter(({ group }) => group === 'w_home').length).toBeGreaterThan(1);
      const slugs = merchant.help.map(({ slug }) => slug);
      expect(slugs).toEqual(expect.arrayContaining(footerTopics));
    });
  },
);
