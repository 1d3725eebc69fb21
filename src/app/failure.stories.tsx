import './failure.css';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { isLocaleTag } from '../../locales/locales.ts';
import type { PlainMessages } from '../../schemas/page.ts';
import { ON_PHONE } from '../../tests/support/storyFrames.tsx';
import { getPlainMessages } from './plainMessages.ts';

type Texts = PlainMessages['failure'];

/** The note of the document, as the gateway writes it. */
function FailureNote({ title, text, retry, page }: Texts & { page?: string }) {
  return (
    <>
      <div id="root">{page && <p style={{ padding: 'var(--gutter)' }}>{page}</p>}</div>
      <div className="failure" role="alert">
        <p>
          <strong>{title}</strong>
          <br />
          {text}
        </p>
        <a href="#retry">{retry}</a>
      </div>
    </>
  );
}

const meta = {
  title: 'Pages/SiteThatDoesNotStart',
  component: FailureNote,
  args: { title: '', text: '', retry: '' },
  loaders: [
    async ({ globals }) => {
      const locale: unknown = globals['locale'];
      return { plain: await getPlainMessages(isLocaleTag(locale) ? locale : 'en') };
    },
  ],
  render: (args, { loaded }) => (
    <FailureNote {...args} {...(loaded['plain'] as PlainMessages).failure} />
  ),
  beforeEach: () => {
    document.documentElement.dataset['failed'] = '';
    return () => {
      delete document.documentElement.dataset['failed'];
    };
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toBeVisible();
    await expect(within(canvasElement).getByRole('link')).toHaveTextContent(/\S/);
  },
} satisfies Meta<typeof FailureNote>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InPlaceOfPage: Story = {};
export const InPlaceOfPageOnPhone: Story = { ...ON_PHONE };

/** A page that the gateway rendered stays and still reads. */
export const BelowRenderedPage: Story = { args: { page: 'A page that the gateway rendered.' } };
export const BelowRenderedPageOnPhone: Story = {
  ...ON_PHONE,
  args: { page: 'A page that the gateway rendered.' },
};
