import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { resolveTheme } from './resolveTheme.ts';
import { roles } from './roles.ts';
import { plainTokens } from './testing/plainTokens.ts';
import { themeColor, toCss } from './toCss.ts';
import { cases } from '../../scripts/steps/sweeps.ts';

const theme = resolveTheme({ tokens: plainTokens() });

/** Selector and declarations of every rule, in order; media queries are opened up. */
function rulesOf(css: string): { selector: string; declarations: string }[] {
  return [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selector = '', declarations = '']) => ({
    selector,
    declarations,
  }));
}

describe('toCss', () => {
  it.each(['dark', 'light', 'system'] as const)(
    'declares every role in both schemes when the default is %s',
    (defaultScheme) => {
      const rules = rulesOf(toCss(theme, { defaultScheme }));
      for (const scheme of ['dark', 'light'] as const) {
        const rule = rules.findLast(({ selector }) => selector.includes(`[data-scheme=${scheme}]`));
        expect(rule?.declarations).toContain(`color-scheme:${scheme}`);
        for (const role of roles) {
          expect(rule?.declarations).toContain(`--${role}:${theme[scheme][role]}`);
        }
      }
    },
  );

  it('opens in the default scheme when nothing is chosen', () => {
    const openedBy = (defaultScheme: 'dark' | 'light') =>
      rulesOf(toCss(theme, { defaultScheme })).find(({ declarations }) =>
        declarations.includes('color-scheme'),
      );
    expect(openedBy('dark')).toMatchObject({ selector: ':root,[data-scheme=dark]' });
    expect(openedBy('light')).toMatchObject({ selector: ':root,[data-scheme=light]' });
  });

  it('follows the device only while no scheme is chosen', () => {
    const css = toCss(theme, { defaultScheme: 'system' });
    expect(css).toContain('@media(prefers-color-scheme:dark){:root:not([data-scheme]){');
  });

  it('declares shape and type once', () => {
    const css = toCss(theme, { defaultScheme: 'dark' });
    const once = ['radius-control', 'radius-card', 'radius-sheet', 'radius-pill', 'font-display'];
    for (const property of [...once, 'font-text', 'display-weight', 'display-tracking']) {
      expect(css.split(`--${property}:`), property).toHaveLength(2);
    }
  });

  it('hands Vietnamese words to another family whole when the wanted one lacks their letters', () => {
    const overrides = { displayFont: 'el-messiri' } as const;
    const css = toCss(resolveTheme({ tokens: plainTokens(), overrides }), {
      defaultScheme: 'dark',
    });
    expect(css).toContain(':root:lang(vi){--font-display:"Fraunces"');
  });

  it('stays small enough to inline in every document', () => {
    expect(toCss(theme, { defaultScheme: 'system' }).length).toBeLessThan(3500);
  });

  it('throws rather than let any value leave its declaration', () => {
    const hostile = fc
      .tuple(
        fc.string(),
        fc.constantFrom('<', '>', '{', '}', ';', '\\', '*/', '@', '\n'),
        fc.string(),
      )
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(hostile, fc.constantFrom('light', 'shape', 'type'), (text, where) => {
        const poisoned = {
          ...theme,
          light: where === 'light' ? { ...theme.light, brand: text } : theme.light,
          shape: where === 'shape' ? { ...theme.shape, card: text } : theme.shape,
          type: where === 'type' ? { ...theme.type, 'display-weight': text } : theme.type,
        };
        expect(() => toCss(poisoned, { defaultScheme: 'dark' })).toThrow(TypeError);
      }),
      { numRuns: cases('themes', 500) },
    );
  });
});

describe('themeColor', () => {
  it("is the page's own surface", () => {
    expect(themeColor(theme, 'dark')).toBe(theme.dark['surface-0']);
    expect(themeColor(theme, 'light')).toBe(theme.light['surface-0']);
  });
});
