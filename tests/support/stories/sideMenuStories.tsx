import type { StoryObj } from '@storybook/react-vite';
import { useId, type ComponentType } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { useMenus } from '../../../src/app/shell/useMenus.ts';
import type { NavEntry } from '../../../src/platform/screens/navEntry.ts';
import MemberAccount from '../../../src/features/member/MemberAccount.tsx';
import { AccountCluster } from '../../../src/ui/AccountCluster/AccountCluster.tsx';
import { MenuButton } from '../../../src/ui/Header/MenuButton.tsx';
import { LocalePicker } from '../../../src/ui/LocalePicker/LocalePicker.tsx';
import { SchemeSwitch } from '../../../src/ui/SchemeSwitch/SchemeSwitch.tsx';
import type { SideMenuProps } from '../../../src/ui/SideMenu/SideMenu.tsx';
import { SIDE_PANEL_KEY } from '../../../src/ui/SideMenu/sidePanelState.ts';
import { navEntry } from '../builders.ts';
import { asVisitor, ON_DESKTOP, ON_PHONE, withCalls } from '../storyFrames.tsx';

interface SideMenuStoryProps {
  /** The entries of the brand's own screens unless given. */
  readonly menu?: readonly NavEntry[];
}

type Story = StoryObj<SideMenuStoryProps>;

const noDemo = () => undefined;

/** A side menu variant as the shell fills it, with the button that opens it. */
export function SideMenuStory({
  variant: Variant,
  menu,
}: SideMenuStoryProps & { variant: ComponentType<SideMenuProps> }) {
  const id = useId();
  const own = useMenus().side;
  return (
    <div style={{ display: 'flex', minBlockSize: '100dvh' }}>
      <Variant
        id={id}
        menu={menu ?? own}
        account={<AccountCluster member={<MemberAccount place="sheet" />} onDemo={noDemo} />}
        utilities={
          <>
            <LocalePicker />
            <SchemeSwitch />
          </>
        }
      />
      <div style={{ flex: 1, padding: 'var(--space-4)' }}>
        <MenuButton sideMenuId={id} />
      </div>
    </div>
  );
}

/** What the stories of every side menu variant share. */
export const SIDE_MENU_META = {
  decorators: [withCalls()],
  // A menu is as high as its window.
  parameters: { gallery: { height: 720 } },
};

const longMenu = [
  navEntry({ active: true, label: 'Trang chủ' }),
  navEntry({
    id: 'a',
    label: 'Xổ số kiến thiết miền Nam và miền Trung',
    href: '/a',
    icon: 'elott',
  }),
  navEntry({ id: 'b', label: 'Sòng bài trực tuyến', href: '/b', icon: 'live', category: 'LIVE' }),
  navEntry({
    id: 'c',
    label: 'Elektronische Sportereignisse und Wettkämpfe',
    href: '/c',
    icon: 'esports',
    category: 'ESPORTS',
  }),
  navEntry({ id: 'd', label: 'Donaudampfschifffahrtsgesellschaft', href: '/d', icon: 'vip' }),
];

const getOpener = (canvas: HTMLElement) =>
  canvas.querySelector<HTMLElement>('button[data-menu-button]')!;
const getSheet = (canvas: HTMLElement) => canvas.querySelector<HTMLElement>('[data-sheet]')!;

const open: Story['play'] = async ({ canvasElement }) => {
  // What is the member's waits for its texts, and the menu with it.
  await waitFor(() => expect(canvasElement.querySelector('[data-sheet] nav a')).not.toBeNull());
  const sheet = getSheet(canvasElement);
  await userEvent.click(getOpener(canvasElement));
  await waitFor(() => expect(sheet.matches(':popover-open')).toBe(true));
  await waitFor(() => expect(sheet.querySelector('nav a')).toBeVisible());
};

const openAndClose: Story['play'] = async (context) => {
  await open(context);
  const sheet = getSheet(context.canvasElement);
  const hide = sheet.querySelector<HTMLElement>('[popovertargetaction="hide"]')!;
  await userEvent.click(hide);
  await waitFor(() => expect(sheet.matches(':popover-open')).toBe(false));
};

const walk: Story['play'] = async (context) => {
  await open(context);
  const list = getSheet(context.canvasElement).querySelector<HTMLElement>('nav ul')!;
  const [first, second] = within(list).getAllByRole('link');
  first!.focus();
  await userEvent.keyboard('{ArrowDown}');
  await expect(second).toHaveFocus();
  await userEvent.keyboard('{End}');
  await expect(within(list).getAllByRole('link').at(-1)).toHaveFocus();
};

/** The states of every side menu variant. */
export const sideMenuStories = {
  guestOnPhone: { ...ON_PHONE, decorators: [asVisitor('guest')], play: open },
  memberOnPhone: { ...ON_PHONE, decorators: [asVisitor('longName')], play: open },
  longNamesOnPhone: { ...ON_PHONE, args: { menu: longMenu }, play: open },
  closedByItsButton: { ...ON_PHONE, play: openAndClose },
  walkedByKeyboard: { ...ON_PHONE, play: walk },
  entryPointedAt: {
    ...ON_PHONE,
    parameters: { pseudo: { hover: 'nav li:nth-child(2) a' } },
    play: open,
  },
  entryInFocus: {
    ...ON_PHONE,
    parameters: { pseudo: { focusVisible: 'nav li:nth-child(2) a' } },
    play: open,
  },
} satisfies Record<string, Story>;

/** The states of a variant that is a sheet on wide screens too. */
export const drawerStories = {
  openOnDesktop: { ...ON_DESKTOP, play: open },
  longNamesOnDesktop: { ...ON_DESKTOP, args: { menu: longMenu }, play: open },
} satisfies Record<string, Story>;

/** Begins a story with the panel as a visitor left it. */
const begin = (state: 'expanded' | 'collapsed') => () => {
  const root = document.documentElement;
  root.dataset['sidePanel'] = state;
  return () => {
    delete root.dataset['sidePanel'];
    localStorage.removeItem(SIDE_PANEL_KEY);
  };
};

/** The states of a variant that stands beside the page on wide screens. */
export const sidePanelStories = {
  expanded: { ...ON_DESKTOP, beforeEach: begin('expanded') },
  longNamesExpanded: { ...ON_DESKTOP, args: { menu: longMenu }, beforeEach: begin('expanded') },
  longNamesCollapsed: { ...ON_DESKTOP, args: { menu: longMenu }, beforeEach: begin('collapsed') },
  collapsedByItsButton: {
    ...ON_DESKTOP,
    beforeEach: begin('expanded'),
    play: async ({ canvasElement }) => {
      const panel = getSheet(canvasElement);
      await waitFor(() => expect(panel.offsetWidth).toBeGreaterThan(200));
      await userEvent.click([...panel.querySelectorAll('button')].at(-1)!);
      await waitFor(() => expect(panel.offsetWidth).toBeLessThan(100));
      await expect(localStorage.getItem(SIDE_PANEL_KEY)).toBe('collapsed');
    },
  },
} satisfies Record<string, Story>;
