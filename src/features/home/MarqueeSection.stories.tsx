import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { getAnnouncements } from '../../../schemas/api/content.ts';
import { announcement } from '../../../tests/support/builders.ts';
import { answer, answerWith } from '../../../tests/support/builders/answerWith.ts';
import {
  HomeSection,
  sectionFailed,
  sectionLoading,
  sectionRetried,
  showsNothing,
} from '../../../tests/support/stories/homeSectionStory.tsx';
import { withCalls } from '../../../tests/support/storyFrames.tsx';

const meta = {
  title: 'Sections/Marquee',
  component: HomeSection,
  tags: ['autodocs'],
  parameters: {
    docs: {
      description: {
        component:
          'Announcements in one line that moves and can be paused.\n\nNot for what everybody must read.',
      },
    },
  },
  args: { section: 'marquee' },
  decorators: [withCalls()],
} satisfies Meta<typeof HomeSection>;

export default meta;
type Story = StoryObj<typeof meta>;

const showing = (...titles: readonly string[]) => ({
  decorators: [
    withCalls(
      answerWith(
        answer(getAnnouncements, () => ({
          list: titles.map((title, at) => announcement({ id: `notice-${at}`, title })),
        })),
      ),
    ),
  ],
});

const findLine = (canvas: HTMLElement) =>
  waitFor(() => {
    const line = canvas.querySelector<HTMLElement>('section ul');
    if (!line) throw new Error('The line is not there yet.');
    return line;
  });

export const Running: Story = {};

/** Who reads slowly stops it. */
export const Paused: Story = {
  play: async ({ canvasElement }) => {
    const line = await findLine(canvasElement);
    await userEvent.click(canvasElement.querySelector('section button')!);
    await userEvent.unhover(line);
    await expect(canvasElement.querySelector('section')).toHaveAttribute('data-paused');
    await expect(getComputedStyle(line).animationPlayState).toBe('paused');
  },
};

/** Without motion there is one announcement at a time. */
export const ReducedMotion: Story = { globals: { motion: 'reduced' } };
export const OneShortNotice: Story = showing('New tables on Friday');
export const LongNotice: Story = showing(
  'Hệ thống nạp tiền qua ngân hàng sẽ được bảo trì từ hai giờ đến bốn giờ sáng thứ Ba tuần tới, xin quý khách thông cảm.',
  'Bank transfers rest on Tuesday night',
);
export const Loading: Story = sectionLoading;
export const Empty: Story = { ...showing(), play: showsNothing };
export const Failed: Story = sectionFailed;
export const Retried: Story = sectionRetried;
