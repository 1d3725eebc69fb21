import type { HttpLine, LineRequest } from '../../server/http/httpLine.ts';

/**
 * What becomes of something that a vendor is asked: it is answered; refused for good; never comes; is done, and the answer
 * lost; comes when it is delivered later; is done and answered with nonsense or about another transfer; or fails.
 */
export type WalletFate =
  | 'answer'
  | 'refuse'
  | 'loseRequest'
  | 'loseAnswer'
  | 'late'
  | 'garbage'
  | 'otherTransfer'
  | 'fault';

interface Moved {
  readonly transferId: string;
  readonly state: 'done' | 'refused';
  readonly reason: string | null;
}

/** A vendor that keeps wallets itself, in memory, and behaves as it is told to. */
export interface WalletVendor {
  readonly send: HttpLine;
  /** Decides on each question. */
  fate: () => WalletFate;
  /** Questions so far. */
  asked: number;
  /** In minor units of a currency without decimals. */
  balanceOf(alias: string): bigint;
  /** Gives a member something that nobody moved. */
  add(alias: string, minor: bigint): void;
  /** Has what was held back come now. */
  deliverLate(): void;
}

/** Makes one. */
export function createWalletVendor(): WalletVendor {
  const balances = new Map<string, bigint>();
  const known = new Map<string, Moved>();
  const late: LineRequest[] = [];

  function act({ path, body = '{}' }: LineRequest, isRefused: boolean): Moved | object {
    const asked = JSON.parse(body) as { transferId: string; memberAlias: string; amount: string };
    const { transferId, memberAlias, amount } = asked;
    const before = known.get(transferId);
    if (path.endsWith('/balance')) {
      const { currency } = JSON.parse(body) as { currency: string };
      return { balance: String(balances.get(memberAlias) ?? 0n), currency };
    }
    if (path.endsWith('/find')) return before ?? { transferId, state: 'none', reason: null };
    if (before) return before;
    const by = path.endsWith('/deposit') ? BigInt(amount) : -BigInt(amount);
    const after = (balances.get(memberAlias) ?? 0n) + by;
    const isDone = !isRefused && after >= 0n;
    if (isDone) balances.set(memberAlias, after);
    const reason = isRefused ? 'maintenance' : 'insufficientFunds';
    const moved: Moved = isDone
      ? { transferId, state: 'done', reason: null }
      : { transferId, state: 'refused', reason };
    known.set(transferId, moved);
    return moved;
  }

  const vendor: WalletVendor = {
    fate: () => 'answer',
    asked: 0,
    balanceOf: (alias) => balances.get(alias) ?? 0n,
    add: (alias, minor) => void balances.set(alias, (balances.get(alias) ?? 0n) + minor),
    deliverLate() {
      for (const request of late.splice(0)) act(request, false);
    },
    async send(request) {
      vendor.asked += 1;
      const fate = vendor.fate();
      if (fate === 'loseRequest') throw new Error('lost');
      if (fate === 'late') {
        late.push(request);
        throw new Error('too late');
      }
      if (fate === 'fault') return { status: 503, text: '{"success":false,"code":"unavailable"}' };
      const value = act(request, fate === 'refuse');
      if (fate === 'loseAnswer') throw new Error('lost on its way back');
      if (fate === 'garbage') return { status: 200, text: '<html>' };
      const told = fate === 'otherTransfer' ? { ...value, transferId: 'another' } : value;
      return { status: 200, text: JSON.stringify({ success: true, value: told, message: '' }) };
    },
  };
  return vendor;
}
