import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { setFavoriteGame } from '../../../schemas/api/memberGames.ts';
import { seedGame } from '../../../tests/support/builders/seedGames.ts';
import { lobbyTransport } from '../../../tests/support/lobbyTransport.ts';
import { failingTransport } from '../../../tests/support/seedTransport.ts';
import {
  asVisitor,
  ON_DESKTOP,
  ON_PHONE,
  withCalls,
  withFreshCalls,
} from '../../../tests/support/storyFrames.tsx';
import type { Transport } from '../../platform/http/http.ts';
import { GameBar } from './GameBar.tsx';

const sitting = {
  playedMs: 3_849_000,
  netMinor: -1250n,
  rounds: 12,
  startedAt: null,
  lastRound: null,
};

const keeping = (...favorites: string[]) => lobbyTransport({ games: [], favorites });
const refusing: Transport = (request) =>
  (request.url === setFavoriteGame.path ? failingTransport : keeping())(request);

const findHeart = (canvas: HTMLElement) =>
  within(canvas)
    .getAllByRole('button', { hidden: true })
    .find((button) => button.hasAttribute('aria-pressed'))!;

const meta = {
  title: 'Pages/GameBar',
  component: GameBar,
  args: {
    game: seedGame(),
    mode: 'real',
    amount: '1250.50',
    sitting,
    fullScreen: { canFill: true, isFull: false, toggle: () => undefined },
    onReload: () => undefined,
    onSitting: () => undefined,
  },
  decorators: [asVisitor('member'), withCalls(keeping())],
} satisfies Meta<typeof GameBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const RealMoney: Story = { ...ON_DESKTOP };
export const PlayMoney: Story = {
  ...ON_DESKTOP,
  args: { mode: 'play', sitting: { ...sitting, netMinor: 98_000n } },
};
export const OnPhone: Story = { ...ON_PHONE, args: { mode: 'play' } };
/** The longest that there is still has its place. */
export const LongOnPhone: Story = {
  ...ON_PHONE,
  args: {
    game: seedGame({ gameName: 'The Lighthouse Keeper and the Nine Golden Koi of Winter' }),
    mode: 'play',
    amount: '9999999.99',
    sitting: { ...sitting, playedMs: 36_000_000, netMinor: -999_999_999n },
  },
};
export const BalanceUnknown: Story = { ...ON_PHONE, args: { amount: undefined } };

/** The game is a favourite of the member. */
export const Favourite: Story = {
  ...ON_DESKTOP,
  decorators: [withCalls(keeping(seedGame().id))],
};
/** On phones the tools have their words beside them. */
export const ToolsOnPhone: Story = {
  ...ON_PHONE,
  decorators: [withFreshCalls(() => keeping())],
  play: async ({ canvasElement }) => {
    const heart = findHeart(canvasElement);
    await userEvent.click(within(canvasElement).getAllByRole('button')[0]!);
    await userEvent.click(heart);
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await expect(heart).toBeVisible();
  },
};
/** The heart was pressed, and the gateway did not answer. */
export const NotKept: Story = {
  ...ON_DESKTOP,
  decorators: [withCalls(refusing)],
  play: async ({ canvasElement }) => {
    await userEvent.click(findHeart(canvasElement));
    await expect(await within(canvasElement).findByRole('alert')).toBeVisible();
  },
};
