/** How a form tells what refused it. */
export interface Refusals {
  readonly clear: () => void;
  readonly report: (refusal: unknown) => void;
}

/**
 * What the button beside a code asks for: resolves with the seconds until the next code may be sent, or with null after
 * the form has told why none was.
 */
export function useSendCode({ clear, report }: Refusals, send: () => Promise<number>) {
  return async (): Promise<number | null> => {
    clear();
    try {
      return await send();
    } catch (refusal) {
      report(refusal);
      return null;
    }
  };
}
