/** What the simulator's scanner finds in a code. */
export interface ScannedCode {
  readonly account: string;
  /** Decimal text; null where the payer types it. */
  readonly amount: string | null;
  readonly currency: string;
  readonly reference: string | null;
  readonly name: string;
}

function readParts(text: string): ReadonlyMap<string, string> {
  const parts = new Map<string, string>();
  for (let at = 0; at + 4 <= text.length;) {
    const length = Number(text.slice(at + 2, at + 4));
    if (Number.isNaN(length)) break;
    parts.set(text.slice(at, at + 2), text.slice(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return parts;
}

const CURRENCIES: Readonly<Record<string, string>> = {
  '986': 'BRL',
  '704': 'VND',
  '764': 'THB',
  '702': 'SGD',
};

function readTransfer(text: string): ScannedCode | null {
  // The standard has lines end either way, and forms of browsers send the longer one.
  const [, , , , , name = '', account = '', amount = '', , , reference = ''] = text.split(/\r?\n/);
  if (!/^EUR\d/.test(amount)) return null;
  return { account, amount: amount.slice(3), currency: 'EUR', reference: reference || null, name };
}

/** The first of some parts that is there. */
const firstOf = (parts: ReadonlyMap<string, string>, ids: readonly string[]): string | null =>
  ids.map((id) => parts.get(id)).find((part) => part !== undefined) ?? null;

/** Whose account a merchant's code pays. */
function readAccount(parts: ReadonlyMap<string, string>): string {
  const template = readParts(firstOf(parts, ['26', '38', '29']) ?? '');
  if (template.get('00') === 'br.gov.bcb.pix') return template.get('01') ?? '';
  const nested = readParts(template.get('01') ?? '');
  return nested.get('01') ?? firstOf(template, ['02', '01']) ?? '';
}

/** Reads a code as an application would: a transfer in euro, or a merchant's code. Null for anything else. */
export function scan(text: string): ScannedCode | null {
  if (text.startsWith('BCD')) return readTransfer(text);
  const parts = readParts(text);
  const currency = CURRENCIES[parts.get('53') ?? ''];
  if (!currency || parts.get('00') !== '01') return null;
  return {
    account: readAccount(parts),
    amount: parts.get('54') ?? null,
    currency,
    reference: firstOf(readParts(parts.get('62') ?? ''), ['05', '08', '01']),
    name: parts.get('59') ?? '',
  };
}
