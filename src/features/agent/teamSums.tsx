import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import type { TeamSums } from '../../api/agents.ts';
import { MoneyText } from '../../ui/MoneyText/MoneyText.tsx';
import { NetText } from '../../ui/Records/NetText.tsx';
import styles from './Agent.module.css';

const WORDS = {
  deposit: msg({ id: 'agent.sum.deposit', context: 'Sum of a team', message: 'Deposits' }),
  withdrawal: msg({ id: 'agent.sum.withdrawal', context: 'Sum of a team', message: 'Withdrawals' }),
  bet: msg({ id: 'agent.sum.bet', context: 'Sum of a team', message: 'Bets' }),
  valid: msg({
    id: 'agent.sum.valid',
    context: 'Sum of a team: what of its bets counts',
    message: 'Valid bets',
  }),
  payout: msg({ id: 'agent.sum.payout', context: 'Sum of a team', message: 'Payouts' }),
  rebate: msg({
    id: 'agent.sum.rebate',
    context: 'Sum of a team: rebates of lotteries and cashback',
    message: 'Rebates and cashback',
  }),
  promotion: msg({
    id: 'agent.sum.promotion',
    context: 'Sum of a team: bonuses and missions',
    message: 'Promotions',
  }),
  salary: msg({
    id: 'agent.sum.salary',
    context: 'Sum of a team: salaries and dividends of its agents',
    message: 'Salaries',
  }),
  difference: msg({
    id: 'agent.sum.difference',
    context: 'Sum: what agents get of lottery bets below them',
    message: 'Rebate difference',
  }),
  net: msg({
    id: 'agent.sum.net',
    context: 'Sum of a team: what its members won in all, or lost where it is below zero',
    message: 'Won or lost',
  }),
} as const;

const NAMES = Object.keys(WORDS) as (keyof typeof WORDS)[];

/** The words of the sums. */
export const SUM_WORDS = WORDS;

/** Every sum of a member or a team, in cells. */
export function SumCells({ sums }: { sums: TeamSums }) {
  const { i18n } = useLingui();
  return (
    <dl className={styles.numbers}>
      {NAMES.map((name) => (
        <div key={name}>
          <dt>{i18n._(WORDS[name])}</dt>
          <dd>
            {name === 'net' ? <NetText amount={sums[name]} /> : <MoneyText amount={sums[name]} />}
          </dd>
        </div>
      ))}
    </dl>
  );
}
