import { describe, expect, it } from 'vitest';
import { chooseSettings, drawEachOnce, PICTURES_MAX, planSheets, type Component } from './plan.ts';

const BRANDS = [
  { id: 'aurora', locales: ['es', 'en'] },
  { id: 'lotus', locales: ['vi', 'en'] },
  { id: 'majlis', locales: ['ar', 'en'] },
  { id: 'sakura', locales: ['ja', 'en'] },
];

const component = (states: number): Component => ({
  title: 'Slots/Game card',
  states: Array.from({ length: states }, (_, at) => ({ id: `card--${at}`, name: `State ${at}` })),
});

const { settings, share } = chooseSettings(BRANDS);

describe('the pictures of a component', () => {
  it('are at most twelve, whatever its number of states', () => {
    for (const states of [1, 2, 5, 13, 40]) {
      const sheets = planSheets(component(states), settings);
      expect(sheets.length).toBeLessThanOrEqual(PICTURES_MAX);
      expect(new Set(sheets.map(({ name }) => name)).size).toBe(sheets.length);
    }
  });

  it('show every setting, so that every pair of brand, scheme, language and screen is seen', () => {
    expect(share).toBe(1);
    for (const states of [1, 5]) {
      expect(planSheets(component(states), settings).map(({ setting }) => setting)).toEqual(
        settings,
      );
    }
  });

  it('show every state with every brand, scheme, language and screen', () => {
    const sheets = planSheets(component(7), settings);
    for (const { id } of component(7).states) {
      const seen = sheets.filter(({ states }) => states.some((state) => state.id === id));
      const valuesOf = (name: keyof (typeof settings)[number]) =>
        new Set(seen.map(({ setting }) => setting[name])).size;
      expect([
        valuesOf('brand'),
        valuesOf('scheme'),
        valuesOf('locale'),
        valuesOf('viewport'),
      ]).toEqual([4, 2, 5, 2]);
    }
  });

  it('show a state that has a language of its own only as often as the rest asks for', () => {
    const own = (more: object) => ({
      title: 'Part',
      states: Array.from({ length: 20 }, (_, at) => ({ id: `s${at}`, name: 's', ...more })),
    });
    const drawings = (of: Component) =>
      planSheets(of, settings).reduce((sum, { states }) => sum + states.length, 0);
    expect(drawings(own({}))).toBe(100);
    expect(drawings(own({ locale: 'vi' }))).toBe(80);
  });

  it('leave out a state that says why it cannot be pictured, and a component of such states', () => {
    const states = [
      { id: 'a', name: 'A', isSkipped: true },
      { id: 'b', name: 'B' },
    ];
    const drawn = planSheets({ title: 'Part', states }, settings).flatMap((one) => one.states);
    expect(new Set(drawn.map(({ id }) => id))).toEqual(new Set(['b']));
    expect(planSheets({ title: 'Part', states: states.slice(0, 1) }, settings)).toEqual([]);
  });

  it('share the states out evenly', () => {
    const counts = planSheets(component(12), settings).map(({ states }) => states.length);
    expect(Math.max(...counts)).toBeLessThanOrEqual(8);
  });

  it('show a brand only in a language that it offers', () => {
    for (const { brand, locale } of settings) {
      expect(BRANDS.find(({ id }) => id === brand)!.locales).toContain(locale);
    }
  });

  it('show as much as they can of more brands than twelve pictures can hold', () => {
    const many = Array.from({ length: 30 }, (_, at) => ({ id: `b${at}`, locales: ['en', 'es'] }));
    const cover = chooseSettings(many);
    expect(cover.settings).toHaveLength(PICTURES_MAX);
    expect(cover.share).toBeGreaterThan(0.2);
    expect(cover.share).toBeLessThan(1);
  });
});

describe('drawings that are not compared', () => {
  const components = Array.from({ length: 8 }, (_, at) => `Part ${at}`);
  const named = components.map((title) => ({
    title,
    states: component(9).states.map(({ id, name }) => ({ id: `${title} ${id}`, name })),
  }));
  const sheets = named.flatMap((one) => planSheets(one, settings));
  const once = drawEachOnce(sheets);

  it('show every state, and each only once', () => {
    const drawn = once.flatMap(({ states }) => states.map(({ id }) => id));
    expect(drawn.sort()).toEqual(named.flatMap(({ states }) => states.map(({ id }) => id)).sort());
  });

  it('show a state only where it has a picture, and every setting among them', () => {
    for (const { name, states } of once) {
      expect(sheets.find((sheet) => sheet.name === name)!.states).toEqual(
        expect.arrayContaining([...states]),
      );
    }
    expect(new Set(once.map(({ setting }) => setting)).size).toBe(settings.length);
  });
});
