import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { TEAM_MOVE_TYPES } from '../../../schemas/api/agents.ts';

/** Why money of a team moved. */
export const MOVE_WORDS: Readonly<Record<(typeof TEAM_MOVE_TYPES)[number], MessageDescriptor>> = {
  deposit: msg({
    id: 'agent.move.deposit',
    context: 'Why money of a member of a team moved',
    message: 'Deposit',
  }),
  withdrawal: msg({
    id: 'agent.move.withdrawal',
    context: 'Why money of a member of a team moved',
    message: 'Withdrawal',
  }),
  bonus: msg({
    id: 'agent.move.bonus',
    context: 'Why money of a member of a team moved',
    message: 'Bonus',
  }),
  cashback: msg({
    id: 'agent.move.cashback',
    context: 'Why money of a member of a team moved',
    message: 'Cashback',
  }),
  mission: msg({
    id: 'agent.move.mission',
    context: 'Why money of a member of a team moved',
    message: 'Mission',
  }),
  income: msg({
    id: 'agent.move.rebateDifference',
    context: 'Why money of a member of a team moved',
    message: 'Rebate difference',
  }),
  salary: msg({
    id: 'agent.move.salary',
    context: 'Why money of a member of a team moved',
    message: 'Salary',
  }),
  dividend: msg({
    id: 'agent.move.dividend',
    context: 'Why money of a member of a team moved',
    message: 'Dividend',
  }),
  lineTransfer: msg({
    id: 'agent.move.lineTransfer',
    context: 'Why money of a member of a team moved',
    message: 'Transfer in the line',
  }),
  adjustment: msg({
    id: 'agent.move.adjustment',
    context: 'Why money of a member of a team moved',
    message: 'Adjustment',
  }),
  opening: msg({
    id: 'agent.move.opening',
    context: 'Why money of a member of a team moved',
    message: 'Opening balance',
  }),
};
