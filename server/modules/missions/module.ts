import {
  claimMission,
  getMissionLeaderboard,
  getMissionSummary,
} from '../../../schemas/api/missions.ts';
import { defineModule } from '../../composition/module.ts';
import { dataIn } from '../../db/memberData.ts';
import { serve } from '../../http/serve.ts';
import { createMissionDesk, type MissionDesk } from './missionDesk.ts';
import { countReached } from './missions.repository.ts';
import { createMissionsService, type MissionsService } from './missions.service.ts';
import { createMissionWork, type MissionWork } from './missionWork.ts';

/** Missions and leaderboards. */
export interface MissionsParts {
  readonly service: MissionsService;
  readonly work: MissionWork;
  readonly desk: MissionDesk;
}

declare module '../../composition/module.ts' {
  interface Parts {
    readonly missions: MissionsParts;
  }
}

export const missionsModule = defineModule({
  name: 'missions',
  needs: ['db', 'clock', 'ids', 'log', 'findSite', 'badges', 'rewards', 'bonuses'],
  create({ db, clock, ids, log, findSite, badges, rewards, bonuses }) {
    const onError = (err: unknown) => log.error({ err }, 'missions of a merchant were not counted');
    const work = createMissionWork({ db, clock, badges, findSite, onError });
    const service = createMissionsService({ db, badges, bonuses, work });
    badges.add({ page: 'missionLeaderboard', gate: 'missions', count: service.countOpen });
    for (const kind of ['mission', 'leaderboard'] as const) {
      rewards.add({
        source: kind,
        gate: 'missions',
        isOwed: true,
        list: async (tx, call) =>
          (await service.listClaimable(tx, call)).filter((one) => one.kind === kind),
        count: (tx, owner) => countReached(tx, { ...owner, kind }),
        claim(tx, call, name) {
          const [id = '', period = ''] = name.split(':');
          return service.payOne(tx, call, { id, period });
        },
      });
    }
    return { service, work, desk: createMissionDesk({ ids }) };
  },
  routes(app, { missions: { service } }) {
    serve(app, getMissionSummary, (call) => service.summarize(call));
    serve(app, getMissionLeaderboard, ({ query, ...call }) => service.readBoard(call, query));
    serve(app, claimMission, ({ tx, body, ...call }) => service.claim(tx, call, body));
  },
  memberData: [dataIn('mission_entries'), dataIn('mission_events', { isErased: true })],
});
