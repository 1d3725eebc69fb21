import type { Meta, StoryObj } from '@storybook/react-vite';
import { MoneyText } from '../MoneyText/MoneyText.tsx';
import { NetText } from './NetText.tsx';
import { RangeBar } from './RangeBar.tsx';
import styles from './Records.module.css';
import { Totals } from './Totals.tsx';

const meta = {
  title: 'Shell/Records',
  component: Totals,
  tags: ['autodocs'],
  parameters: {
    docs: {
      description: {
        component:
          'What records of bets, money and teams share: the days that they are about, and their sums.\n\nNot for a single number.',
      },
    },
  },
  args: {
    sums: [
      { name: 'Bet', value: <MoneyText amount="1284.50" /> },
      { name: 'Payout', value: <MoneyText amount="1170.00" /> },
      { name: 'Won or lost', value: <NetText amount="-114.50" /> },
    ],
  },
} satisfies Meta<typeof Totals>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Sums side by side. */
export const Sums: Story = {};

/** While they are on their way. */
export const Loading: Story = { args: { sums: undefined } };

/** The days that a record is about. */
export const Days: Story = {
  render: () => (
    <RangeBar
      today="2026-02-01"
      range={{ from: '2026-01-26', to: '2026-02-01' }}
      onChoose={() => undefined}
    />
  ),
};

/** A row of a table that is pointed at. */
export const Hovered: Story = {
  parameters: { pseudo: { hover: ['tr'] } },
  render: () => (
    <table className={styles.table} style={{ display: 'table' }}>
      <tbody>
        <tr>
          <td>Lucky Air 5</td>
          <td data-end>
            <NetText amount="12.00" />
          </td>
        </tr>
      </tbody>
    </table>
  ),
};
