import type { Meta, StoryObj } from '@storybook/react-vite';
import { getMissionLeaderboard, getMissionSummary } from '../../../../schemas/api/missions.ts';
import { answer, answerWith } from '../../../../tests/support/builders/answerWith.ts';
import {
  leaderboard,
  LONG_TITLE,
  mission,
  places,
} from '../../../../tests/support/builders/centre.ts';
import { failingTransport, silentTransport } from '../../../../tests/support/seedTransport.ts';
import {
  asVisitor,
  ON_DESKTOP,
  ON_PHONE,
  withCalls,
  withGates,
} from '../../../../tests/support/storyFrames.tsx';
import type { MissionSummary } from '../../../api/missions.ts';
import MissionsScreen from './MissionsScreen.tsx';

const missions = [
  mission(),
  mission({
    id: '5b0e2f0c-8a34-4f0e-9c55-2f6f0f3d7a11',
    title: 'Bring two friends',
    text: '',
    event: 'friends',
    categories: [],
    isMoney: false,
    done: '2',
    target: '2',
    reward: '20.00',
    turnover: '0',
    repeats: 'once',
    state: 'reached',
    claimUntil: '2026-01-17T00:00:00.000Z',
  }),
  mission({
    id: '5b0e2f0c-8a34-4f0e-9c55-2f6f0f3d7a12',
    title: 'Deposit this week',
    event: 'depositSum',
    categories: [],
    done: '100.00',
    repeats: 'weekly',
    state: 'claimed',
  }),
];

const showing = (own: Partial<MissionSummary> = {}, page = places()) =>
  withCalls(
    answerWith(
      answer(getMissionSummary, () => ({
        currency: 'EUR',
        isPaused: false,
        missions,
        leaderboards: [leaderboard()],
        ...own,
      })),
      answer(getMissionLeaderboard, () => page),
    ),
  );

const meta = {
  title: 'Pages/Missions',
  component: MissionsScreen,
  parameters: { path: '/member/missions' },
  decorators: [
    showing(),
    asVisitor('member'),
    withGates({ memberCenter: true, missions: true, deposit: true, referral: true }),
  ],
} satisfies Meta<typeof MissionsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnDesktop: Story = ON_DESKTOP;
export const OnPhone: Story = ON_PHONE;
export const Nothing: Story = { decorators: [showing({ missions: [] })] };
export const TakingABreak: Story = { decorators: [showing({ missions: [], isPaused: true })] };
export const LongTexts: Story = {
  ...ON_PHONE,
  decorators: [
    showing({
      missions: missions.map((one) => ({ ...one, title: LONG_TITLE, text: `${LONG_TITLE}.` })),
    }),
  ],
};
export const Loading: Story = { decorators: [withCalls(silentTransport)] };
export const Failed: Story = { decorators: [withCalls(failingTransport)] };

const onBoard = { parameters: { path: '/member/missions?tab=leaderboard' } };
export const Board: Story = { ...ON_DESKTOP, ...onBoard };
export const BoardOnPhone: Story = { ...ON_PHONE, ...onBoard };
export const BoardWithoutPlayers: Story = {
  ...onBoard,
  decorators: [showing({}, { ...places(0), players: 0, me: null, next: null })],
};
export const NoBoard: Story = { ...onBoard, decorators: [showing({ leaderboards: [] })] };
