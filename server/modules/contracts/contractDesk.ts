import type { ContractTerms } from '../../../engine/agents/contractTerms.ts';
import type { ContractKind, ProductGroup } from '../../../schemas/contracts.ts';
import { LINE_HEAD_TYPE } from '../../../schemas/memberTypes.ts';
import type { ResolvedBrand } from '../../../schemas/resolvedBrand.ts';
import type { BillRow } from '../../db/contractTables.ts';
import type { Tx } from '../../db/database.ts';
import { findMemberByAccount } from '../../db/members.ts';
import { Problem } from '../../http/problem.ts';
import { lockBill } from './bills.repository.ts';
import { offerContract, requireTerms, type Changer } from './changes.ts';
import { listBillsOfAll, listContracts, listDebtsOfAll } from './contractDesk.repository.ts';
import { findContract, type NamedContract } from './contracts.repository.ts';
import { takeOver } from './payBills.ts';
import { setStates } from './payments.repository.ts';
import { simulate } from './simulate.ts';
import { stepContract } from './steps.ts';

/** Terms of the house for the head of a line. */
export interface HouseTerms {
  readonly kind: ContractKind;
  readonly group: ProductGroup;
  readonly account: string;
  readonly terms: ContractTerms;
  /** A contract whose terms change; without it, a new one. */
  readonly id?: string;
}

/** What the desk does with contracts and bills. */
export interface ContractDesk {
  /** Throws Problem notFound where the account is no head of a line, or a refusal of `offer`. */
  requireOffer(tx: Tx, brand: ResolvedBrand, wanted: HouseTerms): Promise<void>;
  /** Throws Problem notFound, contractTaken, contractTermsRefused or contractClosed. */
  offer(tx: Tx, brand: ResolvedBrand, wanted: HouseTerms, now: Date): Promise<NamedContract>;
  /** Asks the head of a line to end a contract of the house. Throws Problem notFound or contractClosed. */
  askEnd(tx: Tx, brand: ResolvedBrand, id: string, now: Date): Promise<NamedContract>;
  /** Holds a bill that is not paid yet, or lets it go. Throws Problem notFound or contractClosed. */
  holdBill(tx: Tx, brand: ResolvedBrand, id: string, isHeld: boolean): Promise<BillRow>;
  /** Pays what is owed of a bill in the payer's place, who owes it to the house from then on. Throws Problem notFound or contractClosed. */
  takeOver(tx: Tx, brand: ResolvedBrand, billId: string, now: Date): Promise<void>;
  /** Throws Problem notFound. */
  getBill(tx: Tx, brand: ResolvedBrand, id: string): Promise<BillRow>;
  /** What terms of the house would have paid for a whole line. Throws Problem notFound. */
  simulateHouse(
    tx: Tx,
    brand: ResolvedBrand,
    wanted: HouseTerms,
    now: Date,
  ): ReturnType<typeof simulate>;
  readonly listContracts: typeof listContracts;
  readonly listBills: typeof listBillsOfAll;
  readonly listDebts: typeof listDebtsOfAll;
}

const houseOf = (brand: ResolvedBrand, now: Date): Changer => ({
  brand,
  memberId: null,
  name: brand.name,
  now,
});

async function findHead(tx: Tx, { merchantCode }: ResolvedBrand, account: string) {
  const head = await findMemberByAccount(tx, merchantCode, account);
  if (head?.member_type !== LINE_HEAD_TYPE || head.status === 'closed') {
    throw new Problem('notFound', 'No head of a line has this account.');
  }
  return head;
}

async function requireBill(tx: Tx, { merchantCode }: ResolvedBrand, id: string): Promise<BillRow> {
  const bill = await lockBill(tx, id);
  if (bill?.merchant_code !== merchantCode) throw new Problem('notFound', 'There is no such bill.');
  return bill;
}

/** Makes it. */
export function createContractDesk({ ids }: { readonly ids: () => string }): ContractDesk {
  return {
    async requireOffer(tx, brand, { account, kind, group, terms }) {
      await findHead(tx, brand, account);
      await requireTerms(tx, brand, { payerId: null, kind, group, terms });
    },
    async offer(tx, brand, { account, id, kind, group, terms }, now) {
      const by = houseOf(brand, now);
      const head = await findHead(tx, brand, account);
      if (id === undefined) {
        return offerContract(tx, by, { ids, kind, group, terms, receiverId: head.id });
      }
      await stepContract(tx, by, { id, kind, letter: 'E', terms, isConfirmed: false });
      return (await findContract(tx, brand.merchantCode, id))!;
    },
    async askEnd(tx, brand, id, now) {
      const found = await findContract(tx, brand.merchantCode, id);
      if (!found) throw new Problem('notFound', 'There is no such contract.');
      const by = houseOf(brand, now);
      await stepContract(tx, by, { id, kind: found.kind, letter: 'V', isConfirmed: false });
      return (await findContract(tx, brand.merchantCode, id))!;
    },
    async holdBill(tx, brand, id, isHeld) {
      const bill = await requireBill(tx, brand, id);
      if (bill.state !== (isHeld ? 'computed' : 'held')) {
        throw new Problem('contractClosed', 'The bill is in a state that does not allow this.');
      }
      await setStates(tx, brand.merchantCode, [bill.id], isHeld ? 'held' : 'computed');
      return bill;
    },
    async takeOver(tx, brand, billId, now) {
      const bill = await requireBill(tx, brand, billId);
      const isTaken = await takeOver(tx, bill, now);
      if (!isTaken) throw new Problem('contractClosed', 'Nothing of the bill is owed.');
    },
    getBill: requireBill,
    async simulateHouse(tx, brand, { account, kind, group, terms }, now) {
      const head = await findHead(tx, brand, account);
      return simulate(tx, brand, { kind, group, terms, payerId: null, receiverId: head.id }, now);
    },
    listContracts,
    listBills: listBillsOfAll,
    listDebts: listDebtsOfAll,
  };
}
