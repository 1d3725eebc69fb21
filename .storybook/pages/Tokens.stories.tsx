import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { themeFileOf } from '../../engine/theme/themeFile.ts';
import { plainTokens } from '../../engine/theme/testing/plainTokens.ts';
import { TokensPage } from './tokens/TokensPage.tsx';

const meta = {
  title: 'Brand/Tokens',
  component: TokensPage,
  parameters: {
    controls: { disable: true },
    visual: { skip: 'Shows what brands hold; their looks are drawn with the components.' },
  },
} satisfies Meta<typeof TokensPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const PLUM = JSON.stringify(
  themeFileOf({ tokens: { ...plainTokens({ brand: '#7a2e8e', accent: '#2e8e6b' }), radius: 14 } }),
  null,
  2,
);
const drop = async (canvasElement: HTMLElement, name: string, text: string) => {
  const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]')!;
  await userEvent.upload(input, new File([text], name, { type: 'application/json' }));
};
// Roles of the whole page, with its thousand figures, take seconds to work out.
const partsOf = (canvasElement: HTMLElement) => ({
  head: within(canvasElement.querySelector<HTMLElement>('main > header')!),
  zone: within(canvasElement.querySelector<HTMLElement>('[data-import]')!),
});
const cssOf = (property: string) =>
  getComputedStyle(document.documentElement).getPropertyValue(property).trim();

// Looking at the contrast of every figure takes longer than a test may; all groups are made alike.
const GROUPS_ALIKE = ['surfaces', 'text', 'states'].map((id) => `[data-group=${id}]`);

export const Tokens: Story = { parameters: { a11y: { context: { exclude: GROUPS_ALIKE } } } };

// The rest of the page was looked at above, and looking takes long.
const onlyTheZone = { a11y: { context: '[data-import]' } };

export const TryAFile: Story = {
  parameters: onlyTheZone,
  play: async ({ canvasElement }) => {
    const { head, zone } = partsOf(canvasElement);
    const before = cssOf('--radius-control');
    await drop(canvasElement, 'plum.tokens.json', PLUM);
    await head.findByText('plum.tokens.json', { selector: 'h1' });
    await expect(cssOf('--radius-control')).toBe('14px');
    await userEvent.click(zone.getByText(/^Back to/));
    await waitFor(() => expect(cssOf('--radius-control')).toBe(before));
    await drop(canvasElement, 'plum.tokens.json', PLUM);
    await head.findByText('plum.tokens.json', { selector: 'h1' });
  },
};

export const FileWithFaults: Story = {
  parameters: onlyTheZone,
  play: async ({ canvasElement }) => {
    const { head, zone } = partsOf(canvasElement);
    const broken = PLUM.replace('"value": 14', '"value": "round"').replace('"brand"', '"brandt"');
    await drop(canvasElement, 'plum.tokens.json', broken);
    const alert = await zone.findByRole('alert');
    await expect(alert).toHaveTextContent('"brandt" is not known here');
    await expect(alert).toHaveTextContent('31:16 "value" of "radius" must be a number');
    await expect(head.queryByText('plum.tokens.json')).toBeNull();
  },
};
