import { addProof } from '../../api/payments.ts';
import { toBase64 } from '../../lib/pictures.ts';
import type { Http } from '../../platform/http/http.ts';

/** Uploads pictures of a payment one after the other; answers with their names. */
export async function sendProofs(http: Http, order: string, files: readonly File[]) {
  const names: string[] = [];
  for (const file of files) {
    names.push(await addProof(http, { order, picture: await toBase64(file) }));
  }
  return names;
}
