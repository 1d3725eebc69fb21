import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLocation } from 'react-router-dom';
import { expect, userEvent, within } from 'storybook/test';
import { inBox } from '../../../tests/support/storyFrames.tsx';
import { SiteLink } from './SiteLink.tsx';

const meta = {
  title: 'Primitives/SiteLink',
  component: SiteLink,
  tags: ['autodocs'],
  parameters: {
    docs: {
      description: {
        component:
          'A link. It stays within the application on this site, opens a modal where that is what it leads to, and opens a new tab where it leaves.\n\nUse it in place of `<a>` everywhere. Not to do something on the page: use Button.',
      },
    },
  },
  args: { href: '/promotions', children: 'Promotions' },
  decorators: [inBox()],
} satisfies Meta<typeof SiteLink>;

export default meta;
type Story = StoryObj<typeof meta>;

function Place() {
  return <output hidden>{useLocation().pathname}</output>;
}

/** A page of this site opens without a new document. */
export const Inside: Story = {
  render: (args) => (
    <>
      <SiteLink {...args} />
      <Place />
    </>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('link'));
    await expect(canvasElement.querySelector('output')).toHaveTextContent('/promotions');
  },
};

/** Another site opens in a tab of its own and learns nothing of this one. */
export const Outside: Story = {
  args: { href: 'https://help.example.com/', children: 'Sample helpline' },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link');
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  },
};

/** What only looks like a path of this site leads outside too. */
export const OutsideWithoutScheme: Story = {
  args: { href: '//elsewhere.example/', children: 'Elsewhere' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link')).toHaveAttribute('target', '_blank');
  },
};

export const Mail: Story = {
  args: { href: 'mailto:help@sample.example', children: 'help@sample.example' },
};

export const InFocus: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('link')).toHaveFocus();
  },
};
