/** One item as the model knows it: a bet on places of 11 Pick 5 by a series, or on its balls at fixed odds. */
export type ModelItem =
  | { readonly rows: readonly (readonly number[])[]; readonly series: number }
  | { readonly tokens: readonly string[]; readonly odds: Readonly<Record<string, bigint>> };

/** What is bet: the price of a unit in ten-thousandths, and items with their multiples. */
export interface ModelBet {
  readonly unitPrice: bigint;
  readonly items: readonly (ModelItem & { readonly multiple: number })[];
}

/** An order of the model; amounts in minor units. */
export interface ModelOrder {
  readonly member: number;
  readonly issue: string;
  readonly chase: string | null;
  readonly bet: ModelBet;
  readonly multiple: number;
  readonly stake: bigint;
  state: string;
  prize: bigint;
  rebate: bigint;
  refund: bigint;
}

interface ModelChase {
  readonly member: number;
  readonly stop: 'never' | 'win' | 'profit';
  readonly profit: bigint;
  state: 'running' | 'done' | 'reached' | 'stopped';
}

/** A member's money: what would be in the wallet if nothing were owed, and what is held of it. */
export interface ModelWallet {
  net: bigint;
  held: bigint;
}

const CEILING = 1960n;

/** By the member, or by the house as a chase ended. */
export const isTakenBack = ({ state }: Pick<ModelOrder, 'state'>) =>
  state === 'cancelled' || state === 'cancelledBySystem';

const isWaiting = ({ state }: ModelOrder) => state === 'pending' || state === 'planned';

const unitsOf = (item: ModelItem) =>
  BigInt('rows' in item ? item.rows.flat().length : item.tokens.length);

/** Whether a token such as `1B` or `2-7` wins, loses or is given back. */
function judge(token: string, draw: readonly number[]): 'win' | 'lose' | 'push' {
  const ball = draw[Number(token[0]) - 1]!;
  if (token[1] === '-') return ball === Number(token.slice(2)) ? 'win' : 'lose';
  if (ball === 11) return 'push';
  const wins = { B: ball > 5, S: ball <= 5, O: ball % 2 === 1, E: ball % 2 === 0 };
  return wins[token[1] as keyof typeof wins] ? 'win' : 'lose';
}

/** The price of a token. */
export const priceOf = (token: string) => (token[1] === '-' ? 'N' : token[1]!);

/** What bets, draws and corrections are meant to come to, without a database. */
export class LotteryModel {
  readonly orders = new Map<string, ModelOrder>();
  readonly chases = new Map<string, ModelChase>();
  readonly wallets: ModelWallet[];
  /** Of the members: by how much the last settlements took back what was paid. */
  readonly takenBack: bigint[];
  private readonly closed = new Set<string>();

  constructor(
    members: number,
    fundsMinor: bigint,
    private readonly decimals: readonly number[],
  ) {
    this.wallets = Array.from({ length: members }, () => ({ net: fundsMinor, held: 0n }));
    this.takenBack = Array.from({ length: members }, () => 0n);
  }

  stakeOf(member: number, { unitPrice, items }: ModelBet, multiple: number): bigint {
    const exact = items.reduce(
      (sum, item) => sum + unitsOf(item) * unitPrice * BigInt(item.multiple * multiple),
      0n,
    );
    return exact / this.scaleOf(member);
  }

  /** Takes a bet that was accepted: an order for each of its issues, the stake of the first at once. */
  place(
    ids: readonly string[],
    common: Pick<ModelOrder, 'member' | 'chase' | 'bet'>,
    issues: readonly { readonly issue: string; readonly multiple: number }[],
  ): void {
    const wallet = this.wallets[common.member]!;
    ids.forEach((id, at) => {
      const stake = this.stakeOf(common.member, common.bet, issues[at]!.multiple);
      if (at === 0) wallet.net -= stake;
      else wallet.held += stake;
      const state = at === 0 ? 'pending' : 'planned';
      const sums = { prize: 0n, rebate: 0n, refund: 0n };
      this.orders.set(id, { ...common, ...issues[at]!, stake, state, ...sums });
    });
  }

  close(issue: string): void {
    this.closed.add(issue);
  }

  canCancel(id: string): boolean {
    const order = this.orders.get(id)!;
    return isWaiting(order) && !this.closed.has(order.issue);
  }

  cancel(id: string): void {
    const order = this.orders.get(id)!;
    this.takeBack(order);
    const chase = order.chase && this.chases.get(order.chase)!;
    if (chase && chase.state === 'running' && !this.of(order.chase!).some(isWaiting)) {
      chase.state = 'stopped';
    }
  }

  stop(id: string, state: 'stopped' | 'reached' = 'stopped'): void {
    const chase = this.chases.get(id)!;
    if (chase.state !== 'running') return;
    for (const order of this.of(id)) {
      if (isWaiting(order) && !this.closed.has(order.issue)) this.takeBack(order, state);
    }
    chase.state = state;
  }

  /** Settles an issue by a result, the first or another; null where it is void. */
  settle(issue: string, draw: readonly number[] | null): void {
    const chases = new Set<string>();
    for (const order of this.orders.values()) {
      if (order.issue !== issue || isTakenBack(order)) continue;
      if (order.chase) chases.add(order.chase);
      this.settleOrder(order, draw);
    }
    for (const id of chases) this.endIfOver(id);
  }

  private of = (chase: string) =>
    [...this.orders.values()].filter((order) => order.chase === chase);

  private scaleOf = (member: number) => 10n ** BigInt(4 - this.decimals[member]!);

  private takeBack(order: ModelOrder, end: 'stopped' | 'reached' = 'stopped'): void {
    const wallet = this.wallets[order.member]!;
    if (order.state === 'planned') wallet.held -= order.stake;
    else wallet.net += order.stake;
    order.state = end === 'reached' ? 'cancelledBySystem' : 'cancelled';
    order.refund = order.stake;
  }

  private settleOrder(order: ModelOrder, draw: readonly number[] | null): void {
    const wallet = this.wallets[order.member]!;
    if (order.state === 'planned') {
      wallet.held -= order.stake;
      wallet.net -= order.stake;
    }
    const before = order.prize + order.rebate + order.refund;
    Object.assign(order, this.outcomeOf(order, draw));
    const change = order.prize + order.rebate + order.refund - before;
    wallet.net += change;
    if (change < 0n) this.takenBack[order.member]! -= change;
  }

  private outcomeOf({ member, bet, multiple, stake }: ModelOrder, draw: readonly number[] | null) {
    if (!draw) return { state: 'refunded', prize: 0n, rebate: 0n, refund: stake };
    const scale = this.scaleOf(member);
    let [prize, rebate, refund] = [0n, 0n, 0n];
    for (const item of bet.items) {
      const times = BigInt(item.multiple * multiple);
      if ('rows' in item) {
        const hits = item.rows.filter((row, at) => row.includes(draw[at]!)).length;
        const each = (bet.unitPrice * BigInt(item.series) * 11n) / 2000n;
        prize += ((each * times) / scale) * BigInt(hits);
        const cost = (unitsOf(item) * bet.unitPrice * times) / scale;
        rebate += (cost * (CEILING - BigInt(item.series))) / 2000n;
      } else {
        let pushed = 0n;
        for (const token of item.tokens) {
          const verdict = judge(token, draw);
          if (verdict === 'push') pushed += 1n;
          const each = (bet.unitPrice * item.odds[priceOf(token)]!) / 10_000n;
          if (verdict === 'win') prize += (each * times) / scale;
        }
        refund += (pushed * bet.unitPrice * times) / scale;
      }
    }
    const state = prize > 0n ? 'won' : refund === stake ? 'pushed' : 'lost';
    return { state, prize, rebate, refund };
  }

  private endIfOver(id: string): void {
    const { stop, profit, state } = this.chases.get(id)!;
    if (state !== 'running') return;
    const orders = this.of(id);
    const drawn = orders.filter((order) => !isWaiting(order) && !isTakenBack(order));
    const gain = drawn.reduce(
      (sum, order) => sum + order.prize + order.rebate + order.refund - order.stake,
      0n,
    );
    const isReached =
      (stop === 'win' && drawn.some((order) => order.state === 'won')) ||
      (stop === 'profit' && gain >= profit);
    if (!orders.some(isWaiting)) this.chases.get(id)!.state = 'done';
    else if (isReached) this.stop(id, 'reached');
  }
}
