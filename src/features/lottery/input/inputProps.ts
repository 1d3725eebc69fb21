import type { PlayInput } from '../../../../engine/lottery/lotteryModel.ts';
import type { Picks } from './picks.ts';

/** What every way to pick gets. */
export interface InputProps<Input = PlayInput> {
  readonly input: Input;
  readonly picks: Picks;
  readonly onChange: (picks: Picks) => void;
  /** The family, which gives numbers their colours. */
  readonly family: string;
  /** Draws since a symbol came last, by row and symbol; nothing where nobody counted. */
  readonly omission?: readonly (Readonly<Record<string, number>> | undefined)[];
}
