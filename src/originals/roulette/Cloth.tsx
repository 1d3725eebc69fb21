import { useLingui } from '@lingui/react/macro';
import { memo, useMemo, useState, type KeyboardEvent } from 'react';
import { SPOTS } from '../../../engine/games/roulette/spots.ts';
import { boxStyle } from './boxStyle.ts';
import { ClothCells } from './ClothCells.tsx';
import { ClothChips } from './ClothChips.tsx';
import { nextSpot, zonesOf, type ClothLayout, type Way } from './cloth.ts';
import type { TableDirector } from '../table/createTableDirector.ts';
import type { TableMoney } from '../table/tableMoney.ts';
import type { TableState } from '../table/tableState.ts';
import { useSpotNames, type SpotNames } from './useSpotNames.ts';
import styles from './Cloth.module.css';

const WAYS: Readonly<Record<string, Way>> = {
  // The cloth lies the same way round in every language.
  ArrowLeft: 'back',
  ArrowRight: 'on',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

/** The cloth: what lies on it, and a place to press for each of its 157 spots. */
export function Cloth(props: {
  readonly layout: ClothLayout;
  readonly state: TableState<number>;
  readonly director: TableDirector<number>;
  readonly money: TableMoney;
}) {
  const { layout, state, director, money } = props;
  const { t } = useLingui();
  const names = useSpotNames();
  const [pointed, setPointed] = useState<string>();
  const [focused, setFocused] = useState('straight:17');
  const covered = SPOTS.get(pointed ?? '');
  const spotOf = (target: EventTarget) =>
    (target as Element).closest<HTMLElement>('[data-spot]')?.dataset['spot'];

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const way = WAYS[event.key];
    const from = spotOf(event.target);
    if (event.key === 'Backspace') director.undo();
    else if (way && from) {
      const next = nextSpot(layout, from, way, event.shiftKey);
      const room = event.currentTarget;
      if (next) room.querySelector<HTMLElement>(`[data-spot="${next}"]`)?.focus();
    } else return;
    event.preventDefault();
  };
  return (
    <div
      className={styles.cloth}
      data-layout={layout}
      data-phase={state.phase}
      // As in every casino, the cloth is never mirrored.
      dir="ltr"
      role="group"
      aria-label={t({
        id: 'originals.roulette.cloth',
        context: 'Name of the roulette cloth with its keys, read to screen readers',
        message:
          'Cloth. Arrow keys go from number to number, with Shift to the lines between them; Enter lays a chip, Backspace takes it back.',
      })}
      onKeyDown={onKeyDown}
      onPointerOver={({ target, pointerType }) =>
        setPointed(pointerType === 'touch' ? undefined : spotOf(target))
      }
      onPointerLeave={() => setPointed(undefined)}
      onFocus={({ target }) => {
        const spot = spotOf(target);
        if (spot) setFocused(spot);
        if (target.matches(':focus-visible')) setPointed(spot);
      }}
      onBlur={() => setPointed(undefined)}
      onClick={({ target }) => {
        const spot = spotOf(target);
        if (spot) director.lay(spot);
      }}
    >
      <ClothCells layout={layout} covered={covered} won={wonNumber(state)} />
      <ClothChips layout={layout} state={state} chips={director.chips} money={money} />
      <ClothButtons layout={layout} focused={focused} names={names} />
    </div>
  );
}

/** The number that is lit: not before the ball lies. */
function wonNumber({ shown, drawn: number }: TableState<number>): number | undefined {
  return shown === 'come' || shown === 'told' ? (number ?? undefined) : undefined;
}

/** What is pressed: nothing to see of it, but where the keyboard stands. */
const ClothButtons = memo(
  function ClothButtons(props: {
    readonly layout: ClothLayout;
    readonly focused: string;
    readonly names: SpotNames;
  }) {
    const { layout, focused, names } = props;
    const zones = useMemo(
      () => zonesOf(layout).map((zone) => ({ zone, style: boxStyle(layout, zone) })),
      [layout],
    );
    return zones.map(({ zone: { spot, isLine }, style }) => (
      <button
        key={spot.id}
        type="button"
        className={styles.spot}
        data-spot={spot.id}
        data-line={isLine || undefined}
        style={style}
        tabIndex={spot.id === focused ? 0 : -1}
        aria-label={names.full(spot.id)}
      />
    ));
  },
  (before, after) => before.layout === after.layout && before.focused === after.focused,
);
