import type { Catalogue, CatalogueScreen } from '../../schemas/catalogue.ts';
import catalogue from '../../schemas/generated/catalogue.json' with { type: 'json' };
import type { Subject } from '../../schemas/subject.ts';
import type { Admitted } from '../http/gateway.ts';
import type { GamesService } from './games/games.service.ts';

const SCREENS = (catalogue as unknown as Catalogue).screens;

/** What a merchant has at this moment, to hold its content against. */
export interface OpenSubjects {
  /** Whether what a text is about can be had; texts about the site itself always can. */
  has(about: Subject | null): boolean;
  /** Whether an address leads to something: outside of this site, or to a page of it that is open and not empty. */
  leadsOn(link: string): boolean;
  /** Screens that are open and not empty, in the product's order; some for members only. */
  readonly screens: readonly CatalogueScreen[];
}

/** The address of the screen that a subject names, if it names one. */
export function pathOfSubject(about: Subject | null): string | undefined {
  if (!about?.startsWith('screen:')) return undefined;
  return SCREENS.find(({ id }) => `screen:${id}` === about)?.path;
}

const findByPath = (link: string): CatalogueScreen | undefined => {
  const path = link.replace(/[?#].*$/s, '').replace(/(?<=.)\/+$/, '');
  return SCREENS.find(({ paths }) => paths.includes(path));
};

/** Finds out what of the site a caller's merchant has: screens whose feature is on, that are served, and not empty. */
export async function readOpenSubjects(
  games: Pick<GamesService, 'getMenu'>,
  admitted: Pick<Admitted, 'caller' | 'features'>,
): Promise<OpenSubjects> {
  const { features } = admitted;
  const menu = await games.getMenu(admitted);
  const isFilled = ({ category, vassalage }: NonNullable<CatalogueScreen['games']>) =>
    menu
      .find(({ gameCategory }) => gameCategory === category)
      ?.cards.some(
        (card) =>
          (vassalage === undefined || card.vassalage === vassalage) && card.status !== 'soon',
      ) ?? false;
  const isOpen = ({ gate, isSoon, games: listed }: CatalogueScreen) =>
    (gate === null || features[gate]) && !isSoon && (listed === undefined || isFilled(listed));
  return {
    has(about) {
      if (about === null) return true;
      const [kind, id] = about.split(':', 2);
      if (kind === 'feature') return features[id as keyof typeof features] ?? false;
      const screen = SCREENS.find((entry) => entry.id === id);
      return screen !== undefined && isOpen(screen);
    },
    leadsOn(link) {
      if (!link.startsWith('/')) return true;
      const screen = findByPath(link);
      return screen === undefined || isOpen(screen);
    },
    screens: SCREENS.filter(isOpen),
  };
}
