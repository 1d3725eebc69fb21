import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { shuffleShoe } from '../../../engine/games/baccarat/cards.ts';
import { dealHand } from '../../../engine/games/baccarat/hand.ts';
import { createDrawStream } from '../../../engine/games/fairness/drawStream.ts';
import type { OriginalsJson, OriginalsTableEvent } from '../../../schemas/originalsApi.ts';
import { createFakeFormats } from '../../../tests/support/fakeFormats.ts';
import {
  betsEvent,
  createFakeLine,
  createFakeTable,
  resultEvent,
  stateEvent,
} from '../../../tests/support/originalsTable.ts';
import type { TopPanel } from '../parts/TopBar.tsx';
import { Table } from '../table/Table.tsx';
import { OriginalsFault } from '../transport/createTransport.ts';
import { baccaratScreen } from './baccaratScreen.ts';

interface Args {
  /** What the table has said. */
  readonly said: readonly OriginalsTableEvent[];
  readonly panel?: TopPanel;
}

const deal = (nonce: number): OriginalsJson => {
  const seeds = { serverSeed: '0f'.repeat(32), clientSeed: 'c', nonce };
  return { ...dealHand(shuffleShoe(createDrawStream(seeds))) };
};

const history = Array.from({ length: 60 }, (_, nonce) => deal(nonce));
const came = deal(7);
const betting = stateEvent({ history });
const closed = stateEvent({ history, phase: 'closed', remainingMs: 3000 });
const result = stateEvent({
  phase: 'result',
  remainingMs: 15_000,
  outcome: came,
  history: [came, ...history],
});
const CHIPS = [
  { spot: 'player', amount: '12.50' },
  { spot: 'tie', amount: '2.50' },
  { spot: 'bankerPair', amount: '0.50' },
];

const meta: Meta<Args> = {
  title: 'House/Baccarat table',
  args: { said: [betting] },
  argTypes: { said: { control: false } },
  render: ({ said, panel }, { globals, name }) => {
    const locale: unknown = globals['locale'];
    return (
      <Table
        key={`${name} ${String(locale)}`}
        name="Baccarat"
        screen={baccaratScreen}
        opened={createFakeTable()}
        transport={{ ask: () => Promise.reject(new OriginalsFault('betRefused')) }}
        line={createFakeLine(said).line}
        clock={{ now: () => 0, after: () => () => undefined }}
        motion="still"
        formats={createFakeFormats(locale)}
        isLineThere
        newRequestId={() => 'request-0123456789'}
        tell={() => undefined}
        {...(panel && { panel })}
      />
    );
  },
};
export default meta;

type Story = StoryObj<Args>;

export const Betting: Story = {
  args: { said: [betting, betsEvent(CHIPS)] },
  play: async ({ canvasElement }) => {
    await userEvent.click(canvasElement.querySelector('[data-spot="banker"]')!);
  },
};

export const FirstRound: Story = { args: { said: [stateEvent({ players: 0, history: [] })] } };

export const Won: Story = {
  args: {
    said: [
      betting,
      betsEvent(CHIPS),
      closed,
      result,
      resultEvent({ outcome: came, stake: '15.50', paid: '25.00', balance: '1260.00' }),
    ],
  },
};

export const PaysAndRules: Story = { args: { panel: 'paytable' } };
