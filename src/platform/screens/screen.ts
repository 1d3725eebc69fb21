import type { MessageDescriptor } from '@lingui/core';
import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { FeatureId } from '../../../schemas/features.ts';
import type { ResolvedBrand } from '../../../schemas/resolvedBrand.ts';
import type { Gates } from '../gates/gates.tsx';
import type { Http } from '../http/http.ts';
import type { IconName } from './iconName.ts';

/** Which parts of the shell surround a screen. */
export interface Chrome {
  readonly header: boolean;
  readonly footer: boolean;
  readonly sideMenu: boolean;
}

/** What pages of a member's centre are about, in the order in which phones show them. */
export const CENTRE_GROUPS = ['money', 'play', 'rewards', 'me'] as const;

/** A group of the member's centre. */
export type CentreGroup = (typeof CENTRE_GROUPS)[number];

/** What a screen may use to fetch its data before it renders. */
export interface ScreenContext {
  readonly http: Http;
  readonly brand: ResolvedBrand;
  readonly gates: Gates;
  readonly queryClient: QueryClient;
}

/** A page of the product. Routes, menus and centres all read the one list of these. */
export interface Screen {
  readonly id: string;
  /** The first path is the one that menus link to. */
  readonly paths: readonly [string, ...string[]];
  /** What its address must say behind "?" for it to show anything; such a page stands in no menu. */
  readonly parameter?: string;
  readonly label: MessageDescriptor;
  readonly icon: IconName;
  /** The feature that guards its menu entry, its route and its calls. */
  readonly gate?: FeatureId;
  /** True while nothing serves it: its address says so, and no menu, banner or link leads there. */
  readonly isSoon?: boolean;
  readonly chrome: Chrome;
  /** Menus that show it unless the brand arranges them itself, with its place in each. */
  readonly menus?: Readonly<Partial<Record<'primary' | 'side' | 'bottom' | 'footer', number>>>;
  /** Who may open it: members, members without trial accounts, or agents. Everybody unless given. */
  readonly needs?: 'member' | 'realMember' | 'agent';
  /** Its place in the menu of a member's account. */
  readonly account?: number;
  /** Where it stands in the member's centre: on phones in a group, beside a page in one list by its place. */
  readonly centre?: { readonly group: CentreGroup; readonly place: number };
  /** Its place in the list of pages of the agent centre. */
  readonly agent?: number;
  /** The game category whose vendors drop down from its menu entry. */
  readonly category?: string;
  /** The feature whose lotteries drop down from its menu entry, with their clocks. */
  readonly lotteries?: FeatureId;
  /** The games that it lists: of a category, or of one vendor of it. Nothing leads there before one of them has opened. */
  readonly games?: { readonly category: string; readonly vassalage?: string };
  /** Slots that its page draws beside those of the shell; the document preloads the brand's variants of them. */
  readonly slots?: readonly string[];
  /** Source file of the component, as the build's manifest names it; the document preloads its script and styles. */
  readonly source: `src/${string}Screen.tsx`;
  readonly load: () => Promise<{ default: ComponentType }>;
  /** Fetches what the first paint needs; a failure shows the screen's own error state. */
  readonly prefetch?: (context: ScreenContext) => Promise<unknown>;
}

/** Whether a screen is there, rather than a page that says that it is coming. */
export const isBuilt = ({ source }: Screen): boolean =>
  source !== 'src/ui/ComingSoon/ComingSoonScreen.tsx';

/** Header, footer and side menu: what the product's route table leaves open gets all three. */
export const FULL_CHROME: Chrome = { header: true, footer: true, sideMenu: true };
