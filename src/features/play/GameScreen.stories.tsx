import type { Meta, StoryObj } from '@storybook/react-vite';
import { getGame } from '../../../schemas/api/games.ts';
import { answer, answerWith } from '../../../tests/support/builders/answerWith.ts';
import { seedGame } from '../../../tests/support/builders/seedGames.ts';
import { silentTransport } from '../../../tests/support/seedTransport.ts';
import { asVisitor, ON_DESKTOP, ON_PHONE, withCalls } from '../../../tests/support/storyFrames.tsx';
import type { Game } from '../../ui/GameCard/GameCard.tsx';
import GameScreen from './GameScreen.tsx';

const showing = (game: Game) => [
  asVisitor('guest'),
  withCalls(answerWith(answer(getGame, () => game))),
];

const meta = {
  title: 'Pages/Game',
  component: GameScreen,
  decorators: showing(seedGame()),
  parameters: { path: '/game?game=aur-crown-of-ardent', layout: 'fullscreen' },
} satisfies Meta<typeof GameScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Guest: Story = { ...ON_DESKTOP };
export const GuestOnPhone: Story = { ...ON_PHONE };
/** The trial was asked for, so it comes first. */
export const GuestWhoTries: Story = {
  parameters: { path: '/game?game=aur-crown-of-ardent&trial=1' },
};
export const WithoutTrial: Story = { decorators: showing(seedGame({ supportPlay: 1 })) };
export const UnderMaintenance: Story = { decorators: showing(seedGame({ status: 'maintenance' })) };
export const NotOpenYet: Story = {
  ...ON_PHONE,
  decorators: showing(seedGame({ status: 'soon' })),
};
export const Loading: Story = { decorators: [asVisitor('guest'), withCalls(silentTransport)] };
