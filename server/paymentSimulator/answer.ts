import { IDENTITY_CHECKS_PATH } from '../../schemas/identityApi.ts';
import { PROVIDER_PATHS } from '../../schemas/paymentsApi.ts';
import { SIMULATED_CHECK_FAULTS, SIMULATED_FINDINGS } from './identity.ts';
import { showCheckPage, showPaid, showPaymentPage, showScanPage } from './pages.ts';
import type { SimulatedAccount } from './deliveries.ts';
import { GOOD_CARD, SIMULATED_FAULTS, type SimulatedFault, type Simulator } from './simulator.ts';

/** A request as it came. */
export interface SimulatorRequest {
  readonly method: string;
  /** Path and query. */
  readonly url: string;
  readonly authorization: string;
  readonly body: string;
}

/** What it is answered. */
export interface SimulatorReply {
  readonly status: number;
  readonly type: 'application/json' | 'text/html; charset=utf-8' | 'text/csv';
  readonly body: string;
}

const json = (status: number, value: unknown): SimulatorReply => ({
  status,
  type: 'application/json',
  body: JSON.stringify(value),
});
const html = (status: number, body: string): SimulatorReply => ({
  status,
  type: 'text/html; charset=utf-8',
  body,
});
const nothing = json(404, { message: 'There is no such thing.' });
const silence = json(503, { message: 'Nobody answers.' });
const found = (value: object | null) => (value ? json(200, value) : nothing);

const faultOf = (text: string | null): SimulatedFault | null =>
  SIMULATED_FAULTS.find((fault) => fault === text) ?? null;

function answerCheck(
  simulator: Simulator,
  {
    method,
    name,
    form,
  }: { readonly method: string; readonly name: string; readonly form: URLSearchParams },
) {
  const finding = SIMULATED_FINDINGS.find((one) => one === form.get('finding'));
  const fault = SIMULATED_CHECK_FAULTS.find((one) => one === form.get('fault'));
  if (method === 'POST' && finding) simulator.finish(name, finding, fault ? [fault] : []);
  const check = simulator.findCheckPage(name);
  return check ? html(200, showCheckPage(check)) : nothing;
}

function answerPages(simulator: Simulator, { method, body }: SimulatorRequest, url: URL) {
  const [, page, name = ''] = url.pathname.split('/');
  const form = new URLSearchParams(body);
  if (page === 'pay') {
    if (method === 'POST') {
      const given = { card: form.get('card') ?? '', isApproved: form.get('answer') === 'approve' };
      simulator.payOnPage(name, given, faultOf(form.get('fault')));
    }
    const payment = simulator.findPage(name);
    return payment ? html(200, showPaymentPage(payment)) : nothing;
  }
  if (page === 'check') return answerCheck(simulator, { method, name, form });
  if (page !== 'scan') return nothing;
  const code = (method === 'POST' ? form.get('code') : url.searchParams.get('code')) ?? '';
  if (method !== 'POST') return html(200, showScanPage(code, simulator.scan(code)));
  const payer = form.get('payer') ?? 'Somebody';
  const receipt = simulator.payCode(code, payer, faultOf(form.get('fault')));
  return html(receipt ? 200 : 400, showPaid(receipt !== null));
}

function answerChange(
  simulator: Simulator,
  account: SimulatedAccount,
  path: string,
  given: never,
): object | null {
  if (path === PROVIDER_PATHS.orders) return simulator.startOrder(account, given);
  if (path === IDENTITY_CHECKS_PATH) return simulator.startCheck(account, given);
  if (path === PROVIDER_PATHS.payouts) return simulator.payOut(account, given);
  if (path === PROVIDER_PATHS.refunds) return simulator.refund(account, given);
  if (path !== PROVIDER_PATHS.test) return null;
  const { order, outcome } = given as { order: string; outcome: string };
  const isApproved = outcome === 'pay';
  const paid = simulator.payOnPage(order, { card: isApproved ? GOOD_CARD : '', isApproved }, null);
  return paid && { order };
}

function answerSettlement(simulator: Simulator, account: SimulatedAccount, url: URL) {
  const day = url.searchParams.get('day') ?? '';
  const isOut = url.searchParams.get('of') === 'payouts';
  const body = isOut
    ? simulator.payoutSettlement(account, day)
    : simulator.settlement(account, day);
  return { status: 200, type: 'text/csv', body } as const;
}

/** Answers a request as the provider does: calls by a key, and pages for whoever pays. */
export function answer(simulator: Simulator, request: SimulatorRequest): SimulatorReply {
  const url = new URL(request.url, 'http://simulator');
  if (!url.pathname.startsWith('/v1/')) return answerPages(simulator, request, url);
  const account = simulator.findAccount(request.authorization.replace(/^Bearer /, ''));
  if (!account) return json(401, { message: 'That key is none of ours.' });
  const [, , kind = '', name = ''] = url.pathname.split('/').map(decodeURIComponent);
  const path = `/v1/${kind}`;
  if (request.method === 'POST') {
    const value = answerChange(simulator, account, path, JSON.parse(request.body) as never);
    return value ? json(200, value) : path === PROVIDER_PATHS.payouts ? silence : nothing;
  }
  if (path === PROVIDER_PATHS.refunds) return found(simulator.findRefund(account, name));
  if (path === IDENTITY_CHECKS_PATH) return found(simulator.findCheck(account, name));
  if (path === PROVIDER_PATHS.orders) return found(simulator.findOrder(account, name));
  if (path === PROVIDER_PATHS.payouts) return found(simulator.findPayout(account, name));
  if (path === PROVIDER_PATHS.settlements) return answerSettlement(simulator, account, url);
  if (path !== PROVIDER_PATHS.receipts) return nothing;
  if (name !== '') return found(simulator.findReceipt(account, name));
  const reference = url.searchParams.get('reference') ?? '';
  return json(200, { list: simulator.listReceipts(account, reference) });
}
