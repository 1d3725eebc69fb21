import type { Tx } from '../../db/database.ts';
import { Problem } from '../../http/problem.ts';
import { isExcluded } from './limits.repository.ts';

/**
 * The Problem accountPaused for who opens an account while another one of theirs, by name and birthday, is excluded; null
 * for anybody else.
 */
export async function refuseExcluded(
  tx: Tx,
  member: {
    readonly merchant_code: string;
    readonly payee_name?: string | null;
    readonly birthday?: string | null;
  },
): Promise<Problem | null> {
  const { merchant_code: merchantCode, payee_name: name, birthday } = member;
  if (!name || !birthday || !(await isExcluded(tx, { merchantCode, name, birthday }))) return null;
  return new Problem('accountPaused', 'Somebody of this name and birthday takes a break.');
}
