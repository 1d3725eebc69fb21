import { AGENT_BRANDS, BOTH_WAYS, PROVEN_BRANDS } from '../support/brands.ts';
import { addMember, getMember } from '../support/database.ts';
import { drawName, expect, openSite, test } from '../support/site.ts';

for (const brand of AGENT_BRANDS) {
  test(`${brand.id}: agents get in, and members are told that only agents do`, async ({ page }) => {
    const site = openSite(page, brand);
    const [member, agent] = [drawName(), drawName()];
    await addMember(brand.merchantCode, { account: member });
    await addMember(brand.merchantCode, { account: agent, type: 1 });
    await site.begin();
    await site.openLogin();
    await site.logIn(member);
    await expect(site.fault()).toContainText(site.say('problem.agentsOnly'));
    await site.logIn(agent);
    await site.expectMember(agent);
  });
}

for (const brand of BOTH_WAYS) {
  for (const [status, problem] of [
    ['closed', 'problem.accountClosed'],
    ['suspended', 'problem.contactAgent'],
  ] as const) {
    test(`${brand.name}: a ${status} account is told so, to its owner alone`, async ({ page }) => {
      const site = openSite(page, brand);
      const account = drawName();
      const uplineId = await addMember(brand.merchantCode, { account: drawName(), type: 1 });
      await addMember(brand.merchantCode, { account, status, uplineId });
      await site.begin();
      await site.openLogin();
      await site.logIn(account, 'a-wrong-guess');
      await expect(site.fault()).toContainText(site.say('problem.credentialsWrong'));
      await site.logIn(account);
      await expect(site.fault()).toContainText(site.say(problem));
    });
  }

  test(`${brand.name}: an account of another brand opens nothing here`, async ({ page }) => {
    const other = BOTH_WAYS.find(({ id }) => id !== brand.id)!;
    const site = openSite(page, brand);
    const account = drawName();
    await addMember(other.merchantCode, { account });
    await site.begin();
    await site.openLogin();
    await site.logIn(account);
    await expect(site.fault()).toContainText(site.say('problem.credentialsWrong'));
  });
}

for (const brand of PROVEN_BRANDS) {
  test(`${brand.id}: the browser solves the captcha provider’s task by itself`, async ({
    page,
  }) => {
    const site = openSite(page, brand);
    const [account, newcomer] = [drawName(), drawName()];
    await addMember(brand.merchantCode, { account });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await site.enter(account);
    expect(asked.filter((path) => path === '/wps/captcha/challenge')).toHaveLength(1);
    await site.logOut();
    await site.expectGuest();
    await site.openRegistration();
    await site.fillRegistration(newcomer);
    await site.field('paymentPassword').fill('246810');
    await site.button('register.submit').click();
    await site.expectMember(newcomer);
    expect(await getMember(brand.merchantCode, newcomer)).toBeTruthy();
  });
}
