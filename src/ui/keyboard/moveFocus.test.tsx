import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { moveFocus } from './moveFocus.ts';

function Row({ dir, axis }: { dir: 'ltr' | 'rtl'; axis: 'horizontal' | 'vertical' }) {
  return (
    <div dir={dir} onKeyDown={(press) => moveFocus(press, axis)}>
      <button type="button">one</button>
      <button type="button">two</button>
      <span inert>
        <button type="button">out of reach</button>
      </span>
      <button type="button" disabled>
        closed
      </button>
      <button type="button">three</button>
    </div>
  );
}

async function press(from: string, keys: string): Promise<string | null> {
  screen.getByText(from).focus();
  await userEvent.keyboard(keys);
  return document.activeElement!.textContent;
}

describe('moving the focus', () => {
  it.each([
    ['ltr', '{ArrowRight}', 'two'],
    ['ltr', '{ArrowLeft}', 'one'],
    ['rtl', '{ArrowLeft}', 'two'],
    ['rtl', '{ArrowRight}', 'one'],
  ] as const)('follows the direction of writing: %s %s leads to %s', async (dir, key, to) => {
    render(<Row dir={dir} axis="horizontal" />);
    expect(await press('one', key)).toBe(to);
  });

  it('steps over what cannot be pressed and stops at the ends', async () => {
    render(<Row dir="ltr" axis="horizontal" />);
    expect(await press('two', '{ArrowRight}')).toBe('three');
    expect(await press('three', '{ArrowRight}')).toBe('three');
    expect(await press('one', '{End}')).toBe('three');
    expect(await press('three', '{Home}')).toBe('one');
  });

  it('leaves the arrows of the other axis alone', async () => {
    render(<Row dir="ltr" axis="vertical" />);
    expect(await press('one', '{ArrowRight}')).toBe('one');
    expect(await press('one', '{ArrowDown}')).toBe('two');
  });
});
