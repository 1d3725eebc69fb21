import type { MeasuredPair } from '../../../engine/theme/contrastReport.ts';

/** Everything of one kind that differs, as a person would see it. */
export interface ChangeGroup {
  readonly id: GroupId;
  readonly changes: readonly Change[];
  /** The pairs of colours that are affected. */
  readonly contrasts?: readonly ContrastChange[];
}

/** What a person would call a kind of change, in the order of the report. */
export const GROUP_TITLES = {
  colours: 'Colours',
  typeAndShape: 'Type and shape',
  pictures: 'Logo and pictures',
  variants: 'Variants of components',
  menus: 'Menus',
  features: 'Features',
  home: 'Home page',
  texts: 'Texts',
  languages: 'Languages',
  currency: 'Amounts',
  contact: 'Addresses, links and contact',
  legal: 'Legal',
  technical: 'Behind the scenes',
} as const;

/** The id of a kind of change. */
export type GroupId = keyof typeof GROUP_TITLES;

/** One thing that differs. */
export interface Change {
  /** As the brand's file names it. */
  readonly path: string;
  /** Undefined where there was nothing. */
  readonly before?: unknown;
  /** Undefined where nothing is left. */
  readonly after?: unknown;
  /** What it is, where the path does not say it. */
  readonly note?: string;
}

/** How a pair of colours reads before and after. */
export interface ContrastChange extends Pick<
  MeasuredPair,
  'scheme' | 'foreground' | 'background' | 'minimum'
> {
  /** WCAG 2 ratio. */
  readonly before: number;
  /** WCAG 2 ratio. */
  readonly after: number;
}
