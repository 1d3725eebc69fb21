import { defineJob } from '../../../composition/job.ts';

/** Ends what was granted and not collected in time, and gives it back to the budget. */
export const job = defineJob({
  name: 'expirePromotions',
  schedule: { everySeconds: 60, missed: 'latest' },
  needs: ['promotions'],
  run: ({ promotions }) => promotions.expire(),
});
