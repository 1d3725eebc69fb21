import { randomFrom, type Random } from '../../scripts/art/random.ts';
import { withTransaction, type Database, type Tx } from '../../server/db/database.ts';
import { Problem } from '../../server/http/problem.ts';
import { readBalances } from '../../server/ledger/balances.ts';
import { hold, release } from '../../server/ledger/holds.ts';
import { capture, post } from '../../server/ledger/post.ts';
import { moveLegs } from '../../server/ledger/transfer.ts';
import { addMembers, currency, merchantCode, noon, readVendors } from './books.ts';

interface Wallet {
  readonly member: string;
  readonly vendor?: string;
}

/** Something that is asked of the ledger. */
type Operation =
  | { readonly do: 'in' | 'out'; id: string; wallet: Wallet; amount: bigint }
  | { readonly do: 'move'; id: string; wallet: Wallet; to: Wallet; amount: bigint }
  | { readonly do: 'hold'; id: string; wallet: Wallet; amount: bigint }
  | { readonly do: 'capture'; id: string; hold: string; wallet: Wallet; amount: bigint }
  | { readonly do: 'release'; id: string; hold: string };

/** `done`, `repeated`, or the code of a refusal. */
type Outcome = string;

interface Funds {
  balance: bigint;
  held: bigint;
}

interface ModelHold {
  readonly key: string;
  readonly amount: bigint;
  readonly content: string;
  status: 'open' | 'captured' | 'released';
  capturedBy?: string;
}

const keyOf = ({ member, vendor = '' }: Wallet) => `${member}/${vendor}`;
const HOUR_MS = 3_600_000;

/** The ledger as a child would write it: no database, no transactions, one thing after the other. */
class Model {
  readonly wallets = new Map<string, Funds>();
  private readonly transfers = new Map<string, string>();
  private readonly holds = new Map<string, ModelHold>();

  private funds(wallet: Wallet): Funds {
    const key = keyOf(wallet);
    const funds = this.wallets.get(key) ?? { balance: 0n, held: 0n };
    this.wallets.set(key, funds);
    return funds;
  }

  apply(operation: Operation): Outcome {
    switch (operation.do) {
      case 'hold':
        return this.hold(operation);
      case 'release':
        return this.release(operation.hold);
      case 'capture':
        return this.capture(operation);
      default:
        return this.post(operation);
    }
  }

  private post(operation: Exclude<Operation, { do: 'hold' | 'release' }>): Outcome {
    const { hold: _, ...content } = { hold: '', ...operation };
    const said = JSON.stringify({
      ...content,
      do: content.do === 'capture' ? 'out' : content.do,
      amount: String(content.amount),
    });
    const known = this.transfers.get(operation.id);
    if (known !== undefined) return known === said ? 'repeated' : 'transferConflict';
    const funds = this.funds(operation.wallet);
    const isIn = operation.do === 'in';
    if (!isIn && funds.balance - funds.held < operation.amount) return 'insufficientFunds';
    funds.balance += isIn ? operation.amount : -operation.amount;
    if (operation.do === 'move') this.funds(operation.to).balance += operation.amount;
    this.transfers.set(operation.id, said);
    return 'done';
  }

  private hold({ id, wallet, amount }: Extract<Operation, { do: 'hold' }>): Outcome {
    const key = keyOf(wallet);
    const content = `${key} ${amount}`;
    const known = this.holds.get(id);
    if (known) return known.content === content ? 'repeated' : 'transferConflict';
    const funds = this.funds(wallet);
    if (funds.balance - funds.held < amount) return 'insufficientFunds';
    funds.held += amount;
    this.holds.set(id, { key, amount, content, status: 'open' });
    return 'done';
  }

  private release(id: string): Outcome {
    const known = this.holds.get(id);
    if (!known) return 'notFound';
    if (known.status === 'captured') return 'holdEnded';
    if (known.status === 'released') return 'repeated';
    known.status = 'released';
    this.wallets.get(known.key)!.held -= known.amount;
    return 'done';
  }

  private capture(operation: Extract<Operation, { do: 'capture' }>): Outcome {
    const known = this.holds.get(operation.hold);
    if (!known) return 'notFound';
    if (known.status !== 'open') {
      return known.capturedBy === operation.id ? this.post(operation) : 'holdEnded';
    }
    if (known.key !== keyOf(operation.wallet) || operation.amount > known.amount) {
      return 'amountInvalid';
    }
    if (this.transfers.has(operation.id)) return 'transferConflict';
    this.wallets.get(known.key)!.held -= known.amount;
    Object.assign(known, { status: 'captured', capturedBy: operation.id });
    return this.post(operation);
  }
}

async function carryOut(tx: Tx, operation: Operation, vendor: string): Promise<Outcome> {
  const at = noon;
  const house = { vendor };
  const common = { merchantCode, id: operation.id, kind: 'adjustment', currency, at } as const;
  switch (operation.do) {
    case 'in':
      return told(
        (await post(tx, { ...common, legs: moveLegs(house, operation.wallet, operation.amount) }))
          .isNew,
      );
    case 'out':
      return told(
        (await post(tx, { ...common, legs: moveLegs(operation.wallet, house, operation.amount) }))
          .isNew,
      );
    case 'move': {
      const legs = moveLegs(operation.wallet, operation.to, operation.amount);
      return told((await post(tx, { ...common, legs })).isNew);
    }
    case 'capture': {
      const legs = moveLegs(operation.wallet, house, operation.amount);
      return told((await capture(tx, operation.hold, { ...common, legs })).isNew);
    }
    case 'release':
      return told(await release(tx, { merchantCode, id: operation.hold, at }));
    case 'hold': {
      const endsAt = new Date(at.getTime() + HOUR_MS);
      const { wallet, amount } = operation;
      return told(await hold(tx, { ...common, wallet, amountMinor: amount, endsAt }));
    }
  }
}

const told = (isNew: boolean): Outcome => (isNew ? 'done' : 'repeated');

class Lost extends Error {}

/** What came of an operation; where it is to be lost, its transaction is undone after the work. */
async function ask(
  db: Database,
  operation: Operation,
  vendor: string,
  isLost = false,
): Promise<Outcome> {
  try {
    return await withTransaction(db, { merchantCode }, async (tx) => {
      const outcome = await carryOut(tx, operation, vendor);
      if (isLost) throw new Lost();
      return outcome;
    });
  } catch (error) {
    if (error instanceof Problem) return error.code;
    if (error instanceof Lost) return 'lost';
    throw error;
  }
}

function draw(
  random: Random,
  wallets: readonly Wallet[],
  step: string,
  earlier: readonly Operation[],
): Operation {
  const wallet = random.pick(wallets);
  const amount = BigInt(random.int(1, 300));
  const holds = earlier.filter((operation) => operation.do === 'hold');
  const kind = random.pick([
    'in',
    'in',
    'out',
    'out',
    'move',
    'hold',
    'capture',
    'release',
  ] as const);
  if (kind === 'in' || kind === 'out' || kind === 'hold')
    return { do: kind, id: step, wallet, amount };
  if (kind === 'move' || holds.length === 0) {
    const others = wallets.filter((other) => keyOf(other) !== keyOf(wallet));
    return { do: 'move', id: step, wallet, to: random.pick(others), amount };
  }
  const of = random.pick(holds);
  if (kind === 'release') return { do: 'release', id: step, hold: of.id };
  const isOwn = random.chance(0.9) && 'wallet' in of;
  return { do: 'capture', id: step, hold: of.id, wallet: isOwn ? of.wallet : wallet, amount };
}

/** An operation as it may arrive: new, one of before once more, or another one under a name of before. */
function arrive(random: Random, fresh: Operation, earlier: readonly Operation[]): Operation {
  if (earlier.length === 0 || random.chance(0.75)) return fresh;
  const old = random.pick(earlier);
  return random.chance(0.8) ? old : { ...fresh, id: old.id };
}

/**
 * Does the same to the ledger and to a model, with messages that come twice, twice at once, again much later, under a
 * name that is taken, or are lost before they count; throws with the seed and step where the two differ.
 */
export async function runLedgerModel(
  db: Database,
  seed: number,
  operations: number,
): Promise<void> {
  const random = randomFrom(`ledger ${seed}`);
  const [vendor, other] = await readVendors(db);
  const members = await addMembers(db, 3);
  const wallets = members.flatMap((member): Wallet[] => [{ member }, { member, vendor: other }]);
  const model = new Model();
  const earlier: Operation[] = [];
  const where = (step: number) => `seed ${seed}, step ${step}`;
  for (let step = 0; step < operations; step += 1) {
    const name = `${members[0]} ${seed} ${step}`;
    const operation = arrive(random, draw(random, wallets, name, earlier), earlier);
    if (random.chance(0.1)) await ask(db, operation, vendor, true);
    const expected = [model.apply(operation)];
    const copies = random.chance(0.15) ? 3 : 1;
    for (let copy = 1; copy < copies; copy += 1) expected.push(model.apply(operation));
    const found = await Promise.all(
      Array.from({ length: copies }, () => ask(db, operation, vendor)),
    );
    if ([...found].sort().join() !== [...expected].sort().join()) {
      const said = JSON.stringify(operation, (_, value: unknown) =>
        typeof value === 'bigint' ? String(value) : value,
      );
      throw new Error(`${where(step)}: ${said} is ${found.join()}, not ${expected.join()}.`);
    }
    earlier.push(operation);
  }
  for (const memberId of members) {
    const balances = await withTransaction(db, { merchantCode }, (tx) =>
      readBalances(tx, { merchantCode, memberId, currency }),
    );
    for (const wallet of wallets.filter(({ member }) => member === memberId)) {
      const { balance, held } = model.wallets.get(keyOf(wallet)) ?? { balance: 0n, held: 0n };
      const found = balances.find((one) => one.vendor === (wallet.vendor ?? null));
      const has = `${found?.balanceMinor ?? 0n} (${found?.heldMinor ?? 0n} held)`;
      if (has !== `${balance} (${held} held)`) {
        throw new Error(
          `${where(operations)}: ${keyOf(wallet)} has ${has}, not ${balance} (${held} held).`,
        );
      }
    }
  }
}
