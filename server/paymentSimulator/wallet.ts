import { setTimeout as pause } from 'node:timers/promises';
import type { SimulatorReply, SimulatorRequest } from './answer.ts';
import type { DemoChain } from './chain.ts';
import { showWallet } from './pages.ts';

const BLOCK_MS = 1_000;
/** Blocks after a payment, so that it is believed everywhere. */
const BLOCKS = 16;

const html = (status: number, body: string): SimulatorReply => ({
  status,
  type: 'text/html; charset=utf-8',
  body,
});

/** A wallet that pays coins of a chain, and has the chain go on for a while after each payment. */
export function createWallet(chain: Pick<DemoChain, 'pay' | 'mine'>) {
  let left = 0;
  async function goOn(): Promise<void> {
    const isGoing = left > 0;
    left = BLOCKS;
    if (isGoing) return;
    while (left > 0) {
      await pause(BLOCK_MS);
      await chain.mine(1);
      left -= 1;
    }
  }
  return async function answer({ method, url, body }: SimulatorRequest): Promise<SimulatorReply> {
    const asked = new URL(url, 'http://simulator').searchParams;
    const form = method === 'POST' ? new URLSearchParams(body) : asked;
    const wanted = { to: form.get('to') ?? '', amount: form.get('amount') ?? '' };
    if (method !== 'POST') return html(200, showWallet(wanted, null));
    try {
      await chain.pay(wanted.to, wanted.amount);
    } catch {
      return html(400, showWallet(wanted, 'The wallet cannot pay that.'));
    }
    void goOn();
    return html(200, showWallet(wanted, 'Paid. It counts once enough blocks lie above it.'));
  };
}
