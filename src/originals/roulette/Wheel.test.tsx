import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderUi } from '../../../tests/support/renderUi.tsx';
import type { TableState } from '../table/tableState.ts';
import { Wheel } from './Wheel.tsx';

const AT_REST = { shown: 'rest', drawn: null, history: [], comingMs: 0 } as const;

/** What a wheel needs to know of its table. */
const table = (of: Partial<TableState<number>>) =>
  ({ ...AT_REST, ...of }) as unknown as TableState<number>;

beforeEach(() => {
  // jsdom moves nothing and knows no matrices.
  vi.stubGlobal(
    'DOMMatrix',
    vi.fn(function () {
      return { a: 1, b: 0 };
    }),
  );
  Element.prototype.animate = () => ({ cancel: () => undefined }) as Animation;
});

const isBallHidden = ({ container }: { container: HTMLElement }) =>
  container.querySelector('[data-hidden]') !== null;

describe('the ball', () => {
  it('is not there before the first round of a table', () => {
    expect(isBallHidden(renderUi(<Wheel state={table({})} isMoving />))).toBe(true);
  });

  it('runs in the first round too, of which no number is known yet', () => {
    expect(isBallHidden(renderUi(<Wheel state={table({ shown: 'waiting' })} isMoving />))).toBe(
      false,
    );
  });

  it('is left out while it runs where nothing may move', () => {
    const running = table({ shown: 'waiting', history: [17] });
    expect(isBallHidden(renderUi(<Wheel state={running} isMoving={false} />))).toBe(true);
  });

  it('lies where it came to in the round before', () => {
    expect(isBallHidden(renderUi(<Wheel state={table({ history: [17] })} isMoving />))).toBe(false);
  });
});
