import { saveFile } from '../../lib/saveFile.ts';
import type { Envelope } from '../../../schemas/api/envelope.ts';
import {
  DESK_BRAND_HEADER,
  DESK_REQUEST_HEADER,
  type DeskBodyOf,
  type TypedDeskEndpoint,
} from '../../../schemas/desk/deskEndpoint.ts';
import { fetchFile } from '../../platform/http/fetchFile.ts';
import { toQuery } from './deskCalls.ts';
import { DeskProblem, type DeskCode } from './deskProblem.ts';

/** Asks a call for its file and lets the browser keep it. Rejects with a DeskProblem. */
export async function downloadFile<E extends TypedDeskEndpoint>(
  { path, method }: E,
  { query, body }: { query?: Readonly<Record<string, string | undefined>>; body?: DeskBodyOf<E> },
  brand: string | undefined,
): Promise<void> {
  const answer = await fetchFile(
    path + toQuery(query),
    { [DESK_REQUEST_HEADER]: '1', ...(brand && { [DESK_BRAND_HEADER]: brand }) },
    method === 'POST' ? JSON.stringify(body ?? {}) : undefined,
  );
  if (!('file' in answer)) {
    const { code, message } = (answer.body ?? {}) as Partial<
      Exclude<Envelope<unknown>, { success: true }>
    >;
    throw new DeskProblem((code ?? 'unreadable') as DeskCode, message ?? '');
  }
  saveFile(answer.file, answer.name);
}
