import type { Meta, StoryObj } from '@storybook/react-vite';
import { brand } from '../../../tests/support/builders.ts';
import { BrandProvider } from '../../platform/brand/BrandContext.tsx';
import { Logo } from './Logo.tsx';

const meta = {
  title: 'Parts/Logo',
  component: Logo,
  parameters: { layout: 'centered' },
} satisfies Meta<typeof Logo>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The brand of the toolbar. */
export const Wordmark: Story = {};

export const EmblemOnPhones: Story = { args: { narrow: 'mark' } };

export const NameWithoutPicture: Story = {
  decorators: [
    (Story) => (
      <BrandProvider brand={brand({ name: 'The Juniper & Saltmarsh Gaming House' })}>
        <Story />
      </BrandProvider>
    ),
  ],
};
