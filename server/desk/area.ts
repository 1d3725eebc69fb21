import type { ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';
import type { FastifyBaseLogger } from 'fastify';
import type {
  DeskEndpoint,
  DeskValueOf,
  TypedDeskEndpoint,
} from '../../schemas/desk/deskEndpoint.ts';
import type { Parts } from '../composition/module.ts';
import type { SecretBox } from '../crypto/secretBox.ts';
import type { Database } from '../db/database.ts';
import type { DeskAction } from './actions.ts';
import type { DeskBrands } from './deskBrands.ts';
import type { DeskCall } from './deskCall.ts';
import type { Operations } from './operations.ts';

/** What the desk is made from: the site's own services, and nothing that writes around them. */
export interface DeskParts {
  readonly db: Database;
  readonly clock: () => Date;
  readonly ids: () => string;
  readonly random: (bytes: number) => Buffer;
  readonly secretBox: SecretBox;
  readonly brands: DeskBrands;
  readonly operations: Operations;
  /** The services of the site's modules. */
  readonly site: Parts;
  readonly log: FastifyBaseLogger;
}

/** What answers a call of the desk; a refusal is a thrown Problem. */
export type DeskHandler<E extends TypedDeskEndpoint> = (
  call: DeskCall<E>,
) => Promise<DeskValueOf<E>>;

/** A file that a call answers with. */
export interface DeskFile {
  readonly fileName: string;
  readonly mediaType: string;
  readonly body: Readable;
}

/** Where an area puts its calls. */
export interface Desk {
  readonly parts: DeskParts;
  /** Answers a call that changes nothing but what is the caller's own. */
  serve<E extends TypedDeskEndpoint>(endpoint: E, handler: DeskHandler<E>): void;
  /** Answers a change: with its money limit, its second person and its record in the audit. */
  serveAction<E extends TypedDeskEndpoint>(action: DeskAction<E>): void;
  /** Answers a call by a file, as it is written. */
  serveDownload<E extends TypedDeskEndpoint>(
    endpoint: E,
    handler: (call: DeskCall<E>) => Promise<DeskFile>,
  ): void;
  /** Answers a call by a stream of events. */
  serveStream(
    endpoint: DeskEndpoint,
    open: (call: DeskCall<TypedDeskEndpoint>) => (response: ServerResponse) => void,
  ): void;
}

/** One area of the desk. */
export interface Area {
  readonly name: string;
  mount(desk: Desk): void;
}
