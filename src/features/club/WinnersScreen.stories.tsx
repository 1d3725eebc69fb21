import type { Meta, StoryObj } from '@storybook/react-vite';
import { getWinners } from '../../../schemas/api/games.ts';
import { winner, type Winner } from '../../../tests/support/builders.ts';
import { answer, answerWith, makeBroken } from '../../../tests/support/builders/answerWith.ts';
import { longGames } from '../../../tests/support/builders/longGames.ts';
import { seedGames } from '../../../tests/support/builders/seedGames.ts';
import { silentTransport } from '../../../tests/support/seedTransport.ts';
import { ON_DESKTOP, ON_PHONE, withCalls } from '../../../tests/support/storyFrames.tsx';
import WinnersScreen from './WinnersScreen.tsx';

const meta = {
  title: 'Pages/Winners',
  component: WinnersScreen,
  decorators: [withCalls()],
  parameters: { path: '/winners' },
} satisfies Meta<typeof WinnersScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const showing = (list: Winner[]) => ({
  decorators: [withCalls(answerWith(answer(getWinners, () => ({ list }))))],
});

export const OnDesktop: Story = ON_DESKTOP;
export const OnPhone: Story = ON_PHONE;
export const Largest: Story = {
  ...showing(
    seedGames(12).map((game, at) =>
      winner({ id: `win-${at}`, game, amount: String(98_000 - at * 7_321) }),
    ),
  ),
  parameters: { path: '/winners?list=top&span=month' },
};
export const Multipliers: Story = {
  ...showing(
    seedGames(8).map((game, at) =>
      winner({ id: `win-${at}`, game, multiple: String(1_250.5 - at * 140.25) }),
    ),
  ),
  parameters: { path: '/winners?list=multiple&category=RNG' },
};
export const Lotteries: Story = {
  ...showing(
    ['SSC5M', 'PK101M', 'VNMB', 'LHC10M'].map((lottery, at) =>
      winner({
        id: `win-${at}`,
        category: 'LOTT',
        game: null,
        lottery: { lottery, name: lottery, feature: 'lottery', issue: `20260115-0${at + 1}` },
        multiple: '97.50',
      }),
    ),
  ),
  ...ON_PHONE,
  parameters: { path: '/winners?list=lottery' },
};
export const LongNames: Story = {
  ...showing(
    longGames(6).map((game, at) =>
      winner({ id: `win-${at}`, game, account: 'maria_del_carmen_***87', amount: '9999999.99' }),
    ),
  ),
  ...ON_PHONE,
};
export const Loading: Story = { decorators: [withCalls(silentTransport)] };
export const Empty: Story = showing([]);
export const Failed: Story = { decorators: [withCalls(makeBroken().transport)] };
