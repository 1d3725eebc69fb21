import { describe, expect, it } from 'vitest';
import { planVisits, PSEUDO_LOCALE, type Story } from './plan.ts';

const BRANDS = [
  { id: 'aurora', locales: ['es', 'en'] },
  { id: 'sakura', locales: ['ja', 'en'] },
  { id: 'majlis', locales: ['ar', 'en'] },
];

const story = (at: number, more: Partial<Story> = {}): Story => ({
  id: `slots-header--state-${at}`,
  title: 'Slots/Header',
  name: `State ${at}`,
  file: 'src/ui/Header/Header.stories.tsx',
  ...more,
});

const settings = Array.from({ length: 100 }, (_, at) =>
  planVisits(story(at), BRANDS).map(({ setting }) => setting),
);

describe('the visits of a story', () => {
  it('are one in the dark in a real language and one in the light in the mirrored one, in another brand', () => {
    for (const [dark, light] of settings) {
      expect([dark!.scheme, light!.scheme]).toEqual(['dark', 'light']);
      expect(BRANDS.find(({ id }) => id === dark!.brand)!.locales).toContain(dark!.locale);
      expect([light!.locale, light!.viewport]).toEqual([PSEUDO_LOCALE, 'phone']);
      expect(light!.brand).not.toBe(dark!.brand);
    }
  });

  it('go through all brands, languages and screens by turns', () => {
    const seen = (pick: (dark: (typeof settings)[0][0]) => string) =>
      new Set(settings.map(([dark]) => pick(dark!))).size;
    expect(seen(({ brand, locale }) => `${brand} ${locale}`)).toBe(6);
    expect(seen(({ viewport }) => viewport)).toBe(2);
    expect(new Set(settings.map(([, light]) => light!.brand)).size).toBe(3);
  });

  it('keep to the screen and the language that the story is made for', () => {
    const visits = planVisits(story(1, { viewport: 'desktop', locale: 'vi' }), BRANDS);
    expect(visits.map(({ setting }) => [setting.viewport, setting.locale])).toEqual([
      ['desktop', 'vi'],
      ['desktop', 'vi'],
    ]);
  });

  it('are the same whichever other stories there are, and have names of their own', () => {
    expect(planVisits(story(5), BRANDS)).toEqual(planVisits(story(5), BRANDS));
    expect(planVisits(story(5), BRANDS).map(({ name }) => name)).toEqual([
      'slots-header--state-5.dark',
      'slots-header--state-5.light',
    ]);
  });
});
