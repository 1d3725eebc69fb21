import type { FastifyInstance } from 'fastify';
import { getSitting, launchGame } from '../../../schemas/api/launch.ts';
import { serve } from '../../http/serve.ts';
import type { LaunchService } from './launch.service.ts';

/** The calls that start a game and tell what it came to. */
export function addLaunchRoutes(app: FastifyInstance, service: LaunchService): void {
  serve(app, launchGame, (call) => service.launch(call));
  serve(app, getSitting, (call) => service.getSitting(call));
}
