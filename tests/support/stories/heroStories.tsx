import type { StoryObj } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { expect, waitFor } from 'storybook/test';
import { useLocale } from '../../../src/platform/i18n/LocaleContext.tsx';
import type { HeroProps } from '../../../src/ui/Hero/Hero.tsx';
import { banner } from '../builders.ts';
import { seedBanners } from '../builders/seedBanners.ts';
import { IN_VIETNAMESE, IN_VIETNAMESE_ON_PHONE, ON_DESKTOP, ON_PHONE } from '../storyFrames.tsx';
import { playButtons, playKeys, playPause } from './carouselPlay.ts';

type HeroStoryProps = Partial<HeroProps>;

type Story = StoryObj<HeroStoryProps>;

/** A hero variant with the banners of a demo merchant, in the language of the toolbar. */
export function HeroStory({
  variant: Variant,
  banners,
  intervalSeconds = 0,
  isOver,
}: HeroStoryProps & { variant: ComponentType<HeroProps> }) {
  const own = seedBanners(useLocale().tag);
  return <Variant banners={banners ?? own} intervalSeconds={intervalSeconds} isOver={isOver} />;
}

const drawn = { art: 'aurora-table', color: '#3d2a20' };

const longText = banner({
  ...drawn,
  title: 'Chương trình khuyến mãi chào mừng hội viên mới lớn nhất trong năm nay',
  subtitle:
    'Mở tài khoản trong một phút, chọn trò chơi yêu thích và tự đặt giới hạn của riêng bạn trước khi bắt đầu.',
  action: 'Xem tất cả các chương trình khuyến mãi',
});

const longWord = banner({
  ...drawn,
  title: 'Verantwortungsbewusstseinswochenende',
  subtitle: 'Drei neue Tische öffnen am Freitag um zwanzig Uhr.',
});

/** What the banners said is not seen, and nothing can be pressed. */
async function showsNoWords({ canvasElement }: { canvasElement: HTMLElement }) {
  await waitFor(() => expect(canvasElement.querySelector('h2')).not.toBeNull());
  const parts = canvasElement.querySelectorAll('h2, p, a, button');
  for (const part of parts) await expect(part).not.toBeVisible();
}

/** The states of every hero variant. */
export const heroStories = {
  onDesktop: ON_DESKTOP,
  onPhone: ON_PHONE,
  oneBanner: {
    args: { banners: [banner(drawn)] },
    play: async ({ canvasElement }) => {
      await expect(canvasElement.querySelectorAll('button')).toHaveLength(0);
    },
  },
  withoutAction: { args: { banners: [banner({ ...drawn, action: undefined, link: undefined })] } },
  severalWithoutAction: {
    args: {
      banners: [
        banner({ ...drawn, action: undefined, link: undefined }),
        banner({ ...drawn, id: 'other', art: 'lotus-table', action: undefined, link: undefined }),
      ],
    },
  },
  withoutSubtitle: { args: { banners: [banner({ ...drawn, subtitle: undefined })] } },
  withoutPicture: { args: { banners: [banner({ art: null, color: '#1d2733' })] } },
  missingPicture: { args: { banners: [banner({ url: '/no-such-banner.png', color: '#1d2733' })] } },
  missingPictureOnPhone: {
    ...ON_PHONE,
    args: { banners: [banner({ url: '/no-such-banner.png', color: '#1d2733' })] },
  },
  over: { args: { isOver: true }, play: showsNoWords },
  overOnPhone: { ...ON_PHONE, args: { isOver: true }, play: showsNoWords },
  longText: { ...IN_VIETNAMESE, args: { banners: [longText] } },
  longTextOnPhone: { ...IN_VIETNAMESE_ON_PHONE, args: { banners: [longText, longWord] } },
  longWordOnPhone: { ...ON_PHONE, args: { banners: [longWord] } },
  actionPointedAt: { parameters: { pseudo: { hover: 'a' } } },
  actionInFocus: { parameters: { pseudo: { focusVisible: 'a' } } },
  movedByButtons: { play: playButtons },
  movedByKeys: { play: playKeys },
  paused: { args: { intervalSeconds: 30 }, play: playPause },
} satisfies Record<string, Story>;
