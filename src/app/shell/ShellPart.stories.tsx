import type { Meta, StoryObj } from '@storybook/react-vite';
import { use, useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { inBox } from '../../../tests/support/storyFrames.tsx';
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx';
import { ShellPart } from './ShellPart.tsx';

const meta = {
  title: 'Shell/ShellPart',
  component: ShellPart,
  tags: ['autodocs'],
  parameters: {
    docs: {
      description: {
        component:
          'Wraps a part of the shell that loads by itself; where it fails, the page and the other parts stay.\n\nNot for parts of a page: sections have a boundary of their own.',
      },
    },
  },
  args: { children: null },
  decorators: [inBox()],
} satisfies Meta<typeof ShellPart>;

export default meta;
type Story = StoryObj<typeof meta>;

const never = new Promise<never>(() => undefined);

function Coming() {
  return use(never);
}

/** Its room is kept while it loads. */
export const Loading: Story = {
  args: {
    children: <Coming />,
    room: (
      <div style={{ display: 'grid', blockSize: '3.5rem' }}>
        <Skeleton />
      </div>
    ),
  },
};

function Broken({ isBroken }: { isBroken: () => boolean }) {
  if (isBroken()) throw new Error('This part is broken on purpose.');
  return <p>The part is back.</p>;
}

function Mended() {
  const [part] = useState({ isMended: false });
  // Whole from the press of the button on, however often React tried before.
  return (
    <div role="presentation" onClickCapture={() => (part.isMended = true)}>
      <ShellPart>
        <Broken isBroken={() => !part.isMended} />
      </ShellPart>
    </div>
  );
}

export const Failed: Story = {
  args: { children: <Broken isBroken={() => true} /> },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toBeVisible();
  },
};

export const BackAfterRetry: Story = {
  render: () => <Mended />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = await canvas.findByRole('button');
    await userEvent.click(button);
    await waitFor(() => expect(canvas.queryByText('The part is back.')).toBeVisible());
  },
};
