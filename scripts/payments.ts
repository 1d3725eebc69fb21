import process from 'node:process';

const [verb, ...args] = process.argv.slice(2);

if (verb === 'simulate') {
  // The command reads its own options.
  process.argv = [...process.argv.slice(0, 2), ...args];
  await import('./payments/simulate.ts');
} else {
  process.stderr.write(
    'npm run payments -- simulate [--port <port>] [--gateway <port>]: a provider of payments for a demonstration.\n',
  );
  process.exitCode = 1;
}
