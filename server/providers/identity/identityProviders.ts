import type { Fetch } from '../httpCall.ts';
import { createHostedCheck } from './hostedCheck.ts';
import type { IdentityProvider } from './provider.ts';

/** Every provider of identity checks that an account can name. */
export interface IdentityProviders {
  readonly names: readonly string[];
  find(name: string): IdentityProvider | undefined;
}

/** Makes them; a new provider is one file and one line here. */
export function createIdentityProviders(fetch: Fetch): IdentityProviders {
  const all = new Map<string, IdentityProvider>([['hostedCheck', createHostedCheck(fetch)]]);
  return { names: [...all.keys()], find: (name) => all.get(name) };
}
