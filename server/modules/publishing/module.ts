import { defineModule } from '../../composition/module.ts';
import { createPreviews, type Previews } from '../../http/preview.ts';

declare module '../../composition/module.ts' {
  interface Parts {
    readonly publishing: {
      /** Signs links by which drafts are looked at. */
      readonly previews: Previews;
    };
  }
}

export const publishingModule = defineModule({
  name: 'publishing',
  needs: ['keys'],
  create: ({ keys }) => ({ previews: createPreviews(keys.secret) }),
});
