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

/** Aurora: emerald rooms under gold light, refined and unhurried. */
export const aurora: DemoMerchant = {
  merchantCode: 'AURORA',
  locale: 'es',
  currency: { code: 'EUR', decimals: 2 },
  typicalWin: 60,
  openingBalance: 1_000,
  members: [
    { account: 'lucia27', kind: 'member', nickname: 'Lucía' },
    { account: 'mateoagente', kind: 'agent', nickname: 'Mateo' },
  ],
  lotteries: ['SSC5M', 'PK105M', 'LHC5M', 'VNMB'],
  accountStarts: ['lu', 'ma', 'so', 'ja', 'va', 'ni', 'ca', 'el', 'di', 'an', 'ro', 'vi'],
  banners: [
    slotsBanner(
      'aurora-hero',
      {
        es: 'Las luces ya están encendidas',
        en: 'The lights are on',
        ar: 'أضواء القاعة بانتظارك',
        ja: '灯りのともる部屋へ',
        vi: 'Phòng chơi đã lên đèn',
      },
      {
        es: 'Slots de la casa, y cada ronda se puede comprobar. Sin prisa.',
        en: 'Slots of our own, and every round can be checked. No hurry.',
        ar: 'سلوتس من صنعنا، وكل جولة يمكن التحقق منها. وعلى مهلك.',
        ja: 'どのラウンドも確かめられる自社スロットを、ゆったりと。',
        vi: 'Slot do chính chúng tôi làm, ván nào cũng kiểm tra được. Cứ thong thả.',
      },
    ),
    liveBanner(
      'aurora-table',
      {
        es: 'Tu mesa de siempre',
        en: 'Your usual table',
        ar: 'طاولتك المعتادة',
        ja: 'いつものテーブル',
        vi: 'Chiếc bàn quen thuộc',
      },
      {
        es: 'Una ruleta, todos en la misma ronda.',
        en: 'One roulette wheel, everybody in the same round.',
        ar: 'عجلة روليت واحدة، والجميع في الجولة نفسها.',
        ja: 'ひとつのルーレットを、同じラウンドでみんなと。',
        vi: 'Một vòng roulette, mọi người cùng một ván.',
      },
    ),
    fairnessBanner('aurora-fair'),
    loginBanner('aurora-login'),
    appBanner('aurora-phone'),
  ],
  announcements: [
    {
      id: 'roulette-table',
      type: 'B',
      about: 'screen:live',
      startedDaysAgo: 4,
      title: {
        es: 'La mesa de ruleta está abierta: siéntate cuando quieras.',
        en: 'The roulette table is open: take a seat whenever you like.',
        ar: 'طاولة الروليت مفتوحة: انضم إليها متى شئت.',
        ja: 'ルーレットのテーブルが開いています。お好きなときにどうぞ。',
        vi: 'Bàn roulette đang mở: vào bàn lúc nào cũng được.',
      },
      content: {
        es: '<p>Las rondas se suceden solas y todos juegan la misma. La encontrarás en el casino en vivo.</p>',
        en: '<p>One round follows another, and everybody plays the same. You will find it in the live casino.</p>',
        ar: '<p>تتوالى الجولات، والجميع يلعب الجولة نفسها. تجدها في الكازينو المباشر.</p>',
        ja: '<p>ラウンドは続けて進み、全員が同じラウンドに参加します。ライブカジノからお入りください。</p>',
        vi: '<p>Các ván nối tiếp nhau và mọi người chơi cùng một ván. Bạn tìm thấy bàn trong mục casino trực tiếp.</p>',
      },
    },
    fairnessNotice,
    {
      id: 'welcome-note',
      type: 'PU',
      about: 'feature:freePlay',
      startedDaysAgo: 6,
      title: {
        es: 'Antes de empezar',
        en: 'Before you begin',
        ar: 'قبل أن تبدأ',
        ja: 'はじめる前に',
        vi: 'Trước khi bắt đầu',
      },
      content: {
        es: '<p>Te damos la bienvenida a Aurora. Dos cosas que conviene saber:</p><ul><li>Los slots de la casa se pueden probar con fichas sin valor.</li><li>Cada ronda terminada se puede volver a calcular y comprobar.</li></ul>',
        en: '<p>Welcome to Aurora. Two things worth knowing:</p><ul><li>Our own slots can be tried with chips of no value.</li><li>Every finished round can be computed again and checked.</li></ul>',
        ar: '<p>أهلًا بك في أورورا. أمران يحسن أن تعرفهما:</p><ul><li>يمكنك تجربة سلوتس الدار بفيشات بلا قيمة.</li><li>كل جولة منتهية يمكن إعادة حسابها والتحقق منها.</li></ul>',
        ja: '<p>Auroraへようこそ。はじめに二つだけ。</p><ul><li>自社スロットは、価値のないチップで試せます。</li><li>終わったラウンドは、計算し直して確かめられます。</li></ul>',
        vi: '<p>Chào mừng bạn đến với Aurora. Hai điều nên biết:</p><ul><li>Slot của chúng tôi có thể chơi thử bằng chip không có giá trị.</li><li>Mọi ván đã xong đều tính lại và kiểm tra được.</li></ul>',
      },
    },
    ...houseNotices,
  ],
  help: [
    {
      slug: 'about',
      category: 'house',
      title: {
        es: 'Sobre Aurora',
        en: 'About Aurora',
        ar: 'عن أورورا',
        ja: 'Auroraについて',
        vi: 'Về Aurora',
      },
      body: {
        es: '<p>Aurora nació para quienes prefieren una buena sala a un salón ruidoso: pocos juegos, hechos con cuidado, y cada ronda se puede comprobar.</p>',
        en: '<p>Aurora was made for those who prefer a good room to a loud hall: few games, made with care, and every round can be checked.</p>',
        ar: '<p>أُسست أورورا لمن يفضلون قاعة أنيقة على صالة صاخبة: ألعاب قليلة صُنعت بعناية، وكل جولة يمكن التحقق منها.</p>',
        ja: '<p>Auroraは、にぎやかな広間よりも居心地のよい部屋を好む方のために生まれました。数は少なくても丁寧に作ったゲームで、どのラウンドも確かめられます。</p>',
        vi: '<p>Aurora dành cho những ai thích một căn phòng tinh tế hơn một sảnh ồn ào: ít trò chơi, làm kỹ càng, và ván nào cũng kiểm tra được.</p>',
      },
    },
    ...platformHelp.filter((article) => article.slug !== 'about'),
  ],
};
