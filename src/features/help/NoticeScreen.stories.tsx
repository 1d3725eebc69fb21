import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { getAnnouncements } from '../../../schemas/api/content.ts';
import { announcement, type Announcement } from '../../../tests/support/builders.ts';
import { answer, answerWith, makeBroken } from '../../../tests/support/builders/answerWith.ts';
import { seedAnnouncements } from '../../../tests/support/builders/seedBanners.ts';
import { silentTransport } from '../../../tests/support/seedTransport.ts';
import { ON_DESKTOP, ON_PHONE, withCalls } from '../../../tests/support/storyFrames.tsx';
import NoticeScreen from './NoticeScreen.tsx';

const meta = {
  title: 'Pages/Notices',
  component: NoticeScreen,
  decorators: [withCalls()],
  parameters: { path: '/noticePage' },
} satisfies Meta<typeof NoticeScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const showing = (list: Announcement[]) => ({
  decorators: [withCalls(answerWith(answer(getAnnouncements, () => ({ list }))))],
});

const [first] = seedAnnouncements('en');
const askingFor = (id: string) => ({
  parameters: { path: `/noticePage?notice=${encodeURIComponent(id)}` },
});

export const OnDesktop: Story = ON_DESKTOP;
export const OnPhone: Story = ON_PHONE;
export const AskedFor: Story = askingFor(first!.id);
export const AskedForOnPhone: Story = { ...askingFor(first!.id), ...ON_PHONE };
/** A link that was sent to somebody may outlive its announcement. */
export const AskedForTooLate: Story = askingFor('ended');

export const OfOneType: Story = {
  play: async ({ canvasElement }) => {
    const tabs = await within(canvasElement).findAllByRole('tab', {}, { timeout: 5000 });
    await userEvent.click(tabs[1]!);
    await waitFor(() => expect(tabs[1]).toHaveAttribute('aria-selected', 'true'));
  },
};

export const OneNotice: Story = showing([announcement()]);
export const LongText: Story = showing(
  Array.from({ length: 3 }, (_, at) =>
    announcement({
      id: `long-${at}`,
      title: 'Verantwortungsbewusstseinswochenende und neue Tische am Freitag um zwanzig Uhr',
      content: `<p>${'Three new tables open on Friday, and stay. '.repeat(20)}</p>`,
    }),
  ),
);
export const Loading: Story = { decorators: [withCalls(silentTransport)] };
export const Empty: Story = showing([]);

const broken = makeBroken();

export const Failed: Story = {
  decorators: [withCalls(broken.transport)],
  beforeEach: broken.breakDown,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button')).toBeVisible();
  },
};

export const Retried: Story = {
  ...Failed,
  play: async ({ canvasElement }) => {
    const retry = await within(canvasElement).findByRole('button');
    broken.mend();
    await userEvent.click(retry);
    await waitFor(() => expect(canvasElement.querySelector('article')).not.toBeNull());
  },
};
