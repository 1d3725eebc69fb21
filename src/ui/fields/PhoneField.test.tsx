import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderUi } from '../../../tests/support/renderUi.tsx';
import { stubDialogs } from '../../../tests/support/stubDialogs.ts';
import { PhoneField } from './PhoneField.tsx';
import type { DiallingCountry } from './useCountrySearch.ts';

const COUNTRIES: DiallingCountry[] = [
  { countryCode: 'VN', countryDialingCode: '+84' },
  { countryCode: 'ES', countryDialingCode: '+34' },
  { countryCode: 'CI', countryDialingCode: '+225' },
];

function Form() {
  const [country, setCountry] = useState<DiallingCountry | undefined>(COUNTRIES[1]);
  return (
    <>
      <PhoneField label="Mobile" countries={COUNTRIES} country={country} onCountry={setCountry} />
      <button>Next</button>
    </>
  );
}

const chooser = () => screen.getByRole('button', { name: /^Country code/ });
const options = () => screen.queryAllByRole('option').map((option) => option.textContent);

beforeEach(() => {
  stubDialogs();
  vi.useFakeTimers({ shouldAdvanceTime: true });
  renderUi(<Form />);
});
afterEach(() => vi.useRealTimers());

test('names the chosen country and lists the others in the order of their names', async () => {
  expect(chooser()).toHaveAccessibleName('Country code: Spain +34');
  await userEvent.click(chooser());
  expect(options()).toEqual(['Côte d’Ivoire+225', 'Spain+34', 'Vietnam+84']);
  expect(screen.getByRole('combobox')).toHaveFocus();
});

test('is searched by name without accents and by code, and takes what Enter finds', async () => {
  await userEvent.click(chooser());
  await userEvent.type(screen.getByRole('combobox'), 'cote');
  expect(options()).toEqual(['Côte d’Ivoire+225']);
  await userEvent.clear(screen.getByRole('combobox'));
  await userEvent.type(screen.getByRole('combobox'), '84{Enter}');
  expect(chooser()).toHaveAccessibleName('Country code: Vietnam +84');
  expect(chooser()).toHaveFocus();
});

test('is walked by arrows from the chosen one on', async () => {
  await userEvent.click(chooser());
  await userEvent.keyboard('{ArrowDown}');
  const active = screen.getByRole('combobox').getAttribute('aria-activedescendant');
  expect(document.getElementById(active!)).toHaveTextContent('Vietnam');
  await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}{Enter}');
  expect(chooser()).toHaveAccessibleName('Country code: Côte d’Ivoire +225');
});

test('uses Escape for itself and leaves the country as it was', async () => {
  await userEvent.click(chooser());
  const heard = vi.fn();
  document.addEventListener('keydown', heard);
  await userEvent.keyboard('{Escape}');
  document.removeEventListener('keydown', heard);
  expect(heard.mock.calls.every(([press]) => press.defaultPrevented)).toBe(true);
  expect(options()).toEqual([]);
  expect(chooser()).toHaveAccessibleName('Country code: Spain +34');
});

test('closes 200 ms after the focus has left it', async () => {
  await userEvent.click(chooser());
  screen.getByRole('button', { name: 'Next' }).focus();
  act(() => void vi.advanceTimersByTime(150));
  expect(options()).toHaveLength(3);
  act(() => void vi.advanceTimersByTime(60));
  expect(options()).toHaveLength(0);
});

test('says that a search finds nothing', async () => {
  await userEvent.click(chooser());
  await userEvent.type(screen.getByRole('combobox'), 'atlantis');
  expect(screen.getByText('No country by that name')).toBeInTheDocument();
});
