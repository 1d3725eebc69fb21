import { createHash } from 'node:crypto';
import { parseMinor } from '../../../engine/minorUnits.ts';
import { findReferences } from '../../../engine/payments/references.ts';
import type { StatementMapping } from '../../../schemas/desk/statements.ts';
import type { Tx } from '../../db/database.ts';
import type { UnmatchedRow } from '../../db/paymentTables.ts';
import { Problem } from '../../http/problem.ts';
import type { DepositDesk, StaffDeed } from '../deposits/depositDesk.ts';
import type { PaymentsService } from '../payments/payments.service.ts';
import { readCamt } from './camt.ts';
import { guessMapping, readCsv, readRows } from './csv.ts';
import { propose, type Proposal } from './matching.ts';
import { readMt940 } from './mt940.ts';
import { refuseStatement, type StatementLine } from './statementLine.ts';
import { findMapping, putMapping } from './statements.repository.ts';

/** A statement as it was sent. */
export interface SentStatement {
  readonly channel: string;
  readonly format: 'csv' | 'camt053' | 'mt940';
  readonly text: string;
  readonly mapping?: StatementMapping;
}

/** Whose statement it is, and the currency there. */
interface Merchant {
  readonly merchantCode: string;
  readonly decimals: number;
  readonly code: string;
}

/** What came of a statement. */
export interface Imported {
  /** Payments in it that came to the account. */
  readonly lines: number;
  readonly added: number;
  /** Those that were imported before, or whose orders are credited by their names. */
  readonly known: number;
  readonly certain: number;
}

/** An open payment with the order that it fits for certain. */
export interface CertainMatch extends Proposal {
  readonly payment: UnmatchedRow;
}

/** Bank statements at the desk, in its own transaction. */
export interface StatementsService {
  /** What a file of columns has, and how it is read: as it was last, or as its heads suggest. */
  preview(
    tx: Tx,
    channel: string,
    text: string,
  ): Promise<{
    readonly columns: readonly string[];
    readonly rows: readonly (readonly string[])[];
    readonly mapping: StatementMapping;
  }>;
  /** Lists what came to an account as payments to match; each once. Throws Problem statementInvalid or notFound. */
  import(tx: Tx, merchant: Merchant, sent: SentStatement, deed: StaffDeed): Promise<Imported>;
  propose(tx: Tx, payment: UnmatchedRow, now: Date): Promise<Proposal | null>;
  /** Open payments that fit an order for certain, each order once; a page of them. */
  listCertain(tx: Tx, merchantCode: string, now: Date): Promise<readonly CertainMatch[]>;
  /** Gives payments to their orders, those that still fit for certain; says how many. */
  confirm(
    tx: Tx,
    merchantCode: string,
    ids: readonly string[],
    deed: StaffDeed,
  ): Promise<{ readonly confirmed: number; readonly left: number }>;
}

/** Open payments that are looked through for certain matches. */
const LOOKED_AT = 500;
const SHOWN_ROWS = 3;

function readLines({ format, text, mapping }: SentStatement): readonly StatementLine[] {
  if (format === 'camt053') return readCamt(text);
  if (format === 'mt940') return readMt940(text);
  if (!mapping) throw refuseStatement('column');
  return readCsv(text, mapping);
}

/** A name for a payment that the bank gave none: by what it says, and which of those that say the same it is. */
function createNaming() {
  const seen = new Map<string, number>();
  return (line: StatementLine): string => {
    if (line.receipt !== null) return line.receipt;
    const parts = [line.at.toISOString(), line.amount, line.currency, line.payer, line.text];
    const digest = createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 32);
    const count = (seen.get(digest) ?? 0) + 1;
    seen.set(digest, count);
    return `statement ${digest} ${count}`;
  };
}

/** What it is made from. */
interface Deps {
  readonly ids: () => string;
  readonly payments: PaymentsService;
  readonly desk: DepositDesk;
}

async function requireChannel(
  { payments }: Deps,
  tx: Tx,
  merchantCode: string,
  id: string,
): Promise<void> {
  const channels = await payments.listChannels(tx, merchantCode);
  if (!channels.some((channel) => channel.id === id && channel.direction === 'in')) {
    throw new Problem('notFound', 'There is no such channel.');
  }
}

async function listCertain(
  { payments, desk }: Deps,
  tx: Tx,
  merchantCode: string,
  now: Date,
): Promise<CertainMatch[]> {
  const open = await payments.listUnmatched(tx, {
    merchantCode,
    state: 'open',
    after: null,
    limit: LOOKED_AT,
  });
  const found = new Map<string, CertainMatch>();
  const twice = new Set<string>();
  for (const payment of open) {
    const proposal = await propose(tx, desk, payment, now);
    if (!proposal?.isCertain) continue;
    if (found.has(proposal.order.id)) twice.add(proposal.order.id);
    found.set(proposal.order.id, { ...proposal, payment });
  }
  return [...found.values()].filter(({ order }) => !twice.has(order.id));
}

async function importStatement(
  deps: Deps,
  tx: Tx,
  { merchantCode, decimals, code }: Merchant,
  { sent, at }: { readonly sent: SentStatement; readonly at: Date },
): Promise<Imported> {
  const { ids, payments, desk } = deps;
  await requireChannel(deps, tx, merchantCode, sent.channel);
  const lines = readLines(sent);
  if (sent.format === 'csv') {
    await putMapping(tx, { merchantCode, channelId: sent.channel, mapping: sent.mapping!, at });
  }
  const nameOf = createNaming();
  let added = 0;
  for (const [index, line] of lines.entries()) {
    const minor = parseMinor(line.amount, decimals);
    if (minor === null || minor <= 0n) throw refuseStatement('amount', index + 1);
    const receipt = nameOf(line);
    if (await desk.isCreditedBy(tx, merchantCode, { channelId: sent.channel, receipt })) continue;
    // Somebody has credited it by hand under a name of their own: the first payment that names the order is that one.
    const references = findReferences(line.text ?? '');
    const byHand = await desk.findCreditedByHand(tx, merchantCode, { references, minor });
    const isNew = await payments.addUnmatched(tx, {
      merchant_code: merchantCode,
      id: ids(),
      channel_id: sent.channel,
      receipt_id: receipt,
      amount_minor: minor,
      currency: line.currency ?? code,
      payer: line.payer,
      reference: line.text?.slice(0, 500) ?? null,
      reason: 'statement',
      paid_at: line.at,
      found_at: at,
      state: byHand ? 'linked' : 'open',
      order_id: byHand ?? null,
      closed_by: byHand ? 'system' : null,
      closed_at: byHand ? at : null,
    });
    if (isNew && !byHand) added += 1;
  }
  const certain = await listCertain(deps, tx, merchantCode, at);
  return { lines: lines.length, added, known: lines.length - added, certain: certain.length };
}

/** Makes the service. */
export function createStatementsService(deps: Deps): StatementsService {
  const { desk } = deps;
  return {
    async preview(tx, channel, text) {
      const rows = readRows(text);
      const kept = await findMapping(tx, channel);
      const { date, amount, payer, text: words, receipt } = kept ?? guessMapping(rows);
      const last = Math.max(...[date, amount, payer, words, receipt].map((at) => at ?? 0));
      return {
        columns: rows[0]!,
        rows: rows.slice(1, SHOWN_ROWS + 1),
        mapping: kept && last < rows[0]!.length ? kept : guessMapping(rows),
      };
    },
    import: (tx, merchant, sent, { at }) => importStatement(deps, tx, merchant, { sent, at }),
    propose: (tx, payment, now) => propose(tx, desk, payment, now),
    listCertain: (tx, merchantCode, now) => listCertain(deps, tx, merchantCode, now),
    async confirm(tx, merchantCode, wanted, deed) {
      const certain = await listCertain(deps, tx, merchantCode, deed.at);
      const chosen = certain.filter(({ payment }) => wanted.includes(payment.id));
      for (const { payment, order } of chosen) {
        await desk.link(tx, merchantCode, { id: payment.id, order: order.id, ...deed });
      }
      return { confirmed: chosen.length, left: wanted.length - chosen.length };
    },
  };
}
