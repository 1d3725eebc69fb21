import type { Meta, StoryObj } from '@storybook/react-vite';
import { getBanners } from '../../../schemas/api/content.ts';
import { banner } from '../../../tests/support/builders.ts';
import { answer, answerWith } from '../../../tests/support/builders/answerWith.ts';
import { seedBanners } from '../../../tests/support/builders/seedBanners.ts';
import {
  HomeSection,
  sectionFailed,
  sectionLoading,
  sectionRetried,
  showsNothing,
} from '../../../tests/support/stories/homeSectionStory.tsx';
import { ON_DESKTOP, ON_PHONE, withCalls } from '../../../tests/support/storyFrames.tsx';

const meta = {
  title: 'Sections/Hero',
  component: HomeSection,
  tags: ['autodocs'],
  parameters: {
    docs: {
      description: {
        component:
          "The banners of one group at the top of the home page, in the brand's variant of Hero.\n\nNot further down the page, and not more than one.",
      },
    },
  },
  args: { section: 'hero', props: { group: 'w_home', intervalSeconds: 0 } },
  decorators: [withCalls()],
} satisfies Meta<typeof HomeSection>;

export default meta;
type Story = StoryObj<typeof meta>;

const showing = (list: readonly ReturnType<typeof banner>[]) => ({
  decorators: [withCalls(answerWith(answer(getBanners, () => ({ list: [...list] }))))],
});

export const OnDesktop: Story = ON_DESKTOP;
export const OnPhone: Story = ON_PHONE;
export const OneBanner: Story = showing(seedBanners('en').slice(0, 1));
export const LongText: Story = showing([
  banner({
    art: 'aurora-table',
    title: 'Chương trình khuyến mãi chào mừng hội viên mới lớn nhất trong năm nay',
    subtitle: 'Mở tài khoản trong một phút, chọn trò chơi yêu thích và tự đặt giới hạn của bạn.',
    action: 'Xem tất cả các chương trình khuyến mãi',
  }),
]);
export const MissingPicture: Story = showing([banner({ url: '/no-such-picture.webp' })]);
export const Loading: Story = sectionLoading;
export const Empty: Story = { ...showing([]), play: showsNothing };
export const Failed: Story = sectionFailed;
export const Retried: Story = sectionRetried;
