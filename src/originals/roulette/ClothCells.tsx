import { useLingui } from '@lingui/react/macro';
import { memo } from 'react';
import type { Spot } from '../../../engine/games/roulette/spots.ts';
import { boxStyle } from './boxStyle.ts';
import { zonesOf, type ClothLayout } from './cloth.ts';
import { colourOf } from './spotColour.ts';
import styles from './Cloth.module.css';

/** What is printed on the cloth; lit are the numbers that a spot covers, and where the ball came to lie. */
export const ClothCells = memo(function ClothCells(props: {
  readonly layout: ClothLayout;
  readonly covered: Spot | undefined;
  readonly won: number | undefined;
}) {
  const { layout, covered, won } = props;
  return zonesOf(layout).map(({ spot, isLine, ...box }) => {
    if (isLine) return null;
    const isNumber = spot.kind === 'straight';
    const isCovered = isNumber
      ? covered?.numbers.includes(spot.numbers[0]!)
      : covered?.id === spot.id;
    return (
      <span
        key={spot.id}
        className={styles.cell}
        style={boxStyle(layout, box)}
        data-kind={isNumber ? colourOf(spot.numbers[0]!) : 'outside'}
        data-covered={isCovered || undefined}
        data-won={(won !== undefined && spot.numbers.includes(won)) || undefined}
        aria-hidden="true"
      >
        <CellText spot={spot} layout={layout} />
      </span>
    );
  });
});

function CellText({ spot, layout }: { readonly spot: Spot; readonly layout: ClothLayout }) {
  const { t } = useLingui();
  const { kind, numbers } = spot;
  if (kind === 'straight') return <b className={styles.number}>{numbers[0]}</b>;
  if (kind === 'red' || kind === 'black') {
    return (
      <svg className={styles.diamond} data-colour={kind} viewBox="0 0 40 24">
        <path d="M20 2 38 12 20 22 2 12Z" />
      </svg>
    );
  }
  const text =
    kind === 'odd'
      ? t({ id: 'originals.roulette.odd', context: 'Roulette bet on odd numbers', message: 'Odd' })
      : kind === 'even'
        ? t({
            id: 'originals.roulette.even',
            context: 'Roulette bet on even numbers',
            message: 'Even',
          })
        : kind === 'column'
          ? '2:1'
          : `${numbers[0]}–${numbers.at(-1)}`;
  const isTurned = layout === 'tall' && kind !== 'column';
  return (
    <span className={styles.text} data-turned={isTurned || undefined}>
      {text}
    </span>
  );
}
