import { defineModule } from '../../composition/module.ts';
import { dataIn } from '../../db/memberData.ts';
import { HOUR_MS, sweepOlder } from '../../sweeps/sweep.ts';
import { createCodes, type Codes } from './codes.ts';
import { createPhoneProofs, type PhoneProofs } from './phoneProofs.ts';
import { createSendQueue, type SendQueue } from './sendQueue.ts';
import { addVerificationRoutes } from './verification.routes.ts';
import { createVerificationService, type VerificationService } from './verification.service.ts';

declare module '../../composition/module.ts' {
  interface Parts {
    readonly verification: VerificationService & {
      readonly codes: Codes;
      readonly phoneProofs: PhoneProofs;
      /** Where messages to one person wait. */
      readonly queue: SendQueue;
    };
  }
}

/** Messages under way get this long when the gateway closes. */
const DRAIN_MS = 5_000;

export const verificationModule = defineModule({
  name: 'verification',
  needs: ['db', 'clock', 'ids', 'random', 'log', 'providers', 'renderTemplate', 'captchas'],
  create({ db, clock, ids, random, log, providers, renderTemplate, captchas }) {
    const { sms, mail, phoneAuth } = providers;
    const { checkPerson } = captchas;
    const queue = createSendQueue(log);
    const codes = createCodes({ clock, ids, random });
    return {
      ...createVerificationService({ db, codes, queue, sms, mail, renderTemplate, checkPerson }),
      codes,
      phoneProofs: createPhoneProofs({ codes, phoneAuth }),
      queue,
    };
  },
  routes(app, { verification }) {
    app.addHook('onClose', () => verification.queue.drain(DRAIN_MS));
    addVerificationRoutes(app, verification);
  },
  sweeps: [sweepOlder('verification_codes', 'ends_at', HOUR_MS)],
  memberData: [
    dataIn('verification_codes', { secrets: ['digest', 'subject_digest'], isErased: true }),
  ],
});
