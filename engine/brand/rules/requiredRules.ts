import { brandSchema } from '../../../schemas/brand.schema.ts';
import type { Rule } from '../rule.ts';

const REQUIRED = ['name', 'merchantCode', 'hosts'] as const;

const isComplete: Rule = (brand, report) => {
  if (brand.abstract) return;
  for (const key of REQUIRED) {
    if (brand[key] !== undefined) continue;
    report('brand.missing', [key], `The brand must say "${key}".`, {
      suggestion: brandSchema.properties[key].description,
    });
  }
};

const hasOwnMerchantCode: Rule = (brand, report, { id, merchantCodeOwners }) => {
  if (brand.abstract || brand.merchantCode === undefined) return;
  const owner = merchantCodeOwners.get(brand.merchantCode);
  if (owner === undefined || owner === id) return;
  const message = `The merchant code "${brand.merchantCode}" belongs to the brand "${owner}".`;
  report('merchantCode.duplicate', ['merchantCode'], message, {
    suggestion: 'Give each merchant a code of its own; accounts and money hang on it.',
  });
};

/** What every served brand must say. */
export const requiredRules: readonly Rule[] = [isComplete, hasOwnMerchantCode];
