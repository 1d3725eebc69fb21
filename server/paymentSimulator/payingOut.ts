import type { ProviderPayoutAnswer, ProviderPayoutBody } from '../../schemas/paymentsApi.ts';
import { takeOne } from './amounts.ts';
import type { createDeliveries, SimulatedAccount } from './deliveries.ts';

type Deliveries = ReturnType<typeof createDeliveries>;
type State = ProviderPayoutAnswer['state'];

/** What can go wrong with a payout on demand. */
export const PAYOUT_FAULTS = [
  'late',
  'twice',
  'swapped',
  'lost',
  'badSignature',
  /** The payout is made, and whoever asked for it is not answered. */
  'lostAnswer',
  /** What was asked for first never arrived. */
  'lostCall',
  'wrongAmount',
  'otherCurrency',
  /** It is taken, and refused later. */
  'refusedLater',
  /** It is refused, and paid all the same. */
  'paidAfterRefusal',
  /** It comes back after it was paid. */
  'returned',
] as const;

/** What can go wrong with a payout on demand. */
export type PayoutFault = (typeof PAYOUT_FAULTS)[number];

/** A webhook that is late comes after this long. */
const LATE_MS = 90_000;
const REFUSED_LATER_MS = 5_000;
/** For so long whoever asks at once again hears nothing either. */
const SILENT_MS = 10_000;
/** A change of mind comes after whoever waits has asked. */
const CHANGE_MS = 120_000;

interface Change {
  readonly state: State;
  readonly at: number;
}

interface KeptPayout {
  readonly account: SimulatedAccount;
  readonly wanted: Pick<ProviderPayoutBody, 'payout' | 'amount' | 'currency'>;
  /** What becomes of it, in the order of time. */
  readonly changes: readonly Change[];
  readonly paid: { readonly amount: string; readonly currency: string };
  readonly receipt: string;
  readonly at: Date;
}

/** What becomes of a payout by what goes wrong: moments in milliseconds after it was asked for. */
function changesOf(isRefused: boolean, faults: readonly PayoutFault[]): readonly Change[] {
  if (isRefused) return [{ state: 'failed', at: 0 }];
  const first: readonly Change[] = faults.includes('paidAfterRefusal')
    ? [
        { state: 'failed', at: 0 },
        { state: 'paid', at: CHANGE_MS },
      ]
    : faults.includes('refusedLater')
      ? [{ state: 'failed', at: REFUSED_LATER_MS }]
      : [{ state: 'paid', at: 0 }];
  const last = first.at(-1)!;
  return faults.includes('returned') && last.state === 'paid'
    ? [...first, { state: 'returned', at: last.at + CHANGE_MS }]
    : first;
}

const stateOf = ({ changes, at }: KeptPayout, now: number): State =>
  changes.findLast((change) => at.getTime() + change.at <= now)?.state ?? 'pending';

function show(payout: KeptPayout, state: State): ProviderPayoutAnswer {
  const isFailed = state === 'failed';
  return {
    payout: payout.wanted.payout,
    state,
    receipt: state === 'pending' || isFailed ? null : payout.receipt,
    reason: isFailed || state === 'returned' ? 'the account is closed' : null,
    ...payout.paid,
  };
}

function tellOf(
  { tell }: Deliveries,
  { account, wanted, changes }: KeptPayout,
  faults: readonly PayoutFault[],
): void {
  const has = (fault: PayoutFault) => faults.includes(fault);
  if (has('lost')) return;
  for (const { state, at } of changes) {
    const told = {
      about: 'payout',
      name: wanted.payout,
      what: state,
      delayMs: at + (has('late') ? LATE_MS : 0),
      isForged: has('badSignature'),
      times: has('twice') ? 2 : 1,
    } as const;
    tell(account, told);
    if (has('swapped')) tell(account, { ...told, what: 'pending' });
  }
}

/** Pays out what customers ask for. */
export function createPayingOut(
  { ids, clock }: { readonly ids: () => string; readonly clock: () => Date },
  deliveries: Deliveries,
) {
  const payouts = new Map<string, KeptPayout>();
  const ordered = new Map<string, readonly PayoutFault[]>();
  /** Until when nothing is said of a payout. */
  const silent = new Map<string, number>();

  return {
    /** Says what goes wrong with the next payout of an amount. */
    disturbPayout(amount: string, faults: readonly PayoutFault[]): void {
      ordered.set(amount, faults);
    },
    /** Pays out; the same payout again is the same payment. Numbers that end in 0000 are refused. Null is no answer. */
    payOut(
      account: SimulatedAccount,
      wanted: Pick<ProviderPayoutBody, 'payout' | 'amount' | 'currency'> & {
        readonly account: { readonly number: string };
      },
    ): ProviderPayoutAnswer | null {
      const now = clock();
      const isSilent = (silent.get(wanted.payout) ?? 0) > now.getTime();
      const known = payouts.get(wanted.payout);
      if (known) return isSilent ? null : show(known, stateOf(known, now.getTime()));
      const faults = ordered.get(wanted.amount) ?? [];
      if (faults.includes('lostCall') && !silent.has(wanted.payout)) {
        silent.set(wanted.payout, now.getTime() + SILENT_MS);
        return null;
      }
      if (isSilent) return null;
      const { amount, currency } = wanted;
      const made: KeptPayout = {
        account,
        wanted,
        changes: changesOf(wanted.account.number.endsWith('0000'), faults),
        paid: {
          amount: faults.includes('wrongAmount') ? takeOne(amount) : amount,
          currency: faults.includes('otherCurrency') ? 'USD' : currency,
        },
        receipt: `out_${ids()}`,
        at: now,
      };
      payouts.set(wanted.payout, made);
      ordered.delete(wanted.amount);
      tellOf(deliveries, made, faults);
      if (!faults.includes('lostAnswer')) return show(made, 'pending');
      silent.set(wanted.payout, now.getTime() + SILENT_MS);
      return null;
    },
    findPayout(account: SimulatedAccount, name: string): ProviderPayoutAnswer | null {
      const found = payouts.get(name);
      return found?.account === account ? show(found, stateOf(found, clock().getTime())) : null;
    },
    /** How many different payouts were asked for. */
    payoutCount: () => payouts.size,
    /** What was paid out on a day of UTC, a line each. */
    payoutSettlement(account: SimulatedAccount, day: string): string {
      const now = clock().getTime();
      const lines = [...payouts.values()]
        .filter((one) => one.account === account && one.at.toISOString().startsWith(day))
        .map((one) => {
          const { paid, wanted, receipt } = one;
          return [receipt, wanted.payout, stateOf(one, now), paid.amount, paid.currency].join(',');
        });
      return ['receipt,payout,state,amount,currency', ...lines].join('\n');
    },
  };
}
