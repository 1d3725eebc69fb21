import { ChunkError, reloadOnce } from '../platform/chunks/loadChunk.ts';

/**
 * Says that the page does not work. The words came with the document, in the visitor's language, because at this point
 * nothing else can be relied on; a page that the gateway rendered stays and still reads. A missing piece first gets one
 * guarded reload.
 */
export function showFailure(error: unknown): void {
  console.error('The application could not start.', error);
  const isMissing = error instanceof ChunkError && error.reason === 'failed';
  if (isMissing && reloadOnce(Date.now(), () => window.location.reload())) return;
  document.documentElement.dataset.failed = '';
  document.title ||= document.querySelector('#livery-failure h1')?.textContent ?? '';
}
