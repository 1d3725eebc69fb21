import type { MessageDescriptor } from '@lingui/core';
import type { SlotGame } from '../../../schemas/slotGame.schema.ts';

/** How a game sounds: all is made of these few numbers. */
export interface SkinSound {
  /** Lowest note in Hz. */
  readonly root: number;
  /** The tones of one octave: half-tones above the root, ascending from 0, below 12. */
  readonly scale: readonly number[];
  readonly wave: 'sine' | 'triangle';
}

/** What symbols are called, by their ids. */
export type SymbolNames = Readonly<Record<string, MessageDescriptor>>;

/** What a slot game looks and sounds like. */
export interface Skin {
  readonly game: SlotGame;
  /** Custom properties without their `--g-`, from the game's own palette. */
  readonly palette: Readonly<Record<string, string>>;
  /** Markup of `<symbol>` elements and what they refer to; a symbol's id is `prefix` and the game's symbol id. */
  readonly symbols: string;
  /** What each symbol is called. */
  readonly names: SymbolNames;
  /** Markup of the scene behind the reels, an `<svg>` that covers its place. */
  readonly scene: string;
  /** Parts the ids of one game's art from those of another. */
  readonly prefix: string;
  readonly sound: SkinSound;
}
