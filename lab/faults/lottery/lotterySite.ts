import { randomBytes, randomUUID } from 'node:crypto';
import { findLottery } from '../../../engine/lottery/lotteries.ts';
import { MEMBER_TYPE } from '../../../schemas/memberTypes.ts';
import { createSecretBox } from '../../../server/crypto/secretBox.ts';
import { withTransaction, type Database } from '../../../server/db/database.ts';
import { post } from '../../../server/ledger/post.ts';
import { moveLegs } from '../../../server/ledger/transfer.ts';
import { createBets, type BetCall, type Bets } from '../../../server/modules/lottery/bets.ts';
import { productCatalogue } from '../../../server/modules/lottery/catalogue.ts';
import { createDraws, type Draws } from '../../../server/modules/lottery/draws.ts';
import { writeIssue } from '../../../server/modules/lottery/issueFactory.ts';
import { createOffers } from '../../../server/modules/lottery/offer.ts';
import type { WantedBet } from '../../../server/modules/lottery/readBet.ts';
import { createSettlement } from '../../../server/modules/lottery/settlement.ts';
import { brand } from '../../../tests/support/builders.ts';
import { addMembers, currency, merchantCode } from '../books.ts';

/** The lottery that is tried. */
export const LOTTERY = 'SSC1M';

/** What seeds are sealed with: the same in every process. */
const box = createSecretBox(Buffer.alloc(32, 7), randomBytes);

const merchant = brand({
  id: 'faults',
  merchantCode,
  currency: { code: currency, symbol: '€', decimals: 2 },
});

/** What takes bets as a gateway does. */
export const openBets = (): Bets =>
  createBets({ offers: createOffers(productCatalogue), ids: randomUUID, random: randomBytes });

/** What draws and settles as a gateway's clock does. */
export function openDraws(db: Database, onError: (error: unknown) => void): Draws {
  const settlement = createSettlement({ db, catalogue: productCatalogue, batchSize: 5 });
  return createDraws({
    db,
    catalogue: productCatalogue,
    box,
    settlement,
    beacon: undefined,
    onError,
  });
}

/** Adds members with money; gives the calls that they make. */
export async function addBettors(
  db: Database,
  count: number,
  fundsMinor: bigint,
): Promise<readonly BetCall[]> {
  const ids = await addMembers(db, count);
  const at = new Date();
  for (const member of ids) {
    await withTransaction(db, { merchantCode }, (tx) =>
      post(tx, {
        merchantCode,
        id: `funds ${member}`,
        kind: 'deposit',
        currency,
        legs: moveLegs({ house: 'deposits' }, { member }, fundsMinor),
        at,
      }),
    );
  }
  return ids.map((memberId) => ({
    caller: { brand: merchant },
    features: { lottery: true },
    member: {
      sessionId: randomUUID(),
      memberId,
      account: memberId,
      memberType: MEMBER_TYPE,
      method: 'username' as const,
      provedAt: at,
      endsAt: new Date(at.getTime() + 86_400_000),
    },
  }));
}

/** Adds an issue that closes at a moment and is drawn some time later, in milliseconds. */
export async function addIssue(
  db: Database,
  { closeAt, drawsAfterMs }: { readonly closeAt: number; readonly drawsAfterMs: number },
): Promise<string> {
  const issue = `F-${randomUUID().slice(0, 13)}`;
  const times = { openAt: closeAt - 3_600_000, closeAt, drawAt: closeAt + drawsAfterMs };
  await db.owner
    .insertInto('lottery_issues')
    .values(
      writeIssue(
        findLottery(LOTTERY)!,
        { issue, ...times },
        { box, random: randomBytes, beacon: undefined },
      ),
    )
    .execute();
  return issue;
}

/** One unit of two main units on a digit of the last place; several issues make a chase that ends with a win. */
export const betOnDigit = (digit: number, issues: readonly string[]): WantedBet => ({
  lottery: LOTTERY,
  items: [
    {
      play: 'POS',
      selection: `-|-|-|-|${digit}`,
      units: 1,
      unitPrice: '2',
      multiple: 1,
      series: 1900,
    },
  ],
  issues: issues.map((issue) => ({ issue, multiple: 1 })),
  stake: `${2 * issues.length}.00`,
  ...(issues.length > 1 && { stop: { on: 'win' as const } }),
});
