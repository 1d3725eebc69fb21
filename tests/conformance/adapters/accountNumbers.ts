import {
  completeClabe,
  completeCpf,
  isCardNumber,
} from '../../../engine/payments/accountNumbers.ts';

type Input =
  | { readonly first17: string }
  | { readonly first9: string }
  | { readonly numbers: readonly string[] };

/** Numbers with their check digits, or whether they are right. */
export function run(input: Input) {
  if ('first17' in input) return { clabe: completeClabe(input.first17) };
  if ('first9' in input) return { cpf: completeCpf(input.first9) };
  return { valid: input.numbers.map(isCardNumber) };
}
