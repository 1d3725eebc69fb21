import { addDays, dayIn } from '../../../engine/zonedTime.ts';
import type { MissionTerms } from '../../../engine/rewards/missions.ts';
import type { WageredTerms } from '../../../schemas/bonusTerms.ts';
import type { ResolvedBrand } from '../../../schemas/resolvedBrand.ts';
import { withTransaction, type Database } from '../../../server/db/database.ts';
import { createBadgesService } from '../../../server/modules/badges/badges.service.ts';
import {
  createBonusEngine,
  type BonusEngine,
} from '../../../server/modules/bonuses/bonuses.service.ts';
import { keepTerms } from '../../../server/modules/missions/missionTerms.ts';
import {
  createMissionsService,
  type MissionsService,
} from '../../../server/modules/missions/missions.service.ts';
import { createMissionWork } from '../../../server/modules/missions/missionWork.ts';
import type { PaymentCall } from '../../../server/modules/payments/memberCall.ts';
import { createPointWork } from '../../../server/modules/points/pointWork.ts';
import { createTurnoverService } from '../../../server/modules/turnover/turnover.service.ts';
import { createVipWork } from '../../../server/modules/vip/vipWork.ts';
import type { Bench } from '../bench.ts';
import { timeAll } from './betCosts.ts';
import { playLive } from './rewardsLive.ts';
import { owner, readAurora, withRecords, type RecordStage } from './recordStage.ts';

const OF_MEMBER = 50;
/** One in so many members plays with bonus money. */
const WITH_BONUS = 10;
const BATCH_MEMBERS = 1_000;
const GRANTS_AT_ONCE = 8;

const missionOf = (today: string): MissionTerms => ({
  kind: 'mission',
  event: 'validBet',
  target: 4_000n,
  rewardMinor: 500n,
  categories: [],
  period: 'daily',
  from: addDays(today, -1),
  to: addDays(today, 30),
  turnover: '1',
  claimDays: 7,
  minLevel: 0,
  minIdentity: 0,
  texts: { en: { title: 'Bet today', text: 'Bet and win.' } },
});

/** Settled bets of a day of members, as play writes them, with the triggers that queue what counts them. */
async function writeBets({ write }: RecordStage, members: readonly string[], day: string) {
  await write(
    `create temporary table players as
     select id, place from unnest($1::uuid[]) with ordinality one (id, place)`,
    [members],
  );
  await write('create index on players (place)');
  for (let from = 1; from <= members.length; from += BATCH_MEMBERS) {
    const span = [from, from + BATCH_MEMBERS - 1];
    await write(
      `insert into bonus_stakes (merchant_code, reference, member_id, bonus_id, staked_minor, bonus_minor, is_open)
       select $1, 'V ' || place || ' ' || n, players.id, bonuses.id, 100, 100, true
         from players join bonuses on bonuses.member_id = players.id and bonuses.state = 'active',
              generate_series(1, ${OF_MEMBER}) n
        where place between $2 and $3`,
      [owner.merchantCode, ...span],
    );
    await write(
      `insert into bets (merchant_code, member_id, source, reference, category, vendor_code, game, currency, decimals, state,
         placed_at, settled_at, at, day, stake_minor, bet_minor, valid_minor, payout_minor)
       select $1, players.id, 'round', 'V ' || place || ' ' || n, (array['RNG', 'LIVE', 'FISH', 'SPORTS'])[1 + n % 4],
              'V' || n % 4, 'game' || n % 40, $2, 2, case when n % 3 = 0 then 'won' else 'lost' end, at, at, at, $3::date,
              100, 100, 100, case when n % 3 = 0 then 250 else 0 end
         from players, generate_series(1, ${OF_MEMBER}) n, lateral (
           select $3::date + time '10:00' at time zone 'UTC' + n * interval '1 minute' as at) moment
        where place between $4 and $5`,
      [owner.merchantCode, owner.currency, day, ...span],
    );
  }
  await write('analyze bets, bet_days, bonus_stakes, bonus_events, mission_events, point_events');
}

/** Publishes a mission that everybody reaches. */
async function publishMission(write: RecordStage['write'], today: string): Promise<void> {
  await write(
    `insert into missions (merchant_code, id, kind, state, place, version, draft, created_at, changed_at, changed_by)
     values ($1, gen_random_uuid(), 'mission', 'published', 1, 1, null, now(), now(), 'bench')`,
    [owner.merchantCode],
  );
  await write(
    `insert into mission_versions (merchant_code, mission_id, version, terms, created_at, created_by)
     select merchant_code, id, 1, $1::jsonb, now(), 'bench' from missions`,
    [JSON.stringify(keepTerms(missionOf(today)))],
  );
}

const WAGERED: WageredTerms = {
  pays: 'bonus',
  version: 1,
  model: 'cashFirst',
  multiplier: '10',
  base: 'bonus',
  contribution: {},
  vendors: {},
  maxBet: null,
  maxRelease: null,
  expiresHours: 720,
};

/** Grants a bonus to each; how many a second. */
async function grantAll(
  db: Database,
  engine: BonusEngine,
  { members, day }: { readonly members: readonly string[]; readonly day: string },
): Promise<number> {
  const { merchantCode, currency } = owner;
  const left = members.values();
  const begun = performance.now();
  await Promise.all(
    Array.from({ length: GRANTS_AT_ONCE }, async () => {
      for (const memberId of left) {
        const grant = {
          merchantCode,
          memberId,
          origin: 'promotion',
          reference: `promotion:bench:${memberId}`,
          currency: { code: currency, decimals: 2 },
          amountMinor: 100_000n,
          terms: WAGERED,
          now: new Date(`${day}T00:00:00Z`),
        } as const;
        await withTransaction(db, owner, (tx) => engine.grant(tx, grant));
      }
    }),
  );
  return (1000 * members.length) / (performance.now() - begun);
}

/** Claims what everybody reached, each a transaction of its own; how many a second. */
async function claimAll(
  { db, write }: RecordStage,
  { service, brand, now }: { service: MissionsService; brand: ResolvedBrand; now: Date },
): Promise<number> {
  const { rows } = await write(
    `select member_id as "memberId", mission_id as id, period::text as period from mission_entries where state = 'reached' limit 2000`,
  );
  const eachMs = await timeAll(
    rows as { memberId: string; id: string; period: string }[],
    async ({ memberId, ...name }) => {
      const call = { caller: { brand, locale: 'en' }, member: { memberId }, now };
      const paid = await withTransaction(db, owner, (tx) =>
        service.payOne(tx, call as unknown as PaymentCall, name),
      );
      if (paid === 0n) throw new Error('A reward was not paid.');
    },
  );
  return 1000 / eachMs;
}

/** What counts, by its jobs, past the hour at which growth of the day before is counted. */
function createWorks(db: Database, { brand, today }: { brand: ResolvedBrand; today: string }) {
  const errors: unknown[] = [];
  const deps = {
    db,
    clock: () => new Date(`${today}T00:45:00Z`),
    badges: createBadgesService({ db }),
    findSite: async (code: string) =>
      code === owner.merchantCode ? { brand, origin: '' } : undefined,
    onError: (error: unknown) => void errors.push(error),
  };
  const engine = createBonusEngine({ ...deps, turnover: createTurnoverService({ db }) });
  const missions = createMissionWork(deps);
  const works = {
    points: () => createPointWork(deps).work(),
    wagering: () => engine.work(),
    missions: () => missions.work(),
  };
  const growth = () => createVipWork(deps).work();
  return { engine, missions, works, growth, errors, clock: deps.clock, badges: deps.badges };
}

/** A day of settled bets into points, wagering, missions and growth, each by its job; and how fast bonuses are granted. */
export const rewardsDay: Bench = ({ root, isQuick, log }) =>
  withRecords(root, async (stage) => {
    const { db, write, addMembers } = stage;
    const count = isQuick ? 1_000 : 20_000;
    const shipped = await readAurora(root);
    const brand = {
      ...shipped,
      features: { ...shipped.features, vip: true, pointMall: true, missions: true },
    };
    const today = dayIn('UTC', Date.now());
    const day = addDays(today, -1);
    const members: string[] = [];
    while (members.length < count) members.push(...(await addMembers(BATCH_MEMBERS)));
    const { engine, missions, works, growth, errors, ...deps } = createWorks(db, { brand, today });
    await publishMission(write, today);
    await write(`insert into vip_closings (merchant_code, closed_through) values ($1, $2)`, [
      owner.merchantCode,
      addDays(day, -1),
    ]);

    const given = members.filter((_, at) => at % WITH_BONUS === 0);
    const grantsASecond = await grantAll(db, engine, { members: given, day });
    log(`${given.length} bonuses`);

    await writeBets(stage, members, day);
    log(`${count * OF_MEMBER} bets`);

    const timed = async (name: string, work: () => Promise<void>) => {
      const begun = performance.now();
      await work();
      if (errors.length > 0) throw errors[0];
      const value = (performance.now() - begun) / 1000;
      log(`${name}: ${value.toFixed(1)} s`);
      return { name, value, unit: 's' } as const;
    };
    const parts = [
      await timed('points', works.points),
      await timed('growth, with steps and gifts', growth),
      await timed('wagering, one bet in ten', works.wagering),
      await timed('missions', works.missions),
    ];
    const sums = await write(
      `select (select count(*) from bets) as bets, (select count(*) from bonus_bets where counted_minor > 0) as wagered,
              (select count(*) from point_entries) as points, (select count(*) from vip_steps) as steps,
              (select count(*) from mission_entries where state = 'reached') as reached`,
    );
    log(JSON.stringify(sums.rows[0]));
    const service = createMissionsService({ db, ...deps, bonuses: engine, work: missions });
    const claimsASecond = await claimAll(stage, { service, brand, now: deps.clock() });
    log(`${claimsASecond.toFixed(0)} claims a second`);
    const live = await playLive(stage, {
      seconds: isQuick ? 6 : 25,
      works,
      grant: (some) => grantAll(db, engine, { members: some, day: today }),
    });
    if (errors.length > 0) throw errors[0];
    return {
      figures: [
        { name: 'bonuses granted a second, 8 at once', value: grantsASecond, unit: 'per second' },
        {
          name: 'rewards of missions claimed a second, 8 at once',
          value: claimsASecond,
          unit: 'per second',
          target: { atLeast: 300 },
        },
        { name: 'settled bets', value: Number(sums.rows[0].bets), unit: 'count' },
        ...parts,
        {
          name: 'all four, one after the other',
          value: parts.reduce((sum, { value }) => sum + value, 0),
          unit: 's',
          target: { atMost: isQuick ? 6 : 60 },
        },
        ...live,
      ],
    };
  });
