import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { TEAM_MOVE_TYPES } from '../../../schemas/api/agents.ts';

const context = 'Why money of a member of a team moved';

/** Why money of a team moved. */
export const MOVE_WORDS: Readonly<Record<(typeof TEAM_MOVE_TYPES)[number], MessageDescriptor>> = {
  deposit: msg({ id: 'agent.move.deposit', context, message: 'Deposit' }),
  withdrawal: msg({ id: 'agent.move.withdrawal', context, message: 'Withdrawal' }),
  bonus: msg({ id: 'agent.move.bonus', context, message: 'Bonus' }),
  cashback: msg({ id: 'agent.move.cashback', context, message: 'Cashback' }),
  mission: msg({ id: 'agent.move.mission', context, message: 'Mission' }),
  income: msg({ id: 'agent.move.income', context, message: 'Commission' }),
  rebateDifference: msg({
    id: 'agent.move.rebateDifference',
    context,
    message: 'Rebate difference',
  }),
  salary: msg({ id: 'agent.move.salary', context, message: 'Salary' }),
  dividend: msg({ id: 'agent.move.dividend', context, message: 'Dividend' }),
  lineTransfer: msg({ id: 'agent.move.lineTransfer', context, message: 'Transfer in the line' }),
  adjustment: msg({ id: 'agent.move.adjustment', context, message: 'Adjustment' }),
  opening: msg({ id: 'agent.move.opening', context, message: 'Opening balance' }),
};
