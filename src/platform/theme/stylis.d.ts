// The one part that is used; the package brings no types.
declare module 'stylis' {
  import type { StylisPlugin } from '@emotion/cache';

  /** Adds what older browsers call a property. */
  export const prefixer: StylisPlugin;
}
