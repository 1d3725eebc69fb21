import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { inBox } from '../../../tests/support/storyFrames.tsx';
import { QrCode } from './QrCode.tsx';

const meta = {
  title: 'Primitives/QrCode',
  component: QrCode,
  tags: ['autodocs'],
  parameters: {
    docs: {
      description: {
        component:
          'An address as a QR code, as wide as its place. It is for a camera only, so say the same beside it as a link.\n\nNot on phones, where nobody can scan their own screen, and not for secrets that outlive the page.',
      },
    },
  },
  args: { href: 'https://play.example.com/download' },
  decorators: [inBox({ inlineSize: '12rem', padding: 'var(--space-4)' })],
} satisfies Meta<typeof QrCode>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Dark squares on light in both schemes, since cameras read no others. */
export const ShortAddress: Story = {
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('svg path')).not.toBeNull());
  },
};

export const LongAddress: Story = {
  args: { href: `https://apps.example.com/ios?campaign=${'a'.repeat(160)}` },
};

export const Smallest: Story = {
  decorators: [inBox({ inlineSize: '6rem' })],
};
