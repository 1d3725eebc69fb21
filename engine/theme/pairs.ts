import type { ColorRole } from './roles.ts';

/** Two roles that meet on a screen, and the contrast they owe each other. */
export interface Pair {
  readonly foreground: ColorRole;
  readonly background: ColorRole;
  /** WCAG 2 ratio: 4.5 for text, 3 for large text, controls and focus; less only for mere decoration. */
  readonly minimum: number;
}

/** A fill that only ever carries its own `on-accent` text must show, not be told apart by itself. */
const ACCENT_SHOWS = 1.5;

const pages = ['surface-0', 'surface-1', 'surface-2'] as const;
const hovered = [...pages, 'surface-3'] as const;
const all = [...hovered, 'surface-4'] as const;
const states = ['win', 'loss', 'warning', 'info'] as const;
const quiets = ['brand-quiet', ...states.map((state) => `${state}-quiet` as const)] as const;

function pairs(
  foreground: ColorRole,
  backgrounds: readonly ColorRole[],
  minimum: number,
): readonly Pair[] {
  return backgrounds.map((background) => ({ foreground, background, minimum }));
}

/** Every pair of roles that holds in both schemes of every theme. */
export const PAIRS: readonly Pair[] = [
  ...pairs('text-1', [...all, ...quiets], 4.5),
  ...pairs('text-2', [...all, ...quiets], 4.5),
  ...pairs('text-3', hovered, 4.5),
  ...pairs('brand-text', hovered, 4.5),
  ...pairs('accent-text', hovered, 4.5),
  ...states.flatMap((state) => pairs(state, [...hovered, `${state}-quiet`], 4.5)),
  ...pairs('on-brand', ['brand', 'brand-hover'], 4.5),
  ...pairs('on-brand-quiet', ['brand-quiet'], 4.5),
  ...pairs('on-accent', ['accent'], 4.5),
  ...pairs('on-chat-header', ['chat-header'], 4.5),
  ...pairs('brand', pages, 3),
  ...pairs('accent', pages, ACCENT_SHOWS),
  ...pairs('line-strong', pages, 3),
  ...pairs('focus', all, 3),
];
