import { BottomNav } from '../ui/BottomNav/BottomNav.tsx';
import { Footer } from '../ui/Footer/Footer.tsx';
import { GameCard } from '../ui/GameCard/GameCard.tsx';
import { Header } from '../ui/Header/Header.tsx';
import { Hero } from '../ui/Hero/Hero.tsx';
import { SideMenu } from '../ui/SideMenu/SideMenu.tsx';
import { loadChunk } from '../platform/chunks/loadChunk.ts';
import { chooseVariant, type SlotRegistry, type VariantLoader } from '../platform/slots/slots.tsx';
import { SCREENS } from './screens.ts';

const VARIANT_FILES = import.meta.glob<Awaited<ReturnType<VariantLoader>>>([
  '../ui/*/variants/*.tsx',
  '!**/*.{stories,test}.tsx',
]);

/** Every slot that a brand may fill. */
export const SLOTS = [Header, Footer, SideMenu, BottomNav, Hero, GameCard] as const;

/** Slot name → variant name → loader; a variant is found by its folder, nothing lists it. */
export const SLOT_REGISTRY: SlotRegistry = buildRegistry();

function buildRegistry(): SlotRegistry {
  const registry: Record<string, Record<string, VariantLoader>> = {};
  for (const [file, load] of Object.entries(VARIANT_FILES)) {
    const [, slot, variant] = /\/ui\/(\w+)\/variants\/(\w+)\.tsx$/.exec(file) ?? [];
    if (slot && variant) (registry[slot] ??= {})[variant] = loadChunk(load);
  }
  return registry;
}

/** Loads the variant that fills a slot. */
export function getVariant(slot: string, chosen: string | undefined): VariantLoader {
  const fallback = SLOTS.find((entry) => entry.slotName === slot)?.fallback ?? '';
  return chooseVariant(SLOT_REGISTRY, slot, chosen, fallback);
}

/** Source file of the variant that fills a slot, as the build's manifest names it. */
export function getVariantSource(slot: string, chosen: string | undefined): string {
  const fallback = SLOTS.find((entry) => entry.slotName === slot)?.fallback ?? '';
  const variant = chosen !== undefined && SLOT_REGISTRY[slot]?.[chosen] ? chosen : fallback;
  return `src/ui/${slot}/variants/${variant}.tsx`;
}

/**
 * Every name that a brand file may use, as plain data for the checks and for editors.
 *
 * @public Called by `npm run emit` through Vite.
 */
export function describeCatalogue() {
  return {
    slots: Object.fromEntries(
      SLOTS.map((slot) => [
        slot.slotName,
        {
          default: slot.fallback,
          variants: Object.keys(SLOT_REGISTRY[slot.slotName] ?? {}).sort(),
        },
      ]),
    ),
    screens: SCREENS.map(({ id, paths, parameter, gate, menus, isSoon, needs, games, source }) => ({
      id,
      path: paths[0],
      paths,
      ...(parameter && { parameter }),
      gate: gate ?? null,
      ...(menus && { menus }),
      ...(isSoon && { isSoon }),
      ...(needs && { needs }),
      ...(games && { games }),
      source,
    })),
  };
}
