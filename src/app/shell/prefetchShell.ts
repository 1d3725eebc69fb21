import { announcements } from '../../api/content.ts';
import { gameMenus } from '../../api/games.ts';
import type { ScreenContext } from '../../platform/screens/screen.ts';

/** Fetches what the shell shows on every page. */
export async function prefetchShell({ http, gates, queryClient }: ScreenContext): Promise<void> {
  await Promise.all([
    queryClient.prefetchQuery(gameMenus(http)),
    gates.announcements && queryClient.prefetchQuery(announcements(http, 'B')),
  ]);
}
