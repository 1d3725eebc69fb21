import { standardPoints, type PointTerms } from '../../../engine/rewards/points.ts';
import type { ResolvedBrand } from '../../../schemas/resolvedBrand.ts';
import type { Tx } from '../../db/database.ts';
import type { KeptPointTerms } from '../../db/pointTables.ts';
import { pointTerms } from './points.repository.ts';

/** Terms as they are kept. */
export const keepTerms = ({ ratios, conversion }: PointTerms): KeptPointTerms => ({
  ratios: Object.fromEntries(Object.entries(ratios).map(([name, minor]) => [name, String(minor)])),
  conversion: conversion && { ...conversion, stepMinor: String(conversion.stepMinor) },
});

/** Terms as they were kept. */
export const readKept = ({ ratios, conversion }: KeptPointTerms): PointTerms => ({
  ratios: Object.fromEntries(Object.entries(ratios).map(([name, text]) => [name, BigInt(text)])),
  conversion: conversion && { ...conversion, stepMinor: BigInt(conversion.stepMinor) },
});

/** The terms that hold: the desk's newest, else points come by the standard ones and are worth no money. */
export async function readPointTerms(tx: Tx, { currency }: ResolvedBrand): Promise<PointTerms> {
  const said = await pointTerms.find(tx);
  return said ? readKept(said.terms) : { ...standardPoints(currency), conversion: null };
}
