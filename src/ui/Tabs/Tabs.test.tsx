import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderUi } from '../../../tests/support/renderUi.tsx';
import { Tabs } from './Tabs.tsx';

const TABS = [
  { id: 'username', label: 'Username' },
  { id: 'sms', label: 'Mobile' },
] as const;

function Form() {
  const [chosen, setChosen] = useState<'username' | 'sms'>('username');
  return (
    <Tabs label="Way to log in" tabs={TABS} chosen={chosen} onChoose={setChosen}>
      {chosen}
    </Tabs>
  );
}

test('shows the chosen way under its tab', async () => {
  renderUi(<Form />);
  expect(screen.getByRole('tabpanel', { name: 'Username' })).toHaveTextContent('username');
  await userEvent.click(screen.getByRole('tab', { name: 'Mobile' }));
  expect(screen.getByRole('tabpanel', { name: 'Mobile' })).toHaveTextContent('sms');
});

test('is one stop of the keyboard, and arrows choose', async () => {
  renderUi(<Form />);
  await userEvent.tab();
  expect(screen.getByRole('tab', { name: 'Username' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Mobile' })).toHaveFocus();
  expect(screen.getByRole('tab', { name: 'Mobile' })).toHaveAttribute('aria-selected', 'true');
  await userEvent.tab();
  expect(document.body).toHaveFocus();
});
