import { createBadgesService } from '../../../server/modules/badges/badges.service.ts';
import { createCashbackWork } from '../../../server/modules/cashback/closing.ts';
import type { Bench } from '../bench.ts';
import { owner, readAurora, withRecords } from './recordStage.ts';

/** Closing a day of cashback of many members who all played. */
export const cashbackDay: Bench = ({ root, isQuick, log }) =>
  withRecords(root, async ({ db, write, addMembers }) => {
    const count = isQuick ? 5_000 : 100_000;
    const shipped = await readAurora(root);
    const brand = {
      ...shipped,
      features: { ...shipped.features, manualRebate: true },
      cashback: { rates: { RNG: '0.005', LIVE: '0.002' } },
    };
    for (let made = 0; made < count; made += 5_000) await addMembers(5_000);
    await write(
      `insert into bet_days (merchant_code, member_id, currency, day, category, vendor_code,
         bet_count, bet_minor, valid_minor, counted_minor, payout_minor, rebate_minor)
       select $1, members.id, $2, (now() at time zone 'UTC')::date - 1, category, vendor, 50, 500000, 500000, 500000, 480000, 0
         from members cross join (values ('RNG', 'A'), ('RNG', 'B'), ('LIVE', 'C')) played (category, vendor)`,
      [owner.merchantCode, owner.currency],
    );
    await write(`insert into cashback_closings values ($1, (now() at time zone 'UTC')::date - 2)`, [
      owner.merchantCode,
    ]);
    await write('analyze members, bet_days');
    log(`${count} members`);
    const errors: unknown[] = [];
    const work = createCashbackWork({
      db,
      clock: () => new Date(),
      badges: createBadgesService({ db }),
      findSite: async (code) => (code === owner.merchantCode ? { brand } : undefined),
      onError: (error) => void errors.push(error),
    });
    const begun = performance.now();
    await work.work();
    const seconds = (performance.now() - begun) / 1000;
    if (errors.length > 0) throw errors[0];
    const closed = await write('select count(*) from cashback_days');
    return {
      figures: [
        { name: 'members', value: count, unit: 'count' },
        { name: 'rows of the day', value: Number(closed.rows[0].count), unit: 'count' },
        {
          name: 'closing the day',
          value: seconds,
          unit: 's',
          target: { atMost: isQuick ? 3 : 60 },
        },
      ],
    };
  });
