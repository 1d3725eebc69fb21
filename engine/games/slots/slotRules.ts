import type { SlotGame } from '../../../schemas/slotGame.schema.ts';

/** Which strips turn and what a wild does. */
export type SpinMode = 'paid' | 'free';

/** What a spin needs to be judged, with symbols as indexes into `symbolIds`. */
export interface SlotRules {
  readonly rows: number;
  /** What one bet costs. */
  readonly coins: number;
  readonly symbolIds: readonly string[];
  /** Coins by symbol and by length of run, 0 to 5; for the scatter, by how many show. */
  readonly pays: readonly (readonly number[])[];
  /** -1 where there is none. */
  readonly wild: number;
  /** -1 where there is none. */
  readonly scatter: number;
  /** What each wild in a line multiplies it by. */
  readonly wildFactor: number;
  readonly strips: Readonly<Record<SpinMode, readonly Uint8Array[]>>;
  /** Rows by line; undefined where ways count. */
  readonly lines: readonly (readonly number[])[] | undefined;
  /** Free spins by scatters, 0 to 5. */
  readonly awards: Readonly<Record<SpinMode, readonly number[]>>;
  readonly mostFreeSpins: number;
  readonly multiplier: Readonly<Record<SpinMode, number>>;
  readonly expandsWilds: Readonly<Record<SpinMode, boolean>>;
  /** The most coins that one spin pays; infinite where the game says none. */
  readonly mostCoinsASpin: number;
}

const NO_FREE_SPINS: NonNullable<SlotGame['freeSpins']> = {
  spins: [0, 0, 0, 0],
  again: [0, 0, 0, 0],
  most: 0,
  multiplier: 1,
  expandingWilds: false,
};

const byCount = (fromTwo: readonly number[], factor = 1) => [
  0,
  0,
  ...fromTwo.map((each) => each * factor),
];

/** Makes a sound game ready to be played; what is wrong with an unsound one, `checkSlotGame` says. */
export function readSlotRules(game: SlotGame): SlotRules {
  const symbolIds = game.symbols.map(({ id }) => id);
  const find = (kind: string) => game.symbols.findIndex((symbol) => symbol.kind === kind);
  const wild = find('wild');
  return {
    rows: game.rows,
    coins: game.coins,
    symbolIds,
    pays: game.symbols.map(({ kind, pays }) => byCount(pays, kind === 'scatter' ? game.coins : 1)),
    wild,
    scatter: find('scatter'),
    wildFactor: game.symbols[wild]?.multiplier ?? 1,
    strips: readStrips(game, symbolIds),
    lines: game.wins.kind === 'lines' ? game.wins.lines : undefined,
    ...readFreeSpins(game.freeSpins),
    mostCoinsASpin: (game.mostASpin ?? Infinity) * game.coins,
  };
}

function readStrips(game: SlotGame, symbolIds: readonly string[]): SlotRules['strips'] {
  const [paid, free] = [game.reels, game.freeSpins?.reels ?? game.reels].map((reels) =>
    reels.map((reel) => Uint8Array.from(reel.split(' '), (id) => symbolIds.indexOf(id))),
  );
  return { paid: paid!, free: free! };
}

function readFreeSpins(
  freeSpins: SlotGame['freeSpins'],
): Pick<SlotRules, 'awards' | 'mostFreeSpins' | 'multiplier' | 'expandsWilds'> {
  const { spins, again, most, multiplier, expandingWilds } = freeSpins ?? NO_FREE_SPINS;
  return {
    awards: { paid: byCount(spins), free: byCount(again) },
    mostFreeSpins: most,
    multiplier: { paid: 1, free: multiplier },
    expandsWilds: { paid: false, free: expandingWilds },
  };
}
