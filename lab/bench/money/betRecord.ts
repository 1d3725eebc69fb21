import { createBetsService } from '../../../server/modules/bets/bets.service.ts';
import type { BetsCall } from '../../../server/modules/bets/betViews.ts';
import type { Bench } from '../bench.ts';
import { owner, readAurora, timeRuns, withRecords } from './recordStage.ts';

const BATCH = 100_000;
const MEMBERS = 999;
const OF_MEMBER = 100_000;
const PAGE = 20;
const CATEGORIES = `array['RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS']`;

/** Pages and totals of a member's bets, among many of a merchant. The triggers that write sums of days are at work. */
export const betRecord: Bench = ({ root, isQuick, log }) =>
  withRecords(root, async ({ db, write, addMembers }) => {
    const bets = isQuick ? 200_000 : 3_000_000;
    const members = await addMembers(MEMBERS + 1);
    await write(
      `create temporary table players as
       select id, place - 1 as place from unnest($1::uuid[]) with ordinality one (id, place)`,
      [members],
    );
    await write('create unique index on players (place)');
    const begun = performance.now();
    const share = Math.max(2, Math.floor(bets / OF_MEMBER));
    for (let from = 0; from < bets; from += BATCH) {
      await write(
        `insert into bets (merchant_code, member_id, source, reference, category, vendor_code, game, currency, decimals, state,
           placed_at, settled_at, at, day, stake_minor, bet_minor, valid_minor, payout_minor)
         select $1, players.id, 'round', 'V ' || n, (${CATEGORIES})[1 + n % 5], 'V' || n % 8, 'game' || n % 40, $2, 2,
                case when n % 3 = 0 then 'won' else 'lost' end, at, at, at, at::date, 100, 100, 100,
                case when n % 3 = 0 then 250 else 0 end
           from (select n, now() - interval '1 year' * (1 - n / $5::float8) as at,
                        case when n % ${share} = 0 then 0 else 1 + n % ${MEMBERS} end as place
                   from generate_series($3::bigint, $4::bigint - 1) n) made
           join players using (place)`,
        [owner.merchantCode, owner.currency, from, from + BATCH, bets],
      );
      log(`${from + BATCH} bets`);
    }
    await write('analyze bets, bet_days');
    const madeS = (performance.now() - begun) / 1000;
    const service = createBetsService({ db, lotteryNames: new Map() });
    const caller = { brand: await readAurora(root) };
    const call = { caller, member: { memberId: members[0]! }, now: new Date() } as BetsCall;
    const dayOf = (back: number) =>
      new Date(Date.now() - back * 86_400_000).toISOString().slice(0, 10);
    const year = { from: dayOf(364), to: dayOf(0) };
    const page = (over: Partial<Parameters<typeof service.list>[1]>) =>
      service.list(call, { ...year, pageSize: PAGE, ...over });
    const { rows } = await write(
      `select id from bets where merchant_code = $1 and member_id = $2
        order by day desc, at desc, id desc offset 20000 limit 1`,
      [owner.merchantCode, members[0]],
    );
    const before = String(rows[0].id);
    const count = await write('select count(*) from bets where member_id = $1', [members[0]]);
    const runs = isQuick ? 20 : 100;
    const show = (name: string, { p99Ms: value }: { p99Ms: number }, atMost: number) =>
      ({ name: `${name}, p99`, value, unit: 'ms', target: { atMost } }) as const;
    const game = { game: 'game20' };
    return {
      figures: [
        { name: 'bets', value: bets, unit: 'count' },
        { name: 'of the member', value: Number(count.rows[0].count), unit: 'count' },
        { name: 'making them', value: madeS, unit: 's' },
        show('first page with totals of a year', await timeRuns(runs, () => page({})), 100),
        show('thousandth page', await timeRuns(runs, () => page({ before })), 100),
        show(
          'first page of a game with its totals of a year',
          await timeRuns(runs, () => page(game)),
          300,
        ),
        show(
          'thousandth page of lost bets',
          await timeRuns(runs, () => page({ before, state: 'lost' })),
          100,
        ),
      ],
    };
  });
