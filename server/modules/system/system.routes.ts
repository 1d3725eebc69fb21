import type { FastifyInstance } from 'fastify';
import { loadPhoneBook } from '../../../engine/fields/phone.ts';
import {
  getCountryCodes,
  getDomainRoute,
  getHelpCenter,
  getServerTime,
  getServicePaths,
  getSystemStatus,
  getWhitelabel,
} from '../../../schemas/api/system.ts';
import type { SealBox } from '../../http/sealing.ts';
import { serve } from '../../http/serve.ts';
import { listServicePaths, type CreatePathKey } from './servicePaths.ts';
import type { SystemService } from './system.service.ts';

/** What the routes need beside the service. */
export interface SystemRouteDeps {
  readonly box: SealBox;
  readonly createPathKey: CreatePathKey;
}

/** The calls about the site itself; its state and features are told even where the site is closed. */
export function addSystemRoutes(
  app: FastifyInstance,
  service: SystemService,
  { box, createPathKey }: SystemRouteDeps,
): void {
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
  serve(app, getServerTime, async ({ now }) => ({ serverNow: now.toISOString() }), {
    alwaysOpen: true,
  });
  serve(app, getDomainRoute, ({ caller }) => service.getDomains(caller));
  serve(app, getCountryCodes, async ({ caller }) => ({
    countries: [...(await loadPhoneBook()).countries],
    current: caller.country ?? caller.brand.jurisdiction.country ?? null,
  }));
  serve(
    app,
    getServicePaths,
    async ({ caller, member }) => {
      const isVip = member ? await service.isVip(caller, member.memberId) : false;
      return { list: listServicePaths(caller.brand, createPathKey, isVip) };
    },
    { alwaysOpen: true },
  );
}

/** The calls about what the site tells of itself. */
export function addHelpRoutes(app: FastifyInstance, service: SystemService): void {
  serve(app, getHelpCenter, (call) => service.getHelp(call));
}
