import type { ComponentType } from 'react';
import { HOME_SECTIONS, type HomeSection, type HomeSectionId } from '../../../schemas/home.ts';
import type { ResolvedSection } from '../../../schemas/resolvedBrand.ts';
import { announcements, banners } from '../../api/content.ts';
import { gameMenus, hotGames, popularLotteries, winners } from '../../api/games.ts';
import { lazyPart, type LazyPart } from '../../platform/chunks/lazyPart.tsx';
import { loadChunk } from '../../platform/chunks/loadChunk.ts';
import type { Gates } from '../../platform/gates/gates.tsx';
import type { Screen, ScreenContext } from '../../platform/screens/screen.ts';
import { PHONE_GAMES } from './phoneGames.ts';
import { POPULAR_LOTTERIES_MAX } from './popularLotteries.ts';
import type { SectionProps } from './sectionProps.ts';

/** How a section gets its code and, before it renders, its data. */
interface SectionEntry<Id extends HomeSectionId> {
  readonly load: () => Promise<{ default: ComponentType<SectionProps<Id>> }>;
  readonly prefetch?: (context: ScreenContext, props: SectionProps<Id>) => Promise<unknown>;
}

const SECTIONS: { readonly [Id in HomeSectionId]: SectionEntry<Id> } = {
  hero: {
    load: () => import('./sections/Hero.tsx'),
    prefetch: ({ queryClient, http }, { group }) => queryClient.prefetchQuery(banners(http, group)),
  },
  marquee: {
    load: () => import('./sections/Marquee.tsx'),
    prefetch: ({ queryClient, http }) => queryClient.prefetchQuery(announcements(http, 'B')),
  },
  categories: {
    load: () => import('./sections/Categories.tsx'),
    prefetch: ({ queryClient, http }) => queryClient.prefetchQuery(gameMenus(http)),
  },
  hotGames: {
    load: () => import('./sections/HotGames.tsx'),
    prefetch: ({ queryClient, http }, { limit }) =>
      queryClient.prefetchQuery(hotGames(http, { status: 'normal', limit })),
  },
  gameRow: {
    load: () => import('./sections/GameRow.tsx'),
    prefetch: ({ queryClient, http }, { category, limit }) =>
      Promise.all([
        queryClient.prefetchQuery(hotGames(http, { category, status: 'normal', limit })),
        queryClient.prefetchQuery(gameMenus(http)),
      ]),
  },
  lotteries: {
    load: () => import('./sections/Lotteries.tsx'),
    prefetch: ({ queryClient, http }, { limit }) =>
      queryClient.prefetchQuery(popularLotteries(http, Math.min(limit, POPULAR_LOTTERIES_MAX))),
  },
  winners: {
    load: () => import('./sections/Winners.tsx'),
    prefetch: ({ queryClient, http }, wanted) => queryClient.prefetchQuery(winners(http, wanted)),
  },
  comingSoon: {
    load: () => import('./sections/ComingSoon.tsx'),
    prefetch: ({ queryClient, http }, { limit }) =>
      queryClient.prefetchQuery(hotGames(http, { status: 'soon', limit })),
  },
  howItWorks: { load: () => import('./sections/HowItWorks.tsx') },
  appDownload: {
    load: () => import('./sections/AppDownload.tsx'),
    prefetch: ({ queryClient, http }) =>
      Promise.all([
        queryClient.prefetchQuery(banners(http, 'w_app')),
        queryClient.prefetchQuery(hotGames(http, PHONE_GAMES)),
      ]),
  },
};

/** Sections that stand in the first view: their script starts with the page. */
export const FIRST_VIEW = 2;

/** Source file of a section, as the build's manifest names it. */
export const getSectionSource = (id: HomeSectionId) =>
  `src/features/home/sections/${id.charAt(0).toUpperCase()}${id.slice(1)}.tsx`;

/** A section of this brand's page, ready to render. */
export interface PageSection {
  readonly id: HomeSectionId;
  /** Unique on the page, the same on gateway and browser. */
  readonly key: string;
  readonly props: Readonly<Record<string, unknown>>;
  readonly load: () => Promise<{ default: ComponentType<object> }>;
  /** The section for pages that need its script at once. */
  readonly Component: LazyPart<object>;
  readonly prefetch: (context: ScreenContext) => Promise<unknown>;
}

// The brand's schema has checked each section's props, so the pairs below match by construction.
type AnyEntry = SectionEntry<HomeSectionId> & {
  load: () => Promise<{ default: ComponentType<object> }>;
  prefetch?: (context: ScreenContext, props: object) => Promise<unknown>;
};

const LOADED = Object.fromEntries(
  Object.entries(SECTIONS as unknown as Record<HomeSectionId, AnyEntry>).map(([id, entry]) => {
    const load = loadChunk(entry.load);
    return [id, { load, Component: lazyPart(load), prefetch: entry.prefetch }];
  }),
) as Record<HomeSectionId, AnyEntry & Pick<PageSection, 'Component'>>;

/** Whether one of the screens is what a section is about; a section that is about none always has its place. */
function isAboutOneOf(screens: readonly Screen[], { section, props }: ResolvedSection): boolean {
  if (section === 'gameRow') return screens.some(({ category }) => category === props['category']);
  const { screen }: HomeSection = HOME_SECTIONS[section];
  return screen === undefined || screens.some(({ id }) => id === screen);
}

/**
 * The sections that a brand places on its page and whose features are open, in the brand's order. Where the open
 * screens are given, only those about one of them.
 */
export function getPageSections(
  sections: readonly ResolvedSection[],
  gates: Gates,
  screens?: readonly Screen[],
): readonly PageSection[] {
  return sections.flatMap((section, at) => {
    const { section: id, props } = section;
    const { gate }: HomeSection = HOME_SECTIONS[id];
    if ((gate && !gates[gate]) || (screens && !isAboutOneOf(screens, section))) return [];
    const { load, Component, prefetch } = LOADED[id];
    return [
      {
        id,
        key: `${id}-${at}`,
        props,
        load,
        Component,
        prefetch: async (context: ScreenContext) => prefetch?.(context, props),
      },
    ];
  });
}
