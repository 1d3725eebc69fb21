import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inBox, withBrandFacts } from '../../../tests/support/storyFrames.tsx';
import { MoneyText } from './MoneyText.tsx';

const meta = {
  title: 'Primitives/MoneyText',
  component: MoneyText,
  tags: ['autodocs'],
  parameters: {
    docs: {
      description: {
        component:
          "An amount in tabular figures with the brand's currency. `direction` gives it a sign and a colour.\n\nUse it for every amount a visitor reads, and never put a number and a currency together by hand. Not for counts, odds or dates.",
      },
    },
  },
  args: { amount: '1250.50' },
  decorators: [inBox()],
} satisfies Meta<typeof MoneyText>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

/** The sign says it, not the colour alone. */
export const ComingIn: Story = {
  args: { direction: 'in' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.textContent).toContain('+');
  },
};

export const GoingOut: Story = {
  args: { direction: 'out' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.textContent).toMatch(/[-−]/);
  },
};

export const Nothing: Story = { args: { amount: '0.00' } };
export const Greatest: Story = { args: { amount: '9999999.99' } };
export const GreatestComingIn: Story = { args: { amount: '9999999.99', direction: 'in' } };

/** Figures of one width, so that columns of money line up. */
export const InColumn: Story = {
  render: () => (
    <div style={{ display: 'grid', justifyItems: 'end', inlineSize: 'max-content' }}>
      {['1111.11', '8888.88', '40.00', '9999999.99'].map((amount) => (
        <MoneyText key={amount} amount={amount} />
      ))}
    </div>
  ),
};

export const CurrencyWithoutDecimals: Story = {
  args: { amount: '1250000' },
  decorators: [withBrandFacts({ currency: { code: 'VND', symbol: '₫', decimals: 0 } })],
};
