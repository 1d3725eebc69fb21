import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { missionPeriod, type MissionTerms } from '../../../engine/rewards/missions.ts';
import { addDays, dayIn, momentOf } from '../../../engine/zonedTime.ts';
import { CATEGORIES, type GameCategory } from '../../../schemas/api/games.ts';
import { MISSION_EVENTS, MISSION_PERIODS } from '../../../schemas/missions.ts';
import { addMember } from '../../../tests/support/members.ts';
import {
  createPayingGateway,
  payingAurora,
  type PayingGateway,
} from '../../../tests/support/payments.ts';
import { withTransaction } from '../../db/database.ts';
import { recordIdentity } from '../../db/merchantCurrencies.ts';
import { keepTerms } from './missionTerms.ts';

/** What a member did, as the test keeps it. */
type Fact = { readonly member: string; readonly at: Date; readonly day: string } & (
  | {
      readonly kind: 'bet';
      readonly reference: string;
      readonly version: number;
      readonly category: GameCategory;
      readonly isOpen: boolean;
      readonly isFree: boolean;
      readonly bet: bigint;
      readonly payout: bigint;
    }
  | { readonly kind: 'deposit'; readonly credited: bigint }
  | { readonly kind: 'signIn' | 'friend' }
);

const FIRST = Number(process.env['MISSION_FIRST_SEED'] ?? 1);
const SEEDS = Number(process.env['MISSION_SEEDS'] ?? 4);
const PLAYERS = 12;
const ROUNDS = 4;
const FACTS = 120;
const ZONE = 'America/Mexico_City';
const aurora = { ...payingAurora, timeZone: ZONE };
const { merchantCode, currency } = aurora;

let paying: PayingGateway;
let channel: string;

beforeAll(async () => {
  paying = await createPayingGateway(aurora);
  const { gateway } = paying;
  const { id: brandId } = aurora;
  await recordIdentity(gateway.db, { brandId, merchantCode, currency, timeZone: ZONE });
  await gateway.app.listen({ host: '127.0.0.1', port: 0 });
  const noon = momentOf(ZONE, addDays(today(), 1), 12 * 3_600);
  gateway.passTime((noon - gateway.now().getTime()) / 1000);
  const first = await withTransaction(gateway.db, aurora, (tx) =>
    tx.selectFrom('payment_channels').select('id').limit(1).executeTakeFirstOrThrow(),
  );
  channel = first.id;
});

afterAll(() => paying.close());

const today = () => dayIn(ZONE, paying.gateway.now().getTime());

/** A small generator of numbers below an end: the same seed gives the same run. */
const drawer = (seed: number) => {
  let state = (seed * 2_654_435_761) >>> 0;
  return (end: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * end);
  };
};

/** One of each event and score, of all periods, with and without categories; the last is for nobody who is here. */
function listTerms(draw: (end: number) => number): readonly MissionTerms[] {
  const common = (index: number) => ({
    categories: index % 2 === 0 ? [] : CATEGORIES.filter(() => draw(2) === 0).slice(0, 3),
    period: MISSION_PERIODS[(index + draw(4)) % 4]!,
    from: addDays(today(), -draw(9)),
    to: addDays(today(), draw(20)),
    turnover: '1',
    claimDays: 3,
    minLevel: 0,
    minIdentity: 0,
    texts: { es: { title: 'Hoy', text: 'Juega.' } },
  });
  const solo = [...MISSION_EVENTS, ...MISSION_EVENTS].map((event, index): MissionTerms => ({
    ...common(index + Number(index >= MISSION_EVENTS.length)),
    kind: 'mission',
    event,
    target: BigInt(1 + draw(event === 'validBet' || event === 'depositSum' ? 20_000 : 5)),
    rewardMinor: 100n,
  }));
  const boards = (['validBet', 'bestMultiplier', 'bestMultiplier'] as const).map(
    (score, index): MissionTerms => ({
      ...common(index),
      kind: 'leaderboard',
      score,
      prizes: [{ from: 1, to: 1, amountMinor: 100n }],
    }),
  );
  return [...solo, ...boards, { ...solo[2]!, minLevel: 7 }];
}

async function publish(terms: readonly MissionTerms[]): Promise<readonly string[]> {
  const ids = terms.map(() => randomUUID());
  await withTransaction(paying.gateway.db, aurora, async (tx) => {
    const [at, by] = [paying.gateway.now(), 'test'];
    await tx.updateTable('missions').set({ state: 'ended' }).execute();
    for (const [index, id] of ids.entries()) {
      const { kind } = terms[index]!;
      await sql`insert into missions (merchant_code, id, kind, state, place, version, draft, created_at, changed_at, changed_by)
        values (${merchantCode}, ${id}, ${kind}, 'published', ${index}, 1, null, ${at}, ${at}, ${by})`.execute(
        tx,
      );
      await sql`insert into mission_versions (merchant_code, mission_id, version, terms, created_at, created_by)
        values (${merchantCode}, ${id}, 1, ${JSON.stringify(keepTerms(terms[index]!))}, ${at}, ${by})`.execute(
        tx,
      );
    }
  });
  return ids;
}

function drawFact(
  draw: (end: number) => number,
  { players, facts }: { readonly players: readonly string[]; readonly facts: readonly Fact[] },
): Fact {
  const at = new Date(paying.gateway.now().getTime() - draw(9 * 24) * 3_600_000 - draw(3_600_000));
  const own = { member: players[draw(players.length)]!, at, day: dayIn(ZONE, at.getTime()) };
  switch (draw(8)) {
    case 0:
      return { ...own, kind: 'deposit', credited: BigInt(1 + draw(5_000)) };
    case 1:
      return { ...own, kind: 'signIn' };
    case 2:
      return { ...own, kind: 'friend' };
    case 3: {
      // A correction, on its own day, of a bet that was settled by then.
      const bets = facts.filter((fact) => fact.kind === 'bet' && !fact.isOpen && fact.at <= at);
      const bet = bets[draw(bets.length)];
      if (bet?.kind !== 'bet') return { ...own, kind: 'signIn' };
      const version = facts.filter(
        (fact) => fact.kind === 'bet' && fact.reference === bet.reference,
      ).length;
      const changed = { bet: BigInt(draw(200) - 100), payout: BigInt(draw(2_000) - 1_000) };
      return { ...bet, ...changed, at, day: own.day, version };
    }
    default:
      return {
        ...own,
        kind: 'bet',
        reference: `V ${randomUUID()}`,
        version: 0,
        category: CATEGORIES[draw(CATEGORIES.length)]!,
        isOpen: draw(12) === 0,
        isFree: draw(10) === 0,
        bet: BigInt(1 + draw(900)),
        payout: draw(2) === 0 ? 0n : BigInt(draw(3_000)),
      };
  }
}

let orders = 0;

async function write(fact: Fact): Promise<void> {
  const { member: member_id, at, day } = fact;
  const { gateway } = paying;
  const { code, decimals } = currency;
  const friend =
    fact.kind === 'friend'
      ? await addMember(gateway, aurora, { account: `f${randomUUID().slice(0, 8)}` })
      : null;
  await withTransaction(gateway.db, aurora, async (tx) => {
    switch (fact.kind) {
      case 'bet':
        await tx
          .insertInto('bets')
          .values({
            merchant_code: merchantCode,
            member_id,
            source: 'round',
            reference: fact.reference,
            version: fact.version,
            category: fact.category,
            vendor_code: 'V',
            game: 'V-1',
            currency: code,
            decimals,
            state: fact.isOpen ? 'open' : fact.version > 0 ? 'resettled' : 'won',
            placed_at: at,
            settled_at: fact.isOpen ? null : at,
            at,
            day,
            stake_minor: fact.bet,
            bet_minor: fact.bet,
            valid_minor: fact.bet,
            payout_minor: fact.payout,
            is_free: fact.isFree,
          })
          .execute();
        return;
      case 'deposit': {
        orders += 1;
        const name = orders.toString(36).toUpperCase();
        await sql`insert into deposit_orders (merchant_code, id, member_id, method, method_type, channel_id, state, currency, decimals,
            amount_minor, fee_minor, to_pay_minor, arrives_minor, credited_minor, reference, terms, created_at, expires_at,
            late_until, confirmed_at)
          values (${merchantCode}, ${`D${name.padStart(12, '0')}`}, ${member_id}, 'bank', 'bank', ${channel}, 'confirmed', ${code},
            ${decimals}, 1, 0, 1, 1, ${fact.credited}, ${orders
              .toString(8)
              .replaceAll(/[01]/g, (digit) => 'YZ'[Number(digit)]!)
              .padStart(8, 'A')}, '{}', ${at}, ${at},
            ${at}, ${at})`.execute(tx);
        return;
      }
      case 'signIn':
        await sql`insert into member_sign_ins (merchant_code, member_id, id, at, method, ip, user_agent)
          values (${merchantCode}, ${member_id}, ${randomUUID()}, ${at}, 'password', '192.0.2.1', '')`.execute(
          tx,
        );
        return;
      case 'friend':
        await sql`insert into referrals (merchant_code, friend_id, inviter_id, currency, decimals, terms, state, created_at, ends_at,
            decided_at)
          values (${merchantCode}, ${friend}, ${member_id}, ${code}, ${decimals}, '{}', 'paid', ${at}, ${at}, ${at})`.execute(
          tx,
        );
    }
  });
}

/** What a mission should count, reckoned fact by fact. */
function reckon(terms: MissionTerms, facts: readonly Fact[]): bigint {
  const { first, last } = missionPeriod(terms, today())!;
  const inside = facts.filter(({ day }) => first <= day && day <= last);
  const bets = inside.flatMap((fact) =>
    fact.kind === 'bet' &&
    !fact.isOpen &&
    (terms.categories.length === 0 || terms.categories.includes(fact.category))
      ? [fact]
      : [],
  );
  const names = [...new Set(bets.map(({ reference }) => reference))];
  const sum = (list: readonly bigint[]) => list.reduce((all, one) => all + one, 0n);
  const netOf = (list: readonly Fact[]) =>
    sum(list.map((fact) => (fact.kind === 'bet' ? fact.payout - fact.bet : 0n)));
  const deposits = inside.flatMap((fact) => (fact.kind === 'deposit' ? [fact.credited] : []));
  switch (terms.kind === 'mission' ? terms.event : terms.score) {
    case 'validBet':
      return sum(bets.map(({ bet }) => bet));
    case 'wins':
      return sum(
        names.map((reference) => {
          const own = bets.filter((bet) => bet.reference === reference);
          const isBegun = own.some(({ version }) => version === 0);
          const before = facts.filter(
            (fact) => fact.kind === 'bet' && fact.reference === reference && fact.day < first,
          );
          const former = isBegun ? 0n : netOf(before);
          return BigInt(Number(netOf(own) + former > 0n) - Number(former > 0n));
        }),
      );
    case 'bestMultiplier':
      return names
        .map((reference) => {
          const own = bets.filter((bet) => bet.reference === reference && !bet.isFree);
          const cost = sum(own.map(({ bet }) => bet));
          return cost > 0n ? (sum(own.map(({ payout }) => payout)) * 100n) / cost : 0n;
        })
        .reduce((best, one) => (one > best ? one : best), 0n);
    case 'depositCount':
      return BigInt(deposits.length);
    case 'depositSum':
      return sum(deposits);
    case 'signInDays':
      return BigInt(
        new Set(inside.flatMap(({ kind, day }) => (kind === 'signIn' ? [day] : []))).size,
      );
    case 'friends':
      return BigInt(inside.filter(({ kind }) => kind === 'friend').length);
  }
}

it.each(Array.from({ length: SEEDS }, (_, index) => FIRST + index))(
  'counts of many members at once are what each did, whoever counts (seed %i)',
  async (seed) => {
    const { gateway } = paying;
    const draw = drawer(seed);
    const players: string[] = [];
    while (players.length < PLAYERS) {
      players.push(await addMember(gateway, aurora, { account: `m${randomUUID().slice(0, 8)}` }));
    }
    const terms = listTerms(draw);
    const ids = await publish(terms);
    const facts: Fact[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      for (let step = 0; step < FACTS; step += 1) {
        const fact = drawFact(draw, { players, facts });
        facts.push(fact);
        await write(fact);
      }
      const queue = () =>
        withTransaction(gateway.db, aurora, (tx) =>
          sql`insert into mission_events (merchant_code, member_id)
              select ${merchantCode}, id from unnest(${[...players, ...players]}::uuid[]) id`.execute(
            tx,
          ),
        );
      await queue();
      await Promise.all([gateway, gateway, gateway].map(({ parts }) => parts.missions.work.work()));
      const { entries, boards, waiting } = await withTransaction(
        gateway.db,
        aurora,
        async (tx) => ({
          entries: await tx.selectFrom('mission_entries').selectAll().execute(),
          boards: await tx.selectFrom('leaderboard_periods').selectAll().execute(),
          waiting: await tx.selectFrom('mission_events').selectAll().execute(),
        }),
      );
      expect(waiting).toEqual([]);
      for (const [index, id] of ids.entries()) {
        const of = terms[index]!;
        for (const player of players) {
          const own = entries.filter(
            (entry) => entry.member_id === player && entry.mission_id === id,
          );
          const due = reckon(
            of,
            facts.filter(({ member }) => member === player),
          );
          const value = of.minLevel > 0 || due < 0n ? 0n : due;
          const what = `${JSON.stringify(keepTerms(of))} of ${player}, seed ${seed}`;
          expect(own.length, what).toBeLessThanOrEqual(1);
          expect(own[0]?.value ?? 0n, what).toBe(value);
          if (of.kind !== 'mission' || !own[0]) continue;
          expect(own[0].state, what).toBe(value >= of.target ? 'reached' : 'open');
        }
        const played = entries.filter(({ mission_id: other }) => other === id).length;
        const kept = boards.find(({ mission_id: other }) => other === id)?.players ?? 0;
        expect(kept).toBe(of.kind === 'leaderboard' ? played : 0);
      }
    }
  },
);
