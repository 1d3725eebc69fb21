import { randomUUID } from 'node:crypto';
import type { MissionText } from '../../schemas/missions.ts';
import { addDays } from '../../engine/zonedTime.ts';
import { withTransaction, type Database, type Tx } from '../db/database.ts';
import type { KeptMissionTerms } from '../db/missionTables.ts';
import { demoMerchants } from './content/demo.ts';
import { takeSeedLock } from './seedLock.ts';

/** What a small amount is at a demo merchant, in whole units; a merchant without one has no missions. */
const SMALL: Readonly<Record<string, number>> = { AURORA: 1, LOTUS: 25_000, SAKURA: 150 };

const DAYS = 365;

type Texts = Readonly<Record<string, MissionText>>;

const PLAY: Texts = {
  es: { title: 'Juega un rato', text: 'Cuenta cada apuesta del día, ganes o pierdas.' },
  en: { title: 'Play a little', text: 'Every bet of the day counts, won or lost.' },
  ar: { title: 'العب قليلًا', text: 'كل رهان في اليوم يُحتسب، ربحت أم خسرت.' },
  ja: { title: '今日のプレイ', text: 'その日のベットは勝敗にかかわらずすべて対象です。' },
  vi: { title: 'Chơi một chút', text: 'Mọi cược trong ngày đều được tính, thắng hay thua.' },
};

const PAY_IN: Texts = {
  es: { title: 'Primer depósito de la semana', text: 'Deposita una vez esta semana.' },
  en: { title: 'First deposit of the week', text: 'Deposit once this week.' },
  ar: { title: 'أول إيداع في الأسبوع', text: 'أودع مرة واحدة هذا الأسبوع.' },
  ja: { title: '今週最初の入金', text: '今週中に1回入金してください。' },
  vi: { title: 'Lần nạp đầu tiên trong tuần', text: 'Nạp tiền một lần trong tuần này.' },
};

const RACE: Texts = {
  es: { title: 'Carrera de la semana', text: 'Quien más apuesta de lunes a domingo.' },
  en: { title: 'Race of the week', text: 'Whose bets come to most from Monday to Sunday.' },
  ar: { title: 'سباق الأسبوع', text: 'لصاحب أعلى مجموع رهانات من الاثنين إلى الأحد.' },
  ja: { title: 'ウィークリーレース', text: '月曜から日曜までの有効ベット額を競います。' },
  vi: { title: 'Đua top tuần', text: 'Ai có tổng cược cao nhất từ thứ Hai đến Chủ nhật.' },
};

async function add(
  tx: Tx,
  merchantCode: string,
  { terms, place, now }: { terms: KeptMissionTerms; place: number; now: Date },
): Promise<void> {
  const id = randomUUID();
  await tx
    .insertInto('missions')
    .values({
      merchant_code: merchantCode,
      id,
      kind: terms.kind,
      state: 'published',
      place,
      version: 1,
      draft: null,
      created_at: now,
      changed_at: now,
      changed_by: 'demo',
    })
    .execute();
  await tx
    .insertInto('mission_versions')
    .values({
      merchant_code: merchantCode,
      mission_id: id,
      version: 1,
      terms: JSON.stringify(terms),
      created_at: now,
      created_by: 'demo',
    })
    .execute();
}

/** Gives the demo merchants two missions and a leaderboard, as long as they have none. */
export async function seedMissions(database: Database, now: Date): Promise<void> {
  for (const { merchantCode, currency } of demoMerchants) {
    const small = SMALL[merchantCode];
    if (small === undefined) continue;
    const minor = (times: number) =>
      String(BigInt(small * times) * 10n ** BigInt(currency.decimals));
    // It may still be yesterday where the merchant keeps its days.
    const from = addDays(now.toISOString().slice(0, 10), -1);
    const common = {
      categories: [],
      from,
      to: addDays(from, DAYS),
      claimDays: 7,
      minLevel: 0,
      minIdentity: 0,
    };
    const all: readonly KeptMissionTerms[] = [
      {
        ...common,
        kind: 'mission',
        event: 'validBet',
        period: 'daily',
        target: minor(20),
        rewardMinor: minor(2),
        turnover: '1',
        texts: PLAY,
      },
      {
        ...common,
        kind: 'mission',
        event: 'depositCount',
        period: 'weekly',
        target: '1',
        rewardMinor: minor(5),
        turnover: '3',
        texts: PAY_IN,
      },
      {
        ...common,
        kind: 'leaderboard',
        score: 'validBet',
        period: 'weekly',
        turnover: '1',
        texts: RACE,
        prizes: [
          { from: 1, to: 1, amountMinor: minor(100) },
          { from: 2, to: 2, amountMinor: minor(50) },
          { from: 3, to: 3, amountMinor: minor(25) },
          { from: 4, to: 10, amountMinor: minor(10) },
        ],
      },
    ];
    await withTransaction(database, { merchantCode }, async (tx) => {
      await takeSeedLock(tx);
      const known = await tx.selectFrom('missions').select('id').limit(1).executeTakeFirst();
      if (known) return;
      for (const [index, terms] of all.entries()) {
        await add(tx, merchantCode, { terms, place: (index + 1) * 10, now });
      }
    });
  }
}
