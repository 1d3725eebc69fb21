import type { FastifyInstance } from 'fastify';
import { launchGame } from '../../../schemas/api/launch.ts';
import { serve } from '../../http/serve.ts';
import type { LaunchService } from './launch.service.ts';

/** The call that starts a game. */
export function addLaunchRoutes(app: FastifyInstance, service: LaunchService): void {
  serve(app, launchGame, (call) => service.launch(call));
}
