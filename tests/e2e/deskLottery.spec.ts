import { LOTUS } from './support/brands.ts';
import { addMember, payIn, PASSWORD } from './support/database.ts';
import { approveByThumb, enterDesk, getDeskAddress } from './support/desk.ts';
import { letDraw, readMovements, readOrders } from './support/lotteryBooks.ts';
import { readWallet } from './support/playBooks.ts';
import { drawName, expect, openSite, test } from './support/site.ts';

test.setTimeout(180_000);

const PAID_IN = 1_000_000;
const LATE_SECONDS = 1_200;

test.use({ viewport: { width: 360, height: 780 }, hasTouch: true });

test('a wrong result that was paid is corrected by two traders, and the member sees why money moved', async ({
  page,
  browser,
}) => {
  const { merchantCode } = LOTUS;
  const account = drawName();
  const memberId = await addMember(merchantCode, { account });
  await payIn(merchantCode, memberId, PAID_IN);
  const site = openSite(page, LOTUS);
  const main = page.getByRole('main');
  const press = (name: string) => main.getByRole('button', { name, exact: true }).click();
  await site.visit('/seaLottery?gameCode=HANOIVNC');
  await press(site.say('lottery.ticket.digits', { 0: 1 }));
  for (const digit of '123') await press(digit);
  await press(site.say('lottery.slip.bet'));
  await site.logIn(account, PASSWORD);
  await site.button('lottery.confirm.place').click();
  await site.dialog.getByRole('link', { name: site.say('lottery.receipt.see') }).click();
  await expect(main.getByText(site.say('lottery.order.pending'))).toBeVisible();
  const [placed] = await readOrders(merchantCode, memberId);
  await letDraw(merchantCode, placed!, LATE_SECONDS);

  // One enters what was misread; the other confirms it.
  const first = await enterDesk(browser, 'trading');
  const second = await enterDesk(browser, 'trading', { width: 360 });
  await second.goto(getDeskAddress('/inbox'));
  const ask = async (button: string, draw: string) => {
    await first.getByRole('button', { name: button }).click();
    const dialog = first.getByRole('dialog');
    await dialog.getByLabel('Result').fill(draw);
    await dialog.getByRole('button', { name: 'Show what it does' }).click();
    await expect(dialog.getByText('LOTUS')).toBeVisible();
    await dialog.getByLabel('Reason').fill('As the board was read');
    return dialog;
  };
  const send = 'Ask for it';
  await first.getByRole('link', { name: 'Lotteries' }).click();
  await first.getByRole('link', { name: 'Show them' }).click();
  await first.getByRole('cell', { name: placed!.issue, exact: true }).click();
  const entered = await ask('Enter result', '{"top":"123","bottom":"45"}');
  await entered.getByRole('button', { name: send }).click();
  await expect(first.getByText('It waits for a second person.')).toBeVisible();
  const about = new RegExp(placed!.issue);
  await approveByThumb(second, about, async () => {
    await expect(second.getByText('money of 1 moves')).toBeVisible();
  });
  // Other words of the page have this one inside.
  const won = main.getByText(site.say('lottery.order.won'), { exact: true });
  await expect(won.first()).toBeVisible();
  const [paid] = await readOrders(merchantCode, memberId);
  expect(await readMovements(merchantCode, memberId)).toEqual([-3_000, paid!.prize]);

  // The board said something else: two of the three digits.
  await first.reload();
  const corrected = await ask('Correct', '{"top":"126","bottom":"45"}');
  const third = paid!.prize / 3;
  const taken = new RegExp(third.toLocaleString('en'));
  await expect(corrected.getByText(taken).first()).toBeVisible();
  await corrected.getByRole('button', { name: send }).click();
  await expect(first.getByText('It waits for a second person.')).toBeVisible();
  await second.goto(getDeskAddress('/inbox'));
  await approveByThumb(second, about, async () => {
    await expect(second.getByText(taken).first()).toBeVisible();
  });

  await expect(main.getByText(site.say('lottery.order.corrected'))).toBeVisible();
  const [order] = await readOrders(merchantCode, memberId);
  expect(order!.prize).toBe(2 * third);
  expect(await readMovements(merchantCode, memberId)).toEqual([-3_000, 3 * third, -third]);
  const left = PAID_IN - 3_000 + 2 * third;
  expect(await readWallet(merchantCode, memberId)).toBe(left);
  const inDong = (minor: number) => minor.toLocaleString('de');
  await expect(main).toContainText(inDong(2 * third));
  await expect(main).toContainText(`-${inDong(third)}`);
  await expect(page.locator('header').first()).toContainText(inDong(left));
});
