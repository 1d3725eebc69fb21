import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor } from 'storybook/test';
import { getTeam, sendTeamMessage } from '../../../schemas/api/agents.ts';
import { answer, answerWith } from '../../../tests/support/builders/answerWith.ts';
import { failingTransport, silentTransport } from '../../../tests/support/seedTransport.ts';
import {
  asVisitor,
  ON_DESKTOP,
  ON_PHONE,
  withCalls,
  withGates,
} from '../../../tests/support/storyFrames.tsx';
import type { TeamMember } from '../../api/agents.ts';
import TeamScreen from './TeamScreen.tsx';

const member = (account: string, own: Partial<TeamMember> = {}): TeamMember => ({
  id: `00000000-0000-4000-8000-${String(account.length).padStart(12, '0')}`,
  account,
  kind: 'player',
  depth: 1,
  team: 0,
  balance: '120.50',
  point: 70,
  joinedAt: '2026-01-03T10:00:00.000Z',
  seenAt: '2026-01-14T08:30:00.000Z',
  ...own,
});

const LIST = [
  member('maria_del_carmen_1987', { kind: 'agent', team: 1284, point: 85 }),
  member('pablo', { seenAt: null, balance: '0.00' }),
];

const showing = (list: readonly TeamMember[] = LIST) =>
  withCalls(
    answerWith(
      answer(getTeam, () => ({
        currency: 'EUR',
        path: [{ id: 'own', account: 'mateoagente' }],
        own: { point: 90, base: 1700 },
        list: [...list],
        next: null,
      })),
      answer(sendTeamMessage, () => null),
    ),
  );

const meta = {
  title: 'Pages/Team',
  component: TeamScreen,
  parameters: { path: '/agent/team' },
  decorators: [showing(), asVisitor('agent'), withGates({ memberCenter: true, agentCenter: true })],
} satisfies Meta<typeof TeamScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnDesktop: Story = ON_DESKTOP;
export const OnPhone: Story = ON_PHONE;
export const Writing: Story = {
  ...ON_PHONE,
  async play({ canvasElement }) {
    const { body } = canvasElement.ownerDocument;
    const find = <E extends Element>(selector: string) =>
      waitFor(() => {
        const found = body.querySelector<E>(selector);
        if (!found) throw new Error(`Nothing is "${selector}".`);
        return found;
      });
    await userEvent.click(await find('ol li button'));
    const text = await find<HTMLTextAreaElement>('dialog[open] textarea');
    fireEvent.change(text, { target: { value: 'x'.repeat(141) } });
    await waitFor(() => expect(text).toHaveAttribute('aria-invalid', 'true'));
  },
};
export const Nobody: Story = { decorators: [showing([])] };
export const Loading: Story = { decorators: [withCalls(silentTransport)] };
export const Failed: Story = { decorators: [withCalls(failingTransport)] };
