import type { FastifyInstance } from 'fastify';
import {
  getDomainRoute,
  getHelpCenter,
  getSystemStatus,
  getWhitelabel,
} from '../../../schemas/api/system.ts';
import type { SealBox } from '../../http/sealing.ts';
import { serve } from '../../http/serve.ts';
import type { SystemService } from './system.service.ts';

/** The calls about the site itself; its state and features are told even where the site is closed. */
export function addSystemRoutes(app: FastifyInstance, service: SystemService, box: SealBox): void {
  serve(
    app,
    getWhitelabel,
    async ({ caller, features }) => ({ merchantCode: caller.brand.merchantCode, features }),
    { alwaysOpen: true },
  );
  serve(
    app,
    getSystemStatus,
    async ({ caller, now }) => ({
      ...(await service.getStatus(caller)),
      sealing: box.describe(now),
    }),
    { alwaysOpen: true },
  );
  serve(app, getDomainRoute, ({ caller }) => service.getDomains(caller));
  serve(app, getHelpCenter, ({ caller }) => service.getHelp(caller));
}
