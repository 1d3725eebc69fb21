import type { FastifyInstance } from 'fastify';
import { getAnnouncements, getBanners, getHomeNotice } from '../../../schemas/api/content.ts';
import { serve } from '../../http/serve.ts';
import type { ContentService } from './content.service.ts';

/** Those for everybody. */
const ALL_TYPES = ['B', 'PL', 'PU', 'PR', 'H'] as const;

type PublicType = (typeof ALL_TYPES)[number];

function readTypes(
  types: string | undefined,
  execution: PublicType | undefined,
): readonly PublicType[] {
  // The contract's pattern lets nothing but known types through.
  if (types !== undefined) return types.split(',') as PublicType[];
  return execution ? [execution] : ALL_TYPES;
}

/** The calls for announcements and banners. */
export function addContentRoutes(app: FastifyInstance, service: ContentService): void {
  serve(app, getAnnouncements, async (call) => ({
    list: [
      ...(await service.getAnnouncements(call, readTypes(call.query.types, call.query.execution))),
    ],
  }));
  serve(app, getBanners, async (call) => ({
    list: [...(await service.getBanners(call, call.query.groupName))],
  }));
  serve(app, getHomeNotice, (call) => service.getHomeNotice(call));
}
