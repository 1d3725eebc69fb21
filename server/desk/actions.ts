import type {
  DeskBodyOf,
  DeskValueOf,
  TypedDeskEndpoint,
} from '../../schemas/desk/deskEndpoint.ts';
import type { LimitKind } from '../../schemas/desk/roles.ts';
import type { LiveBrand } from '../brands/brandStore.ts';
import type { Tx } from '../db/database.ts';
import type { BrandScope } from '../db/deskScope.ts';
import type { Subject } from './audit/audit.service.ts';
import type { Staff } from './deskCall.ts';

/** What a change is made with. */
export interface ActionContext {
  /** Who asked for it. */
  readonly staff: Staff;
  /** Who approved it; null where nobody had to. */
  readonly approver: Staff | null;
  /** The brand of a call about one brand. */
  readonly live: LiveBrand | undefined;
  /** Where the desk is, for links. */
  readonly origin: string;
  readonly now: Date;
}

/** Money that a change moves, as limits of roles see it. */
export interface ActionAmount {
  readonly kind: LimitKind;
  /** Above zero. */
  readonly minor: bigint;
  readonly currency: string;
  readonly decimals: number;
}

/** What has to be known of a change before it may wait for a second person. */
export interface Asked {
  readonly subject: Subject;
  /** Who has to be in charge of all of these to see it; without it, the brand of the call, or all. */
  readonly brands?: BrandScope;
  /** What the subject is now; any JSON. */
  readonly before: unknown;
  /** With an amount the limits of roles decide; without one it always waits. */
  readonly amount?: ActionAmount;
  /** Staff that are bound to it and may not decide it, by their ids. */
  readonly bound?: readonly string[];
  /** Whether it is refused once `before` is another than was asked for: who approves has read that. */
  readonly holdsAsAsked?: boolean;
  /** Whether it is done at once where nobody else could approve it, as where there is one administrator. */
  readonly mayStandAlone?: boolean;
}

/** What a change did. */
export interface Performed<Value> {
  readonly value: Value;
  readonly subject: Subject;
  readonly brands?: BrandScope;
  /** Any JSON; secrets and what was revealed are left out. */
  readonly before: unknown;
  readonly after: unknown;
  /** What open desks are told once it is committed. */
  readonly news?: readonly string[];
}

/** The value of a change's answer, without the words of who waits for what. */
type DoneValue<E extends TypedDeskEndpoint> =
  DeskValueOf<E> extends { readonly value?: infer V } ? Exclude<V, undefined> : never;

/** A change as it is asked for, and made. */
export interface DeskAction<E extends TypedDeskEndpoint> {
  readonly endpoint: E;
  /**
   * Tells what a second person would have to know; undefined where nobody is needed. Throws the Problems of a change that
   * cannot be made.
   */
  fourEyes?(tx: Tx, body: DeskBodyOf<E>, context: ActionContext): Promise<Asked | undefined>;
  /** Makes the change, now or when it is approved. Throws Problem; then nothing was done. */
  perform(
    tx: Tx,
    body: DeskBodyOf<E>,
    context: ActionContext,
  ): Promise<Performed<DoneValue<E> | null>>;
}

/** A change of any call. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- each is given the body that its own contract checked
export type AnyAction = DeskAction<any>;
