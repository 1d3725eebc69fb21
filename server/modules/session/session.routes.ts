import type { FastifyInstance } from 'fastify';
import {
  login,
  loginFreePlay,
  logout,
  proveAddress,
  sendAddressCode,
} from '../../../schemas/api/session.ts';
import { askPasskeySignIn, signInByPasskey } from '../../../schemas/api/security.ts';
import { serve } from '../../http/serve.ts';
import type { SessionService } from './session.service.ts';

/** The calls that begin and end sessions. */
export function addSessionRoutes(app: FastifyInstance, service: SessionService): void {
  serve(app, login, (call) => service.login(call));
  serve(app, loginFreePlay, (call) => service.loginFreePlay(call));
  serve(app, logout, async (call) => {
    await service.logout(call, call.query.everywhere);
    return null;
  });
  serve(app, sendAddressCode, (call) => service.sendAddressCode(call, call.body));
  serve(app, proveAddress, (call) => service.proveAddress(call, call.body));
  serve(app, askPasskeySignIn, async (call) => ({
    options: (await service.askPasskey(call)) as Record<string, unknown>,
  }));
  serve(app, signInByPasskey, (call) => service.signInByPasskey(call, call.body.response));
}
