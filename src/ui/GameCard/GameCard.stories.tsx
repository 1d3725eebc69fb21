import type { Meta, StoryObj } from '@storybook/react-vite';
import { game } from '../../../tests/support/builders.ts';
import PosterVariant from './variants/Poster.tsx';
import TileVariant from './variants/Tile.tsx';

const meta = {
  title: 'Slots/GameCard',
  component: PosterVariant,
  args: { game: game(), href: '/game' },
} satisfies Meta<typeof PosterVariant>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Poster: Story = { render: (args) => <PosterVariant {...args} /> };

export const Tile: Story = { render: (args) => <TileVariant {...args} /> };

export const Jackpot: Story = { args: { game: game({ hasJackpot: true }), rank: 1 } };

export const Maintenance: Story = { args: { game: game({ status: 'maintenance' }) } };

export const ComingSoon: Story = { args: { game: game({ status: 'soon' }) } };

export const LongName: Story = {
  args: { game: game({ gameName: 'The Extraordinarily Long Voyage of the Amber Temple Dragon' }) },
};

export const MissingPicture: Story = { args: { game: game({ showIcon: '/no-such-picture.png' }) } };

export const TileOfMissingPicture: Story = {
  args: { game: game({ showIcon: '/no-such-picture.png', gameName: '桜 Garden' }), rank: 2 },
  render: (args) => <TileVariant {...args} />,
};

export const TileInMaintenance: Story = {
  args: { game: game({ status: 'maintenance' }) },
  render: (args) => <TileVariant {...args} />,
};
