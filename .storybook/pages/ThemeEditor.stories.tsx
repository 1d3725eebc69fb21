import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { ThemeEditor } from './tokens/ThemeEditor.tsx';

const meta = {
  title: 'Brand/Theme editor',
  component: ThemeEditor,
  parameters: {
    controls: { disable: true },
    visual: { skip: 'A tool; the components that it shows are drawn by themselves.' },
  },
} satisfies Meta<typeof ThemeEditor>;

export default meta;
type Story = StoryObj<typeof meta>;

const accentColor = () =>
  getComputedStyle(document.documentElement).getPropertyValue('--accent').trim();

export const Editor: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const before = accentColor();
    fireEvent.input(canvas.getByLabelText(/^Accent/), { target: { value: '#2e8e6b' } });
    await waitFor(() => expect(accentColor()).not.toBe(before));
    await userEvent.click(canvas.getByRole('button', { name: /^Back to/ }));
    await waitFor(() => expect(accentColor()).toBe(before));
  },
};
