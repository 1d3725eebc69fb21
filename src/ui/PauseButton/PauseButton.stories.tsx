import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { MATRIX_STATES, StateMatrix } from '../../../tests/support/StateMatrix.tsx';
import { inBox } from '../../../tests/support/storyFrames.tsx';
import { PauseButton } from './PauseButton.tsx';

const ignore = () => undefined;

const meta = {
  title: 'Primitives/PauseButton',
  component: PauseButton,
  tags: ['autodocs'],
  parameters: {
    docs: {
      description: {
        component:
          'Stops what moves by itself, and lets it move again. Everything that moves for more than five seconds needs one within reach.\n\nNot for video or games, which bring their own.',
      },
    },
  },
  args: { paused: false, onToggle: ignore },
  decorators: [inBox()],
} satisfies Meta<typeof PauseButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Moving: Story = {};
export const Paused: Story = { args: { paused: true } };

export const States: Story = {
  parameters: MATRIX_STATES,
  render: () => (
    <StateMatrix
      looks={{
        moving: <PauseButton paused={false} onToggle={ignore} />,
        paused: <PauseButton paused onToggle={ignore} />,
      }}
    />
  ),
};

function Toggled() {
  const [paused, setPaused] = useState(false);
  return <PauseButton paused={paused} onToggle={() => setPaused((before) => !before)} />;
}

/** Its name says what the next press does. */
export const NamedAfterWhatItDoes: Story = {
  render: () => <Toggled />,
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button');
    const name = button.getAttribute('aria-label')!;
    await userEvent.click(button);
    await expect(button).not.toHaveAttribute('aria-label', name);
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-label', name);
  },
};
