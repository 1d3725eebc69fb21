import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { failingTransport } from '../../../tests/support/seedTransport.ts';
import { asVisitor, ON_DESKTOP, ON_PHONE, withCalls } from '../../../tests/support/storyFrames.tsx';
import { FULL_CHROME, type Chrome } from '../../platform/screens/screen.ts';
import { PageSkeleton } from '../PageSkeleton.tsx';
import { Shell } from './Shell.tsx';

/** The shell around a page that loads. */
function ShellStory({ chrome = FULL_CHROME }: { chrome?: Chrome }) {
  const mainRef = useRef<HTMLElement>(null);
  return (
    <Shell chrome={chrome} year={2026} mainRef={mainRef} pageKey="/">
      <PageSkeleton />
    </Shell>
  );
}

const meta = {
  title: 'Shell/Shell',
  component: ShellStory,
  tags: ['autodocs'],
  parameters: {
    docs: {
      story: { inline: false, height: '720px' },
      description: {
        component:
          'Header, side menu, page, footer and phone navigation, as far as the screen has them.\n\nA screen never draws it: the application puts it around every page.',
      },
    },
  },
  decorators: [withCalls()],
} satisfies Meta<typeof ShellStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Guest: Story = { ...ON_DESKTOP, decorators: [asVisitor('guest')] };
export const Member: Story = { ...ON_DESKTOP, decorators: [asVisitor('member')] };
export const Agent: Story = { ...ON_DESKTOP, decorators: [asVisitor('agent')] };
export const GuestOnPhone: Story = { ...ON_PHONE, decorators: [asVisitor('guest')] };
export const MemberOnPhone: Story = { ...ON_PHONE, decorators: [asVisitor('longName')] };
export const WithoutSideMenu: Story = {
  ...ON_DESKTOP,
  args: { chrome: { ...FULL_CHROME, sideMenu: false } },
};
export const WithoutFooter: Story = { args: { chrome: { ...FULL_CHROME, footer: false } } };
export const PageAlone: Story = {
  args: { chrome: { header: false, footer: false, sideMenu: false } },
};

/** Its menus come from the screens, so that they stand even where no call is answered. */
export const NothingAnswered: Story = { decorators: [withCalls(failingTransport)] };

/** The first stop of the keyboard jumps over the menus. */
export const SkippedByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    const skip = document.activeElement as HTMLElement;
    await expect(skip).toHaveAttribute('href', '#main');
    await waitFor(() => expect(skip.getBoundingClientRect().top).toBeGreaterThanOrEqual(0));
    await expect(canvasElement.querySelector('#main')).not.toBeNull();
  },
};

/** The button of the header opens the side menu. */
export const SideMenuOpenOnPhone: Story = {
  ...ON_PHONE,
  decorators: [asVisitor('guest')],
  play: async ({ canvasElement }) => {
    const find = (selector: string) => canvasElement.querySelector<HTMLElement>(selector);
    await waitFor(() => expect(find('#side-menu')).not.toBeNull(), { timeout: 5000 });
    await waitFor(() => expect(find('[data-menu-button]')).toBeVisible());
    await userEvent.click(find('[data-menu-button]')!);
    await waitFor(() => expect(find('#side-menu')!.matches(':popover-open')).toBe(true));
  },
};
