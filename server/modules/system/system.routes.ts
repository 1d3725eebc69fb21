import type { FastifyInstance } from 'fastify';
import {
  getDomainRoute,
  getHelpCenter,
  getSystemStatus,
  getWhitelabel,
} from '../../../schemas/api/system.ts';
import { serve } from '../../http/serve.ts';
import type { SystemService } from './system.service.ts';

/** The calls about the site itself; its state and features are told even where the site is closed. */
export function addSystemRoutes(app: FastifyInstance, service: SystemService): void {
  serve(
    app,
    getWhitelabel,
    async ({ caller, features }) => ({ merchantCode: caller.brand.merchantCode, features }),
    { alwaysOpen: true },
  );
  serve(app, getSystemStatus, ({ caller }) => service.getStatus(caller), { alwaysOpen: true });
  serve(app, getDomainRoute, ({ caller }) => service.getDomains(caller));
  serve(app, getHelpCenter, ({ caller }) => service.getHelp(caller));
}
