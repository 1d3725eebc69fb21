import { defineJob } from '../../../composition/job.ts';

/**
 * Takes checks by providers on: begins those that nobody answered, and asks about those that nothing was told of. Gateways do the
 * same at once for what they are told themselves.
 */
export const job = defineJob({
  name: 'workIdentityChecks',
  schedule: { everySeconds: 10, missed: 'latest' },
  needs: ['identityChecks'],
  run: ({ identityChecks }) => identityChecks.work(),
});
