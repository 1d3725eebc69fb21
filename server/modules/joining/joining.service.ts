import { createHash } from 'node:crypto';
import type { BodyOf } from '../../../schemas/api/endpoint.ts';
import {
  CONTACT_PATTERNS,
  MOST_JOIN_TEXT,
  MOST_NAME,
  type applyToJoin,
} from '../../../schemas/api/joining.ts';
import type { SecretBox } from '../../crypto/secretBox.ts';
import { withTransaction, type Database, type Tx } from '../../db/database.ts';
import type { JoinApplicationRow } from '../../db/lineTables.ts';
import type { Admitted } from '../../http/gateway.ts';
import { readPlainText } from '../../http/plainText.ts';
import { Problem, tooManyRequests } from '../../http/problem.ts';
import { getVisitorKey } from '../../http/visitorKey.ts';
import { countUse, type Limit } from '../../throttles/throttles.ts';
import {
  decideApplication,
  findApplication,
  insertApplication,
  listApplications,
  lockApplication,
} from './joining.repository.ts';

/** A call of a visitor. */
type VisitorCall = Pick<Admitted, 'caller' | 'now'>;

/** Those who want to become agents or affiliates. */
export interface JoiningService {
  /** Throws Problem bodyInvalid, or tooManyRequests. */
  apply(call: VisitorCall, body: BodyOf<typeof applyToJoin>): Promise<null>;
}

/** What the desk does about them, in its own transaction. */
export interface JoiningDesk {
  readonly list: typeof listApplications;
  readonly find: typeof findApplication;
  /** How the applicant is reached. */
  readContact(row: JoinApplicationRow): string | null;
  /** Throws Problem bodyInvalid, notFound, or changedMeanwhile where somebody was faster. */
  decide(
    tx: Tx,
    id: string,
    done: {
      readonly isAccepted: boolean;
      readonly note: string | null;
      readonly at: Date;
      readonly by: string;
    },
  ): Promise<JoinApplicationRow>;
}

const APPLICATIONS: Limit = { count: 5, windowSeconds: 86_400 };
const MOST_NOTE = 1000;

const contextOf = (id: string) => `join application ${id}`;

/** How somebody is reached. Throws Problem bodyInvalid for what is not of its kind. */
function readContact({ contactKind, contact }: BodyOf<typeof applyToJoin>): string {
  const typed = contact.trim();
  if (CONTACT_PATTERNS[contactKind].test(typed)) return typed;
  throw new Problem('bodyInvalid', `Field "contact" is no ${contactKind}.`);
}

/** What tells one who applies twice, however it is written. */
const hashOf = (merchantCode: string, contact: string) =>
  createHash('sha256')
    .update(`${merchantCode} ${contact.toLowerCase().replace(/[\s()@-]/g, '')}`)
    .digest();

/** Makes the service. */
export function createJoining({
  db,
  ids,
  box,
}: {
  readonly db: Database;
  readonly ids: () => string;
  readonly box: SecretBox;
}): JoiningService {
  return {
    async apply({ caller, now }, body) {
      const { merchantCode } = caller.brand;
      const name = readPlainText(body.name, 'name', MOST_NAME);
      const contact = readContact(body);
      const content =
        body.text === undefined ? null : readPlainText(body.text, 'text', MOST_JOIN_TEXT);
      const bucket = `join ${getVisitorKey(caller.ip)}`;
      const inBrand = <T>(work: (tx: Tx) => Promise<T>) =>
        withTransaction(db, { merchantCode }, work);
      const wait = await inBrand((tx) =>
        countUse(tx, { merchantCode, bucket, limit: APPLICATIONS, now }),
      );
      if (wait !== null) throw tooManyRequests('That is enough for today.', wait);
      const id = ids();
      await inBrand((tx) =>
        insertApplication(tx, {
          merchant_code: merchantCode,
          id,
          name,
          contact_kind: body.contactKind,
          contact: box.sealBytes(Buffer.from(contact), contextOf(id)),
          contact_hash: hashOf(merchantCode, contact),
          channels: [...body.channels],
          players: body.players,
          content,
          locale: caller.locale,
          state: 'open',
          created_at: now,
        }),
      );
      return null;
    },
  };
}

/** Makes what the desk does. */
export function createJoiningDesk({ box }: { readonly box: SecretBox }): JoiningDesk {
  return {
    list: listApplications,
    find: findApplication,
    readContact: ({ id, contact }) => box.openBytes(contact, contextOf(id))?.toString() ?? null,
    async decide(tx, id, { isAccepted, note, at, by }) {
      const text = note === null ? null : readPlainText(note, 'note', MOST_NOTE);
      const before = await lockApplication(tx, id);
      if (!before) throw new Problem('notFound', 'There is no such application.');
      if (before.state !== 'open') {
        throw new Problem('changedMeanwhile', 'Somebody has decided it.', {
          value: { differs: 'state' },
        });
      }
      const state = isAccepted ? 'accepted' : 'declined';
      return decideApplication(tx, id, { state, note: text, decided_at: at, decided_by: by });
    },
  };
}
