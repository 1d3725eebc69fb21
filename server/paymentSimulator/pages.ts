import type { ScannedCode } from './codes.ts';
import { SIMULATED_CHECK_FAULTS, type SimulatedCheck, type SimulatedFinding } from './identity.ts';
import type { SimulatedPayment } from './sending.ts';
import { SIMULATED_FAULTS } from './simulator.ts';

const escape = (text: string) => text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);

const page = (title: string, content: string) => `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escape(title)}</title>
<style>
body{font:17px/1.5 system-ui,sans-serif;max-width:26rem;margin:2rem auto;padding:0 1rem;color:#1c2330;background:#f4f6fa}
main{background:#fff;border:1px solid #d8dee9;border-radius:14px;padding:1.4rem}
h1{font-size:1.2rem;margin:0 0 1rem}label{display:block;margin:.8rem 0 .2rem;font-weight:600}
input,select,button,textarea{font:inherit;width:100%;box-sizing:border-box;padding:.7rem;border-radius:9px;border:1px solid #aab4c5;background:#fff}
button,a.button{display:block;text-align:center;text-decoration:none;margin-top:1.1rem;padding:.75rem;border:0;border-radius:9px;background:#1f5fd6;color:#fff;font-weight:600}
button.quiet{margin-top:.6rem;background:#e4e9f2;color:#1c2330}
b{font-variant-numeric:tabular-nums}small{color:#5a6577}
</style><main><h1>${escape(title)}</h1>${content}</main>`;

const faultsOf = (all: readonly string[]) =>
  `<label for="fault">What goes wrong</label><select id="fault" name="fault"><option value="">Nothing</option>${all.map((fault) => `<option>${fault}</option>`).join('')}</select>`;

const faults = faultsOf(SIMULATED_FAULTS);

const backTo = (url: string | null, where: string) =>
  url ? `<a class="button" href="${escape(url)}">${where}</a>` : '';

const cardFields = `<label for="card">Card number</label>
<input id="card" name="card" inputmode="numeric" autocomplete="off" value="4242 4242 4242 4242">
<small>4000 0000 0000 0002 is refused. No card is real here.</small>${faults}<button>Pay</button>`;

const walletFields = `<small>Your phone asks whether you want to pay. No wallet is real here.</small>${faults}
<button name="answer" value="approve">Approve</button><button class="quiet" name="answer" value="decline">Decline</button>`;

/** A page that takes a card or asks as a wallet does, or says what became of it. */
export function showPaymentPage(
  payment: Pick<SimulatedPayment, 'page' | 'state' | 'asked' | 'returnUrl'>,
): string {
  const { amount, currency } = payment.asked;
  const [title, fields, refused] =
    payment.page === 'wallet'
      ? ['Example Wallet', walletFields, 'You declined the payment.']
      : ['Example Pay', cardFields, 'The card was refused.'];
  const back = backTo(payment.returnUrl, 'Back to the shop');
  if (payment.state !== 'waiting') {
    const said = payment.state === 'refused' ? refused : 'Thank you, it is paid.';
    return page(title, `<p>${said}</p>${back}`);
  }
  return page(
    title,
    `<p>You pay <b>${escape(amount)} ${escape(currency)}</b></p><form method="post">${fields}</form>`,
  );
}

const FINDINGS: Readonly<Record<SimulatedFinding, string>> = {
  right: 'Looks right',
  blurred: 'Blurred',
  somebodyElse: 'Someone else',
  underAge: 'Under age',
  person: 'Cannot tell',
};

const NEEDS = {
  document: 'an identity document',
  selfie: 'a picture of the face',
  address: 'a proof of address',
} as const;

/** The page on which members would show who they are: here they say what the provider finds. */
export function showCheckPage({ asked, answer }: SimulatedCheck): string {
  const title = 'Example Identity';
  if (answer.state !== 'waiting') {
    return page(
      title,
      `<p>Thank you, that is all.</p>${backTo(asked.returnUrl, 'Back to the site')}`,
    );
  }
  const { name, birthday } = asked.details;
  const buttons = Object.entries(FINDINGS).map(
    ([finding, word]) =>
      `<button${finding === 'right' ? '' : ' class="quiet"'} name="finding" value="${finding}">${word}</button>`,
  );
  return page(
    title,
    `<p>We check ${asked.needs.map((need) => NEEDS[need]).join(' and ')} of <b>${escape(name ?? 'somebody')}</b>${birthday ? `, born on <b>${escape(birthday)}</b>` : ''}.</p>
<small>A real provider would ask for the camera now. Here you say what it finds.</small>
<form method="post">${buttons.join('')}${faultsOf(SIMULATED_CHECK_FAULTS)}</form>`,
  );
}

/** What somebody's telephone would show of a code. */
export function showScanPage(code: string, scanned: ScannedCode | null): string {
  if (!scanned) {
    return page(
      'Example Bank',
      `<form><label for="code">Code to pay</label><textarea id="code" name="code" rows="5">${escape(code)}</textarea><button>Read</button></form>`,
    );
  }
  const { name, account, amount, currency, reference } = scanned;
  return page(
    'Example Bank',
    `<p>To <b>${escape(name)}</b><br><small>${escape(account)}</small></p>
<p><b>${escape(amount ?? '')} ${escape(currency)}</b><br><small>${escape(reference ?? 'no reference')}</small></p>
<form method="post"><input type="hidden" name="code" value="${escape(code)}">
<label for="payer">Payer</label><input id="payer" name="payer" value="Demo Member">${faults}<button>Pay</button></form>`,
  );
}

/** What is said once a code is paid. */
export const showPaid = (isPaid: boolean): string =>
  page(
    'Example Bank',
    isPaid
      ? '<p>Paid. You can close this page.</p>'
      : '<p>This code pays an account that is not at this bank.</p>',
  );

/** What a wallet of coins would show before it pays, or after it has. */
export function showWallet(
  { to, amount }: { readonly to: string; readonly amount: string },
  said: string | null,
): string {
  if (said !== null) return page('Example Wallet', `<p>${escape(said)}</p>`);
  return page(
    'Example Wallet',
    `<form method="post"><label for="to">To</label><input id="to" name="to" value="${escape(to)}">
<label for="amount">Coins</label><input id="amount" name="amount" inputmode="decimal" value="${escape(amount)}">
<small>No coin is real here. A block comes every second.</small><button>Pay</button></form>`,
  );
}
