import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useHeld } from './useHeld.ts';

let money: ReturnType<typeof useHeld<string>>;

function Bar({ amount }: { readonly amount: string }) {
  money = useHeld(amount);
  return <p>{money.value}</p>;
}

const show = () => {
  const { rerender } = render(<Bar amount="100.00" />);
  return (amount: string) => rerender(<Bar amount={amount} />);
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('stays as it was while a round is shown, and is right after it', () => {
  const move = show();
  act(() => money.hold());
  move('150.00');
  expect(screen.getByText('100.00')).toBeInTheDocument();
  act(() => money.release());
  expect(screen.getByText('150.00')).toBeInTheDocument();
});

it('is held from the first of rounds that follow each other', () => {
  const move = show();
  act(() => money.hold());
  move('150.00');
  act(() => money.hold());
  expect(screen.getByText('100.00')).toBeInTheDocument();
});

it('is right again where a game never says that its round is over', () => {
  const move = show();
  act(() => money.hold());
  move('150.00');
  act(() => vi.advanceTimersByTime(59_000));
  expect(screen.getByText('100.00')).toBeInTheDocument();
  act(() => vi.advanceTimersByTime(1_000));
  expect(screen.getByText('150.00')).toBeInTheDocument();
});
