import type { Page } from '@playwright/test';
import { liveStream } from '../../../schemas/api/stream.ts';
import { AURORA } from '../support/brands.ts';
import { addMember, payIn } from '../support/database.ts';
import { drawName, expect, openSite, test } from '../support/site.ts';

/** The stream of a member; guests have one at the same address. */
const opensStream = (page: Page) =>
  page.waitForResponse(
    async (response) =>
      new URL(response.url()).pathname === liveStream.path &&
      (await response.request().headerValue('authorization')) !== null,
  );

/** Tabs of the browser that wait for the stream of another. */
const countWaiting = (page: Page) =>
  page.evaluate(async () => (await navigator.locks.query()).pending?.length ?? 0);

const brand = AURORA;

test('money that comes in shows in all tabs by itself, over one connection', async ({
  page,
  context,
}) => {
  const account = drawName();
  const memberId = await addMember(brand.merchantCode, { account });
  let streams = 0;
  const site = openSite(page, brand);
  // It may open before everything else of signing in is through.
  const opening = opensStream(page);
  await site.enter(account);
  const tellsMember = await opening;
  expect(await tellsMember.request().headerValue('authorization')).toMatch(/^Bearer /);
  // Who asks stands in no address.
  expect([...new URL(tellsMember.url()).searchParams.keys()]).toEqual(['revision']);

  const other = openSite(await context.newPage(), brand);
  other.page.on('request', (request) => {
    if (new URL(request.url()).pathname === liveStream.path) streams += 1;
  });
  await other.visit('/vip');
  await other.expectMember(account);
  await expect.poll(() => countWaiting(other.page)).toBe(1);
  const balanceOf = (tab: typeof site) => tab.page.getByRole('banner').getByText(/43[.,]21|٤٣٫٢١/);
  for (const tab of [site, other]) await expect(balanceOf(tab)).toHaveCount(0);
  await payIn(brand.merchantCode, memberId, 4321);
  for (const tab of [site, other]) await expect(balanceOf(tab).first()).toBeVisible();
  expect(streams).toBe(0);

  // The tab that holds the stream goes; the other takes it over and misses nothing.
  const takesOver = opensStream(other.page);
  await page.close();
  expect(await (await takesOver).request().headerValue('last-event-id')).toBeTruthy();
  await payIn(brand.merchantCode, memberId, 1111);
  await expect(
    other.page
      .getByRole('banner')
      .getByText(/54[.,]32|٥٤٫٣٢/)
      .first(),
  ).toBeVisible();
});
