import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createFakeFormats } from '../../../tests/support/fakeFormats.ts';
import { createFakeOpened } from '../../../tests/support/originalsVendor.ts';
import { renderUi } from '../../../tests/support/renderUi.tsx';
import { skin } from '../skins/lantern-orchard/skin.ts';
import { OriginalsFault } from '../transport/createTransport.ts';
import { SlotScreen } from './SlotScreen.tsx';

/** A slot whose every spin is refused as costing too much. */
const open = (highestStake: string | null) =>
  renderUi(
    <SlotScreen
      skin={skin}
      opened={{ ...createFakeOpened(skin.game), highestStake }}
      transport={{ ask: () => Promise.reject(new OriginalsFault('stakeAboveLimit')) }}
      motion="still"
      formats={createFakeFormats('en')}
      isLineThere
      newRequestId={() => 'request-0123456789'}
      tell={() => undefined}
    />,
  );

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const stakes = createFakeOpened(skin.game).limits['levels'] as readonly { stake: string }[];

/** Every bet that the stepper comes to, from the lowest. */
function stepThrough(): string[] {
  const bet = () => screen.getByText('Bet').nextElementSibling?.textContent ?? '';
  while (!button('Lower the bet').disabled) fireEvent.click(button('Lower the bet'));
  const seen = [bet()];
  while (!button('Raise the bet').disabled) {
    fireEvent.click(button('Raise the bet'));
    seen.push(bet());
  }
  return seen;
}

it('steps through bets up to the highest that is allowed, that one included', () => {
  const highest = stakes[2]!.stake;
  open(highest);
  const seen = stepThrough();
  expect(seen).toHaveLength(3);
  expect(seen.at(-1)).toContain(highest);
});

it('steps through every bet of the game where nothing is said', () => {
  open(null);
  expect(stepThrough()).toHaveLength(stakes.length);
});

it('plays nothing where no bet is low enough', () => {
  open('0.00');
  expect(button('Spin').disabled).toBe(true);
});

it('says in the game that a bet was above what is allowed, and that nothing was taken', async () => {
  open(null);
  fireEvent.click(button('Spin'));
  await waitFor(() =>
    expect(screen.getByRole('alert').textContent).toMatch(/above the highest.*Nothing was taken/),
  );
});
