import { parseMinor } from '../../../engine/minorUnits.ts';
import type { ResolvedBrand } from '../../../schemas/resolvedBrand.ts';
import type { Tx } from '../../db/database.ts';
import { Problem } from '../../http/problem.ts';
import type { ReadTerms } from '../../modules/termVersions.ts';
import type { ActionContext } from '../actions.ts';
import { actorOf } from '../payments/depositCalls.ts';

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

/** What a desk does with terms that it writes. */
interface TermsDesk<Terms> {
  read(tx: Tx, brand: ResolvedBrand): Promise<ReadTerms<Terms>>;
  /** Throws Problem bodyInvalid for terms that cannot be. */
  check(terms: Terms): void;
  publish(
    tx: Tx,
    brand: ResolvedBrand,
    said: {
      readonly terms: Terms;
      readonly over: number;
      readonly by: string;
      readonly at: Date;
    },
  ): Promise<void>;
}

/** Makes what publishing terms needs as an action: looked at as it is asked for, and published by a second person. */
export function definePublishing<Terms, Wire extends object>({
  desk,
  kind,
  read,
  show,
}: {
  readonly desk: TermsDesk<Terms>;
  /** Of the subject in the audit, of which a brand has one. */
  readonly kind: 'pointTerms' | 'vipTerms';
  readonly read: (sent: Wire, brand: ResolvedBrand) => Terms;
  readonly show: (terms: Terms, brand: ResolvedBrand) => Wire;
}) {
  const subject = { kind, id: kind, label: kind };
  interface Sent {
    readonly terms: Wire;
    readonly over: number;
  }
  return {
    async fourEyes(tx: Tx, { terms, over }: Sent, { live }: ActionContext) {
      const { brand } = live!;
      desk.check(read(terms, brand));
      const held = await desk.read(tx, brand);
      if (held.holds !== over) {
        throw new Problem('changedMeanwhile', 'Another version holds by now.');
      }
      return { subject, before: show(held.terms, brand) };
    },
    async perform(tx: Tx, { terms, over }: Sent, context: ActionContext) {
      const { brand } = context.live!;
      const { terms: before } = await desk.read(tx, brand);
      const next = read(terms, brand);
      await desk.publish(tx, brand, {
        terms: next,
        over,
        by: actorOf(context),
        at: context.now,
      });
      return {
        value: null,
        subject,
        before: show(before, brand),
        after: { version: over + 1, ...show(next, brand) },
      };
    },
  };
}
