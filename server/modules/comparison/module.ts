import { defineModule } from '../../composition/module.ts';
import { createComparison, type ComparisonService } from './comparison.service.ts';

declare module '../../composition/module.ts' {
  interface Parts {
    readonly comparison: ComparisonService;
  }
}

export const comparisonModule = defineModule({
  name: 'comparison',
  needs: ['db', 'clock', 'ids', 'log', 'payments'],
  create: ({ db, clock, ids, log, payments }) =>
    createComparison({
      db,
      clock,
      ids,
      payments: payments.service,
      onError: (err) => log.error({ err }, 'a day of payments was not compared'),
    }),
});
