/**
 * A press on something that cannot answer yet, because its script is on its way, is kept: the element shows that it was
 * pressed (`data-pressed`, see foundation.css) and is pressed again once it answers. `server/document/firstScript.ts` does
 * so until the page is live; from then on only parts that sleep (`Deferred.tsx`) cannot answer.
 */

declare global {
  interface Window {
    /** Keeps a press, and says whether it did: links lead where they lead by themselves. From the document's first script. */
    keepPress?: (press: Event) => boolean;
  }
}

/** Keeps presses that React refuses, which it does by stopping them at the root. To be called once it listens there. */
export function keepRefusedPresses(root: HTMLElement): void {
  root.addEventListener('click', (press) => press.cancelBubble && window.keepPress?.(press), true);
}

/** Presses again what was pressed too early; what still cannot answer is kept again. */
export function replayPress(): void {
  const pressed = document.querySelector<HTMLElement>('[data-pressed]');
  if (!pressed) return;
  pressed.removeAttribute('data-pressed');
  document.documentElement.removeAttribute('data-waiting');
  pressed.click();
}

/** Shows that what was pressed is under way, for as long as it takes and nothing else does. */
export function beginWait(): void {
  document.documentElement.dataset['waiting'] = 'work';
}

/** The page that was asked for is there, or what was under way has come to its end. */
export function endWait(): void {
  document.documentElement.removeAttribute('data-waiting');
}
