import type { MissionTerms } from '../../../engine/rewards/missions.ts';
import type { Tx } from '../../db/database.ts';
import { Problem } from '../../http/problem.ts';
import {
  insertMission,
  insertVersion,
  listOfDesk,
  lockMission,
  sumEntries,
  updateMission,
  type DeskMission,
} from './missionDesk.repository.ts';
import { keepTerms, readKept } from './missionTerms.ts';

export { readKept, type DeskMission };

/** Somebody of the staff, now. */
interface By {
  readonly by: string;
  readonly at: Date;
}

/** What the desk reads and does of missions and leaderboards. */
export interface MissionDesk {
  readonly list: typeof listOfDesk;
  readonly sum: typeof sumEntries;
  /** Throws Problem notFound. */
  get(tx: Tx, id: string): Promise<DeskMission>;
  /** Writes what becomes the next version; without an id a new one. Throws Problem notFound or orderClosed. */
  save(
    tx: Tx,
    merchantCode: string,
    said: By & {
      readonly id?: string | undefined;
      readonly place: number;
      readonly terms: MissionTerms;
    },
  ): Promise<string>;
  /** Lets the draft hold from now on; who began under a former version goes on under it. Throws Problem orderClosed. */
  publish(tx: Tx, id: string, by: By): Promise<void>;
  /** Nobody begins it any more. Throws Problem orderClosed. */
  end(tx: Tx, id: string, by: By): Promise<void>;
}

/** Makes it. */
export function createMissionDesk({ ids }: { readonly ids: () => string }): MissionDesk {
  const get: MissionDesk['get'] = async (tx, id) => {
    const found = await lockMission(tx, id);
    if (!found) throw new Problem('notFound', 'There is no such mission.');
    return found;
  };
  const open = async (tx: Tx, id: string) => {
    const found = await get(tx, id);
    if (found.state === 'ended') throw new Problem('orderClosed', 'That mission is over.');
    return found;
  };
  return {
    list: listOfDesk,
    sum: sumEntries,
    get,
    async save(tx, merchantCode, { id, place, terms, by, at }) {
      const draft = JSON.stringify(keepTerms(terms));
      if (id !== undefined) {
        const { kind } = await open(tx, id);
        if (kind !== terms.kind) throw new Problem('bodyInvalid', 'A mission stays of its kind.');
        await updateMission(tx, id, { draft, place, changed_at: at, changed_by: by });
        return id;
      }
      const own = ids();
      await insertMission(tx, {
        merchant_code: merchantCode,
        id: own,
        kind: terms.kind,
        state: 'draft',
        place,
        version: 0,
        draft,
        created_at: at,
        changed_at: at,
        changed_by: by,
      });
      return own;
    },
    async publish(tx, id, { by, at }) {
      const { merchant_code, version, draft } = await open(tx, id);
      if (!draft) throw new Problem('orderClosed', 'There is nothing to publish.');
      const next = version + 1;
      await insertVersion(tx, {
        merchant_code,
        mission_id: id,
        version: next,
        terms: JSON.stringify(draft),
        created_at: at,
        created_by: by,
      });
      await updateMission(tx, id, {
        state: 'published',
        version: next,
        draft: null,
        changed_at: at,
        changed_by: by,
      });
    },
    async end(tx, id, { by, at }) {
      const { state } = await open(tx, id);
      if (state !== 'published') throw new Problem('orderClosed', 'That mission is a draft.');
      await updateMission(tx, id, { state: 'ended', draft: null, changed_at: at, changed_by: by });
    },
  };
}
