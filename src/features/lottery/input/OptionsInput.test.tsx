import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { lhc } from '../../../../engine/lottery/lhc/lhc.ts';
import type { PlayInput } from '../../../../engine/lottery/lotteryModel.ts';
import { renderUi } from '../../../../tests/support/renderUi.tsx';
import { OptionsInput } from './OptionsInput.tsx';
import { noPicks } from './picks.ts';

const input = lhc.plays.find(({ code }) => code === 'SP.ZODIAC')!.input as Extract<
  PlayInput,
  { kind: 'options' }
>;
const odds = new Map([
  ['PLAIN', '11.02'],
  ['YEAR', '8.82'],
]);

describe('options on animals', () => {
  it('show the odds of the year’s animal at that animal alone', () => {
    renderUi(
      <OptionsInput
        input={input}
        picks={noPicks(input)}
        onChange={vi.fn()}
        family="LHC"
        odds={odds}
        animal="HORSE"
      />,
    );
    const buttons = screen.getAllByRole('button');
    expect(buttons.filter(({ textContent }) => textContent?.includes('11.02'))).toHaveLength(11);
    expect(screen.getByRole('button', { name: /Horse/ })).toHaveTextContent('8.82');
  });
});
