import type { ResolvedSection } from '../../../schemas/resolvedBrand.ts';
import type { Change } from './change.ts';

/** What comes, goes, moves and is set otherwise on the home page. */
export function compareSections(
  before: readonly ResolvedSection[],
  after: readonly ResolvedSection[],
): Change[] {
  const [left, right] = [byKey(before), byKey(after)];
  const gone = [...left.keys()].filter((key) => !right.has(key));
  const come = [...right.keys()].filter((key) => !left.has(key));
  const stay = (own: ReadonlyMap<string, unknown>, other: ReadonlyMap<string, unknown>) =>
    [...own.keys()].filter((key) => other.has(key));
  const [orderBefore, orderAfter] = [stay(left, right), stay(right, left)];
  const isMoved = orderBefore.join() !== orderAfter.join();
  return [
    ...gone.map((key) => ({ path: `home.sections ${key}`, before: 'shown' })),
    ...come.map((key) => ({ path: `home.sections ${key}`, after: 'shown' })),
    ...(isMoved
      ? [{ path: 'home.sections', before: [...left.keys()], after: [...right.keys()] }]
      : []),
    ...orderAfter.flatMap((key) => compareProps(key, left.get(key)!.props, right.get(key)!.props)),
  ];
}

/** A shelf of games is another section for each category; a second one of a kind is numbered. */
function byKey(sections: readonly ResolvedSection[]): ReadonlyMap<string, ResolvedSection> {
  const named = new Map<string, ResolvedSection>();
  for (const entry of sections) {
    const { category } = entry.props;
    const name = category === undefined ? entry.section : `${entry.section} ${String(category)}`;
    let [key, count] = [name, 1];
    while (named.has(key)) key = `${name} (${(count += 1)})`;
    named.set(key, entry);
  }
  return named;
}

function compareProps(
  key: string,
  before: ResolvedSection['props'],
  after: ResolvedSection['props'],
): readonly Change[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].flatMap((name) => {
    const [from, to] = [before[name], after[name]];
    if (JSON.stringify(from) === JSON.stringify(to)) return [];
    return [{ path: `home.sections ${key} ${name}`, before: from, after: to }];
  });
}
