import type { FastifyInstance } from 'fastify';
import { getMemberAvatar, getMemberIcon, getMemberInfo } from '../../../schemas/api/member.ts';
import { serve } from '../../http/serve.ts';
import type { MemberService } from './member.service.ts';

/** The calls by which members see themselves. */
export function addMemberRoutes(app: FastifyInstance, service: MemberService): void {
  serve(app, getMemberInfo, (call) => service.getInfo(call));
  serve(app, getMemberIcon, (call) => service.getPicture(call));
  serve(app, getMemberAvatar, (call) => service.getPicture(call));
}
