import {
  CONTRACT_GATES,
  type getContractBills,
  type getContractFlags,
  type getContracts,
  type processDividend,
  type simulateContract,
} from '../../../schemas/api/contracts.ts';
import type { BodyOf, QueryOf, ValueOf } from '../../../schemas/api/endpoint.ts';
import { CONTRACT_KINDS, STATE_LETTERS, type ContractKind } from '../../../schemas/contracts.ts';
import { getMemberType } from '../../../schemas/memberTypes.ts';
import { withTransaction, type Database, type Tx } from '../../db/database.ts';
import { getMember } from '../../db/members.ts';
import { Problem } from '../../http/problem.ts';
import type { PaymentCall } from '../payments/memberCall.ts';
import { nextStart, offerContract, type Changer } from './changes.ts';
import {
  findDownline,
  listBills,
  listDownlines,
  listFrom,
  listOpenOf,
  listOwed,
  listOwes,
} from './contracts.repository.ts';
import { simulate } from './simulate.ts';
import { stepContract } from './steps.ts';
import { readWireTerms, showBill, showContract, showDebt } from './contractViews.ts';

/** Contracts of agents, as their sides see and change them. */
export interface ContractsService {
  /**
   * Offers, answers or ends. Throws Problem agentsOnly, notFound, bodyInvalid, amountInvalid, contractTermsRefused,
   * contractClosed, contractTaken, contractLowers or contractOwing.
   */
  process(
    tx: Tx,
    call: PaymentCall,
    kind: ContractKind,
    body: BodyOf<typeof processDividend>,
  ): Promise<ValueOf<typeof processDividend>>;
  /** Throws Problem agentsOnly or featureOff. */
  read(
    call: PaymentCall,
    query: QueryOf<typeof getContracts>,
  ): Promise<ValueOf<typeof getContracts>>;
  /** Throws Problem agentsOnly or featureOff. */
  listBills(
    call: PaymentCall,
    query: QueryOf<typeof getContractBills>,
  ): Promise<ValueOf<typeof getContractBills>>;
  /** Throws Problem agentsOnly, featureOff, notFound or amountInvalid. */
  simulate(
    call: PaymentCall,
    body: BodyOf<typeof simulateContract>,
  ): Promise<ValueOf<typeof simulateContract>>;
  /** Throws Problem agentsOnly. */
  readFlags(call: PaymentCall): Promise<ValueOf<typeof getContractFlags>>;
}

const PAGE = 20;

/** Throws Problem agentsOnly for who has no contracts. */
export function requireParty({ member }: Pick<PaymentCall, 'member'>): void {
  if (getMemberType(member.memberType).contractPayer === null) {
    throw new Problem('agentsOnly', 'Only agents have contracts.');
  }
}

/** Throws Problem featureOff for a kind that the brand has not. */
export function requireKind({ caller }: Pick<PaymentCall, 'caller'>, kind: ContractKind): void {
  if (!caller.brand.features[CONTRACT_GATES[kind]]) {
    throw new Problem('featureOff', 'The site has no such contracts.');
  }
}

async function changerOf(tx: Tx, { caller, member, now }: PaymentCall): Promise<Changer> {
  const { brand } = caller;
  const own = await getMember(tx, brand.merchantCode, member.memberId);
  return { brand, memberId: own.id, name: own.account, now };
}

/** Whether an agent can offer contracts of a kind now. */
async function readCanOffer(
  tx: Tx,
  { member }: PaymentCall,
  { kind, isOwing }: { kind: ContractKind; isOwing: boolean },
): Promise<ValueOf<typeof getContracts>['canOffer']> {
  if (!getMemberType(member.memberType).offerContracts) return 'never';
  if (isOwing) return 'owing';
  const own = await listOpenOf(tx, member.memberId, kind);
  return own.some(({ state }) => state !== 'offered') ? 'yes' : 'noContract';
}

type InBrand = <T>(call: PaymentCall, work: (tx: Tx) => Promise<T>) => Promise<T>;

/** Makes what tries terms. */
const createSimulate = (inBrand: InBrand): Pick<ContractsService, 'simulate'> => ({
  simulate(call, { kind, group, terms, receiver }) {
    requireParty(call);
    requireKind(call, kind);
    const { caller, member, now } = call;
    const { brand } = caller;
    const { merchantCode, currency } = brand;
    const { memberId } = member;
    const read = readWireTerms(kind, terms, currency.decimals);
    return inBrand(call, async (tx) => {
      if (receiver === undefined) {
        const { upline_id: payerId } = await getMember(tx, merchantCode, memberId);
        const trial = { kind, group, payerId, receiverId: memberId, terms: read };
        return simulate(tx, brand, trial, now);
      }
      const below = await findDownline(tx, { merchantCode, memberId, account: receiver });
      if (!below) throw new Problem('notFound', 'No agent of that account is right below.');
      const trial = { kind, group, payerId: memberId, receiverId: below.id, terms: read };
      return simulate(tx, brand, trial, now);
    });
  },
});

/** Makes what says which kinds wait for somebody. */
const createReadFlags = (inBrand: InBrand): Pick<ContractsService, 'readFlags'> => ({
  readFlags(call) {
    requireParty(call);
    return inBrand(call, async (tx) => {
      const own = await listOpenOf(tx, call.member.memberId);
      const asks = (kind: ContractKind) =>
        own.some((row) => row.kind === kind && row.state !== 'active') ? 1 : 0;
      const letters = Object.fromEntries(
        CONTRACT_KINDS.map((kind) => {
          const row = own.find((one) => one.kind === kind);
          return [kind, row ? STATE_LETTERS[row.state] : null];
        }),
      );
      return {
        divtypereq: asks('dividend'),
        dailysalreqtype: asks('daily'),
        contracthoursalreq: asks('hourly'),
        realtimesalreqtype: asks('realTime'),
        divinfotype: letters['dividend'] ?? null,
        dailysalinfotype: letters['daily'] ?? null,
        hoursalinfotype: letters['hourly'] ?? null,
        realtimesalinfotype: letters['realTime'] ?? null,
      };
    });
  },
});

/** Makes what reads bills. */
const createListBills = (inBrand: InBrand): Pick<ContractsService, 'listBills'> => ({
  listBills(call, { kind, side = 'own', before = null, pageSize = PAGE }) {
    requireParty(call);
    requireKind(call, kind);
    const { merchantCode, currency } = call.caller.brand;
    return inBrand(call, async (tx) => {
      const { memberId } = call.member;
      const limit = pageSize + 1;
      const found = await listBills(tx, { merchantCode, memberId, kind, side, before, limit });
      const shown = found.slice(0, pageSize);
      return {
        currency: currency.code,
        list: shown.map(showBill),
        next: found.length > pageSize ? String(shown.at(-1)!.id) : null,
      };
    });
  },
});

/** Makes the service. */
export function createContractsService({
  db,
  ids,
}: {
  readonly db: Database;
  readonly ids: () => string;
}): ContractsService {
  const inBrand: InBrand = ({ caller }, work) =>
    withTransaction(db, { merchantCode: caller.brand.merchantCode }, work);

  return {
    async process(tx, call, kind, { status, id, receiver, group, terms, downlineHigherRate }) {
      requireParty(call);
      const by = await changerOf(tx, call);
      const { merchantCode, currency } = by.brand;
      const { decimals } = currency;
      const read = terms && readWireTerms(kind, terms, decimals);
      if (status !== 'P') {
        if (id === undefined) throw new Problem('bodyInvalid', 'Field "id" is missing.');
        return stepContract(tx, by, {
          id,
          kind,
          letter: status,
          isConfirmed: downlineHigherRate === 'Y',
          ...(read && { terms: read }),
        });
      }
      if (receiver === undefined || group === undefined || !read) {
        throw new Problem('bodyInvalid', 'An offer needs "receiver", "group" and "terms".');
      }
      const { memberId } = call.member;
      const below = getMemberType(call.member.memberType).offerContracts
        ? await findDownline(tx, { merchantCode, memberId, account: receiver })
        : undefined;
      if (!below) throw new Problem('notFound', 'No agent of that account is right below.');
      const wanted = { kind, group, receiverId: below.id, terms: read };
      const contract = await offerContract(tx, by, { ids, ...wanted });
      return { contract: showContract(contract, { viewerId: memberId, decimals }), ended: [] };
    },
    read(call, { kind, after = null, pageSize = PAGE }) {
      requireParty(call);
      requireKind(call, kind);
      const { brand } = call.caller;
      const { merchantCode, currency } = brand;
      const { memberId } = call.member;
      return inBrand(call, async (tx) => {
        const view = { viewerId: memberId, decimals: currency.decimals };
        const limit = pageSize + 1;
        const found = await listDownlines(tx, { merchantCode, memberId, after, limit });
        const shown = found.slice(0, pageSize);
        const receiverIds = shown.map(({ id }) => id);
        const below = await listFrom(tx, { payerId: memberId, kind, receiverIds });
        const owes = await listOwes(tx, memberId);
        const own = await listOpenOf(tx, memberId, kind);
        return {
          currency: currency.code,
          decimals: currency.decimals,
          nextPeriod: nextStart(brand, kind, call.now).toISOString(),
          canOffer: await readCanOffer(tx, call, { kind, isOwing: owes.length > 0 }),
          own: own.map((row) => showContract(row, view)),
          downlines: shown.map(({ id, account }) => ({
            account,
            contracts: below
              .filter(({ receiver_id: receiverId }) => receiverId === id)
              .map((row) => showContract(row, view)),
          })),
          next: found.length > pageSize ? shown.at(-1)!.account : null,
          owes: owes.map(showDebt),
          owed: (await listOwed(tx, memberId)).map(showDebt),
        };
      });
    },
    ...createListBills(inBrand),
    ...createSimulate(inBrand),
    ...createReadFlags(inBrand),
  };
}
