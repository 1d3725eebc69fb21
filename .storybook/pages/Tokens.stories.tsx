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
const cssOf = (property: string) =>
  getComputedStyle(document.documentElement).getPropertyValue(property).trim();

export const Tokens: Story = {};

export const TryAFile: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const before = cssOf('--radius-control');
    await drop(canvasElement, 'plum.tokens.json', PLUM);
    await canvas.findByRole('heading', { level: 1, name: 'plum.tokens.json' });
    await expect(cssOf('--radius-control')).toBe('14px');
    await userEvent.click(canvas.getByRole('button', { name: /^Back to/ }));
    await waitFor(() => expect(cssOf('--radius-control')).toBe(before));
    await drop(canvasElement, 'plum.tokens.json', PLUM);
    await canvas.findByRole('heading', { level: 1, name: 'plum.tokens.json' });
  },
};

export const FileWithFaults: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const broken = PLUM.replace('"#7a2e8e"', '"plum"').replace('"brand"', '"brandt"');
    await drop(canvasElement, 'plum.tokens.json', broken);
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('"brandt" is not known here');
    await expect(alert).toHaveTextContent('"plum"');
    await expect(canvas.queryByRole('heading', { name: 'plum.tokens.json' })).toBeNull();
  },
};
