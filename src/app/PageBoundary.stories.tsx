import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { ON_PHONE } from '../../tests/support/storyFrames.tsx';
import { ChunkError } from '../platform/chunks/loadChunk.ts';
import { PageBoundary } from './PageBoundary.tsx';

const meta = {
  title: 'Pages/PageThatFails',
  component: PageBoundary,
  args: { children: null },
} satisfies Meta<typeof PageBoundary>;

export default meta;
type Story = StoryObj<typeof meta>;

function Thrown({ error }: { error: Error }): never {
  throw error;
}

const says =
  (kind: string): Story['play'] =>
  async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[data-status]')).not.toBeNull());
    await expect(canvasElement.querySelector('[data-status]')).toHaveAttribute('data-status', kind);
    await expect(within(canvasElement).getByRole('button')).toBeVisible();
  };

const broken = <Thrown error={new Error('This page is broken on purpose.')} />;

export const Broken: Story = { args: { children: broken }, play: says('failure') };
export const BrokenOnPhone: Story = { ...ON_PHONE, args: { children: broken } };

/** Its script took over two minutes. */
export const Slow: Story = {
  args: { children: <Thrown error={new ChunkError('timeout')} /> },
  play: says('slow'),
};

/** A device without a connection. */
export const Offline: Story = {
  args: { children: <Thrown error={new ChunkError('timeout')} /> },
  beforeEach: () => {
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false });
    return () => Reflect.deleteProperty(navigator, 'onLine');
  },
  play: says('offline'),
};
