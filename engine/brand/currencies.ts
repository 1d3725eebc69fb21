/** Codes of ISO 4217 that are in use. */
export const CURRENCY_CODES: readonly string[] = Intl.supportedValuesOf('currency');

/** Points that are no money of any country: what a brand counts in that says nothing. */
export const POINTS = { code: 'PTS', symbol: 'P', decimals: 2 } as const;

const known: ReadonlySet<string> = new Set(CURRENCY_CODES);

/** The decimals that ISO 4217 gives a currency; undefined for a code that it does not have. */
export function isoDecimals(code: string): number | undefined {
  if (!known.has(code)) return undefined;
  const format = new Intl.NumberFormat('en', { style: 'currency', currency: code });
  return format.resolvedOptions().maximumFractionDigits;
}

/** How a currency is written beside amounts, where a brand does not say; its code where it has no sign. */
function usualSymbol(code: string): string {
  if (!known.has(code)) return code;
  const format = new Intl.NumberFormat('en', {
    style: 'currency',
    currency: code,
    currencyDisplay: 'narrowSymbol',
  });
  return format.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? code;
}

/** A currency with what its file leaves out. */
export function completeCurrency(written: {
  readonly code?: string;
  readonly symbol?: string;
  readonly decimals?: number;
}): { readonly code: string; readonly symbol: string; readonly decimals: number } {
  const code = written.code ?? POINTS.code;
  const usual =
    code === POINTS.code
      ? POINTS
      : { code, symbol: usualSymbol(code), decimals: isoDecimals(code) ?? POINTS.decimals };
  return { ...usual, ...written };
}
