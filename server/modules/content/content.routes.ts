import type { FastifyInstance } from 'fastify';
import { getAnnouncements, getBanners, getHomeNotice } from '../../../schemas/api/content.ts';
import type { AnnouncementType } from '../../db/tables.ts';
import { serve } from '../../http/serve.ts';
import type { ContentService } from './content.service.ts';

const allTypes: readonly AnnouncementType[] = ['B', 'PL', 'PU', 'PR', 'H'];

function readTypes(types: string | undefined, execution: AnnouncementType | undefined) {
  // The contract's pattern lets nothing but known types through.
  if (types !== undefined) return types.split(',') as AnnouncementType[];
  return execution ? [execution] : allTypes;
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
