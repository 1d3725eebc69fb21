import { MAJLIS } from './support/brands.ts';
import { addMember, getMember, payIn, query } from './support/database.ts';
import { untilReady } from './support/openGame.ts';
import { drawName, expect, openSite, test } from './support/site.ts';
import { getWords } from './support/words.ts';

test.setTimeout(180_000);
test.use({ viewport: { width: 360, height: 780 }, hasTouch: true });

const brand = MAJLIS;
const PAID_IN_MINOR = 100_000;

test('a friend is invited, plays, and brings the reward', async ({ page, browser }) => {
  const inviter = openSite(page, brand);
  const account = drawName();
  const code = account.toUpperCase();
  await addMember(brand.merchantCode, { account, referralCode: code });
  await inviter.enter(account);
  await inviter.visit('/member/invite');
  const main = page.getByRole('main');
  const link = await main.getByText(`referralCode=${code}`).textContent();

  // From this machine's own address: a game's frame, which has no origin, would be asked leave for a header.
  const context = await browser.newContext({ extraHTTPHeaders: {}, reducedMotion: 'reduce' });
  const friendPage = await context.newPage();
  const friend = openSite(friendPage, brand);
  const friendAccount = drawName();
  const { pathname, search } = new URL(link ?? '');
  await friend.visit(pathname + search);
  await expect(friend.field('referralCode')).toHaveValue(code);
  await friend.fillRegistration(friendAccount);
  await friend.answered('register.submit', /\/wps\/member\/register$/);
  await friend.expectMember(friendAccount);
  await inviter.visit('/member/invite');
  await expect(main.getByText(`${friendAccount.slice(0, 2)}***`)).toBeVisible();

  // Paying in is a journey of its own, and of what the terms ask to be played the first round is enough.
  const { id } = await getMember(brand.merchantCode, friendAccount);
  await payIn(brand.merchantCode, String(id), PAID_IN_MINOR);
  await query(
    brand.merchantCode,
    `update referrals set terms = terms || '{"depositMinor": "0", "validBetMinor": "1"}' where friend_id = $1`,
    [id],
  );
  await friend.visit('/game?game=house-lantern-orchard');
  const inGame = getWords(brand.language, 'originals');
  const spin = friendPage
    .frameLocator('iframe')
    .getByRole('button', { name: inGame('originals.spin'), exact: true });
  await untilReady(spin);
  await spin.click();
  await context.close({ reason: 'played' });

  // A job counts once a minute.
  const told = main.locator('li').filter({ hasText: `${friendAccount.slice(0, 2)}***` });
  await expect(async () => {
    await inviter.visit('/member/invite');
    await expect(told.getByText(inviter.say('centre.invite.state.paid'))).toBeVisible({
      timeout: 3_000,
    });
  }).toPass({ timeout: 100_000, intervals: [5_000] });
  await inviter.visit('/member/messages');
  await expect(main.getByText(/50/).first()).toBeVisible();
});
