import type { ComponentType } from 'react';
import { Link } from 'react-router-dom';
import type { StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { useMenus } from '../../../src/app/shell/useMenus.ts';
import MemberAccount from '../../../src/features/member/MemberAccount.tsx';
import NavPanel from '../../../src/features/lobby/NavPanel.tsx';
import { useLocale } from '../../../src/platform/i18n/LocaleContext.tsx';
import type { NavEntry } from '../../../src/platform/screens/navEntry.ts';
import { AccountCluster } from '../../../src/ui/AccountCluster/AccountCluster.tsx';
import type { HeaderProps } from '../../../src/ui/Header/Header.tsx';
import { LocalePicker } from '../../../src/ui/LocalePicker/LocalePicker.tsx';
import { SchemeSwitch } from '../../../src/ui/SchemeSwitch/SchemeSwitch.tsx';
import { navEntry } from '../builders.ts';
import { seedAnnouncements } from '../builders/seedBanners.ts';
import { failingTransport, silentTransport } from '../seedTransport.ts';
import {
  asVisitor,
  IN_VIETNAMESE,
  ON_DESKTOP,
  ON_PHONE,
  withBrandFacts,
  withCalls,
  withGates,
} from '../storyFrames.tsx';

interface HeaderStoryProps {
  /** The entries of the brand's own screens unless given. */
  readonly menu?: readonly NavEntry[];
  /** Only these of the brand's own screens, so that there is room for all of them. */
  readonly screens?: readonly string[];
  readonly sideMenuId?: string;
  readonly announced?: boolean;
}

type Story = StoryObj<HeaderStoryProps>;

const noDemo = () => undefined;

const renderPanel = (entry: NavEntry) => <NavPanel entry={entry} />;

/** A header variant as the shell fills it: the brand's menu, the visitor's account, the newest notice. */
export function HeaderStory({
  variant: Variant,
  menu,
  screens,
  sideMenuId = 'side-menu',
  announced = true,
}: HeaderStoryProps & { variant: ComponentType<HeaderProps> }) {
  const own = useMenus().primary.filter(({ id }) => screens?.includes(id) ?? true);
  const [notice] = seedAnnouncements(useLocale().tag);
  return (
    <div style={{ minBlockSize: '34rem' }}>
      <Variant
        menu={menu ?? own}
        sideMenuId={sideMenuId || undefined}
        renderPanel={renderPanel}
        account={<AccountCluster member={<MemberAccount place="header" />} onDemo={noDemo} />}
        utilities={
          <>
            <LocalePicker />
            <SchemeSwitch />
          </>
        }
        announcement={announced && <Link to="/noticePage">{notice?.title}</Link>}
      />
      <div id="side-menu" popover="auto" />
    </div>
  );
}

/** What the stories of every header variant share. */
export const HEADER_META = { decorators: [withCalls()], args: {} };

const LONG_LABELS = [
  'Trang chủ',
  'Xổ số kiến thiết miền Nam',
  'Sòng bài trực tuyến',
  'Sportwettenübersicht',
  'Elektronische Sportereignisse',
  'Máy đánh bạc',
];

const longMenu = LONG_LABELS.map((label, index) =>
  navEntry({ id: label, label, href: `/${index}`, active: index === 0 }),
);

const FEW = ['home', 'slots', 'promotions'];

const manyEntries = Array.from({ length: 24 }, (_, index) =>
  navEntry({ id: `entry-${index}`, label: `Entry ${index + 1}`, href: `/${index}`, icon: 'slots' }),
);

const getSlots = (canvas: HTMLElement) =>
  canvas.querySelector<HTMLElement>('nav a[href="/rng"][aria-expanded]')!;

const findPanel = async (canvas: HTMLElement) => {
  await waitFor(() => expect(canvas.querySelector('[role="region"]')).not.toBeNull());
  return canvas.querySelector<HTMLElement>('[role="region"]')!;
};

const byHover: Story['play'] = async ({ canvasElement }) => {
  await waitFor(() => expect(getSlots(canvasElement)).toBeVisible());
  await userEvent.hover(getSlots(canvasElement));
  const panel = await findPanel(canvasElement);
  await waitFor(() => expect(within(panel).getAllByRole('link').length).toBeGreaterThan(6));
  await expect(getSlots(canvasElement)).toHaveAttribute('aria-expanded', 'true');
};

const byKeyboard: Story['play'] = async ({ canvasElement }) => {
  await waitFor(() => expect(getSlots(canvasElement)).toBeVisible());
  getSlots(canvasElement).focus();
  await userEvent.keyboard('{ArrowDown}');
  const panel = await findPanel(canvasElement);
  await waitFor(() => expect(panel).toContainElement(document.activeElement as HTMLElement));
  await userEvent.keyboard('{Escape}');
  await expect(getSlots(canvasElement)).toHaveFocus();
  await waitFor(() => expect(canvasElement.querySelector('[role="region"]')).toBeNull());
};

const byTouch: Story['play'] = async ({ canvasElement }) => {
  await waitFor(() => expect(getSlots(canvasElement)).toBeVisible());
  await userEvent.pointer({ keys: '[TouchA]', target: getSlots(canvasElement) });
  const panel = await findPanel(canvasElement);
  await waitFor(() => expect(panel).toBeVisible());
  await expect(getSlots(canvasElement)).toHaveAttribute('aria-expanded', 'true');
};

const openMore: Story['play'] = async ({ canvasElement }) => {
  const more = canvasElement.querySelector<HTMLElement>('nav button[popovertarget]')!;
  await waitFor(() => expect(more).toBeVisible());
  await userEvent.click(more);
  const list = document.getElementById(more.getAttribute('popovertarget')!)!;
  await waitFor(() => expect(list.matches(':popover-open')).toBe(true));
  const [first, second] = within(list).getAllByRole('link');
  first!.focus();
  await userEvent.keyboard('{ArrowDown}');
  await expect(second).toHaveFocus();
};

/** The states of every header variant; each of them offers all of these. */
export const headerStories = {
  guest: { decorators: [asVisitor('guest')] },
  member: { decorators: [asVisitor('member')] },
  agent: { decorators: [asVisitor('agent')] },
  longMemberName: { decorators: [asVisitor('longName')] },
  withoutRegistration: {
    decorators: [asVisitor('guest'), withGates({ registration: false, freePlay: false })],
  },
  withoutAnnouncement: { args: { announced: false } },
  withoutSideMenu: { args: { sideMenuId: '' } },
  longNames: { ...IN_VIETNAMESE, args: { menu: longMenu } },
  manyEntries: { args: { menu: manyEntries } },
  withoutEntries: { args: { menu: [] } },
  onDesktop: { ...ON_DESKTOP, decorators: [asVisitor('guest')] },
  guestOnPhone: { ...ON_PHONE, decorators: [asVisitor('guest')] },
  longBrandNameOnPhone: {
    ...ON_PHONE,
    decorators: [
      asVisitor('guest'),
      withBrandFacts({ assets: {}, name: 'The Juniper & Saltmarsh Gaming House' }),
    ],
  },
  memberOnPhone: { ...ON_PHONE, decorators: [asVisitor('longName')] },
  entryPointedAt: { parameters: { pseudo: { hover: 'nav li:nth-child(3) a' } } },
  entryInFocus: {
    ...ON_DESKTOP,
    args: { screens: FEW },
    play: async ({ canvasElement }) => {
      await waitFor(() => expect(getSlots(canvasElement)).toBeVisible());
      canvasElement.querySelector<HTMLElement>('nav a[href="/"]')!.focus();
      await userEvent.keyboard('{ArrowRight}{ArrowLeft}{End}');
      await expect(document.activeElement?.closest('nav li, nav ul')).not.toBeNull();
    },
  },
  dropDownByHover: { ...ON_DESKTOP, args: { screens: FEW }, play: byHover },
  dropDownByKeyboard: { ...ON_DESKTOP, args: { screens: FEW }, play: byKeyboard },
  dropDownByTouch: { ...ON_DESKTOP, args: { screens: FEW }, play: byTouch },
  dropDownLoading: {
    ...ON_DESKTOP,
    args: { menu: [navEntry({ id: 'slots', label: 'Slots', href: '/rng', category: 'RNG' })] },
    decorators: [withCalls(silentTransport)],
    play: async ({ canvasElement }) => {
      await userEvent.hover(getSlots(canvasElement));
      const panel = await findPanel(canvasElement);
      await waitFor(() => expect(panel.querySelector('[aria-busy]')).not.toBeNull());
    },
  },
  dropDownThatFailed: {
    ...ON_DESKTOP,
    args: { menu: [navEntry({ id: 'slots', label: 'Slots', href: '/rng', category: 'RNG' })] },
    decorators: [withCalls(failingTransport)],
    play: async ({ canvasElement }) => {
      await userEvent.hover(getSlots(canvasElement));
      const panel = await findPanel(canvasElement);
      await waitFor(() => expect(within(panel).getByRole('button')).toBeVisible());
    },
  },
  moreMenuOpen: { ...ON_DESKTOP, args: { menu: manyEntries }, play: openMore },
} satisfies Record<string, Story>;
