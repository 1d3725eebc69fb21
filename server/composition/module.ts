import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { RenderTemplate } from '../../schemas/messageTemplates.ts';
import type { ResolvedBrand } from '../../schemas/resolvedBrand.ts';
import type { Database } from '../db/database.ts';
import type { PasswordHasher } from '../crypto/passwordHash.ts';
import type { SecretBox } from '../crypto/secretBox.ts';
import type { Metrics } from '../http/metrics.ts';
import type { SealBox } from '../http/sealing.ts';
import type { Keys } from '../keys.ts';
import type { Providers } from '../providers/providers.ts';
import type { MemberData } from '../db/memberData.ts';
import type { Sweep } from '../sweeps/sweep.ts';

/** What tests and the start may set; a module adds its own options by `declare module`. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- filled by the modules
export interface ModuleOptions {}

/** A merchant's brand, and where members reach its site: what links in messages begin with. */
export type SiteFinder = (
  merchantCode: string,
) => Promise<{ readonly brand: ResolvedBrand; readonly origin: string } | undefined>;

/** What the composition root gives to modules. */
export interface GivenParts {
  readonly db: Database;
  readonly clock: () => Date;
  /** Makes UUIDs. */
  readonly ids: () => string;
  /** Unpredictable bytes. */
  readonly random: (bytes: number) => Buffer;
  readonly keys: Keys;
  /** Encrypts what is stored. */
  readonly secretBox: SecretBox;
  /** Opens bodies that browsers sealed. */
  readonly sealBox: SealBox;
  readonly providers: Providers;
  readonly renderTemplate: RenderTemplate;
  readonly hasher: PasswordHasher;
  readonly metrics: Metrics;
  readonly log: FastifyBaseLogger;
  /** Where this gateway itself listens, as an origin; known once it does. */
  readonly ownOrigin: () => string;
  /** Finds a merchant's site where no call names it, such as in a job. */
  readonly findSite: SiteFinder;
  readonly options: ModuleOptions;
}

/** Everything that a module can name: what is given, and the service of each module, which adds it by `declare module`. */
export interface Parts extends GivenParts {
  /** What all modules let be swept. */
  readonly sweeps: readonly Sweep[];
  /** All that is kept of members, wherever it is. */
  readonly memberData: readonly MemberData[];
}

/** What a module does when other gateways, or this one, tell of changes; '*' means all of them. */
export interface Listeners<P> {
  /** Content of a merchant was written. */
  content?(parts: P, merchantCode: string): void;
  /** There is something new in `live_events`. */
  events?(parts: P, merchantCode: string): void;
  /** Something changed at a live table. */
  tables?(parts: P, name: string): void;
  /** An issue of a lottery went on, by its id. */
  lotteries?(parts: P, id: string): void;
}

/** One part of the gateway: a service under its name, and what is reached through it. */
export interface Module<Name extends keyof Parts, Needs extends keyof Parts> {
  readonly name: Name;
  /** The parts that it is made from: given ones, and modules that stand before it in the list. */
  readonly needs: readonly Needs[];
  create(parts: Pick<Parts, Needs>): Parts[Name];
  /** Routes that pages are rendered from, so for guests: mounted in the thread that makes pages as well. */
  pageReads?(app: FastifyInstance, parts: Pick<Parts, Needs | Name>): void;
  /** All other routes; everything that is given is there by then. */
  routes?(
    app: FastifyInstance,
    parts: Pick<Parts, Needs | Name | keyof GivenParts>,
  ): void | Promise<void>;
  readonly listeners?: Listeners<Pick<Parts, Needs | Name>>;
  /** What it keeps for some time only; done in this order. */
  readonly sweeps?: readonly Sweep[];
  /** What it keeps of members, so that it is told to them and goes with them. */
  readonly memberData?: readonly MemberData[];
}

/** A module of any name. */
export type AnyModule = Module<keyof Parts, keyof Parts>;

/** Types a module by its name and by what it needs. */
export function defineModule<const Name extends keyof Parts, const Needs extends keyof Parts>(
  module: Module<Name, Needs>,
): Module<Name, Needs> {
  return module;
}
