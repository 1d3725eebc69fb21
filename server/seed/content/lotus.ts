import type { DemoMerchant } from './contentSeed.ts';
import {
  appBanner,
  fairnessBanner,
  fairnessNotice,
  houseNotices,
  liveBanner,
  loginBanner,
  slotsBanner,
} from './platform.ts';
import { platformHelp } from './platformHelp.ts';

/** Lotus: red lacquer and gold leaf, festive and warm. */
export const lotus: DemoMerchant = {
  merchantCode: 'LOTUS',
  locale: 'vi',
  currency: { code: 'VND', decimals: 0 },
  typicalWin: 1_500_000,
  openingBalance: 25_000_000,
  members: [
    { account: 'minhanh9', kind: 'member', nickname: 'Minh Anh' },
    { account: 'lanagent', kind: 'agent', nickname: 'Lan' },
  ],
  lotteries: ['VNMB', 'VNHCM', 'HANOIVIP', 'VNN5M'],
  accountStarts: ['mi', 'th', 'ng', 'tu', 'ph', 'ho', 'kh', 'du', 'qu', 'tr', 'ly', 'ba'],
  banners: [
    slotsBanner(
      'lotus-hero',
      {
        es: 'La casa está de fiesta',
        en: 'The house is in a festive mood',
        ar: 'الدار في أجواء احتفالية',
        ja: '今日も、ハレの日',
        vi: 'Nhà có hội, mời bạn vào',
      },
      {
        es: 'Slots de la casa, desde tiradas pequeñas.',
        en: 'Slots of our own, from small stakes.',
        ar: 'سلوتس من صنعنا، برهانات صغيرة.',
        ja: '少ない賭け金から遊べる、自社のスロット。',
        vi: 'Slot nhà làm, cược nhỏ cũng chơi được.',
      },
    ),
    liveBanner(
      'lotus-table',
      {
        es: 'La ruleta ya gira',
        en: 'The wheel is turning',
        ar: 'العجلة تدور',
        ja: 'ルーレットが回っています',
        vi: 'Vòng quay đã chuyển động',
      },
      {
        es: 'Todos en la misma ronda, en la mesa de la casa.',
        en: 'Everybody in the same round, at the table of the house.',
        ar: 'الجميع في الجولة نفسها، على طاولة الدار.',
        ja: '同じラウンドを、みんなで。',
        vi: 'Mọi người cùng một ván, ở bàn của nhà.',
      },
    ),
    fairnessBanner('lotus-fair'),
    loginBanner('lotus-login'),
    appBanner('lotus-phone'),
  ],
  announcements: [
    {
      id: 'roulette-table',
      type: 'B',
      about: 'screen:live',
      startedDaysAgo: 3,
      title: {
        es: 'La ruleta está abierta en el casino en vivo.',
        en: 'The roulette table is open in the live casino.',
        ar: 'طاولة الروليت مفتوحة في الكازينو المباشر.',
        ja: 'ライブカジノのルーレットが開いています。',
        vi: 'Bàn roulette đang mở trong casino trực tiếp.',
      },
      content: {
        es: '<p>Las rondas se suceden solas. Haz tu apuesta mientras la mesa la acepta y mira girar la rueda.</p>',
        en: '<p>One round follows another. Place your bet while the table takes it, and watch the wheel.</p>',
        ar: '<p>تتوالى الجولات. ضع رهانك ما دامت الطاولة تقبله، ثم راقب العجلة.</p>',
        ja: '<p>ラウンドは続けて進みます。受付の間に賭けて、ホイールの行方をご覧ください。</p>',
        vi: '<p>Các ván nối tiếp nhau. Hãy đặt cược khi bàn còn nhận, rồi xem vòng quay.</p>',
      },
    },
    fairnessNotice,
    {
      id: 'festive-greeting',
      type: 'PU',
      about: 'feature:freePlay',
      startedDaysAgo: 5,
      title: {
        es: 'Una bienvenida de la casa',
        en: 'A greeting from the house',
        ar: 'تحية من الدار',
        ja: 'ようこそ、Lotusへ',
        vi: 'Lời chào từ Lotus',
      },
      content: {
        es: '<p>Gracias por visitarnos. Puedes probar los slots de la casa con fichas sin valor antes de jugar con dinero.</p>',
        en: '<p>Thank you for your visit. You can try our own slots with chips of no value before you play for money.</p>',
        ar: '<p>شكرًا لزيارتك. يمكنك تجربة سلوتس الدار بفيشات بلا قيمة قبل اللعب بالمال.</p>',
        ja: '<p>お越しいただきありがとうございます。自社スロットは、お金を賭ける前に価値のないチップで試せます。</p>',
        vi: '<p>Cảm ơn bạn đã ghé thăm. Bạn có thể chơi thử slot của nhà bằng chip không có giá trị trước khi chơi tiền thật.</p>',
      },
    },
    ...houseNotices,
  ],
  help: [
    {
      slug: 'about',
      category: 'house',
      title: {
        es: 'Sobre Lotus',
        en: 'About Lotus',
        ar: 'عن لوتس',
        ja: 'Lotusについて',
        vi: 'Về Lotus',
      },
      body: {
        es: '<p>Lotus es una casa alegre: slots y una mesa de ruleta hechos en casa, y cada ronda se puede comprobar.</p>',
        en: '<p>Lotus is a cheerful house: slots and a roulette table of its own, and every round can be checked.</p>',
        ar: '<p>لوتس دار بهيجة: سلوتس وطاولة روليت من صنعها، وكل جولة يمكن التحقق منها.</p>',
        ja: '<p>Lotusは、自社のスロットとルーレットテーブルのある、あたたかな館です。どのラウンドも確かめられます。</p>',
        vi: '<p>Lotus là một nơi vui vẻ: slot và bàn roulette do nhà làm, ván nào cũng kiểm tra được.</p>',
      },
    },
    ...platformHelp.filter((article) => article.slug !== 'about'),
  ],
};
