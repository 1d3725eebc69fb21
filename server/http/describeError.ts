/** How much of an error is told: what it is called by, not what was in its hands. */
const TOLD = ['code', 'constraint', 'table', 'column', 'syscall', 'service', 'reason'] as const;

type Told = (typeof TOLD)[number];

const MOST_CAUSES = 5;

/** An error as the log writes it. */
export interface DescribedError {
  [fact: string]: unknown;
  type: string;
  message: string;
  stack: string;
}

function describe(error: Error, causesLeft: number): DescribedError {
  const facts = error as Error & Readonly<Partial<Record<Told, unknown>>>;
  const told = TOLD.filter((key) => typeof facts[key] === 'string');
  return {
    type: error.name,
    message: error.message,
    stack: error.stack ?? '',
    ...Object.fromEntries(told.map((key) => [key, facts[key]])),
    ...(error.cause instanceof Error && causesLeft > 0
      ? { cause: describe(error.cause, causesLeft - 1) }
      : {}),
  };
}

/**
 * What the log says of an error: name, words, code and stack, and those of its causes. Nothing else that it carries:
 * databases add whole rows to theirs, and parsers the bytes of the request.
 */
export function describeError(error: unknown): DescribedError {
  if (error instanceof Error) return describe(error, MOST_CAUSES);
  return { type: typeof error, message: 'What was thrown is no error.', stack: '' };
}
