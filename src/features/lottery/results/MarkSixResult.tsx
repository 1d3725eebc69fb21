import { useLingui } from '@lingui/react';
import { ANIMALS, animalOf } from '../../../../engine/lottery/lhc/zodiac.ts';
import { markSixTone } from '../../../lib/ballTone.ts';
import { Ball } from '../../../ui/Ball/Ball.tsx';
import { nameToken } from '../words/nameOf.ts';
import styles from './Results.module.css';

interface MarkSixDraw {
  readonly main: readonly number[];
  readonly special: number;
  readonly zodiac: string;
}

/** A Mark Six result with everything; null for what is none, such as one that is not whole. */
export function readMarkSix(draw: unknown): MarkSixDraw | null {
  if (typeof draw !== 'object' || draw === null) return null;
  const { main, special, zodiac } = draw as Partial<MarkSixDraw>;
  const isWhole = Array.isArray(main) && main.length === 6 && typeof special === 'number';
  return isWhole && ANIMALS.some((animal) => animal === zodiac) ? (draw as MarkSixDraw) : null;
}

/** The balls of Mark Six in their colours, each above the animal that owns its number in that lunar year. */
export function MarkSixResult({ draw: { main, special, zodiac } }: { draw: MarkSixDraw }) {
  const { i18n } = useLingui();
  const year = ANIMALS.find((animal) => animal === zodiac)!;
  return (
    <ol role="list" className={styles.markSix} dir="ltr">
      {[...main, special].map((number, at) => (
        <li key={at} data-special={at === main.length || undefined}>
          <Ball symbol={String(number).padStart(2, '0')} tone={markSixTone(number)} size="small" />
          <span className={styles.animal}>{nameToken(ANIMALS[animalOf(number, year)]!, i18n)}</span>
        </li>
      ))}
    </ol>
  );
}
