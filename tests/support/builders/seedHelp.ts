import type { ValueOf } from '../../../schemas/api/endpoint.ts';
import type { getHelpCenter } from '../../../schemas/api/system.ts';
import { platformHelp } from '../../../server/seed/content/platformHelp.ts';

type Article = ValueOf<typeof getHelpCenter>['articles'][number];

/** The articles of the demo's help centre in one language. */
export function seedHelp(language: string): Article[] {
  return platformHelp.map(({ slug, category, title, body }) => ({
    slug,
    category,
    title: title[language as keyof typeof title] ?? title.en,
    body: body[language as keyof typeof body] ?? body.en,
  }));
}
