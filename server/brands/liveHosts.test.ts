import { expect, it } from 'vitest';
import { aurora, sakura } from '../../tests/support/gateway.ts';
import type { ResolvedBrand } from '../../schemas/resolvedBrand.ts';
import { Claims } from './claims.ts';
import { LiveHosts } from './liveHosts.ts';
import { LiveStates } from './liveStates.ts';

const liveOf = (brand: ResolvedBrand) => ({
  brand,
  hosts: [],
  revision: brand.id,
  folder: '',
  files: {},
});

it('a host that changes hands leads to its new owner at once, though both brands stay as they are', () => {
  const claims = new Claims();
  const states = new LiveStates(2);
  for (const brand of [aurora, sakura]) {
    claims.set(brand.id, ['shared.test']);
    states.put(brand.id, liveOf(brand), true);
  }
  const hosts = new LiveHosts(claims, states);
  const first = hosts.find('shared.test');
  expect(first).toMatchObject({ live: { revision: 'aurora' }, merchantCode: aurora.merchantCode });
  expect(hosts.find('shared.test')).toBe(first);
  claims.setWeak(aurora.id, true);
  expect(hosts.find('shared.test')).toMatchObject({ live: { revision: 'sakura' } });
});
