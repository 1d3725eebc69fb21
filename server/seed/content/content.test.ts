import { describe, expect, it } from 'vitest';
import { DRAFT_TOPICS } from '../../../schemas/brand.schema.ts';
import { FEATURE_IDS } from '../../../schemas/features.ts';
import catalogue from '../../../schemas/generated/catalogue.json' with { type: 'json' };
import { BANNERS } from '../banners.ts';
import type { MerchantContent, Texts } from './contentSeed.ts';
import { demoMerchants } from './demo.ts';
import { platformContent } from './platform.ts';

const merchants: readonly MerchantContent[] = [platformContent, ...demoMerchants];
const footerTopics = ['about', 'contact', 'terms', 'responsibleGaming', 'privacy', 'refund'];
const screens = catalogue.screens.map(({ id }) => id);
/** What no part of the product keeps today, in its most likely words. */
const PROMISES =
  /jackpot|dealer|limit|bonus|points?\b|vip|lotter|24\/7|around the clock|at any hour|every night|withdraw|deposit|promotion/i;
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
      const own = merchant.merchantCode === '*' ? 'brand' : merchant.merchantCode.toLowerCase();
      const drawn: string[] = [...BANNERS.map(({ id }) => id), 'brand-hero', 'brand-login'];
      for (const { artId } of merchant.banners) {
        expect(drawn).toContain(artId);
        expect(artId.startsWith(`${own}-`), `${artId} is a picture of another brand`).toBe(true);
      }
    });

    it('is about screens and features that exist, and says what they are', () => {
      const { banners, announcements, help } = merchant;
      for (const { about } of [...banners, ...announcements, ...help]) {
        if (about === undefined) continue;
        const [kind, id = ''] = about.split(':');
        expect(kind === 'screen' ? screens : FEATURE_IDS, about).toContain(id);
      }
      for (const { group, about } of banners) if (group !== 'w_login') expect(about).toBeDefined();
    });

    it('promises nothing that nobody keeps', () => {
      for (const { en } of textsOf(merchant)) expect(en).not.toMatch(PROMISES);
    });

    it('publishes in the name of a merchant only what it has confirmed', () => {
      const drafts = merchant.help.filter(({ isDraft }) => isDraft).map(({ slug }) => slug);
      expect(drafts.sort()).toEqual(['contact', ...DRAFT_TOPICS].sort());
    });

    it('has a banner for the home page and an answer to every topic of the footer', () => {
      expect(merchant.banners.some(({ group }) => group === 'w_home')).toBe(true);
      const slugs = merchant.help.map(({ slug }) => slug);
      expect(slugs).toEqual(expect.arrayContaining(footerTopics));
    });
  },
);
