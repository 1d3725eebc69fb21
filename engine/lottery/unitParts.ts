import { choose } from './counting.ts';
import { numbersOf } from './halfPay.ts';
import type { LotteryPlay, PlayInput } from './lotteryModel.ts';

/** A selection that falls into more is not taken apart. */
const MOST_PARTS = 1000;

type Apart = Pick<LotteryPlay, 'input' | 'read'>;
type RowsInput = Extract<PlayInput, { kind: 'rows' }>;

/** Groups of `size` items, in their order. */
function groupsOf<Item>(items: readonly Item[], size: number): readonly (readonly Item[])[] {
  if (size === 0) return [[]];
  return items.flatMap((item, at) =>
    groupsOf(items.slice(at + 1), size - 1).map((rest) => [item, ...rest]),
  );
}

/** Lists of one of each of some choices. */
const productOf = <Item>(choices: readonly (readonly Item[])[]): readonly (readonly Item[])[] =>
  choices.reduce<readonly (readonly Item[])[]>(
    (lists, choice) => lists.flatMap((list) => choice.map((item) => [...list, item])),
    [[]],
  );

const splitRow = (text: string, joiner: string) =>
  text === '' || text === '-' ? [] : text.split(joiner);

/** Anchors with each group of followers; nothing where there are too many. */
function anchoredParts(selection: string, { rows, joiner }: RowsInput): readonly string[] {
  const [, before = '', after = ''] = /^(?:\(([^()]*)\))?([^()]*)$/.exec(selection) ?? [];
  const anchors = splitRow(before, joiner);
  const followers = splitRow(after, joiner);
  const take = rows[0]!.min - anchors.length;
  if (choose(followers.length, take) > MOST_PARTS) return [];
  return groupsOf(followers, take).map((group) => [...anchors, ...group].join(joiner));
}

/** Each of one list with each of the other, in one row. */
function crossedParts([one = '', other = '']: readonly string[], { joiner }: RowsInput) {
  const lists = [splitRow(one, joiner), splitRow(other, joiner)];
  if (lists[0]!.length * lists[1]!.length > MOST_PARTS) return [];
  return productOf(lists).map((pair) => pair.join(joiner));
}

/** So few of each row as a unit has, of as many rows as it needs. */
function rowParts(texts: readonly string[], { rows, joiner, leastRows }: RowsInput) {
  const filled = texts.flatMap((text, at) => (splitRow(text, joiner).length > 0 ? [at] : []));
  const needed = leastRows ?? rows.length;
  const choicesAt = (at: number) => splitRow(texts[at]!, joiner);
  const countOf = (group: readonly number[]) =>
    group.reduce((all, at) => all * choose(choicesAt(at).length, rows[at]!.min), 1);
  const groups = groupsOf(filled, needed);
  if (groups.reduce((all, group) => all + countOf(group), 0) > MOST_PARTS) return [];
  return groups.flatMap((group) =>
    productOf(group.map((at) => groupsOf(choicesAt(at), rows[at]!.min))).map((picked) =>
      texts.map((_, at) => picked[group.indexOf(at)]?.join(joiner) ?? '-').join('|'),
    ),
  );
}

/** What may be a unit by itself, however it is written; the play decides. */
function candidatesOf(input: PlayInput, selection: string): readonly string[] {
  if (input.kind === 'options') return input.legs ? [selection] : [];
  if (input.positions) {
    const [places = '', pick = ''] = selection.split('@');
    const groups = groupsOf(places.split(','), input.positions.least);
    const { positions: _positions, ...rest } = input;
    const picks = candidatesOf(rest, pick);
    if (groups.length * picks.length > MOST_PARTS) return [];
    return groups.flatMap((group) => picks.map((each) => `${group.join(',')}@${each}`));
  }
  if (input.kind === 'entries') {
    const entries = selection.split(input.joiner);
    const take = input.together ?? 1;
    if (choose(entries.length, take) > MOST_PARTS) return [];
    return groupsOf(entries, take).map((group) => group.join(input.joiner));
  }
  const texts = selection.split('|');
  if (texts.length > input.rows.length) return crossedParts(texts, input);
  return input.anchors === undefined ? rowParts(texts, input) : anchoredParts(selection, input);
}

/**
 * The least selections that win and cost together what a selection does, each as `read` keeps it: numbers by themselves, or
 * the combinations of rows and groups. None where there are more than a thousand.
 */
export function unitParts(play: Apart, selection: string): readonly string[] {
  const numbers = numbersOf(play, selection);
  if (numbers.length > 0) return numbers;
  const parts = new Map<string, number>();
  for (const candidate of candidatesOf(play.input, selection)) {
    const part = play.read(candidate);
    if (part.faults === undefined) parts.set(part.selection, part.units);
  }
  const whole = play.read(selection);
  const units = [...parts.values()].reduce((sum, each) => sum + each, 0);
  return whole.faults === undefined && whole.units === units ? [...parts.keys()] : [];
}
