import { CsvError, parse } from 'csv-parse/sync';
import {
  PAYOUT_STATES,
  PROVIDER_STATES,
  type ProviderPayoutAnswer,
  type ProviderState,
} from '../../../schemas/paymentsApi.ts';
import { ProviderFault } from '../providerFault.ts';
import type { SettledPayment } from './provider.ts';

const AMOUNT = /^[0-9]{1,15}(\.[0-9]{1,8})?$/;

const refuse = (detail: string) => new ProviderFault('payments', 'unreachable', detail);

/** Lines of a settlement with the columns that it must have. Throws ProviderFault. */
function readLines(body: string, needed: readonly string[]): Record<string, string | undefined>[] {
  let rows: Record<string, string>[];
  let columns: readonly string[] = [];
  try {
    rows = parse(body, {
      bom: true,
      columns: (heads: string[]) => (columns = heads.map((head) => head.trim())) as string[],
      skip_empty_lines: true,
      trim: true,
    });
  } catch (error) {
    if (error instanceof CsvError) throw refuse('a settlement that is no CSV');
    throw error;
  }
  if (!needed.every((name) => columns.includes(name)))
    throw refuse('a settlement without its columns');
  return rows;
}

function toSettled(
  { receipt = '', amount = '', currency = '' }: Record<string, string | undefined>,
  of: Pick<SettledPayment, 'order' | 'refunded'> & { readonly state: ProviderState | undefined },
): SettledPayment {
  const { state } = of;
  if (receipt === '' || state === undefined || !AMOUNT.test(amount)) {
    throw refuse('a settlement with a line that cannot be read');
  }
  return { ...of, receipt, state, amount, currency };
}

/**
 * The payments of a settlement of `schemas/paymentsApi.ts`: CSV with the columns receipt, order, state, amount and currency, and
 * refunded where there are refunds. Throws ProviderFault for anything else.
 */
export const readSettlement = (body: string): readonly SettledPayment[] =>
  readLines(body, ['receipt', 'order', 'state', 'amount', 'currency']).map((line) => {
    const { order, refunded } = line;
    return toSettled(line, {
      order: order || null,
      state: PROVIDER_STATES.find((state) => state === line['state']),
      refunded: refunded !== undefined && AMOUNT.test(refunded) ? refunded : null,
    });
  });

const STATES_OF_PAYOUTS: Readonly<Record<ProviderPayoutAnswer['state'], ProviderState>> = {
  pending: 'seen',
  paid: 'final',
  failed: 'refused',
  returned: 'refunded',
};

/** The same of what was paid out, whose orders are payouts. What came back came back whole. Throws ProviderFault. */
export const readPayoutSettlement = (body: string): readonly SettledPayment[] =>
  readLines(body, ['receipt', 'payout', 'state', 'amount', 'currency']).map((line) => {
    const known = PAYOUT_STATES.find((state) => state === line['state']);
    return toSettled(line, {
      order: line['payout'] || null,
      state: known && STATES_OF_PAYOUTS[known],
      refunded: known === 'returned' ? (line['amount'] ?? null) : null,
    });
  });
