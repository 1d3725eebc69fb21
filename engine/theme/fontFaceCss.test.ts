import { describe, expect, it } from 'vitest';
import { fontFamilyIds } from '../../schemas/theme.schema.ts';
import { fontFaceCss, fontPreloads, fontStylesheets } from './fontFaceCss.ts';
import { familyForScript, fontStack, getFontFamily } from './fonts.ts';

describe('fontFaceCss', () => {
  it.each(fontFamilyIds)('declares %s with a stand-in of its own measure', (id) => {
    const css = fontFaceCss([id], ['latin']);
    const { name } = getFontFamily(id);
    expect(css).toContain(`font-family:"${name}";`);
    expect(css.match(new RegExp(`font-family:"${name} Fallback"`, 'g'))).toHaveLength(2);
    expect(css).toMatch(/size-adjust:\d+(\.\d+)?%/);
  });

  it('names only the files of the scripts a page needs', () => {
    const latin = fontFaceCss(['fraunces', 'manrope'], ['latin']);
    expect(latin).not.toContain('vietnamese');
    expect(latin).not.toContain('arabic');
    expect(fontFaceCss(['fraunces'], ['vietnamese'])).toContain('/fonts/fraunces-vietnamese.');
  });

  it('adds a family for a script that the wanted one lacks', () => {
    expect(fontFaceCss(['manrope'], ['arabic'])).toContain('font-family:"Cairo";');
    expect(fontStack('manrope')).toMatch(/^"Manrope","Manrope Fallback","Cairo","M PLUS 1",/);
    expect(familyForScript('fraunces', 'arabic')).toBe('el-messiri');
  });

  it('stays small enough to inline for two families and every script', () => {
    const scripts = ['latin', 'vietnamese', 'arabic', 'japanese'] as const;
    expect(fontFaceCss(['cormorant', 'manrope'], scripts).length).toBeLessThan(12_000);
  });

  it('lets Latin win where the ranges of two files overlap', () => {
    const css = fontFaceCss(['cairo'], ['arabic']);
    expect(css.indexOf('cairo-latin.')).toBeGreaterThan(css.indexOf('cairo-arabic.'));
  });
});

describe('fontStylesheets', () => {
  it('links the long list of Japanese subsets for Japanese pages only', () => {
    expect(fontStylesheets(['fraunces', 'manrope'], ['latin', 'arabic'])).toEqual([]);
    expect(fontStylesheets(['fraunces', 'manrope'], ['japanese'])).toEqual([
      expect.stringMatching(/^\/fonts\/noto-serif-jp-japanese\.[0-9a-f]{8}\.css$/),
      expect.stringMatching(/^\/fonts\/m-plus-1-japanese\.[0-9a-f]{8}\.css$/),
    ]);
  });
});

describe('fontPreloads', () => {
  it('names one Latin file a family for a Latin page', () => {
    expect(fontPreloads(['fraunces', 'manrope'], 'latin')).toEqual([
      expect.stringMatching(/^\/fonts\/fraunces-latin\.[0-9a-f]{8}\.woff2$/),
      expect.stringMatching(/^\/fonts\/manrope-latin\.[0-9a-f]{8}\.woff2$/),
    ]);
  });

  it('names each file once when one family serves both uses', () => {
    expect(fontPreloads(['manrope', 'manrope'], 'latin')).toHaveLength(1);
  });
});
