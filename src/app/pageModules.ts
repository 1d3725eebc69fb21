import type { LocaleTag } from '../../locales/locales.ts';
import type { RenderedPage, SiteStatus } from '../../schemas/page.ts';
import type { ResolvedBrand } from '../../schemas/resolvedBrand.ts';
import { FIRST_VIEW, getPageSections, getSectionSource } from '../features/home/sections.ts';
import type { Gates } from '../platform/gates/gates.tsx';
import { getCatalogSource } from '../platform/i18n/catalogs.ts';
import { FULL_CHROME } from '../platform/screens/screen.ts';
import { getVariantSource } from './catalogue.ts';
import type { Destination } from './screens.ts';

/** Source files of the pieces that a page is made of, so that the document can fetch just these. */
export function getPageModules(
  brand: ResolvedBrand,
  destination: Destination,
  status: SiteStatus,
  locale: LocaleTag,
  gates: Gates,
): Pick<RenderedPage, 'modules' | 'deferredModules'> {
  const catalog = getCatalogSource(locale);
  if (status !== 0)
    return { modules: [catalog, 'src/features/status/SiteStatusScreen.tsx'], deferredModules: [] };
  const variant = (slot: string) => getVariantSource(slot, brand.variants[slot]);
  const screen = destination.kind === 'screen' ? destination.screen : null;
  const chrome = screen?.chrome ?? FULL_CHROME;
  const modules = [catalog];
  const deferredModules: string[] = [];
  if (chrome.header) modules.push(variant('Header'), variant('BottomNav'));
  if (chrome.header || chrome.sideMenu) modules.push(variant('SideMenu'));
  if (chrome.footer) modules.push(variant('Footer'));
  if (screen) modules.push(screen.source, ...(screen.slots ?? []).map(variant));
  if (screen?.id === 'home') {
    const sources = getPageSections(brand.sections, gates).map(({ id }) => getSectionSource(id));
    modules.push(...sources.slice(0, FIRST_VIEW), variant('Hero'));
    deferredModules.push(...sources.slice(FIRST_VIEW), variant('GameCard'));
  }
  return { modules, deferredModules };
}
