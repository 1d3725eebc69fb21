import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import type { OriginalsCall, OriginalsTableEvent } from '../../../schemas/originalsApi.ts';
import { createFakeFormats } from '../../../tests/support/fakeFormats.ts';
import {
  betsEvent,
  createFakeLine,
  createFakeTable,
  FAKE_HISTORY,
  resultEvent,
  stateEvent,
} from '../../../tests/support/originalsTable.ts';
import type { TopPanel } from '../parts/TopBar.tsx';
import type { TableLine } from '../transport/createTableLine.ts';
import { OriginalsFault, type Transport } from '../transport/createTransport.ts';
import { Table } from '../table/Table.tsx';
import { rouletteScreen } from './rouletteScreen.ts';

interface Args {
  /** What the table has said. */
  readonly said: readonly OriginalsTableEvent[];
  /** Says the same, and more later. */
  readonly line?: TableLine;
  readonly isLineThere?: boolean;
  readonly panel?: TopPanel;
  readonly code?: 'betRefused' | 'sessionEnded';
}

/** A vendor without a network; it takes a seed, and refuses every bet. */
function transportOf({ code = 'betRefused' }: Args): Transport {
  const { seeds } = createFakeTable();
  const answers: Partial<Record<OriginalsCall, unknown>> = {
    rounds: { rounds: [], next: null },
    seeds: { revealed: { ...seeds, serverSeed: seeds.serverSeedHash, rounds: 7 }, seeds },
  };
  return {
    ask: (call) =>
      call in answers
        ? (Promise.resolve(answers[call]) as never)
        : Promise.reject(new OriginalsFault(code)),
  };
}

const CHIPS = [
  { spot: 'straight:17', amount: '2.50' },
  { spot: 'split:17-20', amount: '0.50' },
  { spot: 'corner:25-26-28-29', amount: '2.50' },
  { spot: 'street:4-5-6', amount: '10.00' },
  { spot: 'dozen:2', amount: '50.00' },
  { spot: 'black', amount: '12.50' },
];

const result = stateEvent({
  phase: 'result',
  remainingMs: 8000,
  outcome: { number: 17 },
  history: [{ number: 17 }, ...FAKE_HISTORY.slice(0, 19)],
});

const meta: Meta<Args> = {
  title: 'House/Roulette table',
  args: { said: [stateEvent()] },
  argTypes: { said: { control: false }, line: { control: false } },
  render: (args, { globals, name }) => {
    const locale: unknown = globals['locale'];
    return (
      <Table
        key={`${name} ${String(locale)}`}
        name="Roulette"
        screen={rouletteScreen}
        opened={createFakeTable()}
        transport={transportOf(args)}
        line={args.line ?? createFakeLine(args.said).line}
        clock={{ now: () => 0, after: () => () => undefined }}
        motion="still"
        formats={createFakeFormats(locale)}
        isLineThere={args.isLineThere ?? true}
        newRequestId={() => 'request-0123456789'}
        tell={() => undefined}
        {...(args.panel && { panel: args.panel })}
      />
    );
  },
};
export default meta;

type Story = StoryObj<Args>;

const spot = (canvasElement: HTMLElement, id: string) =>
  canvasElement.querySelector<HTMLElement>(`[data-spot="${id}"]`)!;

export const Betting: Story = {
  args: { said: [stateEvent(), betsEvent(CHIPS)] },
  play: async ({ canvasElement }) => {
    await userEvent.click(spot(canvasElement, 'red'));
    await userEvent.click(spot(canvasElement, 'straight:17'));
    await userEvent.click(spot(canvasElement, 'split:8-11'));
  },
};

export const FirstRound: Story = { args: { said: [stateEvent({ players: 0, history: [] })] } };

export const Closed: Story = {
  args: {
    said: [stateEvent(), betsEvent(CHIPS), stateEvent({ phase: 'closed', remainingMs: 5000 })],
  },
};

const closing = createFakeLine([stateEvent()]);

export const ClosedWithChipsInHand: Story = {
  args: { line: closing.line },
  play: async ({ canvasElement }) => {
    await userEvent.click(spot(canvasElement, 'red'));
    closing.say(stateEvent({ phase: 'closed', remainingMs: 5000 }));
    const alert = await within(canvasElement).findByRole('alert');
    await waitFor(() => expect(alert).not.toBeEmptyDOMElement());
  },
};

export const Won: Story = {
  args: {
    said: [
      stateEvent(),
      betsEvent(CHIPS),
      stateEvent({ phase: 'closed' }),
      result,
      resultEvent({ stake: '78.00', paid: '274.00', balance: '1446.50', roundIds: ['a'] }),
    ],
  },
};

export const NoWin: Story = {
  args: {
    said: [
      stateEvent(),
      betsEvent([{ spot: 'red', amount: '12.50' }]),
      stateEvent({ phase: 'closed' }),
      result,
      resultEvent({ stake: '12.50', paid: '0', balance: '1238.00', roundIds: ['a'] }),
    ],
  },
};

export const NoLine: Story = { args: { isLineThere: false } };

export const Joining: Story = { args: { said: [] } };

export const NotEnoughMoney: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(spot(canvasElement, 'even'));
    await userEvent.click(canvasElement.querySelector<HTMLElement>('button[aria-busy]')!);
    const alert = await within(canvasElement).findByRole('alert');
    await waitFor(() => expect(alert).not.toBeEmptyDOMElement());
  },
};

export const SessionOver: Story = { args: { said: [stateEvent(), { event: 'ended', data: {} }] } };

export const PaysAndRules: Story = { args: { panel: 'paytable' } };

export const FairPlay: Story = {
  args: {
    said: [
      stateEvent({ phase: 'closed' }),
      result,
      resultEvent(),
      stateEvent({ tableRound: 'r2' }),
    ],
    panel: 'fairness',
  },
  play: async () => {
    const panel = within(await screen.findByRole('dialog'));
    const field = panel.getByRole('textbox');
    await userEvent.clear(field);
    await userEvent.type(field, 'my seed');
    await userEvent.keyboard('{Enter}');
    await expect(field).toBeInvalid();
    await userEvent.clear(field);
    await userEvent.type(field, 'my-seed{Enter}');
    await waitFor(() => expect(panel.getByRole('status')).not.toBeEmptyDOMElement());
  },
};
