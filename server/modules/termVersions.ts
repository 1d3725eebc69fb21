import type { Tx } from '../db/database.ts';
import type { TermsTable, TermsVersion } from '../db/keptTerms.ts';
import { Problem } from '../http/problem.ts';

/** Terms in one of their versions. */
export interface ReadTerms<Terms> {
  readonly terms: Terms;
  /** The version that holds; 0 where no desk said anything. */
  readonly holds: number;
  readonly version: number;
  readonly at: Date | null;
  readonly by: string | null;
  readonly versions: readonly TermsVersion[];
}

/** Reads the terms that hold, or an earlier version of them. Throws Problem notFound. */
export async function readTerms<Kept, Terms>(
  table: TermsTable<Kept>,
  tx: Tx,
  {
    version,
    read,
    standard,
  }: {
    readonly version: number | undefined;
    readonly read: (kept: Kept) => Terms;
    /** What holds where no desk said anything. */
    readonly standard: () => Promise<Terms>;
  },
): Promise<ReadTerms<Terms>> {
  const versions = await table.listVersions(tx);
  const said = await table.find(tx, version);
  if (!said && version !== undefined) throw new Problem('notFound', 'There is no such version.');
  return {
    terms: said ? read(said.terms) : await standard(),
    holds: versions[0]?.version ?? 0,
    version: said?.version ?? 0,
    at: said?.created_at ?? null,
    by: said?.created_by ?? null,
    versions,
  };
}

/** Refuses terms for one of their fields. */
export const refuseTerms = (field: string): Problem =>
  new Problem('bodyInvalid', `Field "${field}" cannot be so.`, {
    value: { fields: { [field]: 'invalid' } },
  });

/** Has terms hold in place of the version that was read. Throws Problem changedMeanwhile where another one holds. */
export async function publishTerms<Kept>(
  table: TermsTable<Kept>,
  ...said: Parameters<TermsTable<Kept>['publish']>
): Promise<void> {
  if (!(await table.publish(...said))) {
    throw new Problem('changedMeanwhile', 'Another version holds by now.');
  }
}
