import type { LocaleTag } from '../../locales/locales.ts';
import type { RenderedPage, SiteStatus } from '../../schemas/page.ts';
import type { ResolvedBrand } from '../../schemas/resolvedBrand.ts';
import { FIRST_VIEW, getPageSections, getSectionSource } from '../features/home/sections.ts';
import { lazyPart } from '../platform/chunks/lazyPart.tsx';
import type { Gates } from '../platform/gates/gates.tsx';
import { getCatalogSource } from '../platform/i18n/catalogs.ts';
import { FULL_CHROME } from '../platform/screens/screen.ts';
import { getVariant, getVariantSource } from './catalogue.ts';
import { getScreenPart, type Destination } from './screens.ts';

/** The screen of a page, the slots of its first view, and the sections of a home page. */
function getPieces(brand: ResolvedBrand, destination: Destination, gates: Gates) {
  const screen = destination.kind === 'screen' ? destination.screen : null;
  const chrome = screen?.chrome ?? FULL_CHROME;
  const isHome = screen?.id === 'home';
  const sections = isHome ? getPageSections(brand.sections, gates) : [];
  const slots = [
    ...(chrome.header ? ['Header', 'BottomNav'] : []),
    ...(chrome.header || chrome.sideMenu ? ['SideMenu'] : []),
    ...(chrome.footer ? ['Footer'] : []),
    ...(screen?.slots ?? []),
    ...(isHome ? ['Hero'] : []),
  ];
  return {
    screen,
    slots,
    sections: sections.slice(0, FIRST_VIEW),
    laterSections: sections.slice(FIRST_VIEW),
  };
}

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
  const { screen, slots, sections, laterSections } = getPieces(brand, destination, gates);
  const variant = (slot: string) => getVariantSource(slot, brand.variants[slot]);
  const later = laterSections.map(({ id }) => getSectionSource(id));
  return {
    modules: [
      catalog,
      ...slots.map(variant),
      ...(screen ? [screen.source] : []),
      ...sections.map(({ id }) => getSectionSource(id)),
    ],
    deferredModules: later.length > 0 ? [...later, variant('GameCard')] : [],
  };
}

/**
 * Waits for the scripts of a page's first view, which the document has asked for: what has come when React takes the page
 * over needs no skeleton, whatever changes meanwhile. One that does not come is asked for again, and told, where it shows.
 */
export async function preloadPage(
  brand: ResolvedBrand,
  destination: Destination,
  gates: Gates,
): Promise<void> {
  const { screen, slots, sections } = getPieces(brand, destination, gates);
  const parts = [
    ...slots.map((slot) => lazyPart(getVariant(slot, brand.variants[slot]))),
    ...(screen ? [getScreenPart(screen)] : []),
    ...sections.map(({ Component }) => Component),
  ];
  await Promise.allSettled(parts.map((part) => part.preload()));
}
