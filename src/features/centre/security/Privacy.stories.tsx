import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { getPrivacy, setPrivacy } from '../../../../schemas/api/security.ts';
import { answer, answerWith, makeBroken } from '../../../../tests/support/builders/answerWith.ts';
import { silentTransport } from '../../../../tests/support/seedTransport.ts';
import { asVisitor, inBox, ON_PHONE, withCalls } from '../../../../tests/support/storyFrames.tsx';
import type { Privacy as PrivacyState } from '../../../api/security.ts';
import { CentreRoot } from '../CentreRoot.tsx';
import { Privacy } from './Privacy.tsx';

const meta = {
  title: 'Centre/Privacy',
  component: Privacy,
  decorators: [
    (Story) => (
      <CentreRoot>
        <Story />
      </CentreRoot>
    ),
    inBox({ padding: 'var(--space-4)' }),
    asVisitor('member'),
  ],
} satisfies Meta<typeof Privacy>;

export default meta;
type Story = StoryObj<typeof meta>;

const state = (own: Partial<PrivacyState> = {}): PrivacyState => ({
  winnerName: 'masked',
  isChosen: true,
  masked: 'ma***7',
  ...own,
});
const answering = (own: Partial<PrivacyState> = {}) =>
  withCalls(
    answerWith(
      answer(getPrivacy, () => state(own)),
      answer(setPrivacy, () => state({ winnerName: 'hidden' })),
    ),
  );

export const Shown: Story = { decorators: [answering()] };
/** Where the law of the market asks for a yes first. */
export const NotAsked: Story = {
  ...ON_PHONE,
  decorators: [answering({ winnerName: 'hidden', isChosen: false })],
};
export const Choosing: Story = {
  decorators: [answering()],
  play: async ({ canvasElement }) => {
    const choices = await within(canvasElement).findAllByRole('radio');
    await userEvent.click(choices[0]!);
    await expect(choices[0]).toBeChecked();
  },
};
export const Loading: Story = { decorators: [withCalls(silentTransport)] };
export const Failed: Story = { decorators: [withCalls(makeBroken().transport)] };
