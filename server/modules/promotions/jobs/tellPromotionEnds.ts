import { defineJob } from '../../../composition/job.ts';

/** Tells members of promotions that end soon, and of what was granted and goes. */
export const job = defineJob({
  name: 'tellPromotionEnds',
  schedule: { everySeconds: 60, missed: 'latest' },
  needs: ['promotions'],
  run: ({ promotions }) => promotions.tellEnds(),
});
