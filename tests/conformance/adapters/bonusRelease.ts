import { releaseCap, releaseOf } from '../../../engine/rewards/bonuses.ts';
import { amountOf, minorOf } from '../amounts.ts';

interface Input {
  readonly bonusBalance: string;
  readonly bonus: string;
  /** So many times the bonus: "5×bonus". */
  readonly maxConversion: string;
}

/** What becomes the member's once all is played, and what is removed. */
export function run({ bonusBalance, bonus, maxConversion }: Input) {
  const [times = ''] = maxConversion.split('×');
  const cap = releaseCap(minorOf(bonus), { times }, 2);
  const { releasedMinor, removedMinor } = releaseOf(minorOf(bonusBalance), cap);
  return { released: amountOf(releasedMinor), removed: amountOf(removedMinor) };
}
