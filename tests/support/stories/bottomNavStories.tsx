import type { StoryObj } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { useMenus } from '../../../src/app/shell/useMenus.ts';
import type { NavEntry } from '../../../src/platform/screens/navEntry.ts';
import type { BottomNavProps } from '../../../src/ui/BottomNav/BottomNav.tsx';
import { navEntry, navMenu } from '../builders.ts';
import { seedGames } from '../builders/seedGames.ts';
import { IN_VIETNAMESE_ON_PHONE, ON_PHONE, withCalls } from '../storyFrames.tsx';

interface BottomNavStoryProps {
  /** The entries of the brand's own screens unless given. */
  readonly menu?: readonly NavEntry[];
}

type Story = StoryObj<BottomNavStoryProps>;

/** A bottom navigation variant as the shell fills it, over a page of cards. */
export function BottomNavStory({
  variant: Variant,
  menu,
}: BottomNavStoryProps & { variant: ComponentType<BottomNavProps> }) {
  const own = useMenus().bottom;
  return (
    <>
      <div
        aria-hidden="true"
        style={{
          display: 'grid',
          gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
          alignContent: 'start',
          gap: 'var(--space-3)',
          padding: 'var(--gutter)',
          minBlockSize: '100dvh',
        }}
      >
        {seedGames(8).map(({ id, color }) => (
          <div key={id} style={{ aspectRatio: '3 / 4', background: color }} />
        ))}
      </div>
      <Variant menu={menu ?? own} />
    </>
  );
}

/** What the stories of every bottom navigation variant share. */
export const BOTTOM_NAV_META = { decorators: [withCalls()], ...ON_PHONE };

const longNames = [
  'Trang chủ',
  'Xổ số kiến thiết',
  'Máy đánh bạc',
  'Khuyến mãi',
  'Câu lạc bộ hội viên',
].map((label, index) => navEntry({ id: label, label, href: `/${index}`, active: index === 3 }));

const oneWord = ['Home', 'Verantwortungsbewusst', 'Games', 'Benachrichtigungen', 'VIP'].map(
  (label, index) => navEntry({ id: label, label, href: `/${index}`, active: index === 1 }),
);

/** The states of every bottom navigation variant. */
export const bottomNavStories = {
  brandMenu: {},
  threePlaces: { args: { menu: navMenu().slice(0, 3) } },
  noPlaceCurrent: {
    args: {
      menu: navMenu()
        .slice(0, 5)
        .map((entry) => ({ ...entry, active: false })),
    },
  },
  longNames: { ...IN_VIETNAMESE_ON_PHONE, args: { menu: longNames } },
  longWords: { args: { menu: oneWord } },
  placePointedAt: {
    parameters: { pseudo: { hover: 'nav li:nth-child(2) a' } },
  },
  placePressed: {
    parameters: { pseudo: { active: 'nav li:nth-child(2) a' } },
  },
  placeInFocus: {
    play: async ({ canvasElement }) => {
      const nav = canvasElement.querySelector<HTMLElement>('nav')!;
      await waitFor(() => expect(within(nav).getAllByRole('link').length).toBeGreaterThan(2));
      const [first, second] = within(nav).getAllByRole('link');
      first!.focus();
      await userEvent.tab();
      await expect(second).toHaveFocus();
      await expect(within(nav).getAllByRole('link')[0]).toHaveAttribute('aria-current', 'page');
    },
  },
} satisfies Record<string, Story>;
