import { Problem } from './problem.ts';

/** A file, or why there is none. */
export type FileResponse =
  | { readonly status: number; readonly file: Blob; readonly name: string }
  | { readonly status: number; readonly body: unknown };

/**
 * Fetches a file of the same origin, whole and without a time limit; refusals come as the JSON that they are. With a body,
 * which is JSON, it is posted.
 */
export async function fetchFile(
  url: string,
  headers: Readonly<Record<string, string>>,
  body?: string,
): Promise<FileResponse> {
  const posted =
    body === undefined
      ? { headers }
      : { method: 'POST', headers: { ...headers, 'content-type': 'application/json' }, body };
  const response = await fetch(url, { ...posted, credentials: 'same-origin' }).catch(() => {
    throw new Problem('offline', 'The gateway could not be reached.');
  });
  const { status } = response;
  if (!response.ok) return { status, body: await response.json().catch(() => null) };
  const said = response.headers.get('content-disposition') ?? '';
  return { status, file: await response.blob(), name: /filename="([^"]+)"/.exec(said)?.[1] ?? '' };
}
