const QUERY = 'prefers-reduced-motion: reduce';
const STILL = `:root{--duration-1:0ms;--duration-2:0ms;--duration-3:0ms}`;

let isReduced = false;

const ask = globalThis.matchMedia?.bind(globalThis);

// Components ask the browser, so the browser has to answer as the toolbar says.
if (ask) {
  globalThis.matchMedia = (query) =>
    isReduced && query.includes(QUERY)
      ? ask(query.replaceAll(`(${QUERY})`, '(min-width: 0px)'))
      : ask(query);
}

/** Makes the page behave as on a device whose owner wants little motion, or as this device again. */
export function setReducedMotion(reduced: boolean): void {
  isReduced = reduced;
  const style = document.getElementById('livery-motion') ?? document.createElement('style');
  style.id = 'livery-motion';
  style.textContent = reduced ? STILL : '';
  document.head.append(style);
}
