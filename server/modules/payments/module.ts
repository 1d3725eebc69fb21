import { Counter } from 'prom-client';
import { addPaymentProof } from '../../../schemas/api/payments.ts';
import { defineModule } from '../../composition/module.ts';
import { dataIn } from '../../db/memberData.ts';
import { serve } from '../../http/serve.ts';
import { createEventWork, type Notice, type NoticeHandler } from './eventWork.ts';
import { createKick, type Kick } from './kick.ts';
import { requireRealAccount } from './memberCall.ts';
import { createPaymentsService, type PaymentsService } from './payments.service.ts';
import { addWebhookRoutes } from './webhook.routes.ts';

/** What both directions of money share. */
export interface PaymentsParts {
  readonly service: PaymentsService;
  /** Says who does what follows from webhooks about something. */
  handle(about: Notice['about'], handler: NoticeHandler): void;
  /** Does work that `work` names, now; what it is made of is added by the modules of both directions. */
  addWork(work: (now: Date) => Promise<unknown>): void;
  /** Does all of it, once. */
  work(): Promise<void>;
  readonly kick: Kick;
}

/** How payments may differ. */
export interface PaymentsOptions {
  /** Nothing happens by itself: a test does it. */
  readonly isDriven?: boolean;
}

declare module '../../composition/module.ts' {
  interface ModuleOptions {
    readonly payments?: PaymentsOptions;
  }
  interface Parts {
    readonly payments: PaymentsParts;
  }
}

export const paymentsModule = defineModule({
  name: 'payments',
  needs: ['db', 'clock', 'ids', 'secretBox', 'providers', 'log', 'options'],
  create({ db, clock, ids, secretBox: box, providers, log, options }) {
    const service = createPaymentsService({ db, ids, box, providers: providers.payments });
    const handlers = new Map<Notice['about'], NoticeHandler>();
    const onError = (err: unknown) => log.error({ err }, 'a payment did not go on');
    const works: ((now: Date) => Promise<unknown>)[] = [
      createEventWork({ db, payments: service, handlers, onError }),
    ];
    const work = async () => {
      for (const one of works) await one(clock());
    };
    const kick = createKick(work, onError);
    const isDriven = options.payments?.isDriven ?? false;
    return {
      service,
      handle: (about, handler) => void handlers.set(about, handler),
      addWork: (one) => void works.push(one),
      work,
      kick: isDriven ? { soon: () => undefined, stop: async () => undefined } : kick,
    };
  },
  memberData: [dataIn('payment_proofs', { secrets: ['bytes'] })],
  async routes(app, { db, payments, metrics }) {
    const refused = new Counter({
      name: 'payment_webhooks_refused_total',
      help: 'Webhooks of payments that no provider of theirs signed, or too long ago.',
      registers: [metrics.registry],
    });
    serve(app, addPaymentProof, (call) => {
      requireRealAccount(call);
      return payments.service.addProof(call, call.body.order, call.body.picture);
    });
    await addWebhookRoutes(app, {
      db,
      payments: payments.service,
      onRefused: () => refused.inc(),
      onKept: () => payments.kick.soon(),
    });
    app.addHook('preClose', () => payments.kick.stop());
  },
});
