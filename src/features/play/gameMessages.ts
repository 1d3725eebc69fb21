import type { PlayMode } from '../../../schemas/vendorApi.ts';
import { parseMinor } from '../../../engine/minorUnits.ts';
import { isRoundId } from './roundId.ts';

/** What a game tells the page around it; amounts in minor units. */
export type GameMessage =
  | { readonly kind: 'ready' | 'ended' | 'begun' }
  | { readonly kind: 'balance'; readonly balance: bigint }
  /** The player wants to check a finished round. */
  | { readonly kind: 'check'; readonly roundId: string }
  | {
      readonly kind: 'round';
      readonly stake: bigint;
      readonly paid: bigint;
      readonly balance: bigint;
    };

/** What a message is measured by. */
export interface MessageRules {
  readonly currency: string;
  readonly decimals: number;
  readonly mode: PlayMode;
}

const readCheck = (roundId: unknown): GameMessage | null =>
  isRoundId(roundId) ? { kind: 'check', roundId } : null;

/** Reads a message of a game, which may be anything; null for what makes no sense here. */
export function parseGameMessage(data: unknown, rules: MessageRules): GameMessage | null {
  if (typeof data !== 'object' || data === null || !('livery' in data)) return null;
  const { livery, currency, mode, ...rest } = data as Record<string, unknown>;
  if (livery === 'ready' || livery === 'ended' || livery === 'begun') return { kind: livery };
  if (livery === 'check') return readCheck(rest['round']);
  if (currency !== undefined && currency !== rules.currency) return null;
  const amountOf = (name: string) => {
    const minor = parseMinor(rest[name], rules.decimals);
    return minor !== null && minor >= 0n ? minor : null;
  };
  const balance = amountOf('balance');
  if (balance === null) return null;
  if (livery === 'balance') return { kind: 'balance', balance };
  const [stake, paid] = [amountOf('stake'), amountOf('paid')];
  if (livery !== 'round' || mode !== rules.mode || stake === null || paid === null) return null;
  return { kind: 'round', stake, paid, balance };
}
