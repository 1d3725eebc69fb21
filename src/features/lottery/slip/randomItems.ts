import { createWordStream } from '../../../../engine/games/fairness/drawStream.ts';
import { toItem } from '../bet/betPlay.ts';
import type { Composer } from '../bet/useComposer.ts';
import type { SlipItem } from './slip.ts';

/** Lines that nothing but chance picks, the same for each play that is bet on; the browser's own, since they decide no draw. */
export function randomItems(
  { active, pricing }: Pick<Composer, 'active' | 'pricing'>,
  count: number,
): readonly Omit<SlipItem, 'key'>[] {
  const [first] = active;
  if (!first) return [];
  const stream = createWordStream(() => crypto.getRandomValues(new Uint32Array(1))[0]!);
  return Array.from({ length: count }, () => first.play.pick(stream)).flatMap((picked) =>
    active.flatMap((each) => {
      const reading = each.play.read(picked);
      return reading.faults ? [] : [toItem(each, reading, pricing)];
    }),
  );
}
