import { carryInto, computeBill, type Computed } from '../../../engine/agents/contractBills.ts';
import {
  lastDuePeriod,
  periodAt,
  type ContractPeriod,
} from '../../../engine/agents/contractPeriods.ts';
import type { ContractTerms } from '../../../engine/agents/contractTerms.ts';
import type { simulateContract } from '../../../schemas/api/contracts.ts';
import type { ValueOf } from '../../../schemas/api/endpoint.ts';
import type { ContractKind, ProductGroup } from '../../../schemas/contracts.ts';
import type { ResolvedBrand } from '../../../schemas/resolvedBrand.ts';
import type { KeptFigures } from '../../db/contractTables.ts';
import type { Tx } from '../../db/database.ts';
import { toWireAmount } from '../../http/wireAmount.ts';
import { sumBilled } from './bills.repository.ts';
import { calendarOf, findTermFault, listEnding } from './changes.ts';
import { readFigures } from './contractWork.ts';
import { bucketFigures, figuresOf, readTeam } from './figures.repository.ts';
import { showFault } from './contractViews.ts';

type Simulation = ValueOf<typeof simulateContract>;

/** Which terms are tried, and for whom; `payerId` is null for the house. */
export interface Trial {
  readonly kind: ContractKind;
  readonly group: ProductGroup;
  readonly payerId: string | null;
  readonly receiverId: string;
  readonly terms: ContractTerms;
}

const DAY_MS = 86_400_000;
const DAYS = 30;
const MOST_SHOWN = 100;

interface Played {
  readonly period: ContractPeriod;
  readonly figures: KeptFigures;
}

/** The whole periods of the last month, the oldest first. */
function periodsOf(kind: ContractKind, brand: ResolvedBrand, now: Date): readonly ContractPeriod[] {
  const calendar = calendarOf(brand);
  const last = lastDuePeriod(kind, calendar, now.getTime());
  const since = last.until - DAYS * DAY_MS;
  const all = [last];
  for (;;) {
    const before = periodAt(kind, calendar, all[0]!.from - 1);
    if (before.from < since) return all;
    all.unshift(before);
  }
}

/** What the team did period by period: by days exactly as bills are gathered, by minutes in one look. */
async function listPlayed(
  tx: Tx,
  brand: ResolvedBrand,
  { kind, group, receiverId }: Trial,
  now: Date,
): Promise<readonly Played[]> {
  const of = figuresOf(brand);
  const team = { receiverId, group };
  if (kind === 'hourly' || kind === 'realTime') {
    const calendar = calendarOf(brand);
    const until = new Date(lastDuePeriod(kind, calendar, now.getTime()).until);
    const from = new Date(until.getTime() - DAYS * DAY_MS);
    const rows = await bucketFigures(tx, kind, of, { from, until }, team);
    return rows.map(({ at, figures }) => ({
      period: periodAt(kind, calendar, at.getTime()),
      figures,
    }));
  }
  const played: Played[] = [];
  for (const period of periodsOf(kind, brand, now)) {
    const span = { from: new Date(period.from), until: new Date(period.until) };
    played.push({ period, figures: await readTeam(tx, kind, of, span, { receiverId, group }) });
  }
  return played;
}

/** What terms would have come to, by the same reckoning as bills. */
function reckonAll(
  { kind, terms }: Trial,
  played: readonly Played[],
): readonly {
  readonly period: ContractPeriod;
  readonly active: number;
  readonly done: Computed;
}[] {
  let last: { readonly key: string; readonly carryOutMinor: bigint } | undefined;
  return played.map(({ period, figures }) => {
    const carry = carryInto(terms.carry, period.key, last);
    const done = computeBill(kind, terms, readFigures(figures), carry);
    last = { key: period.key, carryOutMinor: done.carryOutMinor };
    return { period, active: figures.active, done };
  });
}

/** What terms would have paid over the last month, and whose contracts would end. */
export async function simulate(
  tx: Tx,
  brand: ResolvedBrand,
  trial: Trial,
  now: Date,
): Promise<Simulation> {
  const { code, decimals } = brand.currency;
  const write = (minor: bigint) => toWireAmount(minor, decimals);
  const played = await listPlayed(tx, brand, trial, now);
  const all = reckonAll(trial, played);
  const calendar = calendarOf(brand);
  const until = new Date(lastDuePeriod(trial.kind, calendar, now.getTime()).until);
  const from = new Date(all[0]?.period.from ?? until.getTime() - DAYS * DAY_MS);
  const fault = await findTermFault(tx, trial);
  const ends = await listEnding(tx, brand.merchantCode, trial, trial.terms);
  const shown = all.filter(({ done, active }) => active > 0 || done.baseMinor !== 0n);
  return {
    currency: code,
    from: from.toISOString(),
    until: until.toISOString(),
    periods: shown
      .slice(-MOST_SHOWN)
      .reverse()
      .map(({ period, active, done }) => ({
        period: period.key,
        base: write(done.baseMinor),
        active,
        tier: done.tier < 0 ? null : done.tier + 1,
        amount: write(done.amountMinor),
      })),
    total: write(all.reduce((sum, { done }) => sum + done.amountMinor, 0n)),
    reached: all.filter(({ done }) => done.amountMinor > 0n).length,
    before: write(await sumBilled(tx, { ...trial, from, until })),
    ends: [...ends],
    fault: fault ? showFault(fault, decimals) : null,
  };
}
