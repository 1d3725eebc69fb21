import { randomUUID } from 'node:crypto';
import { getCoinMinor } from '../../engine/games/coins.ts';
import { lanternOrchard } from '../../engine/games/slots/catalogue/lanternOrchard.ts';
import { formatMinor } from '../../engine/minorUnits.ts';
import { addDays } from '../../engine/zonedTime.ts';
import type { PromotionText, PromotionTerms } from '../../schemas/promotions.ts';
import { withTransaction, type Database, type Tx } from '../db/database.ts';
import type { BannerRole } from './banners.ts';
import { GAMES } from './catalogue.ts';
import type { DemoMerchant } from './content/contentSeed.ts';
import { demoMerchants } from './content/demo.ts';
import { takeSeedLock } from './seedLock.ts';

/** What a small amount is at a demo merchant, in whole units. */
const SMALL: Readonly<Record<string, number>> = {
  AURORA: 1,
  LOTUS: 25_000,
  SAKURA: 150,
  MAJLIS: 4,
};

const DAYS = 120;

/** What a promotion says in a language: title, lead and paragraphs. */
type Words = readonly [title: string, lead: string, ...paragraphs: string[]];
type Said = Readonly<Record<string, Words>>;

const SIGN_IN: Said = {
  es: [
    'Siete días seguidos',
    'Entra cada día y llévate algo. El séptimo vale más.',
    'Pulsa una vez al día, a cualquier hora. Si te saltas un día, la ronda empieza de nuevo por el primero.',
  ],
  en: [
    'Seven days in a row',
    'Come by each day and take something. The seventh is worth the most.',
    'One press a day, at any hour. Miss a day and the round begins anew with the first.',
  ],
  ar: [
    'سبعة أيام متتالية',
    'زُرنا كل يوم وخذ مكافأتك. اليوم السابع هو الأكبر.',
    'ضغطة واحدة في اليوم، في أي ساعة. إن فاتك يوم بدأت الجولة من جديد.',
  ],
  ja: [
    '7日連続サインイン',
    '毎日立ち寄って受け取るだけ。7日目がいちばん大きくなります。',
    '1日1回、時間はいつでもかまいません。1日あくと、1日目からやり直しになります。',
  ],
  vi: [
    'Bảy ngày liên tiếp',
    'Mỗi ngày ghé một lần là có quà. Ngày thứ bảy lớn nhất.',
    'Bấm một lần mỗi ngày, lúc nào cũng được. Lỡ một ngày thì vòng bắt đầu lại từ ngày đầu.',
  ],
};

const PACKET: Said = {
  es: [
    'El sobre de la semana',
    'Un sobre, cincuenta partes distintas. Cada una es de quien la abre.',
    'Cada lunes hay un sobre nuevo. Para abrirlo basta con haber depositado esa semana.',
  ],
  en: [
    'The packet of the week',
    'One packet, fifty parts, no two alike. Each belongs to who opens it.',
    'A new one comes each Monday. A deposit within the week is all it asks for.',
  ],
  ar: [
    'ظرف الأسبوع',
    'ظرف واحد وخمسون حصة مختلفة، وكل حصة لمن يفتحها.',
    'ظرف جديد كل يوم اثنين. يكفي أن تكون قد أودعت خلال الأسبوع.',
  ],
  ja: [
    '今週のラッキー袋',
    'ひとつの袋に50口。中身はひとつずつ違い、開けた人のものになります。',
    '毎週月曜日に新しい袋が届きます。その週に入金していれば開けられます。',
  ],
  vi: [
    'Bao lì xì trong tuần',
    'Một bao, năm mươi phần khác nhau. Ai mở người nấy nhận.',
    'Thứ Hai nào cũng có bao mới. Chỉ cần đã nạp tiền trong tuần.',
  ],
};

const RAFFLE: Said = {
  es: [
    'El sorteo que se puede comprobar',
    'Juega un poco en la semana y saca tu boleto. Las probabilidades están a la vista.',
    'La semilla de tu boleto queda fijada antes de que lo saques, y tu navegador añade la suya. Después puedes repetir el sorteo tú mismo.',
  ],
  en: [
    'The raffle that you can check',
    'Play a little in the week and draw your ticket. The chances are in plain view.',
    'The seed of your ticket is fixed before you draw, and your browser adds its own. Afterwards you can draw it again yourself.',
  ],
  ar: [
    'سحب يمكنك التحقق منه',
    'العب قليلًا خلال الأسبوع واسحب تذكرتك. الاحتمالات معروضة أمامك.',
    'تُحدَّد بذرة تذكرتك قبل السحب، ويضيف متصفحك بذرته. وبعد ذلك يمكنك إعادة السحب بنفسك.',
  ],
  ja: [
    '自分で確かめられる抽選',
    '週に少しプレイしたら、抽選券を引けます。確率はすべて見えています。',
    '抽選券のシードは引く前に決まっていて、ブラウザもシードを加えます。結果はあとから自分で再現できます。',
  ],
  vi: [
    'Quay thưởng tự kiểm chứng',
    'Chơi một chút trong tuần rồi quay vé của bạn. Tỷ lệ hiện rõ ngay trước mắt.',
    'Seed của vé được chốt trước khi quay, trình duyệt của bạn thêm seed riêng. Sau đó bạn có thể tự quay lại để kiểm tra.',
  ],
};

const MATCH: Said = {
  es: [
    'La mitad más, una vez por semana',
    'Elígelo al depositar y juega con la mitad más. Las condiciones, antes de pagar.',
    'Se elige en el formulario de depósito. Quien no lo quiera deposita como siempre: sin bono está marcado de antemano.',
  ],
  en: [
    'Half on top, once a week',
    'Choose it as you deposit and play with half as much again. The terms come before you pay.',
    'You choose it at the deposit form. Who does not want it deposits as always: no bonus is what is chosen to begin with.',
  ],
  ar: [
    'نصف إضافي مرة في الأسبوع',
    'اختره عند الإيداع والعب بنصف المبلغ إضافة. الشروط أمامك قبل الدفع.',
    'تختاره في نموذج الإيداع. ومن لا يريده يودع كالمعتاد: «بدون مكافأة» هو الاختيار المسبق.',
  ],
  ja: [
    '週に一度、入金の50%を上乗せ',
    '入金時に選ぶと、半額分のボーナスがつきます。条件はお支払いの前にご確認いただけます。',
    '入金フォームで選びます。不要な方はそのままで大丈夫です。最初は「ボーナスなし」になっています。',
  ],
  vi: [
    'Tặng thêm một nửa, mỗi tuần một lần',
    'Chọn khi nạp tiền để chơi thêm một nửa. Điều kiện hiện đủ trước khi bạn trả.',
    'Bạn chọn ngay tại biểu mẫu nạp tiền. Không cần thì cứ nạp như thường: mặc định là không nhận thưởng.',
  ],
};

const SPINS: Said = {
  es: [
    'Veinte giros por nuestra cuenta',
    'Conoce Lantern Orchard sin poner nada. Lo que ganes es tuyo.',
    'Pulsa una vez y juega los giros dentro de tres días. La apuesta de cada giro la ponemos nosotros; lo ganado se suma y se abona tras el último.',
  ],
  en: [
    'Twenty spins on us',
    'A first look at Lantern Orchard at no cost. What you win is yours.',
    'One press, and the spins are yours to play within three days. We stake each of them; what they win is added up and paid after the last one.',
  ],
  ar: [
    'عشرون دورة على حسابنا',
    'تعرّف على Lantern Orchard دون أن تدفع شيئًا. ما تربحه لك.',
    'ضغطة واحدة، ثم العب دوراتك خلال ثلاثة أيام. نحن ندفع رهان كل دورة، وتُجمع الأرباح وتُضاف بعد آخر دورة.',
  ],
  ja: [
    '20回分、こちらからのプレゼント',
    'Lantern Orchardを無料でお試しください。当たった分はそのまま獲得できます。',
    'ボタンを押すだけで受け取れます。3日以内にプレイしてください。ベットはこちらが負担し、獲得額は最後のスピンのあとにまとめて入ります。',
  ],
  vi: [
    'Hai mươi vòng quay nhà tặng',
    'Làm quen Lantern Orchard mà không mất gì. Thắng bao nhiêu bạn hưởng bấy nhiêu.',
    'Bấm một lần rồi chơi trong ba ngày. Tiền cược mỗi vòng do nhà trả; tiền thắng được cộng dồn và chuyển sau vòng cuối.',
  ],
};

const SHARE: Said = {
  es: [
    'Enséñanos tu mejor ronda',
    'Manda una captura y cuéntanos cómo fue. Las que más nos gusten se premian.',
    'Vale cualquier juego, de este mes. Alguien del equipo mira cada solicitud y responde.',
  ],
  en: [
    'Show us your best round',
    'Send a picture of it and tell us how it went. The ones we like best are rewarded.',
    'Any game counts, from this month. Somebody of the team looks at each application and answers.',
  ],
  ar: [
    'أرنا أجمل جولاتك',
    'أرسل لقطة منها وأخبرنا كيف كانت. نكافئ ما أعجبنا أكثر.',
    'أي لعبة تصلح، من هذا الشهر. يطّلع أحد أفراد الفريق على كل طلب ويردّ عليه.',
  ],
  ja: [
    'ベストラウンドを見せてください',
    'スクリーンショットにひとこと添えて送ってください。よかったものには賞金を。',
    '今月のラウンドなら、どのゲームでもかまいません。スタッフが1件ずつ拝見してお返事します。',
  ],
  vi: [
    'Khoe ván hay nhất của bạn',
    'Gửi ảnh chụp và kể đôi lời. Ván nào hay sẽ có thưởng.',
    'Game nào cũng được, miễn là trong tháng này. Đội ngũ xem từng đơn và trả lời.',
  ],
};

function textsOf(
  said: Said,
  { merchantCode, locale }: DemoMerchant,
  role: BannerRole | null,
): Readonly<Record<string, PromotionText>> {
  const art = role && `/art/banners/${merchantCode.toLowerCase()}-${role}-wide-960.webp`;
  const tags = [...new Set([locale, 'en'] as const)];
  return Object.fromEntries(
    tags.map((tag) => {
      const [title, lead, ...paragraphs] = said[tag]!;
      const body = paragraphs.map((one) => `<p>${one}</p>`).join('');
      return [tag, { title, lead, body, ...(art && { picture: art }) }];
    }),
  );
}

/** A slot of our own, and the second of its stakes. */
const SPINS_GAME = GAMES.find(({ code }) => code === lanternOrchard.id)!.id;
const spinStakeOf = ({ currency: { code, decimals } }: DemoMerchant): string => {
  const { coins, levels } = lanternOrchard;
  return formatMinor(BigInt(coins * levels[1]! * getCoinMinor(code, decimals)), decimals);
};

function promotionsOf(merchant: DemoMerchant, now: Date): readonly PromotionTerms[] {
  const times = (count: number) => String(SMALL[merchant.merchantCode]! * count);
  // It may still be yesterday where the merchant keeps its days.
  const from = addDays(now.toISOString().slice(0, 10), -1);
  const common = {
    from: `${from}T00:00`,
    until: `${addDays(from, DAYS)}T00:00`,
    needsJoin: false,
    minDeposit: '0',
    minValidBet: '0',
    categories: [],
    minIdentity: 0,
    audience: {},
    budget: '0',
    pays: { pays: 'cash', turnover: '1' },
    most: '0',
    rewards: [],
    total: '0',
    parts: 0,
    rate: '0',
    cap: '0',
    tickets: 1,
    prizes: [],
  } as const;
  return [
    {
      ...common,
      kind: 'signIn',
      category: 'everyday',
      period: 'daily',
      rewards: [0.5, 0.5, 1, 1, 1.5, 1.5, 5].map(times),
      texts: textsOf(SIGN_IN, merchant, 'login'),
    },
    {
      ...common,
      kind: 'redPacket',
      category: 'events',
      period: 'weekly',
      minDeposit: times(10),
      total: times(250),
      parts: 50,
      budget: times(5_000),
      texts: textsOf(PACKET, merchant, null),
    },
    {
      ...common,
      kind: 'raffle',
      category: 'casino',
      period: 'weekly',
      minValidBet: times(20),
      budget: times(5_000),
      prizes: [
        { amount: '0', weight: 700, stock: 0 },
        { amount: times(5), weight: 200, stock: 0 },
        { amount: times(10), weight: 90, stock: 200 },
        { amount: times(100), weight: 10, stock: 5 },
      ],
      texts: textsOf(RAFFLE, merchant, 'hero'),
    },
    {
      ...common,
      kind: 'depositMatch',
      category: 'newcomers',
      period: 'weekly',
      minDeposit: times(20),
      rate: '0.5',
      cap: times(100),
      budget: times(50_000),
      pays: {
        pays: 'bonus',
        version: 1,
        model: 'cashFirst',
        multiplier: '10',
        base: 'bonus',
        contribution: {},
        vendors: {},
        maxBet: times(5),
        maxRelease: { times: '5' },
        expiresHours: 7 * 24,
      },
      texts: textsOf(MATCH, merchant, 'table'),
    },
    {
      ...common,
      kind: 'freeSpins',
      category: 'casino',
      period: 'once',
      budget: times(20_000),
      freeSpins: { game: SPINS_GAME, stake: spinStakeOf(merchant), count: 20, hours: 72 },
      texts: textsOf(SPINS, merchant, null),
    },
    {
      ...common,
      kind: 'activity',
      category: 'events',
      period: 'monthly',
      most: times(20),
      budget: times(2_000),
      texts: textsOf(SHARE, merchant, 'phone'),
    },
  ];
}

async function add(
  tx: Tx,
  merchant_code: string,
  { terms, place, now }: { terms: PromotionTerms; place: number; now: Date },
): Promise<void> {
  const id = randomUUID();
  await tx
    .insertInto('promotions')
    .values({
      merchant_code,
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
    .insertInto('promotion_versions')
    .values({
      merchant_code,
      promotion_id: id,
      version: 1,
      terms: JSON.stringify(terms),
      created_at: now,
      created_by: 'demo',
    })
    .execute();
}

/** Gives the demo merchants a promotion of each kind, as long as they have none. */
export async function seedPromotions(database: Database, now: Date): Promise<void> {
  for (const merchant of demoMerchants) {
    const { merchantCode } = merchant;
    await withTransaction(database, { merchantCode }, async (tx) => {
      await takeSeedLock(tx);
      const known = await tx.selectFrom('promotions').select('id').limit(1).executeTakeFirst();
      if (known) return;
      for (const [index, terms] of promotionsOf(merchant, now).entries()) {
        await add(tx, merchantCode, { terms, place: (index + 1) * 10, now });
      }
    });
  }
}
