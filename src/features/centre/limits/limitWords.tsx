import { Plural, Trans } from '@lingui/react/macro';
import type { Limit, LimitKind } from '../../../api/limits.ts';
import { useFormats } from '../../../platform/i18n/LocaleContext.tsx';

/** What a kind of limit is called. */
export function KindName({ kind }: { kind: LimitKind }) {
  switch (kind) {
    case 'deposit':
      return (
        <Trans id="centre.limits.deposit" context="Heading above limits of what is paid in">
          Deposit limits
        </Trans>
      );
    case 'loss':
      return (
        <Trans id="centre.limits.loss" context="Heading above limits of what may be lost">
          Loss limits
        </Trans>
      );
    case 'wager':
      return (
        <Trans id="centre.limits.wager" context="Heading above limits of what may be staked">
          Stake limits
        </Trans>
      );
  }
}

/** What a kind of limit counts. */
export function KindMeaning({ kind }: { kind: LimitKind }) {
  switch (kind) {
    case 'deposit':
      return (
        <Trans id="centre.limits.deposit.means" context="What a deposit limit counts">
          Everything you pay in. Withdrawals give nothing back.
        </Trans>
      );
    case 'loss':
      return (
        <Trans id="centre.limits.loss.means" context="What a loss limit counts">
          What you stake less what you win. Open bets count as lost until they are settled.
        </Trans>
      );
    case 'wager':
      return (
        <Trans id="centre.limits.wager.means" context="What a stake limit counts">
          Everything you stake, whether you win or lose.
        </Trans>
      );
  }
}

/** Over what a limit counts. */
export function SpanName({ span }: Pick<Limit, 'span'>) {
  switch (span) {
    case 'day':
      return (
        <Trans id="centre.limits.day" context="A limit counts over one day">
          Per day
        </Trans>
      );
    case 'week':
      return (
        <Trans id="centre.limits.week" context="A limit counts over one week">
          Per week
        </Trans>
      );
    case 'month':
      return (
        <Trans id="centre.limits.month" context="A limit counts over one month">
          Per month
        </Trans>
      );
  }
}

/** When a changed limit will hold. */
export function RaiseLead({
  isFirst,
  raiseDelayHours,
}: {
  isFirst: boolean;
  raiseDelayHours: number;
}) {
  return isFirst ? (
    <Trans id="centre.limits.lead.first" context="In the question for a first limit">
      It holds at once.
    </Trans>
  ) : (
    <Plural
      id="centre.limits.lead.change"
      context="In the question for another limit: how long a higher one waits"
      value={raiseDelayHours}
      one="A lower one holds at once. A higher one waits # hour and then for your yes."
      other="A lower one holds at once. A higher one waits # hours and then for your yes."
    />
  );
}

/** From when on, or until when, what waits can be confirmed. */
export function WaitingTime(props: {
  waiting: { readonly from: string; readonly until: string };
  /** Its time has come. */
  isOpen: boolean;
}) {
  const { waiting, isOpen } = props;
  const formats = useFormats();
  const from = formats.dateTime(waiting.from);
  const until = formats.dateTime(waiting.until);
  return isOpen ? (
    <Trans
      id="centre.limits.waiting.until"
      context="After what was asked for: a yes is possible now; a moment is inside"
    >
      You can confirm it until <time dateTime={waiting.until}>{until}</time>; after that everything
      stays as it is.
    </Trans>
  ) : (
    <Trans
      id="centre.limits.waiting.from"
      context="After what was asked for: a yes is possible later; a moment is inside"
    >
      You can confirm it from <time dateTime={waiting.from}>{from}</time>.
    </Trans>
  );
}
