import { carryInto, computeBill } from '../../../engine/agents/contractBills.ts';
import { periodAt } from '../../../engine/agents/contractPeriods.ts';
import type { ContractKind } from '../../../schemas/contracts.ts';
import type { ResolvedBrand } from '../../../schemas/resolvedBrand.ts';
import type { KeptFigures, RunRow } from '../../db/contractTables.ts';
import { withTransaction, type Database, type Tx } from '../../db/database.ts';
import { tell } from '../notices/tell.ts';
import {
  beginRun,
  findFirstDue,
  findLastRun,
  findOpenRun,
  gatherBills,
  listGathered,
  listMerchantsWithContracts,
  lockRun,
  setReckoned,
  setRun,
  stopLines,
  type GatheredBill,
  type ReckonedBill,
} from './bills.repository.ts';
import { calendarOf, wordOf } from './changes.ts';
import { listLapsed, updateContract } from './contracts.repository.ts';
import { figuresOf } from './figures.repository.ts';
import { readKept } from './keptTerms.ts';
import { payDebts, payNext } from './payBills.ts';
import { listMerchantsToPay, listMerchantsWithDebts, listSolvent } from './payments.repository.ts';

/** Bills contracts, pays bills and debts, and lets offers lapse. */
export interface ContractWork {
  /** Does all that is due, of all merchants; one that fails stops no other. */
  work(): Promise<void>;
  /** Pays what is owed, of all merchants. */
  workDebts(): Promise<void>;
}

interface Deps {
  readonly db: Database;
  readonly clock: () => Date;
  readonly findSite: (
    merchantCode: string,
  ) => Promise<{ readonly brand: ResolvedBrand } | undefined>;
  readonly onError: (error: unknown) => void;
}

const PAGE = 500;
const NOBODY = '00000000-0000-0000-0000-000000000000';
/** Salaries are costs of dividends, so they come first. */
const ORDER: readonly ContractKind[] = ['realTime', 'hourly', 'daily', 'dividend'];

/** The figures of a team as they are reckoned with. */
export const readFigures = (inputs: KeptFigures) => ({
  betsMinor: BigInt(inputs.bets),
  validMinor: BigInt(inputs.valid),
  payoutsMinor: BigInt(inputs.payouts),
  cashbackMinor: BigInt(inputs.cashback),
  bonusMinor: BigInt(inputs.bonus),
  salariesMinor: BigInt(inputs.salaries),
  wonMinor: BigInt(inputs.won),
  lostMinor: BigInt(inputs.lost),
  active: inputs.active,
});

function reckon(bill: GatheredBill): ReckonedBill {
  const terms = readKept(bill.terms);
  const last = bill.last && { key: bill.last.key, carryOutMinor: BigInt(bill.last.carry) };
  const carryIn = carryInto(terms.carry, bill.period_key, last ?? undefined);
  const done = computeBill(bill.kind, terms, readFigures(bill.inputs), carryIn);
  return {
    id: String(bill.id),
    state: done.amountMinor === 0n ? 'notReached' : bill.is_held ? 'held' : 'computed',
    tier: done.tier < 0 ? null : done.tier,
    base: String(done.baseMinor),
    net_loss: String(done.netLossMinor),
    after_fee: String(done.afterFeeMinor),
    carry_in: String(done.carryInMinor),
    carry_out: String(done.carryOutMinor),
    amount: String(done.amountMinor),
  };
}

/** Takes a run one step on, in a transaction of its own; gives whether more is to do. */
async function stepRun(tx: Tx, brand: ResolvedBrand, known: RunRow, now: Date): Promise<boolean> {
  const run = await lockRun(tx, known);
  if (!run || run.state === 'done') return false;
  switch (run.state) {
    case 'gathering':
      await gatherBills(tx, run, figuresOf(brand), now);
      await setRun(tx, run, 'computing');
      return true;
    case 'computing': {
      const bills = await listGathered(tx, run, { now, limit: PAGE });
      await setReckoned(tx, run.merchant_code, bills.map(reckon));
      if (bills.length === PAGE) return true;
      if (brand.agents.contracts?.dueIndependently === false) await stopLines(tx, run);
      await setRun(tx, run, 'paying');
      return true;
    }
    case 'paying':
      if ((await payNext(tx, { run }, { now, limit: PAGE })) > 0) return true;
      await setRun(tx, run, 'done', now);
      return false;
  }
}

/** Makes the work on runs of one merchant. */
function createRuns({ db, clock }: Deps) {
  async function finish(brand: ResolvedBrand, kind: ContractKind): Promise<void> {
    const scope = { merchantCode: brand.merchantCode };
    const run = await withTransaction(db, scope, (tx) => findOpenRun(tx, brand.merchantCode, kind));
    if (!run) return;
    while (await withTransaction(db, scope, (tx) => stepRun(tx, brand, run, clock())));
  }

  /** Begins the next run of a kind that is due; gives whether there was one. */
  async function begin(brand: ResolvedBrand, kind: ContractKind): Promise<boolean> {
    const { merchantCode } = brand;
    return withTransaction(db, { merchantCode }, async (tx) => {
      const now = clock();
      const since = await findLastRun(tx, merchantCode, kind);
      const first = await findFirstDue(tx, { merchantCode, kind, since });
      if (first === null) return false;
      const period = periodAt(kind, calendarOf(brand), first.getTime());
      if (period.dueAt > now.getTime()) return false;
      await beginRun(tx, { merchantCode, kind, period, now });
      return true;
    });
  }

  return async (brand: ResolvedBrand): Promise<void> => {
    for (const kind of ORDER) {
      await finish(brand, kind);
      while (await begin(brand, kind)) await finish(brand, kind);
    }
  };
}

async function lapse({ db, clock }: Deps, brand: ResolvedBrand): Promise<void> {
  const { merchantCode } = brand;
  await withTransaction(db, { merchantCode }, async (tx) => {
    const now = clock();
    for (const contract of await listLapsed(tx, merchantCode, now, PAGE)) {
      await updateContract(tx, contract, {
        state: contract.state === 'offered' ? 'rejected' : 'active',
        offered: null,
        lapses_at: null,
        changed_at: now,
      });
      if (contract.payer_id === null) continue;
      await tell(tx, {
        merchantCode,
        memberId: contract.payer_id,
        kind: 'contractLapsed',
        name: `contractLapsed ${contract.id} ${now.getTime()}`,
        values: { contract: wordOf(contract.kind), by: { text: contract.receiver } },
        at: now,
      });
    }
  });
}

/** Pays what is owed at a merchant by who has something. */
async function payOwed({ db, clock }: Deps, merchantCode: string, decimals: number): Promise<void> {
  for (let after = NOBODY; ;) {
    const from = after;
    const found = await withTransaction(db, { merchantCode }, async (tx) => {
      const now = clock();
      const solvent = await listSolvent(tx, { merchantCode, after: from, limit: PAGE });
      for (const currency of new Set(solvent.map((one) => one.currency))) {
        const memberIds = solvent.filter((one) => one.currency === currency).map(({ id }) => id);
        await payDebts(tx, { merchantCode, currency, decimals, now, memberIds });
      }
      return solvent;
    });
    if (found.length < PAGE) return;
    after = found.at(-1)!.id;
  }
}

/** Makes the work. */
export function createContractWork(deps: Deps): ContractWork {
  const { db, clock, findSite, onError } = deps;
  const bill = createRuns(deps);
  const each = async (
    codes: readonly string[],
    work: (brand: ResolvedBrand) => Promise<void>,
  ): Promise<void> => {
    for (const code of codes) {
      try {
        const site = await findSite(code);
        if (site) await work(site.brand);
      } catch (error) {
        onError(error);
      }
    }
  };
  const workDebts = async () =>
    each(await listMerchantsWithDebts(db.owner), ({ merchantCode, currency }) =>
      payOwed(deps, merchantCode, currency.decimals),
    );
  return {
    workDebts,
    async work() {
      await each(await listMerchantsWithContracts(db.owner), async (brand) => {
        await lapse(deps, brand);
        await bill(brand);
      });
      await each(await listMerchantsToPay(db.owner), async ({ merchantCode }) => {
        const pay = (tx: Tx) => payNext(tx, { merchantCode }, { now: clock(), limit: PAGE });
        while ((await withTransaction(db, { merchantCode }, pay)) > 0);
      });
      await workDebts();
    },
  };
}
