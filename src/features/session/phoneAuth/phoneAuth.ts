import type { ResolvedBrand } from '../../../../schemas/resolvedBrand.ts';
import type { SentCode } from './firebase.ts';

/** Sends a code to a number (E.164) by the brand's phone-auth service. Rejects with a Problem. */
export async function sendCode(
  settings: ResolvedBrand['phoneAuth'],
  e164: string,
): Promise<SentCode> {
  const { sendByFirebase } = await import('./firebase.ts');
  return sendByFirebase(settings, e164);
}
