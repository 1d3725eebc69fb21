import type { ResolvedBrand } from '../../../../schemas/resolvedBrand.ts';

/** A code that was sent and waits to be typed. */
export interface SentCode {
  /** Resolves with an ID token for the gateway. Rejects with a Problem. */
  confirm(code: string): Promise<string>;
}

/** Sends a code to a number (E.164) by the brand's phone-auth service. Rejects with a Problem. */
export async function sendCode(
  settings: ResolvedBrand['phoneAuth'],
  e164: string,
): Promise<SentCode> {
  const { sendByFirebase } = await import('./firebase.ts');
  return sendByFirebase(settings, e164);
}
