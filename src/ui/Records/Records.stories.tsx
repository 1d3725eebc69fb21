import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { MoneyText } from '../MoneyText/MoneyText.tsx';
import { AccountSearch } from './AccountSearch.tsx';
import { FilterSelect } from './FilterSelect.tsx';
import { NetText } from './NetText.tsx';
import { RangeBar } from './RangeBar.tsx';
import { RecordPage } from './RecordPage.tsx';
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

const paged = {
  data: { pages: [{ list: ['Deposit', 'Withdrawal'] }] },
  isPending: false,
  refetch: () => undefined,
  hasNextPage: true,
  isFetchingNextPage: false,
  fetchNextPage: () => undefined,
};
const address = {
  today: '2026-02-01',
  range: { from: '2026-01-26', to: '2026-02-01' },
  chooseRange: () => undefined,
};

function Page({ query }: { query: object }) {
  return (
    <RecordPage
      address={address}
      filters={
        <FilterSelect
          label="Type"
          all="All types"
          value="in"
          options={[{ value: 'in', label: 'Payments' }]}
          onChoose={() => undefined}
        />
      }
      query={{ ...paged, ...query }}
      nothing="No movements in these days."
    >
      {(list) => (
        <ol role="list" className={styles.moves}>
          {list.map((name) => (
            <li key={name} className={styles.card}>
              <span className={styles.plain}>{name}</span>
              <NetText amount="12.00" />
            </li>
          ))}
        </ol>
      )}
    </RecordPage>
  );
}

/** A record with more to come. */
export const Lines: Story = { render: () => <Page query={{}} /> };

/** No lines in these days. */
export const Empty: Story = {
  render: () => <Page query={{ data: { pages: [{ list: [] }] }, hasNextPage: false }} />,
};

/** The lines did not come. */
export const Failed: Story = {
  render: () => <Page query={{ data: undefined, hasNextPage: false }} />,
};

/** The lines are on their way. */
export const Pending: Story = {
  render: () => <Page query={{ data: undefined, isPending: true, hasNextPage: false }} />,
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

/** An account of a team that is looked for. */
export const Search: Story = { render: () => <AccountSearch value="ana" onSearch={fn()} /> };
