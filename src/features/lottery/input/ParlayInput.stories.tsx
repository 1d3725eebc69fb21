import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { lhc } from '../../../../engine/lottery/lhc/lhc.ts';
import type { LotteryFamily } from '../../../../engine/lottery/lotteryModel.ts';
import { inBox, ON_DESKTOP, ON_PHONE } from '../../../../tests/support/storyFrames.tsx';
import ParlayInput from './ParlayInput.tsx';
import { noPicks } from './picks.ts';

type Props = ComponentProps<typeof ParlayInput>;

/** What is picked of a play's balls, with some odds. */
function argsOf(code: string, tokens: readonly string[]): Props {
  const play = (lhc as LotteryFamily).plays.find((each) => each.code === code)!;
  const picks = { ...noPicks(play.input), rows: [tokens] };
  return {
    family: 'LHC',
    input: play.input as Props['input'],
    odds: new Map(play.prices.map(({ id }, at) => [id, String(1.95 + at / 4)])),
    picks,
    onChange: () => undefined,
  };
}

const meta = {
  title: 'Parts/LotteryParlay',
  component: ParlayInput,
  args: argsOf('PARLAY.ATTR', ['1-B', '3-O', 'SP-R']),
  decorators: [inBox({ margin: 'var(--space-4)' })],
  render: function Parlay(args) {
    const [picks, setPicks] = useState(args.picks);
    return <ParlayInput {...args} picks={picks} onChange={setPicks} />;
  },
} satisfies Meta<typeof ParlayInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ThreeLegs: Story = { ...ON_PHONE };
export const Numbers: Story = { ...ON_DESKTOP, args: argsOf('PARLAY.NUM', ['1-07']) };
