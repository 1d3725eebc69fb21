import { findBarriers, holdStill } from './support/barriers.ts';
import { SHIPPED_BRANDS } from './support/brands.ts';
import { expect, test, untilLive, visit } from './support/test.ts';

test('the home page of every brand has no barriers in either scheme', async ({ page }) => {
  test.slow();
  await holdStill(page);
  for (const { host, name } of SHIPPED_BRANDS) {
    await visit(page, host, '/');
    await untilLive(page);
    expect(await findBarriers(page), name).toEqual([]);
  }
});
