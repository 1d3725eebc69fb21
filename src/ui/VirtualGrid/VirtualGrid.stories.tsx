import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { inBox, ON_PHONE } from '../../../tests/support/storyFrames.tsx';
import { VirtualGrid } from './VirtualGrid.tsx';

const meta = {
  title: 'Primitives/VirtualGrid',
  component: VirtualGrid,
  tags: ['autodocs'],
  parameters: {
    docs: {
      description: {
        component:
          'Any number of cards in as many columns as fit, of which only those near the window are drawn. All cards must be equally high.\n\nNot for fewer cards than a screen holds: a plain grid does. Not for cards of different heights.',
      },
    },
  },
  args: {
    label: 'Numbers',
    count: 5000,
    firstCount: 24,
    children: (at: number) => (
      <a
        href={`#${at}`}
        style={{
          display: 'grid',
          placeItems: 'center',
          blockSize: '8rem',
          borderRadius: 'var(--radius-card)',
          background: 'var(--surface-2)',
        }}
      >
        {at + 1}
      </a>
    ),
  },
  decorators: [inBox()],
} satisfies Meta<typeof VirtualGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

const getLast = (canvas: HTMLElement) => canvas.querySelector('li[aria-posinset="5000"]');
const getFirst = (canvas: HTMLElement) => canvas.querySelector<HTMLElement>('li a')!;

/** Of five thousand only those near the window are drawn. */
export const FiveThousand: Story = {
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[data-measured]')).not.toBeNull());
    await expect(getLast(canvasElement)).toBeNull();
    await expect(canvasElement.querySelectorAll('li').length).toBeLessThan(200);
    // Who flies past sees places; who stops sees what stands in them.
    window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
    await waitFor(() => expect(getLast(canvasElement)).toHaveTextContent(/^5000$/));
    window.scrollTo({ top: 0, behavior: 'instant' });
    await waitFor(() => expect(getFirst(canvasElement)).toHaveTextContent(/^1$/));
  },
};

export const FiveThousandOnPhone: Story = { ...ON_PHONE };
export const Few: Story = { args: { count: 3 } };

/** Places wait for what is on its way, and all of those in view get it. */
export const OnTheirWay: Story = {
  args: { count: 40, placeholder: <div style={{ blockSize: '8rem' }} /> },
  parameters: { visual: { skip: 'Ends as the grid above looks.' } },
  render: function OnTheirWay(args) {
    const [hasCome, setCome] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setCome(true)}>
          Let them come
        </button>
        <VirtualGrid {...args} knownCount={hasCome ? args.count : 0} />
      </>
    );
  },
  play: async ({ canvas, canvasElement }) => {
    const places = () => canvasElement.querySelectorAll('li').length;
    const cards = () => canvasElement.querySelectorAll('li a').length;
    await waitFor(() => expect(canvasElement.querySelector('[data-measured]')).not.toBeNull());
    await expect(places()).toBeGreaterThan(4);
    await expect(cards()).toBe(0);
    await userEvent.click(canvas.getByRole('button', { name: 'Let them come' }));
    await waitFor(() => expect(cards()).toBe(places()));
  },
};

/** Arrows lead to the neighbours. */
export const MovedByArrows: Story = {
  args: { count: 40 },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[data-measured]')).not.toBeNull());
    getFirst(canvasElement).focus();
    const forward = canvasElement.matches(':dir(rtl)') ? '{ArrowLeft}' : '{ArrowRight}';
    await userEvent.keyboard(`${forward}${forward}{ArrowDown}{ArrowUp}`);
    await expect(document.activeElement).toHaveTextContent(/^3$/);
  },
};
