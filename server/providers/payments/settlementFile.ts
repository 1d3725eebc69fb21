import { CsvError, parse } from 'csv-parse/sync';
import { PROVIDER_STATES, type ProviderState } from '../../../schemas/paymentsApi.ts';
import { ProviderFault } from '../providerFault.ts';
import type { SettledPayment } from './provider.ts';

const NEEDED = ['receipt', 'order', 'state', 'amount', 'currency'] as const;
const AMOUNT = /^[0-9]{1,15}(\.[0-9]{1,8})?$/;

const refuse = (detail: string) => new ProviderFault('payments', 'unreachable', detail);

const isState = (text: string): text is ProviderState =>
  (PROVIDER_STATES as readonly string[]).includes(text);

/**
 * The payments of a settlement of `schemas/paymentsApi.ts`: CSV with the columns receipt, order, state, amount and currency, and
 * refunded where there are refunds. Throws ProviderFault for anything else.
 */
export function readSettlement(body: string): readonly SettledPayment[] {
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
  if (!NEEDED.every((name) => columns.includes(name)))
    throw refuse('a settlement without its columns');
  return rows.map(({ receipt = '', order, state = '', amount = '', currency = '', refunded }) => {
    if (receipt === '' || !isState(state) || !AMOUNT.test(amount)) {
      throw refuse('a settlement with a line that cannot be read');
    }
    return {
      receipt,
      order: order || null,
      state,
      amount,
      currency,
      refunded: refunded !== undefined && AMOUNT.test(refunded) ? refunded : null,
    };
  });
}
