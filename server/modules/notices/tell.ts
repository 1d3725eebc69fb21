import {
  factsOfNotice,
  isOfferNotice,
  type NoticeKind,
  type NoticeValues,
} from '../../../schemas/notices.ts';
import type { Tx } from '../../db/database.ts';
import { insertTold } from './notices.repository.ts';

/** An event that a member is told of. */
export interface Told<Kind extends NoticeKind = NoticeKind> {
  readonly memberId: string;
  readonly kind: Kind;
  readonly values: NoticeValues<Kind>;
  /** Names the event: the same name at the same member tells nothing again. */
  readonly name: string;
}

/**
 * Tells members of events, in the transaction of the events and with one statement. What a member does not want on the site is
 * kept for the other ways alone, marketing that they did not ask for among it. Trial accounts are told nothing, and who takes a
 * break or is kept from rewards no offers.
 */
export async function tellAll(
  tx: Tx,
  { merchantCode, at }: { readonly merchantCode: string; readonly at: Date },
  told: readonly Told<NoticeKind>[],
): Promise<void> {
  if (told.length === 0) return;
  await insertTold(
    tx,
    { merchantCode, at },
    told.map(({ kind, ...one }) => ({
      ...one,
      kind,
      type: factsOfNotice(kind).type,
      isOffer: isOfferNotice(kind),
    })),
  );
}

/** Tells a member of an event, in the transaction of the event. */
export const tell = <Kind extends NoticeKind>(
  tx: Tx,
  { merchantCode, at, ...told }: Told<Kind> & { readonly merchantCode: string; readonly at: Date },
): Promise<void> => tellAll(tx, { merchantCode, at }, [told as unknown as Told]);

/** Tells a member that something that guards the account was changed. */
export const tellChanged = (
  tx: Tx,
  {
    kind,
    at,
    ...owner
  }: {
    readonly merchantCode: string;
    readonly memberId: string;
    readonly kind: 'passwordChanged' | 'paymentPasswordChanged' | 'emailChanged' | 'phoneChanged';
    readonly at: Date;
  },
): Promise<void> => {
  const values = { at: { time: at.toISOString() } };
  return tell(tx, { ...owner, kind, name: `${kind} ${at.getTime()}`, values, at });
};
