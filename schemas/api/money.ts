/** Schema of an amount on the wire: a decimal string in the currency's main unit, never a float. */
export const moneySchema = {
  type: 'string',
  pattern: '^-?[0-9]{1,15}(\\.[0-9]{1,4})?$',
  description: 'Decimal amount in the main unit of the currency.',
} as const;
