import { useWindowVirtualizer } from '@tanstack/react-virtual';
import {
  memo,
  useDeferredValue,
  useLayoutEffect,
  useRef,
  useState,
  type CSSProperties,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { useDrawnParts } from './useDrawnParts.ts';
import { useGridMeasure, type GridMeasure } from './useGridMeasure.ts';
import styles from './VirtualGrid.module.css';

/**
 * Rows kept ready above and below those that are seen, so that the tab key always finds the next card and a frame that
 * scrolls need not wait for new ones.
 */
const ROWS_READY = 2;

/** At most so many cards are drawn at a time while one scrolls: a whole row of a wide screen would make a frame late. */
const PART = 4;

/** What a virtualised grid is made of. */
export interface VirtualGridProps {
  /** What the list holds, for those who do not see it. */
  readonly label: string;
  readonly count: number;
  /** How many of them have come: the others show the placeholder. All, where it is left out. */
  readonly knownCount?: number;
  /** How many stand in the prerendered page, before the grid is measured. */
  readonly firstCount: number;
  readonly children: (at: number) => ReactNode;
  /** As high as a card: stands in its place until it has come, and where cards come faster than they can be drawn. */
  readonly placeholder?: ReactNode;
}

/**
 * Any number of cards in the columns that the width allows, of which only those near the window are drawn. All cards
 * must be equally high. It scrolls with the page, tells screen readers every place, keeps the card that has the focus,
 * and moves the focus by arrows.
 */
export function VirtualGrid(props: VirtualGridProps) {
  const { label, count, knownCount = count, firstCount, children, placeholder } = props;
  const list = useRef<HTMLUListElement>(null);
  const measure = useGridMeasure(list, count === 0);
  const [focused, setFocused] = useState<number | null>(null);
  const shown = useShownPlaces(measure, { count, knownCount, firstCount }, focused);
  const rows = measure ? Math.ceil(count / measure.columns) : 0;

  const onFocus = ({ target }: FocusEvent<HTMLElement>) => setFocused(getPlace(target));
  const onBlur = () => setFocused(null);
  return (
    <ul
      ref={list}
      role="list"
      aria-label={label}
      className={styles.grid}
      data-measured={measure ? '' : undefined}
      style={measure ? { blockSize: Math.max(0, rows * measure.pitch - measure.gap) } : undefined}
      onFocus={onFocus}
      onBlur={onBlur}
      onKeyDown={(press) => moveByArrow(press, measure?.columns ?? 1)}
    >
      {shown.map((place) => (
        // A card stays in its place and shows another thing there, which costs a fraction of a new card.
        <Cell key={place.at} {...place} count={count} measure={measure} placeholder={placeholder}>
          {children}
        </Cell>
      ))}
    </ul>
  );
}

/** One place. What nobody sees follows what changes when there is time for it. */
const Cell = memo(function Cell(
  props: Pick<VirtualGridProps, 'count' | 'children' | 'placeholder'> &
    Place & { readonly measure: GridMeasure | null },
) {
  const { at, count, measure, isDrawn, isSeen, children, placeholder } = props;
  const late = useDeferredValue(children);
  const draw = isSeen ? children : late;
  return (
    <li
      data-at={at}
      aria-posinset={at + 1}
      aria-setsize={count}
      style={measure ? placeOf(at, measure) : undefined}
    >
      {isDrawn ? draw(at) : placeholder}
    </li>
  );
});

const placeOf = (at: number, { columns, pitch }: GridMeasure): CSSProperties => ({
  // Without its second line, what lies outside of the flow would reach to the end of the grid.
  gridColumn: `${(at % columns) + 1} / ${(at % columns) + 2}`,
  insetBlockStart: Math.floor(at / columns) * pitch,
});

type Counts = Pick<VirtualGridProps, 'count' | 'knownCount' | 'firstCount'>;

interface Place {
  readonly at: number;
  readonly isDrawn: boolean;
  readonly isSeen: boolean;
}

/** The places to draw: of the rows near the window, and the one that has the focus. */
function useShownPlaces(
  measure: GridMeasure | null,
  { count, knownCount, firstCount }: Required<Counts>,
  focused: number | null,
): readonly Place[] {
  const { columns = 1, pitch = 1, top = 0 } = measure ?? {};
  const virtualizer = useWindowVirtualizer({
    count: measure ? Math.ceil(count / columns) : 0,
    estimateSize: () => pitch,
    scrollMargin: top,
    overscan: ROWS_READY,
    // New rows are rendered after the frame that scrolls: within, they made it late.
    useFlushSync: false,
  });
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, pitch]);
  const ready = virtualizer.getVirtualItems().map(({ index }) => index);
  const { range, isScrolling } = virtualizer;
  const isSeen = (row: number) => !range || (row >= range.startIndex && row <= range.endIndex);
  const partsInRow = Math.ceil(columns / PART);
  // Even parts: the longest task is the largest of them.
  const partSize = Math.ceil(columns / partsInRow);
  const partsOf = (row: number) =>
    row * columns < knownCount
      ? Array.from({ length: partsInRow }, (_, part) => row * partsInRow + part)
      : [];
  const drawn = useDrawnParts({
    ready: ready.flatMap(partsOf),
    seen: ready.filter(isSeen).flatMap(partsOf),
    isMoving: isScrolling,
    isEmpty: knownCount === 0,
  });
  const isKnown = (at: number) => at < knownCount;

  if (!measure) {
    return Array.from({ length: Math.min(count, firstCount) }, (_, at) => ({
      ...placeInSight(at),
      isDrawn: isKnown(at),
    }));
  }
  const places = ready.flatMap((row) =>
    Array.from({ length: Math.min(columns, count - row * columns) }, (_, column) => {
      const at = row * columns + column;
      const part = row * partsInRow + Math.floor(column / partSize);
      const isDrawn = isKnown(at) && (drawn.has(part) || at === focused);
      return { at, isDrawn, isSeen: isSeen(row) };
    }),
  );
  const isKept = focused === null || focused >= count || places.some(({ at }) => at === focused);
  if (isKept) return places;
  return [...places, placeInSight(focused)].sort((a, b) => a.at - b.at);
}

const placeInSight = (at: number): Place => ({ at, isDrawn: true, isSeen: true });

function getPlace(element: Element): number | null {
  const at = element.closest('li[data-at]')?.getAttribute('data-at');
  return at === null || at === undefined ? null : Number(at);
}

/** Moves the focus to the neighbour that an arrow points at. */
function moveByArrow(press: KeyboardEvent<HTMLElement>, columns: number): void {
  const grid = press.currentTarget;
  const from = getPlace(press.target as Element);
  const forward = grid.matches(':dir(rtl)') ? -1 : 1;
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: forward,
    ArrowLeft: -forward,
    ArrowDown: columns,
    ArrowUp: -columns,
  };
  const step = steps[press.key];
  if (from === null || step === undefined || press.altKey || press.ctrlKey || press.metaKey) return;
  const next = grid.querySelector<HTMLElement>(`li[data-at="${from + step}"] :is(a[href], button)`);
  if (!next) return;
  press.preventDefault();
  next.focus();
}
