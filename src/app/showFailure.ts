import { reloadOnce } from '../platform/chunks/loadChunk.ts';

/**
 * Puts the failure page in place of a page that could not start. Its words came with the document, in the visitor's
 * language, because at this point nothing else can be relied on. A missing piece first gets one guarded reload.
 */
export function showFailure(error: unknown): void {
  console.error('The application could not start.', error);
  if (reloadOnce(Date.now(), () => window.location.reload())) return;
  // A prerendered page still reads and its links still work: better than a message in its place.
  if (document.getElementById('livery-state')) return;
  const template = document.getElementById('livery-failure');
  const root = document.getElementById('root');
  if (!(template instanceof HTMLTemplateElement) || !root) return;
  root.replaceChildren(template.content.cloneNode(true));
  root.querySelector('button')?.addEventListener('click', () => window.location.reload());
}
