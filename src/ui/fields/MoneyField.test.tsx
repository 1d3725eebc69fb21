import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import { brand } from '../../../tests/support/builders.ts';
import { renderUi } from '../../../tests/support/renderUi.tsx';
import { MoneyField } from './MoneyField.tsx';

function Amount() {
  const [text, setText] = useState('');
  return <MoneyField label="Amount" value={text} onChange={setText} />;
}

function show(currency = { code: 'VND', symbol: '₫', decimals: 0 }) {
  renderUi(<Amount />, { brand: brand({ currency }) });
  return screen.getByLabelText('Amount');
}

describe('a field for money', () => {
  test('says in figures and words what was understood', async () => {
    const field = show();
    await userEvent.type(field, '500,000');
    expect(screen.getByRole('status')).toHaveTextContent('₫500,000 – 500 thousand Vietnamese dong');
    expect(field).toBeValid();
  });

  test('asks where it can be read in two ways, and writes what was chosen', async () => {
    const field = show();
    await userEvent.type(field, '500.000');
    expect(screen.getByRole('status')).toHaveTextContent('Did you mean ₫500 or ₫500,000?');
    await userEvent.click(screen.getByRole('button', { name: '₫500,000' }));
    expect(field).toHaveValue('500,000');
    expect(field).toHaveFocus();
    expect(screen.queryByRole('button')).toBeNull();
  });

  test.each([
    ['many', /in figures, such as \$1,234\.00/],
    ['-5', /above zero/],
    ['0', /above zero/],
    ['1.2345', /at most 2 decimals/],
    ['9'.repeat(20), /too large/],
    ['1.000', /Choose which/],
  ])('tells what is wrong with %s when it is left', async (typed, words) => {
    const field = show({ code: 'USD', symbol: '$', decimals: 2 });
    await userEvent.type(field, typed);
    await userEvent.tab();
    expect(field).toHaveAccessibleDescription(words);
    expect(field).toBeInvalid();
  });

  test('says nothing of being empty until the form is sent', async () => {
    const field = show();
    await userEvent.click(field);
    await userEvent.tab();
    expect(field).toBeValid();
  });
});
