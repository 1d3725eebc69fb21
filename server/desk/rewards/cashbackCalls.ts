import { parseMinor } from '../../../engine/minorUnits.ts';
import type { CashbackTerms } from '../../../engine/rewards/cashbackTerms.ts';
import { getCashbackTerms, setCashbackTerms } from '../../../schemas/desk/cashback.ts';
import type { DeskBodyOf, DeskValueOf } from '../../../schemas/desk/deskEndpoint.ts';
import type { ResolvedBrand } from '../../../schemas/resolvedBrand.ts';
import { Problem } from '../../http/problem.ts';
import { toWireAmount } from '../../http/wireAmount.ts';
import type { CashbackDesk } from '../../modules/cashback/cashbackDesk.ts';
import type { DeskAction } from '../actions.ts';
import type { Desk } from '../area.ts';
import { inCall } from '../deskCall.ts';
import { actorOf } from '../payments/depositCalls.ts';

type ShownTerms = DeskValueOf<typeof getCashbackTerms>['terms'];

const TERMS = { kind: 'cashbackTerms', id: 'cashbackTerms', label: 'cashbackTerms' } as const;

function showTerms(terms: CashbackTerms | null, { currency }: ResolvedBrand): ShownTerms {
  if (!terms) return null;
  const { minMinor, capMinor, levels, ...rest } = terms;
  const write = (minor: bigint) => toWireAmount(minor, currency.decimals);
  return {
    ...rest,
    levels: [...levels],
    min: write(minMinor),
    ...(capMinor !== null && { dayCap: write(capMinor) }),
  };
}

/** Reads terms as they were sent. Throws Problem amountInvalid. */
function readTerms(
  sent: NonNullable<DeskBodyOf<typeof setCashbackTerms>['terms']>,
  { currency }: ResolvedBrand,
): CashbackTerms {
  const read = (amount: string) => {
    const minor = parseMinor(amount, currency.decimals);
    if (minor === null) throw new Problem('amountInvalid', 'That is no amount of the currency.');
    return minor;
  };
  const { min, dayCap, ...rest } = sent;
  return { ...rest, minMinor: read(min), capMinor: dayCap === undefined ? null : read(dayCap) };
}

const defineTerms = (desk: CashbackDesk): DeskAction<typeof setCashbackTerms> => ({
  endpoint: setCashbackTerms,
  async fourEyes(tx, { from, terms }, { live, now }) {
    const { brand } = live!;
    desk.requireAhead(brand, from, now);
    if (terms) readTerms(terms, brand);
    return { subject: TERMS, before: showTerms(await desk.readTerms(tx, brand, from), brand) };
  },
  async perform(tx, { from, terms }, context) {
    const { brand } = context.live!;
    const before = showTerms(await desk.readTerms(tx, brand, from), brand);
    const next = terms ? readTerms(terms, brand) : null;
    const said = { from, terms: next, at: context.now, by: actorOf(context) };
    await desk.setTerms(tx, brand, said);
    const after = { from, ...showTerms(next, brand) };
    return { value: null, subject: TERMS, before, after };
  },
});

/** Mounts what the desk reads and says of cashback. */
export function mountCashback({ parts: { db, site }, serve, serveAction }: Desk): void {
  const { desk } = site.cashback;
  serve(getCashbackTerms, (call) =>
    inCall(db, call, async (tx) => {
      const { brand } = call.live;
      const { today, terms, said, planned } = await desk.read(tx, brand, call.now);
      return {
        currency: brand.currency.code,
        today,
        terms: showTerms(terms, brand),
        since: said?.from ?? null,
        by: said?.by ?? null,
        planned: planned.map((row) => ({
          from: row.from,
          terms: showTerms(row.terms, brand),
          by: row.by,
        })),
      };
    }),
  );
  serveAction(defineTerms(desk));
}
