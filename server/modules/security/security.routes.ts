import type { FastifyInstance } from 'fastify';
import * as api from '../../../schemas/api/security.ts';
import { getLookup, requireLive } from '../../http/caller.ts';
import { Problem } from '../../http/problem.ts';
import { serve } from '../../http/serve.ts';
import { sendTagged } from '../../http/tagged.ts';
import type { SecurityParts } from './parts.ts';

/** An address names one picture for good. */
const FOREVER = 'public, max-age=31536000, immutable';

function addPictureRoutes(app: FastifyInstance, { avatars }: SecurityParts): void {
  const { brands, limitPages } = app.gateway;
  serve(app, api.setAvatar, ({ body, ...call }) => avatars.set(call, body));
  app.get<{ Params: { file: string } }>(
    '/avatars/:file',
    { onRequest: limitPages, schema: { hide: true } },
    async (request, reply) => {
      const { brand } = requireLive(await getLookup(brands, request));
      const { file } = request.params;
      const body = await avatars.read(brand.merchantCode, file);
      if (!body) throw new Problem('notFound', 'There is nothing here.');
      reply.headers({ 'content-security-policy': "default-src 'none'; sandbox" });
      const etag = file.split('.', 1)[0];
      const sent = { body, contentType: 'image/webp', cacheControl: FOREVER, etag };
      return sendTagged(request, reply, sent);
    },
  );
}

function addFactorRoutes(app: FastifyInstance, { service, factors }: SecurityParts): void {
  serve(app, api.beginAuthenticator, async (call) => factors.offerTotp(call));
  serve(app, api.bindAuthenticator, ({ body, ...call }) => service.bindAuthenticator(call, body));
  serve(app, api.removeAuthenticator, ({ body, ...call }) =>
    service.removeAuthenticator(call, body.proof),
  );
  serve(app, api.renewRecoveryCodes, ({ body, ...call }) => service.renewCodes(call, body.proof));
  serve(app, api.beginPasskey, async ({ body, ...call }) => ({
    options: (await service.beginPasskey(call, body.proof)) as Record<string, unknown>,
  }));
  serve(app, api.addPasskey, ({ body, ...call }) => service.addPasskey(call, body));
  serve(app, api.renamePasskey, ({ body, ...call }) => service.renamePasskey(call, body));
  serve(app, api.removePasskey, ({ body, ...call }) => service.removePasskey(call, body));
}

/** The calls of members about their own account. */
export function addSecurityRoutes(app: FastifyInstance, parts: SecurityParts): void {
  const { service, contacts, personal, devices, closing } = parts;
  serve(app, api.getSecurity, (call) => service.describe(call));
  serve(app, api.sendContactCode, ({ body, ...call }) => contacts.sendCode(call, body));
  serve(app, api.setContact, async ({ body, ...call }) => {
    await contacts.set(call, body);
    return service.describe(call);
  });
  serve(app, api.removeContact, async ({ body, ...call }) => {
    await contacts.remove(call, body);
    return service.describe(call);
  });
  serve(app, api.getProfile, (call) => personal.read(call));
  serve(app, api.setProfile, ({ body, ...call }) => personal.set(call, body.texts));
  serve(app, api.listMySessions, (call) => devices.list(call));
  serve(app, api.endMySessions, ({ body, ...call }) => devices.end(call, body));
  serve(app, api.listMySignIns, ({ query, ...call }) => devices.listSignIns(call, query));
  serve(app, api.setLocale, async ({ body, ...call }) => {
    await service.setLocale(call, body);
    return null;
  });
  serve(app, api.getPrivacy, (call) => service.getPrivacy(call));
  serve(app, api.setPrivacy, ({ body, ...call }) => service.setPrivacy(call, body));
  serve(app, api.downloadMyData, ({ body, ...call }) => service.download(call, body.proof));
  serve(app, api.closeMyAccount, async ({ body, ...call }) => {
    await closing.ask(call, body.proof);
    return service.describe(call);
  });
  serve(app, api.keepMyAccount, async (call) => {
    await closing.takeBack(call);
    return service.describe(call);
  });
  addFactorRoutes(app, parts);
  addPictureRoutes(app, parts);
}
