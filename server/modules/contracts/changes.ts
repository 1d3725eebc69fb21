import {
  stateAfter,
  stepOfLetter,
  type ContractSide,
  type StepLetter,
} from '../../../engine/agents/contractStates.ts';
import { periodAt, type ContractCalendar } from '../../../engine/agents/contractPeriods.ts';
import { findFault, whoEnds, type ContractTerms } from '../../../engine/agents/contractTerms.ts';
import type { processDividend } from '../../../schemas/api/contracts.ts';
import type { ValueOf } from '../../../schemas/api/endpoint.ts';
import {
  OFFER_DAYS,
  type ContractKind,
  type ContractStep,
  type ProductGroup,
} from '../../../schemas/contracts.ts';
import type { NoticeKind, NoticeWord } from '../../../schemas/notices.ts';
import type { ResolvedBrand } from '../../../schemas/resolvedBrand.ts';
import type { Tx } from '../../db/database.ts';
import { Problem } from '../../http/problem.ts';
import { toWireAmount } from '../../http/wireAmount.ts';
import { tell } from '../notices/tell.ts';
import {
  findContract,
  findCovering,
  insertContract,
  insertTerms,
  listOpenOf,
  listRunningBelow,
  lockContracts,
  sumOwes,
  updateContract,
  type NamedContract,
} from './contracts.repository.ts';
import { showContract, showFault } from './contractViews.ts';
import { keepTerms, readKept } from './keptTerms.ts';

type Done = ValueOf<typeof processDividend>;
type Ending = Done['ended'][number];

/** What changes of contracts are made of. */
export interface ChangeDeps {
  readonly ids: () => string;
}

/** Who changes something at which brand, and when; `memberId` is null for the house. */
export interface Changer {
  readonly brand: ResolvedBrand;
  readonly memberId: string | null;
  /** How messages call who it is. */
  readonly name: string;
  readonly now: Date;
}

const DAY_MS = 86_400_000;

const WORDS = {
  dividend: 'contractDividend',
  daily: 'contractDaily',
  hourly: 'contractHourly',
  realTime: 'contractRealTime',
} as const satisfies Record<ContractKind, NoticeWord>;

/** The word by which messages call a kind. */
export const wordOf = (kind: ContractKind) => ({ word: WORDS[kind] });

/** Where a brand keeps its days, and how often it reckons dividends. */
export const calendarOf = ({ timeZone, agents }: ResolvedBrand): ContractCalendar => ({
  zone: timeZone,
  dividends: agents.contracts?.dividends ?? 'semimonthly',
});

/** When terms begin that are accepted now. */
export const nextStart = (brand: ResolvedBrand, kind: ContractKind, now: Date): Date =>
  new Date(periodAt(kind, calendarOf(brand), now.getTime()).until);

type ContractNotice = Extract<
  NoticeKind,
  | 'contractOffered'
  | 'contractAccepted'
  | 'contractRejected'
  | 'contractEndAsked'
  | 'contractKept'
  | 'contractEnded'
>;

const tellOf = async (
  tx: Tx,
  { brand, name, now }: Changer,
  {
    kind,
    memberId,
    contract,
  }: { kind: ContractNotice; memberId: string | null; contract: NamedContract },
): Promise<void> => {
  if (memberId === null) return;
  await tell(tx, {
    merchantCode: brand.merchantCode,
    memberId,
    kind,
    name: `${kind} ${contract.id} ${now.getTime()}`,
    values: { contract: wordOf(contract.kind), by: { text: name } },
    at: now,
  });
};

/** Throws Problem contractTermsRefused where the terms break a rule, by what the payer has itself. */
export async function requireTerms(
  tx: Tx,
  brand: ResolvedBrand,
  {
    payerId,
    kind,
    group,
    terms,
  }: { payerId: string | null; kind: ContractKind; group: ProductGroup; terms: ContractTerms },
): Promise<void> {
  const fault = await findTermFault(tx, { payerId, kind, group, terms });
  if (!fault) return;
  const value = showFault(fault, brand.currency.decimals);
  throw new Problem(
    'contractTermsRefused',
    `Tier ${value.tier} breaks the rule ${value.rule}${value.value === null ? '' : `; ${value.value} would do`}.`,
    { value },
  );
}

/** What is wrong with terms, by what the payer has itself. */
export async function findTermFault(
  tx: Tx,
  {
    payerId,
    kind,
    group,
    terms,
  }: { payerId: string | null; kind: ContractKind; group: ProductGroup; terms: ContractTerms },
) {
  if (payerId === null) return findFault(terms.tiers, undefined);
  const covering = await findCovering(tx, payerId, { kind, group });
  return findFault(terms.tiers, covering ? readKept(covering.terms).tiers : null);
}

/** Whose contracts end as somebody's become these, or end with null. */
export async function listEnding(
  tx: Tx,
  merchantCode: string,
  changed: { receiverId: string; kind: ContractKind; group: ProductGroup },
  terms: ContractTerms | null,
): Promise<readonly Ending[]> {
  const { receiverId, kind, group } = changed;
  const running = await listRunningBelow(tx, { merchantCode, memberId: receiverId, kind });
  const accounts = new Map(running.map(({ id, account }) => [id, account]));
  return whoEnds(running, { receiverId, group }, terms && terms.tiers).map((one) => ({
    id: one.id,
    receiver: accounts.get(one.id)!,
    group: one.group,
    isDirect: one.payerId === receiverId,
  }));
}

/** Ends contracts that have no payer any more, and says so to both sides. */
async function endAll(tx: Tx, by: Changer, ending: readonly Ending[]): Promise<void> {
  const { brand, now } = by;
  for (const { id } of ending) {
    const contract = (await findContract(tx, brand.merchantCode, id))!;
    await updateContract(tx, contract, {
      state: 'ended',
      offered: null,
      lapses_at: null,
      ended_at: now,
      changed_at: now,
    });
    for (const memberId of [contract.receiver_id, contract.payer_id]) {
      await tellOf(tx, by, { kind: 'contractEnded', memberId, contract });
    }
  }
}

/** Throws Problem contractTaken where a contract of the kind is there already, or one that excludes it. */
async function requireFree(
  tx: Tx,
  receiverId: string,
  kind: ContractKind,
  group: ProductGroup,
): Promise<void> {
  const open = await listOpenOf(tx, receiverId, kind);
  const isTaken = open.some(
    ({ product_group: other }) => other === group || other === 'CONS' || group === 'CONS',
  );
  if (isTaken) {
    throw new Problem(
      'contractTaken',
      'There is such a contract already, or one that excludes it.',
    );
  }
}

/** Throws Problem contractOwing for an agent who owes bills. */
export async function requireNoDebt(tx: Tx, { brand, memberId }: Changer): Promise<void> {
  const owed = memberId === null ? 0n : await sumOwes(tx, memberId);
  if (owed === 0n) return;
  throw new Problem('contractOwing', 'Who owes bills offers no contracts.', {
    value: { owed: toWireAmount(owed, brand.currency.decimals) },
  });
}

/**
 * Offers a contract to somebody. Throws Problem contractOwing, contractTaken or contractTermsRefused. Whether the receiver is
 * right below the payer is the caller's to know.
 */
export async function offerContract(
  tx: Tx,
  by: Changer,
  {
    ids,
    ...wanted
  }: ChangeDeps & {
    kind: ContractKind;
    group: ProductGroup;
    receiverId: string;
    terms: ContractTerms;
  },
): Promise<NamedContract> {
  const { brand, memberId: payerId, now } = by;
  const { kind, group, receiverId, terms } = wanted;
  await lockContracts(tx, brand.merchantCode);
  await requireNoDebt(tx, by);
  await requireFree(tx, receiverId, kind, group);
  await requireTerms(tx, brand, { payerId, kind, group, terms });
  const id = ids();
  await insertContract(tx, {
    merchant_code: brand.merchantCode,
    id,
    kind,
    product_group: group,
    payer_id: payerId,
    receiver_id: receiverId,
    state: 'offered',
    terms: keepTerms(terms),
    offered: null,
    offered_at: now,
    lapses_at: new Date(now.getTime() + OFFER_DAYS * DAY_MS),
    accepted_at: null,
    runs_from: null,
    ended_at: null,
    changed_at: now,
  });
  const contract = (await findContract(tx, brand.merchantCode, id))!;
  await tellOf(tx, by, { kind: 'contractOffered', memberId: receiverId, contract });
  return contract;
}

const refuseStep = () =>
  new Problem('contractClosed', 'The contract is in a state that does not allow this.');

/** What follows of a step, by itself; gives whose contracts ended with it. */
type StepWork = (
  tx: Tx,
  by: Changer,
  contract: NamedContract,
  sent: { readonly terms?: ContractTerms; readonly isConfirmed: boolean },
) => Promise<readonly Ending[]>;

const setState = (
  tx: Tx,
  { now }: Changer,
  contract: NamedContract,
  changes: Parameters<typeof updateContract>[2],
) => updateContract(tx, contract, { changed_at: now, lapses_at: null, offered: null, ...changes });

const accept: StepWork = async (tx, by, contract, { isConfirmed }) => {
  const { brand, now } = by;
  const terms = readKept(contract.offered ?? contract.terms);
  const { kind, product_group: group, payer_id: payerId, receiver_id: receiverId } = contract;
  if (contract.lapses_at !== null && contract.lapses_at <= now) throw refuseStep();
  await requireTerms(tx, brand, { payerId, kind, group, terms });
  const ending = await listEnding(tx, brand.merchantCode, { receiverId, kind, group }, terms);
  if (ending.length > 0 && !isConfirmed) {
    throw new Problem('contractLowers', 'Contracts further down would end with it.', {
      value: { downlineHigherRate: 'Y', ends: ending },
    });
  }
  await endAll(tx, by, ending);
  const from_at = nextStart(brand, kind, now);
  const kept = keepTerms(terms);
  await insertTerms(tx, {
    merchant_code: brand.merchantCode,
    contract_id: contract.id,
    terms: kept,
    from_at,
    accepted_at: now,
  });
  await setState(tx, by, contract, {
    state: 'active',
    terms: JSON.stringify(kept),
    ...(contract.accepted_at === null && { accepted_at: now, runs_from: from_at }),
  });
  await tellOf(tx, by, { kind: 'contractAccepted', memberId: payerId, contract });
  return ending;
};

const agreeEnd: StepWork = async (tx, by, contract) => {
  const { kind, product_group: group, receiver_id: receiverId } = contract;
  const below = { receiverId, kind, group };
  const ending = await listEnding(tx, by.brand.merchantCode, below, null);
  await endAll(tx, by, ending);
  await setState(tx, by, contract, { state: 'ended', ended_at: by.now });
  await tellOf(tx, by, { kind: 'contractEnded', memberId: contract.payer_id, contract });
  return ending;
};

const offerChange: StepWork = async (tx, by, contract, { terms }) => {
  if (!terms) throw new Problem('bodyInvalid', 'Field "terms" is missing.');
  const { kind, product_group: group, payer_id: payerId } = contract;
  await requireNoDebt(tx, by);
  await requireTerms(tx, by.brand, { payerId, kind, group, terms });
  await updateContract(tx, contract, {
    state: 'changeOffered',
    offered: JSON.stringify(keepTerms(terms)),
    offered_at: by.now,
    lapses_at: new Date(by.now.getTime() + OFFER_DAYS * DAY_MS),
    changed_at: by.now,
  });
  await tellOf(tx, by, { kind: 'contractOffered', memberId: contract.receiver_id, contract });
  return [];
};

/** A step that leads to a state, and whom it tells of it. */
const plain =
  (kind: ContractNotice | null, to: 'payer_id' | 'receiver_id'): StepWork =>
  async (tx, by, contract) => {
    const step = kind === 'contractEndAsked' ? 'endAsked' : null;
    const back = contract.accepted_at === null ? 'rejected' : 'active';
    await setState(tx, by, contract, { state: step ?? back });
    if (kind) await tellOf(tx, by, { kind, memberId: contract[to], contract });
    return [];
  };

const STEPS: Readonly<Record<ContractStep, StepWork>> = {
  offer: offerChange,
  withdraw: plain(null, 'receiver_id'),
  accept,
  reject: plain('contractRejected', 'payer_id'),
  askEnd: plain('contractEndAsked', 'receiver_id'),
  agreeEnd,
  refuseEnd: plain('contractKept', 'payer_id'),
};

/**
 * Takes a contract a step on. Throws Problem notFound for somebody else's, contractClosed, contractTermsRefused, contractOwing,
 * or contractLowers where contracts below would end and nobody said yes to that.
 */
export async function stepContract(
  tx: Tx,
  by: Changer,
  {
    id,
    kind,
    letter,
    ...sent
  }: {
    readonly id: string;
    readonly kind: ContractKind;
    readonly letter: Exclude<StepLetter, 'P'>;
    readonly terms?: ContractTerms;
    readonly isConfirmed: boolean;
  },
): Promise<Done> {
  const { brand, memberId } = by;
  const { merchantCode, currency } = brand;
  await lockContracts(tx, merchantCode);
  const contract = await findContract(tx, merchantCode, id);
  if (!contract || contract.kind !== kind)
    throw new Problem('notFound', 'There is no such contract.');
  const side: ContractSide | undefined =
    memberId === contract.payer_id
      ? 'payer'
      : memberId === contract.receiver_id
        ? 'receiver'
        : undefined;
  if (!side) throw new Problem('notFound', 'There is no such contract.');
  const step = stepOfLetter(kind, contract.state, letter);
  if (stateAfter(contract.state, side, step) === undefined) throw refuseStep();
  const ended = await STEPS[step](tx, by, contract, sent);
  const changed = (await findContract(tx, merchantCode, id))!;
  return {
    contract: showContract(changed, { viewerId: memberId, decimals: currency.decimals }),
    ended: [...ended],
  };
}
