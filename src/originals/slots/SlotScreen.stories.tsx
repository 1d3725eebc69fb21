import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import type { SlotRound } from '../../../engine/games/slots/slotModel.ts';
import type { OriginalsRound } from '../../../schemas/originalsApi.ts';
import { createFakeFormats } from '../../../tests/support/fakeFormats.ts';
import {
  createFakeOpened,
  createFakeRound,
  findRound,
} from '../../../tests/support/originalsVendor.ts';
import { look as auroraExpress } from '../looks/aurora-express/look.ts';
import { look as blossomFestival } from '../looks/blossom-festival/look.ts';
import { look as falconDunes } from '../looks/falcon-dunes/look.ts';
import { look as lanternOrchard } from '../looks/lantern-orchard/look.ts';
import type { Look } from '../looks/look.ts';
import { look as tideOfPearls } from '../looks/tide-of-pearls/look.ts';
import { OriginalsFault, type Transport } from '../transport/createTransport.ts';
import { SlotScreen } from './SlotScreen.tsx';
import type { TopPanel } from '../parts/TopBar.tsx';

interface Args {
  readonly look: Look;
  /** The round that shows: an interrupted one, which the game shows to its end. */
  readonly shows?: (round: SlotRound) => boolean;
  readonly panel?: TopPanel;
  readonly code?: 'betRefused' | 'sessionEnded';
}

/** A vendor without a network; it refuses every spin. */
function transportOf({ look, code = 'betRefused' }: Args): Transport {
  const { game } = look;
  const round = (nonce: number): OriginalsRound => ({
    ...createFakeRound(
      game,
      findRound(game, ({ coins }) => coins > nonce * 10),
    ),
    id: `AAECAwQFBgcICQoLDA0OD${nonce}`,
  });
  const answers = { rounds: async () => ({ rounds: [round(0), round(1), round(2)], next: null }) };
  return {
    ask: (call) =>
      call === 'rounds' ? (answers.rounds() as never) : Promise.reject(new OriginalsFault(code)),
  };
}

const meta: Meta<Args> = {
  title: 'House/Slot game',
  args: { look: lanternOrchard },
  argTypes: { look: { control: false }, shows: { control: false } },
  render: (args, { globals }) => {
    const { look, shows, panel } = args;
    const { game } = look;
    const resumed = shows ? createFakeRound(game, findRound(game, shows)) : null;
    const locale: unknown = globals['locale'];
    return (
      <SlotScreen
        key={`${game.id} ${String(locale)} ${panel ?? ''}`}
        look={look}
        opened={{ ...createFakeOpened(game), resumed }}
        transport={transportOf(args)}
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

const isWin = ({ coins, wins, freeSpins }: SlotRound) =>
  coins > 0 && wins.length > 1 && freeSpins.length === 0;

export const LanternOrchard: Story = {};

export const LanternOrchardWin: Story = { args: { shows: isWin } };

export const TideOfPearlsWin: Story = { args: { look: tideOfPearls, shows: isWin } };

export const FalconDunesWin: Story = { args: { look: falconDunes, shows: isWin } };

export const AuroraExpressWin: Story = { args: { look: auroraExpress, shows: isWin } };

export const BlossomFestivalWin: Story = { args: { look: blossomFestival, shows: isWin } };

export const FreeSpinsOver: Story = {
  args: { look: tideOfPearls, shows: ({ freeSpins }) => freeSpins.length > 0 },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { level: 2 });
  },
};

export const PaysAndRules: Story = { args: { look: falconDunes, panel: 'paytable' } };

export const FairPlay: Story = {
  args: { look: auroraExpress, panel: 'fairness' },
  play: async () => {
    const panel = await screen.findByRole('dialog');
    await expect(await within(panel).findAllByRole('listitem')).toHaveLength(3);
  },
};

const spin = async (canvasElement: HTMLElement) => {
  const buttons = await within(canvasElement).findAllByRole('button');
  // The last three are: less, spin, more.
  await userEvent.click(buttons.at(-2)!);
};

export const NotEnoughMoney: Story = {
  args: { look: blossomFestival },
  play: async ({ canvasElement }) => {
    await spin(canvasElement);
    const alert = await within(canvasElement).findByRole('alert');
    await waitFor(() => expect(alert).not.toBeEmptyDOMElement());
  },
};

export const SessionOver: Story = {
  args: { code: 'sessionEnded' },
  play: async ({ canvasElement }) => {
    await spin(canvasElement);
    await within(canvasElement).findByRole('heading', { level: 2 });
  },
};
