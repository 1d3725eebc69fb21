import { Trans } from '@lingui/react/macro';

/** Says of a line that it makes more single bets than its play takes. */
export function MostUnits({ most }: { most: string | number }) {
  return (
    <Trans
      id="lottery.limit.maxUnits"
      context="Lottery: a line makes too many single bets; {most} is a number"
    >
      One line may hold at most {most} bets, so that it does not cover nearly everything.
    </Trans>
  );
}
