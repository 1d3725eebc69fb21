import type { FastifyInstance } from 'fastify';
import {
  changePassword,
  checkReferralCode,
  checkPasswordLink,
  getAffiliate,
  getRegisterSetting,
  register,
  registerByMobile,
  requestPasswordByEmail,
  setPasswordByEmail,
  setPasswordByPhone,
} from '../../../schemas/api/account.ts';
import { serve } from '../../http/serve.ts';
import type { AccountService } from './account.service.ts';

/** The calls about accounts and their passwords. */
export function addAccountRoutes(app: FastifyInstance, service: AccountService): void {
  serve(app, getRegisterSetting, async (call) => service.getRegisterSetting(call));
  serve(app, getAffiliate, (call) => service.getAffiliate(call, call.query));
  serve(app, checkReferralCode, (call) => service.checkReferralCode(call, call.query));
  serve(app, register, (call) => service.register('username', call));
  serve(app, registerByMobile, (call) => service.register('mobile', call));
  serve(app, changePassword, (call) => service.changePassword(call));
  serve(app, requestPasswordByEmail, async (call) => {
    await service.requestPassword(call, call.body);
    return null;
  });
  serve(app, checkPasswordLink, async (call) => {
    await service.resetPassword.checkLink(call, call.body);
    return null;
  });
  serve(app, setPasswordByEmail, async (call) => {
    await service.resetPassword.byEmail(call, call.body);
    return null;
  });
  serve(app, setPasswordByPhone, (call) => service.resetPassword.byPhone(call, call.body));
}
