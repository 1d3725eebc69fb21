import { defineModule } from '../../composition/module.ts';
import { dataIn } from '../../db/memberData.ts';
import { addLimitRoutes } from './limits.routes.ts';
import { createLimitsService, type LimitsService } from './limits.service.ts';
import { tellRaisedLimits } from './raisedLimits.ts';
import { createPlayTimeService, type PlayTimeService } from './playTime.service.ts';

declare module '../../composition/module.ts' {
  interface Parts {
    readonly limits: LimitsService & {
      readonly time: PlayTimeService;
      /** Tells of raises that only wait for a yes. */
      tellRaised(now: Date): Promise<void>;
    };
  }
}

export const limitsModule = defineModule({
  name: 'limits',
  needs: ['db', 'ids', 'session', 'deposits', 'findSite'],
  create({ db, ids, session, deposits, findSite }) {
    const service = createLimitsService({ db, ids, sessions: session.sessions });
    deposits.addGuard(service.requireDepositRoom);
    deposits.setRoom(service.findDepositRoom);
    return {
      ...service,
      tellRaised: (now) => tellRaisedLimits({ db, findSite }, now),
      time: createPlayTimeService({ db, ids }),
    };
  },
  routes: (app, { limits }) => addLimitRoutes(app, limits, limits.time),
  // That somebody is to be kept away is known as long as the account is.
  memberData: [
    dataIn('member_limits', { isErased: true }),
    dataIn('member_play', { isErased: true }),
    dataIn('member_play_times', { isErased: true }),
    dataIn('play_checks', { isErased: true }),
    dataIn('member_pauses'),
  ],
});
