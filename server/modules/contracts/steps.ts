import {
  stateAfter,
  stepOfLetter,
  type ContractSide,
  type StepLetter,
} from '../../../engine/agents/contractStates.ts';
import type { ContractTerms } from '../../../engine/agents/contractTerms.ts';
import type { processDividend } from '../../../schemas/api/contracts.ts';
import type { ValueOf } from '../../../schemas/api/endpoint.ts';
import type { ContractKind, ContractStep } from '../../../schemas/contracts.ts';
import type { Tx } from '../../db/database.ts';
import { Problem } from '../../http/problem.ts';
import {
  lapseOf,
  listEnding,
  nextStart,
  requireNoDebt,
  requireTerms,
  tellOf,
  type Changer,
  type ContractNotice,
  type Ending,
} from './changes.ts';
import {
  findContract,
  insertTerms,
  lockContracts,
  updateContract,
  type NamedContract,
} from './contracts.repository.ts';
import { showContract } from './contractViews.ts';
import { keepTerms, readKept } from './keptTerms.ts';

type Done = ValueOf<typeof processDividend>;

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
    lapses_at: lapseOf(by.now),
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
