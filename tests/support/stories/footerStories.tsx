import type { StoryObj } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { useLegalLinks } from '../../../src/app/shell/useLegalLinks.ts';
import { useMenus } from '../../../src/app/shell/useMenus.ts';
import type { FooterProps } from '../../../src/ui/Footer/Footer.tsx';
import { ON_DESKTOP, ON_PHONE, withBrandFacts, withCalls, withGates } from '../storyFrames.tsx';

type FooterStoryProps = Partial<FooterProps>;

type Story = StoryObj<FooterStoryProps>;

/** A footer variant as the shell fills it. */
export function FooterStory({
  variant: Variant,
  ...given
}: FooterStoryProps & { variant: ComponentType<FooterProps> }) {
  const menus = useMenus();
  const legal = useLegalLinks();
  return (
    <Variant
      help={menus.footer}
      menu={menus.primary}
      legal={legal}
      showSteps
      year={2026}
      {...given}
    />
  );
}

/** What the stories of every footer variant share. */
export const FOOTER_META = { decorators: [withCalls()] };

/** The states of every footer variant. */
export const footerStories = {
  withSteps: { ...ON_DESKTOP },
  withoutSteps: { ...ON_DESKTOP, args: { showSteps: false } },
  onPhone: ON_PHONE,
  withoutLinks: { args: { help: [], menu: [] } },
  withoutRegistration: { decorators: [withGates({ registration: false })] },
  everyChannel: {
    decorators: [
      withBrandFacts({
        support: {
          chatUrl: 'https://chat.example.com/',
          email: 'a.rather.long.address.of.the.house@customer-service.example',
          phone: '+356 2123 4567',
        },
        social: (
          [
            'telegram',
            'whatsapp',
            'facebook',
            'instagram',
            'x',
            'youtube',
            'tiktok',
            'line',
            'zalo',
          ] as const
        ).map((kind) => ({ kind, href: `https://social.example/${kind}` })),
      }),
    ],
  },
  leastFacts: {
    decorators: [
      withBrandFacts({
        support: {},
        social: [],
        jurisdiction: { country: 'MT', minimumAge: 21 },
        name: 'The Juniper & Saltmarsh Gaming House of Valletta',
        assets: {},
      }),
      withGates({ customerService: false }),
    ],
  },
  linkPointedAt: { parameters: { pseudo: { hover: 'nav li:nth-child(2) a' } } },
  linkInFocus: {
    play: async ({ canvasElement }) => {
      await waitFor(() => expect(canvasElement.querySelector('nav a')).not.toBeNull());
      const links = within(canvasElement).getAllByRole('link');
      links[0]!.focus();
      await userEvent.tab();
      await expect(links[1]).toHaveFocus();
    },
  },
} satisfies Record<string, Story>;
