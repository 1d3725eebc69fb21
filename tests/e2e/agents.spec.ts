import { AGENT_TYPE } from '../../schemas/memberTypes.ts';
import { MAJLIS } from './support/brands.ts';
import { addMember } from './support/database.ts';
import { drawName, expect, openSite, test } from './support/site.ts';

test.setTimeout(180_000);
test.use({ viewport: { width: 360, height: 780 }, hasTouch: true });

const brand = MAJLIS;

test('an agent opens an agent by a link, and that one a player', async ({ page, browser }) => {
  const top = openSite(page, brand);
  const account = drawName();
  await addMember(brand.merchantCode, { account, type: AGENT_TYPE });
  await top.enter(account);
  await top.visit('/agent/accounts');
  const main = page.getByRole('main');
  await main.getByRole('combobox').first().selectOption('agent');
  await main.getByRole('button', { name: top.say('agent.link.make') }).click();
  const link = await main.getByText('affiliateCode=').first().textContent();
  const { pathname, search } = new URL(link ?? '');

  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const belowPage = await context.newPage();
  const below = openSite(belowPage, brand);
  const agentAccount = drawName();
  await below.visit(pathname + search);
  await below.fillRegistration(agentAccount);
  await below.answered('register.submit', /\/wps\/member\/register$/);
  await below.expectMember(agentAccount);
  await below.visit('/agent/accounts');
  const playerAccount = drawName();
  const form = belowPage.locator('form').filter({ hasText: below.say('agent.open.password') });
  await form.getByLabel(below.say('agent.open.username')).fill(playerAccount);
  await form.locator('input[type=password]').fill('Blue-heron-41');
  await form.getByRole('button', { name: below.say('agent.open.do') }).click();
  await expect(form.getByRole('status')).toContainText(playerAccount);
  await context.close();

  await top.visit('/agent/team');
  await expect(main.getByText(agentAccount)).toBeVisible();
  await main.getByRole('link', { name: top.say('agent.profit.drill') }).click();
  await expect(main.getByText(playerAccount)).toBeVisible();
});
