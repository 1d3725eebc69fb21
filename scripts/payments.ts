import process from 'node:process';

const [verb, ...args] = process.argv.slice(2);

// Each command reads its own options.
process.argv = [...process.argv.slice(0, 2), ...args];
if (verb === 'simulate') await import('./payments/simulate.ts');
else if (verb === 'conform') await import('./payments/conform.ts');
else {
  process.stderr.write(
    'npm run payments -- simulate [--port <port>] [--gateway <port>]: a provider of payments for a demonstration.\n' +
      'npm run payments -- conform <url>: whether a provider speaks as docs/PAYMENTS.md says.\n',
  );
  process.exitCode = 1;
}
