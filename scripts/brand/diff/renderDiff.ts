import { formatValue } from '../explain/renderLeaves.ts';
import type { Paint } from '../paint.ts';
import { GROUP_TITLES, type Change, type ChangeGroup, type ContrastChange } from './change.ts';
import type { Impact } from './impact.ts';
import type { Story } from './sourceMap.ts';

/** More stories of one title are only counted; JSON names them all. */
const MOST_NAMES = 4;

/** A group of changes and where they can be looked at. */
export type SeenGroup = ChangeGroup & { readonly shownBy: Impact };

/** The differences in lines, grouped by what a person sees. */
export function renderDiff(groups: readonly SeenGroup[], paint: Paint): readonly string[] {
  return groups.flatMap((group) => [
    '',
    paint.bold(GROUP_TITLES[group.id]),
    ...renderChanges(group.changes, paint),
    ...renderContrasts(group.contrasts ?? [], paint),
    ...renderImpact(group.shownBy, paint),
  ]);
}

function renderChanges(changes: readonly Change[], paint: Paint): readonly string[] {
  const width = Math.max(...changes.map(({ path }) => path.length));
  return changes.flatMap((change) => {
    const start = `  ${change.path.padEnd(width)}  `;
    if (isList(change.before) && isList(change.after)) return renderList(change, start, paint);
    const note = change.note === undefined ? '' : `  ${paint.dim(change.note)}`;
    return [`${start}${describe(change, paint)}${note}`];
  });
}

function describe({ before, after }: Change, paint: Paint): string {
  if (typeof before === 'boolean' && typeof after === 'boolean') {
    return after ? paint.green('appears') : paint.red('goes');
  }
  const show = (value: unknown) => {
    const text = formatValue(value);
    return /^#[0-9a-f]{6}$/.test(text) ? paint.swatch(text) : text;
  };
  if (before === undefined) return paint.green(`+ ${show(after)}`);
  if (after === undefined) return paint.red(`− ${show(before)}`);
  return `${show(before)} → ${show(after)}`;
}

function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value);
}

/** What comes and what goes; and the whole new order where what stays has moved. */
function renderList({ before, after }: Change, start: string, paint: Paint): readonly string[] {
  const [left, right] = [before, after].map((list) =>
    (list as readonly unknown[]).map(formatValue),
  );
  const come = right!.filter((entry) => !left!.includes(entry));
  const gone = left!.filter((entry) => !right!.includes(entry));
  const stays = (own: readonly string[], other: readonly string[]) =>
    own.filter((entry) => other.includes(entry)).join();
  const parts = [
    ...gone.map((entry) => paint.red(`− ${entry}`)),
    ...come.map((entry) => paint.green(`+ ${entry}`)),
    ...(stays(left!, right!) === stays(right!, left!) ? [] : [`now: ${right!.join(', ')}`]),
  ];
  return [start + parts.join('  ')];
}

/** Of each foreground only the pair that is hardest to read; JSON has them all. */
function renderContrasts(contrasts: readonly ContrastChange[], paint: Paint): readonly string[] {
  const tightest = new Map<string, ContrastChange & { readonly count: number }>();
  for (const pair of contrasts) {
    const key = `${pair.scheme} ${pair.foreground}`;
    const known = tightest.get(key);
    const count = (known?.count ?? 0) + 1;
    const isTighter = !known || pair.after / pair.minimum < known.after / known.minimum;
    tightest.set(key, { ...(isTighter ? pair : known), count });
  }
  if (tightest.size === 0) return [];
  const rows = [...tightest.values()].map((pair) => ({
    name: `${pair.scheme}: ${pair.foreground} on ${pair.background}`,
    ratios: `${pair.before.toFixed(2)} → ${pair.after.toFixed(2)}`,
    rest: `needs ${pair.minimum}${pair.count > 1 ? `; the tightest of ${pair.count}` : ''}`,
  }));
  const [name, ratios] = [
    widest(rows.map((row) => row.name)),
    widest(rows.map((row) => row.ratios)),
  ];
  return [
    paint.dim('  contrast'),
    ...rows.map(
      (row) =>
        `    ${row.name.padEnd(name)}  ${row.ratios.padStart(ratios)}  ${paint.dim(row.rest)}`,
    ),
  ];
}

function widest(texts: readonly string[]): number {
  return Math.max(...texts.map(({ length }) => length));
}

function renderImpact({ screens, stories }: Impact, paint: Paint): readonly string[] {
  const where = screens === 'everywhere' ? 'every page' : screens.join(', ');
  return [
    ...(where === '' ? [] : [paint.dim(`  screens: ${where}`)]),
    ...(stories.length === 0 ? [] : [paint.dim(`  stories: ${listStories(stories)}`)]),
  ];
}

function listStories(stories: readonly Story[]): string {
  const byTitle = new Map<string, string[]>();
  for (const { title, name } of stories) byTitle.set(title, [...(byTitle.get(title) ?? []), name]);
  const naming = (names: readonly string[]) =>
    names.length > MOST_NAMES ? `${names.length} stories` : names.join(', ');
  return [...byTitle].map(([title, names]) => `${title} (${naming(names)})`).join('; ');
}
