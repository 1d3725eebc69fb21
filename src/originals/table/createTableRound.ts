import type { ChipsJson } from '../../../engine/games/chips.ts';
import type { TableStage } from './tableStage.ts';
import { createTableShow, settle, type TableData } from './createTableShow.ts';
import { NOTHING, sumOf, type Laid } from './laying.ts';

const chipsOf = (bet: TableData<'bets'>['bet']): ChipsJson['chips'] =>
  (bet as unknown as ChipsJson | null)?.chips ?? [];

/** Follows the rounds of a table as it tells them. */
export function createTableRound<Drawn>(stage: TableStage<Drawn>) {
  const { clock, money, getState, patch, note } = stage;
  const show = createTableShow(stage);
  let bets: TableData<'bets'> | undefined;

  const standingIn = (tableRound: string): Laid =>
    bets?.tableRound === tableRound
      ? new Map(chipsOf(bets.bet).map(({ spot, amount }) => [spot, money.toMinor(amount)]))
      : NOTHING;

  return {
    onState: (data: TableData<'state'>) => {
      const before = getState();
      const { tableRound, phase, remainingMs, serverSeedHash, players } = data;
      const isNew = before.tableRound !== tableRound;
      const isChange = isNew || before.phase !== phase;
      if (isNew) show.settleUnseen(before.tableRound);
      show.hear(data);
      patch({
        tableRound,
        phase,
        serverSeedHash,
        players,
        endsAtMs: clock.now() + remainingMs,
        phaseMs: isChange ? remainingMs : Math.max(before.phaseMs, remainingMs),
        ...(isNew && {
          standing: standingIn(tableRound),
          last: before.standing.size > 0 ? before.standing : before.last,
        }),
      });
      if (isChange) show.change(data, !isNew && before.shown === 'waiting');
    },
    onBets: (data: TableData<'bets'>) => {
      const isFirst = bets === undefined;
      bets = data;
      const { tableRound, standing, placing, balance } = getState();
      if (data.tableRound !== tableRound) return;
      const told = standingIn(tableRound);
      // Bet at another page of the same player: what this one bets, its answer tells, and the first were paid before.
      const elsewhere = isFirst || placing.size > 0 ? 0 : sumOf(told) - sumOf(standing);
      patch({ standing: told, balance: balance - elsewhere });
    },
    onResult: (data: TableData<'result'>) => {
      if (data.tableRound === getState().tableRound) return show.take(data);
      // A round that ended while the table could not be heard.
      const outcome = settle(stage, data);
      if (outcome.stake > 0) note({ kind: 'missed', outcome });
    },
  };
}
