/** Whether the vendor can be reached, for who wants to know. */
export interface Line {
  readonly set: (isThere: boolean) => void;
  /** Calls back at every change; gives what ends that. */
  readonly subscribe: (listener: (isThere: boolean) => void) => () => void;
}

/** A line that is there until something says otherwise. */
export function createLine(): Line {
  const listeners = new Set<(isThere: boolean) => void>();
  return {
    set: (isThere) => listeners.forEach((listener) => listener(isThere)),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
