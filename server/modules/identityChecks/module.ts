import { addIdentityPicture, getIdentity, submitIdentity } from '../../../schemas/api/identity.ts';
import { defineModule } from '../../composition/module.ts';
import { dataIn } from '../../db/memberData.ts';
import { serve } from '../../http/serve.ts';
import { sweepOlder } from '../../sweeps/sweep.ts';
import { endOverdue, eraseChecks } from './identityChecks.repository.ts';
import {
  createIdentityChecksService,
  type IdentityChecksService,
} from './identityChecks.service.ts';
import { createIdentityDesk, type IdentityDesk, type IdentityListener } from './identityDesk.ts';
import { readStanding, requireDepositLevel } from './standing.ts';

/** Who members are, and what depends on it. */
export interface IdentityChecksParts {
  readonly service: IdentityChecksService;
  readonly desk: IdentityDesk;
  readonly readStanding: typeof readStanding;
  /** Adds who hears that a member has shown more. */
  addListener(listener: IdentityListener): void;
  /** Ends what has held until now. */
  expire(now: Date): Promise<void>;
}

declare module '../../composition/module.ts' {
  interface Parts {
    readonly identityChecks: IdentityChecksParts;
  }
}

const checks = dataIn('identity_checks', { secrets: ['number_sealed', 'number_digest'] });

export const identityChecksModule = defineModule({
  name: 'identityChecks',
  needs: ['db', 'ids', 'keys', 'secretBox', 'deposits', 'payoutAccounts'],
  create({ db, ids, keys, secretBox: box, deposits, payoutAccounts: accounts }) {
    const listeners: IdentityListener[] = [];
    deposits.addGuard(async (tx, { caller, member, now }, { amountMinor, openMinor }) => {
      const { memberId } = member;
      const paidIn = await deposits.desk.sumConfirmed(tx, memberId);
      const doneMinor = paidIn.sumMinor + openMinor;
      const owner = { brand: caller.brand, memberId, now };
      await requireDepositLevel(tx, owner, { doneMinor, amountMinor });
    });
    return {
      service: createIdentityChecksService({ db, ids, box, secret: keys.secret }),
      desk: createIdentityDesk({ ids, box, accounts, listeners }),
      readStanding,
      addListener: (listener) => void listeners.push(listener),
      expire: (now) => endOverdue(db, now),
    };
  },
  routes(app, { identityChecks: { service } }) {
    serve(app, getIdentity, (call) => service.read(call));
    serve(app, addIdentityPicture, ({ body, ...call }) => service.addPicture(call, body));
    serve(app, submitIdentity, ({ body, ...call }) => service.submit(call, body));
  },
  memberData: [
    dataIn('identity_pictures', { secrets: ['sealed'] }),
    { ...checks, erase: eraseChecks },
  ],
  sweeps: [
    sweepOlder('identity_checks', 'gone_at', 0),
    sweepOlder('identity_pictures', 'drop_at', 0),
  ],
});
