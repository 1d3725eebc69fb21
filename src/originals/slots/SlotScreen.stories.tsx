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
import { skin as auroraExpress } from '../skins/aurora-express/skin.ts';
import { skin as blossomFestival } from '../skins/blossom-festival/skin.ts';
import { skin as falconDunes } from '../skins/falcon-dunes/skin.ts';
import { skin as lanternOrchard } from '../skins/lantern-orchard/skin.ts';
import type { Skin } from '../skins/skin.ts';
import { skin as tideOfPearls } from '../skins/tide-of-pearls/skin.ts';
import { OriginalsFault, type Transport } from '../transport/createTransport.ts';
import { SlotScreen } from './SlotScreen.tsx';
import type { TopPanel } from '../parts/TopBar.tsx';

interface Args {
  readonly skin: Skin;
  /** The round that shows: an interrupted one, which the game shows to its end. */
  readonly shows?: (round: SlotRound) => boolean;
  readonly panel?: TopPanel;
  readonly code?: 'betRefused' | 'sessionEnded';
}

/** A vendor without a network; it refuses every spin. */
function transportOf({ skin, code = 'betRefused' }: Args): Transport {
  const { game } = skin;
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
  args: { skin: lanternOrchard },
  argTypes: { skin: { control: false }, shows: { control: false } },
  render: (args, { globals }) => {
    const { skin, shows, panel } = args;
    const { game } = skin;
    const resumed = shows ? createFakeRound(game, findRound(game, shows)) : null;
    const locale: unknown = globals['locale'];
    return (
      <SlotScreen
        key={`${game.id} ${String(locale)} ${panel ?? ''}`}
        skin={skin}
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

export const TideOfPearlsWin: Story = { args: { skin: tideOfPearls, shows: isWin } };

export const FalconDunesWin: Story = { args: { skin: falconDunes, shows: isWin } };

export const AuroraExpressWin: Story = { args: { skin: auroraExpress, shows: isWin } };

export const BlossomFestivalWin: Story = { args: { skin: blossomFestival, shows: isWin } };

export const FreeSpinsOver: Story = {
  args: { skin: tideOfPearls, shows: ({ freeSpins }) => freeSpins.length > 0 },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { level: 2 });
  },
};

export const PaysAndRules: Story = { args: { skin: falconDunes, panel: 'paytable' } };

export const FairPlay: Story = {
  args: { skin: auroraExpress, panel: 'fairness' },
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
  args: { skin: blossomFestival },
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
