import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ValueOf } from '../../../schemas/api/endpoint.ts';
import type { getStatement } from '../../../schemas/api/wallet.ts';

/** A line of a statement. */
export type StatementLine = ValueOf<typeof getStatement>['list'][number];

/** What the kinds of lines of a statement are called. */
export const MONEY_KINDS: Readonly<Record<StatementLine['kind'], MessageDescriptor>> = {
  opening: msg({
    id: 'play.kind.opening',
    context: 'Kind of a line of a statement of money: what was there at first',
    message: 'Opening balance',
  }),
  deposit: msg({
    id: 'play.kind.deposit',
    context: 'Kind of a line of a statement of money',
    message: 'Deposit',
  }),
  withdrawal: msg({
    id: 'play.kind.withdrawal',
    context: 'Kind of a line of a statement of money',
    message: 'Withdrawal',
  }),
  bet: msg({
    id: 'play.kind.bet',
    context: 'Kind of a line of a statement of money: what was staked in a round of a game',
    message: 'Stake',
  }),
  win: msg({
    id: 'play.kind.win',
    context: 'Kind of a line of a statement of money: what a round of a game paid',
    message: 'Win',
  }),
  refund: msg({
    id: 'play.kind.refund',
    context: 'Kind of a line of a statement of money: the stake of a round that was not played',
    message: 'Stake returned',
  }),
  bonus: msg({
    id: 'play.kind.bonus',
    context: 'Kind of a line of a statement of money',
    message: 'Bonus',
  }),
  bonusRelease: msg({
    id: 'play.kind.bonusRelease',
    context: 'Kind of a line of a statement of money: bonus money became the member’s own',
    message: 'Bonus released',
  }),
  lineTransfer: msg({
    id: 'play.kind.lineTransfer',
    context: 'Kind of a movement of money',
    message: 'Transfer within the line',
  }),
  walletTransfer: msg({
    id: 'play.kind.walletTransfer',
    context: 'Kind of a line of a statement of money: from one of the member’s wallets to another',
    message: 'Moved between wallets',
  }),
  adjustment: msg({
    id: 'play.kind.adjustment',
    context: 'Kind of a line of a statement of money: the house put something right',
    message: 'Correction',
  }),
  commission: msg({
    id: 'play.kind.commission',
    context: 'Kind of a line of a statement of money: an agent’s share',
    message: 'Commission',
  }),
  salary: msg({
    id: 'play.kind.salary',
    context:
      'Kind of a line of a statement of money: an agent’s salary, or what an agent paid as one',
    message: 'Salary',
  }),
  dividend: msg({
    id: 'play.kind.dividend',
    context:
      'Kind of a line of a statement of money: an agent’s share of losses, or what an agent paid as one',
    message: 'Dividend',
  }),
};
