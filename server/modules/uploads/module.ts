import { defineModule } from '../../composition/module.ts';
import { addUploadsRoutes } from './uploads.routes.ts';
import { createUploadsService, type UploadsService } from './uploads.service.ts';

declare module '../../composition/module.ts' {
  interface Parts {
    readonly uploads: UploadsService;
  }
}

export const uploadsModule = defineModule({
  name: 'uploads',
  needs: ['db'],
  create: ({ db }) => createUploadsService({ db }),
  routes: (app, { uploads }) => addUploadsRoutes(app, uploads),
});
