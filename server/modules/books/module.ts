import { defineModule } from '../../composition/module.ts';
import { deriveSealKey } from '../../ledger/seals.ts';
import { createBooks, type Books } from './books.service.ts';

declare module '../../composition/module.ts' {
  interface Parts {
    readonly books: Books;
  }
}

export const booksModule = defineModule({
  name: 'books',
  needs: ['db', 'clock', 'keys', 'metrics', 'log', 'reports'],
  create: ({ db, clock, keys, metrics, log, reports }) =>
    createBooks({
      db,
      clock,
      sealKeys: [deriveSealKey(keys.secret), ...keys.formerSecrets.map(deriveSealKey)],
      registry: metrics.registry,
      compareSums: reports.findFaults,
      onFault: (fault) => log.fatal({ fault }, 'the ledger disagrees with itself'),
    }),
});
