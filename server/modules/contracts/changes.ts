import { periodAt, type ContractCalendar } from '../../../engine/agents/contractPeriods.ts';
import { findFault, whoEnds, type ContractTerms } from '../../../engine/agents/contractTerms.ts';
import type { processDividend } from '../../../schemas/api/contracts.ts';
import type { ValueOf } from '../../../schemas/api/endpoint.ts';
import { OFFER_DAYS, type ContractKind, type ProductGroup } from '../../../schemas/contracts.ts';
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
  listOpenOf,
  listRunningBelow,
  lockContracts,
  sumOwes,
  type NamedContract,
} from './contracts.repository.ts';
import { showFault } from './contractViews.ts';
import { keepTerms, readKept } from './keptTerms.ts';

type Done = ValueOf<typeof processDividend>;
/** A contract that ends with another. */
export type Ending = Done['ended'][number];

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

/** When an offer of a moment is gone. */
export const lapseOf = (now: Date): Date => new Date(now.getTime() + OFFER_DAYS * DAY_MS);

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

/** What sides are told of each other. */
export type ContractNotice = Extract<
  NoticeKind,
  | 'contractOffered'
  | 'contractAccepted'
  | 'contractRejected'
  | 'contractEndAsked'
  | 'contractKept'
  | 'contractEnded'
>;

/** Tells a side of what somebody did; nobody where that is the house. */
export const tellOf = async (
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
    lapses_at: lapseOf(now),
    accepted_at: null,
    runs_from: null,
    ended_at: null,
    changed_at: now,
  });
  const contract = (await findContract(tx, brand.merchantCode, id))!;
  await tellOf(tx, by, { kind: 'contractOffered', memberId: receiverId, contract });
  return contract;
}
