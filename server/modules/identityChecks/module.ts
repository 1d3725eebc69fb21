import { Counter } from 'prom-client';
import {
  addIdentityPicture,
  getIdentity,
  startIdentityCheck,
  submitIdentity,
} from '../../../schemas/api/identity.ts';
import { IDENTITY_EVENTS_PATH } from '../../../schemas/identityApi.ts';
import { defineModule } from '../../composition/module.ts';
import { dataIn } from '../../db/memberData.ts';
import { serve } from '../../http/serve.ts';
import { addWebhooks } from '../../http/webhooks.ts';
import { sweepOlder } from '../../sweeps/sweep.ts';
import { createKick, type Kick } from '../payments/kick.ts';
import { endOverdue, eraseChecks } from './identityChecks.repository.ts';
import {
  createIdentityChecksService,
  type IdentityChecksService,
} from './identityChecks.service.ts';
import { createIdentityDesk, type IdentityDesk, type IdentityListener } from './identityDesk.ts';
import { createProviderChecks, type ProviderChecks } from './providerChecks.ts';
import { findProvider, putProvider } from './providerChecks.repository.ts';
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
  /** The merchant's provider of checks. */
  readonly provider: Pick<ProviderChecks, 'openKeys' | 'sealKeys' | 'names'> & {
    readonly find: typeof findProvider;
    readonly put: typeof putProvider;
    readonly take: ProviderChecks['take'];
    readonly kick: Kick;
  };
  /** Asks providers about what is due, once. */
  work(): Promise<void>;
}

declare module '../../composition/module.ts' {
  interface Parts {
    readonly identityChecks: IdentityChecksParts;
  }
}

const checks = dataIn('identity_checks', { secrets: ['number_sealed', 'number_digest'] });

export const identityChecksModule = defineModule({
  name: 'identityChecks',
  needs: [
    'db',
    'clock',
    'ids',
    'keys',
    'secretBox',
    'providers',
    'findSite',
    'log',
    'options',
    'deposits',
    'payoutAccounts',
  ],
  create({ db, clock, ids, keys, secretBox: box, providers, findSite, log, options, ...others }) {
    const { deposits, payoutAccounts: accounts } = others;
    const listeners: IdentityListener[] = [];
    deposits.addGuard(async (tx, { caller, member, now }, { amountMinor, openMinor }) => {
      const { memberId } = member;
      const paidIn = await deposits.desk.sumConfirmed(tx, memberId);
      const doneMinor = paidIn.sumMinor + openMinor;
      const owner = { brand: caller.brand, memberId, now };
      await requireDepositLevel(tx, owner, { doneMinor, amountMinor });
    });
    const desk = createIdentityDesk({ ids, box, accounts, listeners });
    const onError = (err: unknown) => log.error({ err }, 'an identity check did not go on');
    const provided = createProviderChecks({
      db,
      ids,
      box,
      secret: keys.secret,
      providers: providers.identity,
      desk,
      accounts,
      findSite,
      onError,
    });
    const work = async () => void (await provided.work(clock()));
    const isDriven = options.payments?.isDriven ?? false;
    return {
      service: createIdentityChecksService({ db, ids, box, secret: keys.secret, provided }),
      desk,
      provider: {
        ...provided,
        find: findProvider,
        put: putProvider,
        kick: isDriven
          ? { soon: () => undefined, stop: async () => undefined }
          : createKick(work, onError),
      },
      work,
      readStanding,
      addListener: (listener) => void listeners.push(listener),
      expire: (now) => endOverdue(db, now),
    };
  },
  async routes(app, { identityChecks: { service, provider }, metrics }) {
    serve(app, getIdentity, (call) => service.read(call));
    serve(app, addIdentityPicture, ({ body, ...call }) => service.addPicture(call, body));
    serve(app, submitIdentity, ({ body, ...call }) => service.submit(call, body));
    serve(app, startIdentityCheck, (call) => service.startCheck(call));
    const refused = new Counter({
      name: 'identity_webhooks_refused_total',
      help: 'Webhooks of identity checks that no provider of theirs signed, or too long ago.',
      registers: [metrics.registry],
    });
    await addWebhooks(app, {
      paths: [`${IDENTITY_EVENTS_PATH}/:account`],
      async take(webhook) {
        const taken = await provider.take(webhook);
        if (taken?.isKnown) provider.kick.soon();
        return taken;
      },
      onRefused: () => refused.inc(),
    });
    app.addHook('preClose', () => provider.kick.stop());
  },
  memberData: [
    dataIn('identity_pictures', { secrets: ['sealed'] }),
    { ...checks, erase: eraseChecks },
    dataIn('identity_sessions', { isErased: true }),
  ],
  sweeps: [
    sweepOlder('identity_checks', 'gone_at', 0),
    sweepOlder('identity_pictures', 'drop_at', 0),
  ],
});
