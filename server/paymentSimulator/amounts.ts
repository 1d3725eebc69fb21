const DECIMALS = 8;

function unitsOf(amount: string): bigint {
  const [whole = '0', rest = ''] = amount.split('.');
  return BigInt(whole + rest.padEnd(DECIMALS, '0'));
}

/** The sum of two decimal amounts, with the decimals of the finer one. */
export function addAmounts(one: string, other: string): string {
  const decimals = Math.max(...[one, other].map((text) => text.split('.')[1]?.length ?? 0));
  const digits = String(unitsOf(one) + unitsOf(other)).padStart(DECIMALS + 1, '0');
  const whole = digits.slice(0, -DECIMALS);
  return decimals === 0 ? whole : `${whole}.${digits.slice(-DECIMALS).slice(0, decimals)}`;
}

/** A decimal amount, and one unit less of it. */
export const takeOne = (amount: string): string => {
  const [whole = '0', rest] = amount.split('.');
  return `${BigInt(whole) - 1n}${rest === undefined ? '' : `.${rest}`}`;
};

/** Whether one decimal amount is below another. */
export const isLess = (one: string, other: string): boolean => unitsOf(one) < unitsOf(other);
