import type { ProviderCheckAnswer, ProviderCheckBody } from '../../schemas/identityApi.ts';
import type { createDeliveries, SimulatedAccount, Told } from './deliveries.ts';

type Deliveries = ReturnType<typeof createDeliveries>;

/** What somebody who tries it out has the provider find. */
export const SIMULATED_FINDINGS = [
  'right',
  'blurred',
  'somebodyElse',
  'underAge',
  'person',
] as const;

/** What the provider finds. */
export type SimulatedFinding = (typeof SIMULATED_FINDINGS)[number];

/** What can go wrong with what is told of a check. */
export const SIMULATED_CHECK_FAULTS = [
  'late',
  'twice',
  'swapped',
  'lost',
  'badSignature',
  'wrongMember',
] as const;

/** What can go wrong. */
export type SimulatedCheckFault = (typeof SIMULATED_CHECK_FAULTS)[number];

/** A check that is waited for, or is over. */
export interface SimulatedCheck {
  readonly account: SimulatedAccount;
  readonly asked: ProviderCheckBody;
  answer: ProviderCheckAnswer;
}

const LATE_MS = 90_000;
const CHILD_YEARS = 12;

type Read = NonNullable<ProviderCheckAnswer['read']>;

/** A document that says what is on file, always the same one of the same member. */
const paperOf = ({ member, details }: ProviderCheckBody): Read => ({
  name: details.name ?? 'Demo Member',
  birthday: details.birthday ?? '1990-05-17',
  kind: 'passport',
  country: details.country ?? 'ES',
  number: `X${member.replace(/\D/g, '').padEnd(8, '7').slice(0, 8)}`,
  expiresOn: null,
});

function findingOf(
  asked: ProviderCheckBody,
  finding: SimulatedFinding,
  now: Date,
): Pick<ProviderCheckAnswer, 'state' | 'reasons' | 'read'> {
  const paper = paperOf(asked);
  switch (finding) {
    case 'right':
      return { state: 'approved', reasons: [], read: paper };
    case 'blurred':
      return { state: 'refused', reasons: ['blurred'], read: null };
    // The document is good, and the face fits: whether it is the member's is not the provider's to know.
    case 'somebodyElse':
      return {
        state: 'approved',
        reasons: [],
        read: { ...paper, name: 'Somebody Else', birthday: '1971-03-02', number: 'Y11112222' },
      };
    case 'underAge': {
      const birthday = `${now.getUTCFullYear() - CHILD_YEARS}-01-01`;
      return { state: 'refused', reasons: ['underAge'], read: { ...paper, birthday } };
    }
    case 'person':
      return { state: 'review', reasons: ['unsupported'], read: paper };
  }
}

function toldOf(
  name: string,
  state: string,
  faults: readonly SimulatedCheckFault[],
): readonly Told[] {
  const has = (fault: SimulatedCheckFault) => faults.includes(fault);
  if (has('lost')) return [];
  const final = {
    about: 'check' as const,
    name,
    what: state,
    delayMs: has('late') ? LATE_MS : 0,
    isForged: has('badSignature'),
    times: has('twice') ? 2 : 1,
  };
  return [final, ...(has('swapped') ? [{ ...final, what: 'working' }] : [])];
}

/** A provider of identity checks: a page on which whoever tries it out says what it finds. */
export function createChecking(
  { clock, baseUrl }: { readonly clock: () => Date; readonly baseUrl: string },
  { tell }: Deliveries,
) {
  const checks = new Map<string, SimulatedCheck>();

  function find(
    name: string,
    finding: SimulatedFinding,
    faults: readonly SimulatedCheckFault[],
  ): SimulatedCheck | null {
    const check = checks.get(name);
    if (!check || check.answer.state !== 'waiting') return check ?? null;
    const found = findingOf(check.asked, finding, clock());
    check.answer = {
      ...check.answer,
      ...found,
      pageUrl: null,
      ...(faults.includes('wrongMember') && { member: '00000000-0000-4000-8000-000000000000' }),
    };
    for (const told of toldOf(name, found.state, faults)) tell(check.account, told);
    return check;
  }

  return {
    /** Begins a check; the same one again is the same one. What is handed pictures has no page, and finds them right. */
    startCheck(account: SimulatedAccount, asked: ProviderCheckBody): ProviderCheckAnswer {
      const known = checks.get(asked.check);
      if (known) return known.answer;
      const { check: name, member, pictures } = asked;
      const pageUrl = pictures ? null : `${baseUrl}/check/${name}`;
      const answer = { check: name, member, state: 'waiting', pageUrl, reasons: [], read: null };
      checks.set(name, { account, asked, answer: answer as ProviderCheckAnswer });
      if (pictures) find(name, 'right', []);
      return { ...answer, state: 'waiting' };
    },
    findCheck(account: SimulatedAccount, name: string): ProviderCheckAnswer | null {
      const found = checks.get(name);
      return found?.account === account ? found.answer : null;
    },
    findCheckPage: (name: string): SimulatedCheck | null => checks.get(name) ?? null,
    /** Says what the provider finds, and what goes wrong as it tells; null where there is no such check. */
    finish: find,
  };
}
