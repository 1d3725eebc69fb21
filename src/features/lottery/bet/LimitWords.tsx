import { Trans } from '@lingui/react/macro';
import type { LotteryLimitReached } from '../../../../schemas/api/lotteryRefusals.ts';
import { MostUnits } from '../slip/MostUnits.tsx';
import { MoneyText } from '../../../ui/MoneyText/MoneyText.tsx';

/** Limits of money. */
export function AmountLimit({ limit, option, most, left }: LotteryLimitReached) {
  switch (limit) {
    case 'minStake':
      return (
        <Trans
          id="lottery.limit.minStake"
          context="Lottery: a line of a bet costs too little; an amount is inside"
        >
          The least stake of one line is <MoneyText amount={most} />.
        </Trans>
      );
    case 'maxStake':
      return (
        <Trans
          id="lottery.limit.maxStake"
          context="Lottery: a line of a bet costs too much; an amount is inside"
        >
          The most that one line may cost is <MoneyText amount={most} />.
        </Trans>
      );
    case 'maxPerIssue':
      return (
        <Trans
          id="lottery.limit.maxPerIssue"
          context="Lottery: a member staked nearly all that is allowed on one draw; amounts are inside"
        >
          You may stake <MoneyText amount={most} /> on one draw. <MoneyText amount={left} /> of it
          is left.
        </Trans>
      );
    case 'maxPrizePerIssue':
      return (
        <Trans
          id="lottery.limit.maxPrizePerIssue"
          context="Lottery: a bet could win more than a member may win on one draw; amounts are inside"
        >
          You may win <MoneyText amount={most} /> at most on one draw. Bets that can win another{' '}
          <MoneyText amount={left} /> fit in.
        </Trans>
      );
    case 'exposure':
      return (
        <Trans
          id="lottery.limit.exposure"
          context="Lottery: a number takes only so much more on this draw; {option} is the number, an amount is inside"
        >
          <bdi>{option}</bdi> is nearly full on this draw: <MoneyText amount={left} /> more can be
          staked on it.
        </Trans>
      );
    default:
      return null;
  }
}

/** Limits of how many. */
export function CountLimit({ limit, most }: LotteryLimitReached) {
  switch (limit) {
    case 'maxUnits':
      return <MostUnits most={most} />;
    case 'maxMultiple':
      return (
        <Trans
          id="lottery.limit.maxMultiple"
          context="Lottery: a multiple is too high; {most} is a number"
        >
          The highest multiple is {most}.
        </Trans>
      );
    case 'maxItems':
      return (
        <Trans
          id="lottery.limit.maxItems"
          context="Lottery: a slip has too many lines; {most} is a number"
        >
          One slip may have at most {most} lines.
        </Trans>
      );
    case 'maxIssues':
      return (
        <Trans
          id="lottery.limit.maxIssues"
          context="Lottery: a chase is too long; {most} is a number"
        >
          A chase may go over at most {most} draws.
        </Trans>
      );
    case 'cancels':
      return (
        <Trans
          id="lottery.limit.cancels"
          context="Lottery: too many bets were cancelled today; {most} is a number"
        >
          You may cancel {most} bets a day, and have done so.
        </Trans>
      );
    default:
      return null;
  }
}
