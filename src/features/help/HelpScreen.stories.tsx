import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { getHelpCenter } from '../../../schemas/api/system.ts';
import { answer, answerWith, makeBroken } from '../../../tests/support/builders/answerWith.ts';
import { seedHelp } from '../../../tests/support/builders/seedHelp.ts';
import { silentTransport } from '../../../tests/support/seedTransport.ts';
import {
  ON_DESKTOP,
  ON_PHONE,
  withBrandFacts,
  withCalls,
} from '../../../tests/support/storyFrames.tsx';
import HelpScreen from './HelpScreen.tsx';

const demo = answerWith(answer(getHelpCenter, (language) => ({ articles: seedHelp(language) })));

const meta = {
  title: 'Pages/Help',
  component: HelpScreen,
  decorators: [withCalls(demo)],
  parameters: { path: '/help' },
} satisfies Meta<typeof HelpScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const findQuestions = async (canvas: HTMLElement) => {
  await within(canvas).findByRole('searchbox', {}, { timeout: 5000 });
  return canvas.querySelectorAll<HTMLElement>('button[aria-expanded]');
};

export const OnDesktop: Story = ON_DESKTOP;
export const OnPhone: Story = ON_PHONE;

export const ArticleOpened: Story = {
  play: async ({ canvasElement }) => {
    const [first] = await findQuestions(canvasElement);
    await userEvent.click(first!);
    await expect(first).toHaveAttribute('aria-expanded', 'true');
  },
};
/** An address can name an article. */
export const ArticleAskedFor: Story = { parameters: { path: '/help?topic=terms' } };

export const Found: Story = {
  play: async ({ canvasElement }) => {
    const before = (await findQuestions(canvasElement)).length;
    const [first] = await findQuestions(canvasElement);
    await userEvent.type(within(canvasElement).getByRole('searchbox'), first!.textContent);
    await waitFor(async () =>
      expect((await findQuestions(canvasElement)).length).toBeLessThan(before),
    );
  },
};

export const NothingFound: Story = {
  play: async ({ canvasElement }) => {
    await findQuestions(canvasElement);
    await userEvent.type(within(canvasElement).getByRole('searchbox'), 'zzqx');
    await waitFor(async () => expect(await findQuestions(canvasElement)).toHaveLength(0));
  },
};

export const LongTitles: Story = {
  decorators: [
    withCalls(
      answerWith(
        answer(getHelpCenter, () => ({
          articles: seedHelp('vi').map((article) => ({
            ...article,
            title: `Verantwortungsbewusstseinswochenende: ${article.title} ${article.title}`,
          })),
        })),
      ),
    ),
  ],
};
/** Nobody answers by chat or telephone: an address for letters is left. */
export const OnlyEmail: Story = {
  decorators: [withBrandFacts({ support: { email: 'help@sample.example' } })],
};
export const Loading: Story = { decorators: [withCalls(silentTransport)] };
export const Empty: Story = {
  decorators: [withCalls(answerWith(answer(getHelpCenter, () => ({ articles: [] }))))],
};

const broken = makeBroken(demo);

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
    await findQuestions(canvasElement);
  },
};
