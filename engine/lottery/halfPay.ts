import type { LotteryPlay } from './lotteryModel.ts';

/** Between single numbers of a play's selections; undefined where units are made of several. */
function joinerOf({ input }: Pick<LotteryPlay, 'input'>): string | undefined {
  switch (input.kind) {
    case 'options':
      return input.legs ? undefined : ',';
    case 'entries':
      return (input.together ?? 1) === 1 && !input.positions ? input.joiner : undefined;
    case 'rows': {
      const [row, ...others] = input.rows;
      const isSingle = others.length === 0 && row!.min === 1 && !input.positions;
      return isSingle && !input.anchors && !input.crossed ? input.joiner : undefined;
    }
  }
}

/** Numbers that a selection bets on by themselves; none where units are made of several. */
export function numbersOf(play: Pick<LotteryPlay, 'input'>, selection: string): readonly string[] {
  const joiner = joinerOf(play);
  return joiner === undefined ? [] : selection.split(joiner);
}

/** Numbers as a selection of them. */
export const joinNumbers = (play: Pick<LotteryPlay, 'input'>, numbers: readonly string[]): string =>
  numbers.join(joinerOf(play) ?? ',');

/** A part of a selection, and by what its prizes are divided. */
export interface PaidPart {
  readonly selection: string;
  readonly divisor: 1n | 2n;
}

/** A selection in the part that pays whole and the one that pays half, `half`; what is empty is left out. */
export function paidParts(
  play: Pick<LotteryPlay, 'input'>,
  selection: string,
  half: string | undefined,
): readonly PaidPart[] {
  if (half === undefined) return [{ selection, divisor: 1n }];
  const cut = new Set(numbersOf(play, half));
  const whole = numbersOf(play, selection).filter((number) => !cut.has(number));
  const parts: readonly PaidPart[] = [
    { selection: joinNumbers(play, whole), divisor: 1n },
    { selection: half, divisor: 2n },
  ];
  return whole.length > 0 ? parts : parts.slice(1);
}
