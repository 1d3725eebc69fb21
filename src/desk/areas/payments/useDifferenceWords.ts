import { useLingui } from '@lingui/react/macro';

/** What differences with providers, and their columns, are called. */
export function useDifferenceWords() {
  const { t } = useLingui();
  const wallet = t({
    id: 'desk.comparison.wallet',
    context: 'Kind of difference with a vendor of games that keeps members’ wallets',
    message: 'Wallet differs at the vendor',
  });
  return {
    states: {
      open: t({ id: 'desk.comparison.open', context: 'Filter of differences', message: 'Open' }),
      closed: t({
        id: 'desk.comparison.closed',
        context: 'Filter of differences',
        message: 'Closed',
      }),
    },
    kinds: {
      missingHere: t({
        id: 'desk.comparison.missingHere',
        context: 'Kind of difference with a provider',
        message: 'Paid there, not credited here',
      }),
      missingThere: t({
        id: 'desk.comparison.missingThere',
        context: 'Kind of difference with a provider',
        message: 'Credited here, unknown there',
      }),
      amount: t({
        id: 'desk.comparison.amount',
        context: 'Kind of difference with a provider',
        message: 'Different amount',
      }),
      refunded: t({
        id: 'desk.comparison.refunded',
        context: 'Kind of difference with a provider',
        message: 'More went back there',
      }),
      wallet,
    },
    outKinds: {
      missingHere: t({
        id: 'desk.comparison.outMissingHere',
        context: 'Kind of difference with a provider, about money that goes out',
        message: 'Paid out there, not here',
      }),
      missingThere: t({
        id: 'desk.comparison.outMissingThere',
        context: 'Kind of difference with a provider, about money that goes out',
        message: 'Paid out here, unknown there',
      }),
      amount: t({
        id: 'desk.comparison.outAmount',
        context: 'Kind of difference with a provider, about money that goes out',
        message: 'Different amount paid out',
      }),
      refunded: t({
        id: 'desk.comparison.outReturned',
        context: 'Kind of difference with a provider, about money that goes out',
        message: 'Came back to the provider',
      }),
      wallet,
    },
    day: t({ id: 'desk.comparison.dayHead', context: 'Column: day in UTC', message: 'Day' }),
    here: t({
      id: 'desk.comparison.here',
      context: 'Column: amount by our own orders',
      message: 'Here',
    }),
    there: t({
      id: 'desk.comparison.there',
      context: 'Column: amount by the provider',
      message: 'Provider',
    }),
    outcome: t({
      id: 'desk.comparison.outcome',
      context: 'Column: what became of a difference, and who closed it',
      message: 'Outcome',
    }),
  };
}
