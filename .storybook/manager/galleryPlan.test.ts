import { describe, expect, it } from 'vitest';
import type { LocaleTag } from '../../locales/locales.ts';
import { planGallery, viewportWidth } from './galleryPlan.ts';

const brand = (id: string, languages: readonly LocaleTag[]) => ({ id, name: id, languages });
const plan = (globals: Record<string, unknown>, args?: string) =>
  planGallery({
    storyId: 'parts-button--primary',
    args,
    globals,
    brands: [brand('aurora', ['es', 'en']), brand('majlis', ['ar', 'en'])],
  });

describe('planGallery', () => {
  it('shows every brand in both schemes, in the language of the toolbar', () => {
    const rows = plan({ view: 'brands', locale: 'vi', scheme: 'light' });
    const cells = rows.flatMap((row) => row.cells);
    expect(cells.map(({ brand: id, scheme, locale }) => `${id} ${scheme} ${locale}`)).toEqual([
      'aurora dark vi',
      'aurora light vi',
      'majlis dark vi',
      'majlis light vi',
    ]);
  });

  it('shows the languages that each brand offers where it is asked for them', () => {
    const [aurora, majlis] = plan({ view: 'locales', locale: 'vi' });
    expect(aurora!.cells.map(({ locale }) => locale)).toEqual(['es', 'es', 'en', 'en']);
    expect(majlis!.cells[0]!.caption).toBe('العربية, dark');
  });

  it('hands on what else the toolbar says, and the values of the story', () => {
    const globals = { view: 'brands', member: 'agent', features: 'vip-off', motion: 'system' };
    expect(plan(globals, 'kind:primary')[1]!.cells[1]!.src).toBe(
      'iframe.html?id=parts-button--primary&viewMode=story' +
        '&globals=member:agent;features:vip-off;brand:majlis;scheme:light;locale:en' +
        '&args=kind:primary',
    );
  });
});

describe('viewportWidth', () => {
  it('reads the width of the toolbar, however the address writes it', () => {
    expect(viewportWidth({ viewport: { value: 'w390', isRotated: false } })).toBe(390);
    expect(viewportWidth({ viewport: 'w1440' })).toBe(1440);
    expect(viewportWidth({ viewport: { value: undefined } })).toBeUndefined();
    expect(viewportWidth({})).toBeUndefined();
  });
});
