import { dissect } from '../../server/brands/dissect.ts';
import { formatFault } from '../../server/brands/faultBook.ts';
import type { FileBrandStore } from '../../server/brands/fileBrandStore.ts';
import type { DissectedBrand } from '../../server/brands/resolver.ts';
import type { CommandContext } from './command.ts';
import { requireIds } from './store.ts';

/**
 * A brand taken apart, or another file in its place. Undefined where it has faults that keep it from being served,
 * which are said. Throws UsageError for an unknown id.
 */
export async function dissectBrand(
  store: FileBrandStore,
  id: string,
  { cwd, complain }: Pick<CommandContext, 'cwd' | 'complain'>,
  otherFile?: string,
): Promise<DissectedBrand | undefined> {
  requireIds([id], store.ids());
  const { dissected, faults } = await dissect(store, id, {
    cwd,
    ...(otherFile !== undefined && { otherFile }),
  });
  if (dissected) return dissected;
  for (const fault of faults) complain(formatFault(fault));
  complain(`${otherFile ?? `The brand "${id}"`} has faults; mend them first.`);
  return undefined;
}
