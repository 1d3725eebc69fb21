import { parseMinor } from '../../../engine/minorUnits.ts';
import type { ResolvedBrand } from '../../../schemas/resolvedBrand.ts';
import { Problem } from '../../http/problem.ts';
import type { ReadTerms } from '../../modules/termVersions.ts';

/** An amount as it was sent, in minor units. Throws Problem amountInvalid. */
export function readMinor(amount: string, { decimals }: ResolvedBrand['currency']): bigint {
  const minor = parseMinor(amount, decimals);
  if (minor === null) throw new Problem('amountInvalid', 'That is no amount of the currency.');
  return minor;
}

/** Which version of terms it is, and which there are. */
export const showVersions = (
  { holds, version, at, by, versions }: ReadTerms<unknown>,
  { currency }: ResolvedBrand,
) => ({
  currency: currency.code,
  decimals: currency.decimals,
  holds,
  version,
  at: at?.toISOString() ?? null,
  by,
  versions: versions.map((row) => ({
    version: row.version,
    at: row.created_at.toISOString(),
    by: row.created_by,
  })),
});
