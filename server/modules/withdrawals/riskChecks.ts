import type { IdentityNeed } from '../../../schemas/identity.schema.ts';

/** What is looked at when somebody asks to be paid out. Amounts in minor units. */
export interface RiskFacts {
  readonly now: Date;
  readonly registeredAt: Date;
  readonly neighbours: number;
  /** Other members with the same number of an account. */
  readonly sameAccount: number;
  readonly depositedMinor: bigint;
  readonly lastDepositAt: Date | null;
  readonly lastWithdrawalAt: Date | null;
  /** Staked since the last deposit. */
  readonly stakedSinceMinor: bigint;
  readonly lastDepositMinor: bigint;
  readonly availableMinor: bigint;
  readonly paidOutMinor: bigint;
  /** What the member has to show before so much is paid out; null where the brand has no levels. */
  readonly identityMissing: readonly IdentityNeed[] | null;
}

/** One look, with what was found. */
export interface RiskCheck {
  readonly name: string;
  readonly result: 'green' | 'yellow' | 'red';
  readonly detail: string;
}

const DAY_MS = 86_400_000;
const YOUNG_DAYS = 1;
const MANY_TIMES = 10n;

type Look = (facts: RiskFacts) => Omit<RiskCheck, 'name'>;

const green = (detail: string) => ({ result: 'green', detail }) as const;
const yellow = (detail: string) => ({ result: 'yellow', detail }) as const;
const red = (detail: string) => ({ result: 'red', detail }) as const;

/** The look at the level of identity checks, which is taken again once the member has shown more. */
export const KYC_LEVEL = 'kycLevel';

/** What that look finds. */
export const lookAtLevel = (missing: readonly IdentityNeed[]): Omit<RiskCheck, 'name'> =>
  missing.length === 0 ? green('shown') : red(`missing ${missing.join(' ')}`);

const LOOKS: Readonly<Record<string, Look>> = {
  accountAge({ now, registeredAt }) {
    const days = Math.floor((now.getTime() - registeredAt.getTime()) / DAY_MS);
    return days < YOUNG_DAYS ? yellow(`${days} days`) : green(`${days} days`);
  },
  sameNetwork: ({ neighbours }) =>
    neighbours > 0 ? yellow(`${neighbours} others`) : green('nobody else'),
  samePayoutAccount: ({ sameAccount }) =>
    sameAccount > 0 ? red(`${sameAccount} others`) : green('nobody else'),
  depositSinceWithdrawal({ lastDepositAt, lastWithdrawalAt }) {
    if (lastWithdrawalAt === null) return green('the first withdrawal');
    const isNewer = lastDepositAt !== null && lastDepositAt > lastWithdrawalAt;
    return isNewer ? green('a deposit since the last') : yellow('no deposit since the last');
  },
  playSinceDeposit({ lastDepositAt, stakedSinceMinor, lastDepositMinor }) {
    if (lastDepositAt === null) return yellow('nothing was ever paid in');
    if (stakedSinceMinor === 0n) return red('paid in and not played');
    return stakedSinceMinor < lastDepositMinor
      ? yellow('played less than paid in')
      : green('played');
  },
  winnings({ depositedMinor, availableMinor, paidOutMinor }) {
    const won = availableMinor + paidOutMinor;
    return won > depositedMinor * MANY_TIMES
      ? red('more than ten times what was paid in')
      : green('within ten times what was paid in');
  },
};

/** Every look, each with its result and reason. */
export const checkRisks = (facts: RiskFacts): readonly RiskCheck[] => [
  ...Object.entries(LOOKS).map(([name, look]) => ({ name, ...look(facts) })),
  ...(facts.identityMissing === null
    ? []
    : [{ name: KYC_LEVEL, ...lookAtLevel(facts.identityMissing) }]),
];
