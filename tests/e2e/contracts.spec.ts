import type { Browser, Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { lastDuePeriod } from '../../engine/agents/contractPeriods.ts';
import { dayIn } from '../../engine/zonedTime.ts';
import { AGENT_TYPE, LINE_HEAD_TYPE, MEMBER_TYPE } from '../../schemas/memberTypes.ts';
import { findBarriers } from './support/barriers.ts';
import { AURORA, LOTUS, type IdentityBrand } from './support/brands.ts';
import { addMember, query } from './support/database.ts';
import { drawAddress, drawName, expect, openSite, test, type Site } from './support/site.ts';

// What bills comes once a minute.
test.setTimeout(300_000);

/** A merchant with its money and its days. */
interface Place {
  readonly brand: IdentityBrand;
  readonly currency: string;
  readonly decimals: number;
  readonly zone: string;
}

const PLACES: readonly Place[] = [
  { brand: AURORA, currency: 'EUR', decimals: 2, zone: 'Europe/Madrid' },
  { brand: LOTUS, currency: 'VND', decimals: 0, zone: 'Asia/Ho_Chi_Minh' },
];
const BILLED_WITHIN_MS = 150_000;

interface Person {
  readonly id: string;
  readonly account: string;
}

const termsOf = (rate: string) => {
  const none = { betMinor: '0', lossMinor: '0', active: 0, fixedMinor: '0', lossRate: '0' };
  const tiers = [{ ...none, rateType: 'P', rate }];
  return JSON.stringify({ tiers, carry: 'none', feeRate: '0' });
};

/** What the test does to the books of a merchant. */
function openBooks({ brand: { merchantCode }, currency, decimals, zone }: Place) {
  async function addPerson(type: number, upline?: Person): Promise<Person> {
    const account = drawName();
    const of = { account, type, ...(upline && { uplineId: upline.id }) };
    return { account, id: await addMember(merchantCode, of) };
  }

  /** A dividend of all products that was accepted a moment ago; the house pays where nobody is above. */
  async function addContract(receiver: Person, rate: string, payer?: Person): Promise<void> {
    await query(
      merchantCode,
      `with made as (
         insert into contracts (merchant_code, id, kind, product_group, payer_id, receiver_id, state, terms, offered_at,
           accepted_at, runs_from, changed_at)
         values ($1, $2, 'dividend', 'CONS', $3, $4, 'active', $5, now(), now(), now() + interval '40 days', now())
         returning *)
       insert into contract_terms (merchant_code, contract_id, version, terms, from_at, accepted_at)
       select merchant_code, id, 1, terms, runs_from, accepted_at from made`,
      [merchantCode, randomUUID(), payer?.id ?? null, receiver.id, termsOf(rate)],
    );
  }

  /** A settled bet a day of a period. Minor units. */
  async function play(
    who: Person,
    { from, until }: { readonly from: number; readonly until: number },
    { bet, payout }: { readonly bet: number; readonly payout: number },
  ): Promise<void> {
    await query(
      merchantCode,
      `insert into bets (merchant_code, member_id, source, reference, category, vendor_code, game, currency, decimals, state,
         placed_at, settled_at, at, day, stake_minor, bet_minor, valid_minor, payout_minor)
       select $1, $2, 'round', 'E2E ' || gen_random_uuid(), 'RNG', 'E2E', 'test', $8, $9, 'lost', noon, noon, noon,
         (noon at time zone $3)::date, $6, $6, $6, $7
         from generate_series($4::timestamptz + interval '12 hours', $5::timestamptz, interval '1 day') noon`,
      [
        merchantCode,
        who.id,
        zone,
        new Date(from),
        new Date(until),
        bet,
        payout,
        currency,
        decimals,
      ],
    );
  }

  /** Has contracts of a line run since a moment that is past. */
  async function runSince(line: readonly Person[], from: number): Promise<void> {
    await query(
      merchantCode,
      `with moved as (
         update contracts set runs_from = $2, accepted_at = $2::timestamptz - (now() - accepted_at)
          where receiver_id = any($1) and state = 'active' returning id)
       update contract_terms set from_at = $2 where contract_id in (select id from moved)`,
      [line.map(({ id }) => id), new Date(from)],
    );
  }

  const countDays = ({ from, until }: { readonly from: number; readonly until: number }) =>
    (Date.parse(dayIn(zone, until)) - Date.parse(dayIn(zone, from))) / 86_400_000;
  return { addPerson, addContract, play, runSince, countDays };
}

/** Minor units of an amount as people read it. */
const toMinor = (text: string) => Number(text.replace(/[^0-9]/g, ''));

/** Signs in on a page of an own browser and opens the page of dividends. */
async function openDividends(
  browser: Browser,
  brand: IdentityBrand,
  { account, width }: { readonly account: string; readonly width: number },
) {
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    viewport: { width, height: 780 },
    hasTouch: width < 500,
    extraHTTPHeaders: { 'x-forwarded-for': drawAddress() },
  });
  const page = await context.newPage();
  const site = openSite(page, brand);
  await site.enter(account);
  await site.visit('/agent/dividend');
  return { site, page, main: page.getByRole('main'), close: () => context.close() };
}

/** Types a rate in percent into the open form and sends it. */
async function sendRate({ page, button, say }: Site, percent: string): Promise<void> {
  await page.getByLabel(say('agent.offer.rate'), { exact: true }).fill(percent);
  await button('agent.offer.submit').click();
}

/** The newest own bill: what it came to, and what is in its list of facts. */
async function readBill(page: Page, site: Site, side?: 'agent.bills.downlines') {
  const bills = page.locator('section[aria-labelledby="bills"]');
  if (side) await bills.getByRole('tab', { name: site.say(side) }).click();
  const bill = bills.getByRole('listitem').first();
  await expect(bill).toContainText(site.say('agent.bill.paid'));
  const texts = await bill.locator('dl').first().locator('dd').allTextContents();
  const amount = (await bill.locator('span bdi').first().textContent()) ?? '';
  return { amount: toMinor(amount), facts: texts.map(toMinor), text: await bill.textContent() };
}

/** What the account record says was there before and is there now. */
async function readRecord(page: Page, site: Site): Promise<readonly number[]> {
  await site.visit('/member/record');
  const sums = page.getByRole('main').locator('dl dd bdi');
  await expect(sums).toHaveCount(4);
  const [opening, , , closing] = (await sums.allTextContents()).map(toMinor);
  return [opening!, closing!];
}

for (const place of PLACES) {
  test(`${place.brand.name}: dividends are offered, accepted, billed and paid down, and end with lower terms`, async ({
    browser,
  }) => {
    const { merchantCode } = place.brand;
    const { addPerson, addContract, play, runSince, countDays } = openBooks(place);
    const head = await addPerson(LINE_HEAD_TYPE);
    const below = await addPerson(AGENT_TYPE, head);
    const last = await addPerson(AGENT_TYPE, below);
    const players = await Promise.all([below, last].map((agent) => addPerson(MEMBER_TYPE, agent)));
    await addContract(head, '0.1');

    const top = await openDividends(browser, place.brand, { ...head, width: 1280 });
    await top.main.getByRole('button', { name: top.site.say('agent.contract.offer') }).click();
    await sendRate(top.site, '12');
    const refusal = top.site.dialog.getByRole('alert');
    await expect(refusal).toContainText(top.site.say('agent.rule.rateAboveUpline'));
    await expect(refusal.locator('strong')).toHaveText(/^10\s?%$/);
    await sendRate(top.site, '6');
    await expect(top.site.dialog).toHaveCount(0);

    const phone = await openDividends(browser, place.brand, { ...below, width: 360 });
    await phone.main.getByRole('button', { name: phone.site.say('agent.step.accept') }).click();
    await phone.site.button('agent.step.accept').click();
    await expect(phone.site.dialog).toHaveCount(0);
    await expect(phone.main.getByText(last.account)).toBeVisible();
    expect(await findBarriers(phone.page)).toEqual([]);

    // Half a month that is over: everybody plays every day, and the contracts ran all along.
    await addContract(last, '0.05', below);
    const period = lastDuePeriod(
      'dividend',
      { zone: place.zone, dividends: 'semimonthly' },
      Date.now(),
    );
    await play(head, period, { bet: 10_000, payout: 0 });
    await play(players[0]!, period, { bet: 200_000, payout: 100_000 });
    await play(players[1]!, period, { bet: 90_000, payout: 50_000 });
    await runSince([head, below, last], period.from);
    const days = countDays(period);
    const bills = { head: 15_000 * days, below: 8_400 * days, last: 2_000 * days };
    const countPaid = async () => {
      const [found] = await query(
        merchantCode,
        `select count(*)::int as count from contract_bills where receiver_id = any($1) and state = 'paid'`,
        [[head.id, below.id, last.id]],
      );
      return found?.['count'];
    };
    await expect.poll(countPaid, { timeout: BILLED_WITHIN_MS, intervals: [1000] }).toBe(3);

    await top.site.visit('/agent/dividend');
    const own = await readBill(top.page, top.site);
    expect(own.amount).toBe(bills.head);
    expect(own.facts).toEqual([bills.below, bills.head - bills.below]);
    expect(own.text).toContain(top.site.say('agent.bill.kept'));
    const given = await readBill(top.page, top.site, 'agent.bills.downlines');
    expect(given.text).toContain(below.account);
    expect(await readRecord(top.page, top.site)).toEqual([0, bills.head - bills.below]);
    await phone.site.visit('/agent/dividend');
    const received = await readBill(phone.page, phone.site);
    expect(received.amount).toBe(bills.below);
    expect(received.facts).toEqual([bills.last, bills.below - bills.last]);
    expect(await readRecord(phone.page, phone.site)).toEqual([0, bills.below - bills.last]);

    await top.site.visit('/agent/dividend');
    await top.main.getByRole('button', { name: top.site.say('agent.step.change') }).click();
    await sendRate(top.site, '4');
    await expect(top.site.dialog).toHaveCount(0);
    await phone.site.visit('/agent/dividend');
    await phone.main.getByRole('button', { name: phone.site.say('agent.step.accept') }).click();
    const warning = phone.site.dialog.getByRole('note');
    await expect(warning).toContainText(phone.site.say('agent.contract.ends'));
    await expect(warning).toContainText(last.account);
    await phone.site.button('agent.step.accept').click();
    await phone.site.button('agent.answer.yes').click();
    await expect(phone.site.dialog).toHaveCount(0);
    const states = await query(
      merchantCode,
      `select receiver_id as id, state from contracts where receiver_id = any($1) order by accepted_at`,
      [[below.id, last.id]],
    );
    expect(Object.fromEntries(states.map(({ id, state }) => [id, state]))).toEqual({
      [below.id]: 'active',
      [last.id]: 'ended',
    });
    await top.close();
    await phone.close();
  });
}
