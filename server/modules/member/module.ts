import { defineModule } from '../../composition/module.ts';
import { dataIn } from '../../db/memberData.ts';
import { addMemberRoutes } from './member.routes.ts';
import { createMemberService, type MemberService } from './member.service.ts';

declare module '../../composition/module.ts' {
  interface Parts {
    readonly member: MemberService;
  }
}

export const memberModule = defineModule({
  name: 'member',
  needs: ['db'],
  create: ({ db }) => createMemberService({ db }),
  routes: (app, { member }) => addMemberRoutes(app, member),
  memberData: [
    dataIn('members', {
      column: 'id',
      secrets: ['password_hash', 'payment_password_hash', 'totp_secret'],
    }),
  ],
});
