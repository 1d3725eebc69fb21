const awayCodes = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT', 'EPIPE'],
  // PostgreSQL: lost connections, too many of them, shutting down, statement timed out.
  ...['08000', '08001', '08003', '08006', '53300', '57014', '57P01', '57P02', '57P03'],
  // Transactions that waited for one another, one of which was given up: a second try gets through.
  ...['40001', '40P01'],
]);

const awayMessage =
  /^(timeout exceeded when trying to connect|Connection terminated|Client (was closed|has encountered))/;

/** Whether an error says that the database cannot answer at the moment, rather than that a query is wrong. */
export function isDatabaseAway(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isDatabaseAway);
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return awayCodes.has(code) || awayMessage.test(error.message);
}
