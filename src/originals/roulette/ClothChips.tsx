import { ChipDisc } from '../table/ChipDisc.tsx';
import { chipOf } from '../table/chipValues.ts';
import { boxStyle } from './boxStyle.ts';
import { zonesOf, type ClothLayout } from './cloth.ts';
import { addUp } from '../table/laying.ts';
import { SPOTS } from '../../../engine/games/roulette/spots.ts';
import type { TableMoney } from '../table/tableMoney.ts';
import type { TableState } from '../table/tableState.ts';
import styles from './Cloth.module.css';

/** The chips on the cloth: what stands as it was bet, beside it what is only laid. */
export function ClothChips(props: {
  readonly layout: ClothLayout;
  readonly state: TableState<number>;
  /** Minor units of the chips in hand. */
  readonly chips: readonly number[];
  readonly money: TableMoney;
}) {
  const { layout, state, chips, money } = props;
  const { standing, laid, placing, drawn: number, shown } = state;
  const isOver = shown === 'come' || shown === 'told';
  const all = addUp(addUp(standing, placing), laid);
  return zonesOf(layout).map(({ spot, isLine: _, ...box }) => {
    if (!all.has(spot.id)) return null;
    const isWon = isOver && number !== null && SPOTS.get(spot.id)!.numbers.includes(number);
    const stacks = [
      ['standing', standing.get(spot.id)],
      ['placing', placing.get(spot.id)],
      ['laid', laid.get(spot.id)],
    ] as const;
    return (
      <span
        key={spot.id}
        className={styles.stack}
        style={boxStyle(layout, box)}
        data-outside={box.w * box.h > 1 || undefined}
        data-won={(isOver && (isWon ? 'yes' : 'no')) || undefined}
        aria-hidden="true"
      >
        {stacks.map(
          ([kind, minor]) =>
            minor !== undefined && (
              <ChipDisc
                key={kind}
                kind={kind}
                chip={chipOf(chips, minor)}
                label={money.chip(minor)}
              />
            ),
        )}
      </span>
    );
  });
}
