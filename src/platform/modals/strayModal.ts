/**
 * Takes back what a modal left in the history when its page was loaded anew: nobody shows it any more, and of the next
 * modal the back button would take it for the one below.
 */
export function dropStrayModal(): void {
  const { modal, ...kept } = (window.history.state ?? {}) as { readonly modal?: number };
  if (modal !== undefined) window.history.replaceState(kept, '');
}
