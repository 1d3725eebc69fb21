import { getFreeSpins } from '../../../schemas/api/bonuses.ts';
import { defineModule } from '../../composition/module.ts';
import { dataIn } from '../../db/memberData.ts';
import { serve } from '../../http/serve.ts';
import { findByReference, findOpen, listGames, listGranted } from './freeSpins.repository.ts';
import { createFreeSpins, type FreeSpins } from './freeSpins.service.ts';
import { createMemberSpins } from './memberSpins.ts';

export type { NamedSeries } from './freeSpins.repository.ts';

/** Free spins of members, and who reads them. */
export interface FreeSpinsParts extends FreeSpins {
  readonly ofMembers: ReturnType<typeof createMemberSpins>;
  readonly findByReference: typeof findByReference;
  readonly listGames: typeof listGames;
  /** Series of a member as the staff reads them, the newest first. */
  readonly list: typeof listGranted;
  readonly findOpen: typeof findOpen;
}

declare module '../../composition/module.ts' {
  interface Parts {
    readonly freeSpins: FreeSpinsParts;
  }
}

export const freeSpinsModule = defineModule({
  name: 'freeSpins',
  needs: ['db', 'clock', 'ids', 'log', 'bonuses'],
  create({ db, clock, ids, log, bonuses }) {
    const onError = (err: unknown) => log.error({ err }, 'free spins were not looked at');
    return {
      ...createFreeSpins({ db, clock, ids, bonuses, onError }),
      ofMembers: createMemberSpins({ db }),
      findByReference,
      listGames,
      list: listGranted,
      findOpen,
    };
  },
  routes(app, { freeSpins: { ofMembers } }) {
    serve(app, getFreeSpins, (call) => ofMembers.read(call));
  },
  memberData: [dataIn('free_spins')],
});
