import { createWordStream } from '../../../../engine/games/fairness/drawStream.ts';
import type { Composer } from '../bet/useComposer.ts';
import type { SlipItem } from './slip.ts';

/** Lines of the chosen play that nothing but chance picks; the browser's own, since they decide no draw. */
export function randomItems(composer: Composer, count: number): readonly Omit<SlipItem, 'key'>[] {
  const { chosen, toItem } = composer;
  if (!chosen) return [];
  const stream = createWordStream(() => crypto.getRandomValues(new Uint32Array(1))[0]!);
  return Array.from({ length: count }, () => chosen.play.read(chosen.play.pick(stream))).flatMap(
    (reading) =>
      reading.selection === undefined ? [] : [toItem(reading.selection, reading.units)],
  );
}
