/**
 * Where the window of an outside service may show: in the dialog on top, since nothing outside of it can be pressed, or
 * beside the form of the page.
 */
export function findPlace(): HTMLElement {
  const dialogs = document.querySelectorAll<HTMLElement>('dialog[open]');
  return [...dialogs].at(-1) ?? document.querySelector<HTMLElement>('main') ?? document.body;
}
