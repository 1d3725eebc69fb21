import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { inBox, ON_PHONE, withBrandFacts } from '../../../tests/support/storyFrames.tsx';
import { LocaleProvider, useLocale } from '../../platform/i18n/LocaleContext.tsx';
import { LANGUAGE_KEY } from '../../platform/i18n/catalogs.ts';
import { LocalePicker } from './LocalePicker.tsx';

const FIVE = { offered: ['en', 'es', 'ar', 'ja', 'vi'], default: 'en', fallback: 'en' } as const;

/** What a pick leaves behind, so that the next story starts in the toolbar's language. */
const forget = () => () => {
  localStorage.removeItem(LANGUAGE_KEY);
  document.cookie = `${LANGUAGE_KEY}=; Path=/; Max-Age=0`;
};

const meta = {
  title: 'Shell/LocalePicker',
  component: LocalePicker,
  tags: ['autodocs'],
  parameters: {
    docs: {
      description: {
        component:
          'The languages that the brand offers, each by its own name. It shows nothing where there is only one.\n\nNot for countries or currencies.',
      },
    },
  },
  decorators: [
    inBox({ display: 'flex', justifyContent: 'end', padding: 'var(--space-4)' }),
    withBrandFacts({ languages: FIVE }),
  ],
  beforeEach: forget,
} satisfies Meta<typeof LocalePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

const getOpener = (canvas: HTMLElement) =>
  canvas.querySelector<HTMLElement>('button[popovertarget]')!;
const getList = (canvas: HTMLElement) => canvas.querySelector<HTMLElement>('[popover]')!;
const getOption = (canvas: HTMLElement, tag: string) =>
  getList(canvas).querySelector<HTMLElement>(`[lang="${tag}"]`)!.closest('button')!;

const open: Story['play'] = async ({ canvasElement }) => {
  await userEvent.click(getOpener(canvasElement));
  await waitFor(() => expect(getList(canvasElement).matches(':popover-open')).toBe(true));
  await waitFor(() => expect(document.activeElement).toHaveAttribute('aria-current'));
};

export const Closed: Story = {};
export const PointedAt: Story = { parameters: { pseudo: { hover: 'button' } } };

/** The list opens with the focus on the language that shows. */
export const Open: Story = { play: open };
export const OpenOnPhone: Story = { ...ON_PHONE, play: open };

export const WalkedByKeyboard: Story = {
  play: async (context) => {
    await open(context);
    const options = within(getList(context.canvasElement)).getAllByRole('button');
    await userEvent.keyboard('{Home}');
    await expect(options[0]).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(options[1]).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(options.at(-1)).toHaveFocus();
  },
};

/** A pick closes the list, and the button says the new language. */
export const Picked: Story = {
  play: async (context) => {
    await open(context);
    const { canvasElement } = context;
    await userEvent.click(getOption(canvasElement, 'ja'));
    await waitFor(() => expect(getOpener(canvasElement)).toHaveTextContent('日本語'), {
      timeout: 5000,
    });
    await waitFor(() => expect(getList(canvasElement).matches(':popover-open')).toBe(false));
  },
};

function Unreachable({ children }: { children: ReactNode }) {
  const locale = useLocale();
  const choose = () => Promise.reject(new Error('No way through.'));
  return <LocaleProvider value={{ ...locale, choose }}>{children}</LocaleProvider>;
}

/** The list stays and says so, and the page stays in its language. */
export const LanguageThatDoesNotLoad: Story = {
  globals: { locale: 'en' },
  decorators: [
    (Story) => (
      <Unreachable>
        <Story />
      </Unreachable>
    ),
  ],
  play: async (context) => {
    await open(context);
    await userEvent.click(getOption(context.canvasElement, 'ja'));
    await waitFor(() => expect(within(context.canvasElement).getByRole('alert')).toBeVisible());
    await expect(getList(context.canvasElement).matches(':popover-open')).toBe(true);
  },
};

export const TwoLanguages: Story = {
  globals: { locale: 'en' },
  decorators: [
    withBrandFacts({ languages: { offered: ['en', 'ar'], default: 'en', fallback: 'en' } }),
  ],
  play: open,
};

/** Nothing to pick, nothing to see. */
export const OneLanguage: Story = {
  decorators: [withBrandFacts({ languages: { offered: ['en'], default: 'en', fallback: 'en' } })],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
  },
};
