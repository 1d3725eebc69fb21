import type { QueryClient } from '@tanstack/react-query';
import type { ResolvedBrand } from '../../../schemas/resolvedBrand.ts';
import { servicePaths } from '../../api/system.ts';
import { decodeServicePath, listServiceHosts } from '../../platform/crypto/servicePath.ts';
import type { Http } from '../../platform/http/http.ts';

/** What the gateway calls the chat among the ways to customer service. */
const CHAT_TYPE = '3';

/**
 * The address of the chat for whoever is signed in: `closed` where there is none, `foreign` where it is at a host that
 * the brand does not allow. Throws the Problem of the call.
 */
export async function findChat(from: {
  readonly http: Http;
  readonly queryClient: QueryClient;
  readonly brand: ResolvedBrand;
}): Promise<{ readonly address: string } | 'closed' | 'foreign'> {
  const { list } = await from.queryClient.fetchQuery(servicePaths(from.http));
  const chat = list.find(({ type }) => type === CHAT_TYPE);
  if (!chat) return 'closed';
  const address = decodeServicePath(chat.path, listServiceHosts(from.brand));
  return address === null ? 'foreign' : { address: new URL(address, window.location.href).href };
}
