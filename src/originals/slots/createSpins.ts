import type { SlotBetJson } from '../../../engine/games/slots/slotKind.ts';
import type {
  OriginalsFaultCode,
  OriginalsMessage,
  OriginalsRound,
  OriginalsValue,
} from '../../../schemas/originalsApi.ts';
import { addAmounts, takeStake } from '../parts/amounts.ts';
import { ENDING_FAULTS } from '../parts/endingFaults.ts';
import type { GameClock } from '../parts/pace.ts';
import { OriginalsFault, type Transport } from '../transport/createTransport.ts';
import { limitsOf } from './slotMoney.ts';
import type { HouseSpins, SlotState } from './slotState.ts';

/** What spins are played and shown with. */
interface SpinOptions {
  readonly opened: OriginalsValue<'open'>;
  readonly transport: Transport;
  readonly clock: GameClock;
  readonly newRequestId: () => string;
  readonly tell: (message: OriginalsMessage) => void;
  readonly turn: (mode: 'paid') => void;
  readonly show: (round: OriginalsRound, isOver?: Promise<void>) => Promise<void>;
  readonly getState: () => SlotState;
  readonly patch: (change: Partial<SlotState>) => void;
}

/** Asks for rounds and has them shown: those that the player pays, and those that the house does. */
export function createSpins(options: SpinOptions) {
  const { opened, transport, tell, turn, show, getState, patch } = options;
  const stakeOf = (level: number) =>
    limitsOf(opened).levels.find((known) => known.level === level)?.stake ?? '0';

  const end = (code: OriginalsFaultCode) => {
    patch({ phase: 'rest', ended: code });
    tell({ livery: 'ended' });
  };

  const refuse = (fault: unknown, before: Partial<SlotState>) => {
    const code = fault instanceof OriginalsFault ? fault.code : 'internal';
    patch({ phase: 'rest', mode: 'paid', ...before, refusal: code });
    if (ENDING_FAULTS.includes(code)) end(code);
    else tell({ livery: 'balance', balance: getState().balance, currency: opened.currency });
    return code;
  };

  const ask = async (level: number, isFree: boolean) => {
    const { session, shortestRoundMs: shortest } = opened;
    const { round, balance, seeds } = await transport.ask('play', {
      session,
      requestId: options.newRequestId(),
      bet: { level } satisfies SlotBetJson,
      ...(isFree && { freeSpin: true }),
    });
    patch({ seeds });
    // From the answer on, which comes after the round began: no line is fast enough to make it shorter.
    const isOver =
      shortest > 0
        ? new Promise<void>((resolve) => options.clock.after(shortest, resolve))
        : undefined;
    await show(round, isOver);
    patch({ balance });
    return { round, balance };
  };

  const spin = async () => {
    const { level, balance: before } = getState();
    turn('paid');
    const left = takeStake(before, stakeOf(level), opened.decimals);
    patch({ balance: left, roundCoins: 0, shownLevel: level });
    tell({ livery: 'begun' });
    try {
      const { round, balance } = await ask(level, false);
      const { stake, paid, currency, mode } = round;
      tell({ livery: 'round', stake, paid, balance, currency, mode });
    } catch (fault) {
      refuse(fault, { balance: before });
    }
  };

  /** What the house pays moves the balance with its last round alone. */
  const spinForHouse = async (house: HouseSpins) => {
    turn('paid');
    patch({ roundCoins: 0, shownLevel: house.level, house: { ...house, left: house.left - 1 } });
    tell({ livery: 'begun' });
    try {
      const { round, balance } = await ask(house.level, true);
      const won = addAmounts(house.won, round.paid, opened.decimals);
      const after = { ...house, left: house.left - 1, won };
      patch(after.left > 0 ? { house: after } : { house: undefined, houseOver: after });
      tell({ livery: 'balance', balance, currency: opened.currency });
    } catch (fault) {
      const code = refuse(fault, { house });
      // Played in another window, or their time is over.
      if (code === 'freeSpinsOver') patch({ house: undefined });
    }
  };

  return { spin, spinForHouse };
}
