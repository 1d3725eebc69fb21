import { QueryClient } from '@tanstack/react-query';
import { Problem } from '../platform/http/problem.ts';

/** Refusals that stay the same however often one asks. */
const isFinal = (error: unknown) =>
  error instanceof Problem &&
  !['offline', 'timeout', 'unreadable', 'unavailable', 'internal'].includes(error.code);

/** The store of everything fetched; tries a failed read again, a refused one never. */
export function createQueryClient({ tries = 3 } = {}): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: (failures, error) => failures < tries - 1 && !isFinal(error),
        refetchOnWindowFocus: false,
      },
    },
  });
}
