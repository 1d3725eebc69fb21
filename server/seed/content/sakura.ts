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

/** Sakura: petals on warm paper, soft and calm, seasons before slogans. */
export const sakura: DemoMerchant = {
  merchantCode: 'SAKURA',
  locale: 'ja',
  currency: { code: 'JPY', decimals: 0 },
  typicalWin: 8_000,
  openingBalance: 150_000,
  members: [
    { account: 'haruka88', kind: 'member', nickname: 'はるか' },
    { account: 'kenagent', kind: 'agent', nickname: '健' },
  ],
  lotteries: ['SSC5M', '11X55M', 'LHC5M'],
  accountStarts: ['ha', 'yu', 'ta', 'mi', 'so', 'ri', 'ke', 'na', 'hi', 'ao', 'sa', 'mo'],
  banners: [
    slotsBanner(
      'sakura-hero',
      {
        es: 'Un rato tranquilo',
        en: 'A quiet moment',
        ar: 'وقت هادئ لك',
        ja: '静かな、いい時間を',
        vi: 'Một khoảng lặng dễ chịu',
      },
      {
        es: 'Slots de la casa, presentados con calma.',
        en: 'Slots of our own, laid out with care.',
        ar: 'سلوتس من صنعنا، مرتبة بعناية.',
        ja: '自社のスロットを、丁寧に揃えました。',
        vi: 'Slot do chúng tôi làm, được sắp đặt chỉn chu.',
      },
    ),
    liveBanner(
      'sakura-table',
      {
        es: 'La mesa está puesta',
        en: 'The table is set',
        ar: 'الطاولة جاهزة',
        ja: '席の用意ができました',
        vi: 'Bàn đã sẵn sàng',
      },
      {
        es: 'Ruleta en silencio, a tu ritmo.',
        en: 'Roulette without noise, at your own pace.',
        ar: 'روليت بلا ضجيج، على مهلك.',
        ja: '静かなルーレットを、ご自分のペースで。',
        vi: 'Roulette yên tĩnh, theo nhịp của bạn.',
      },
    ),
    fairnessBanner('sakura-fair'),
    loginBanner('sakura-login'),
    appBanner('sakura-phone'),
  ],
  announcements: [
    {
      id: 'roulette-table',
      type: 'B',
      about: 'screen:live',
      startedDaysAgo: 3,
      title: {
        es: 'La mesa de ruleta está abierta en el casino en vivo.',
        en: 'The roulette table is open in the live casino.',
        ar: 'طاولة الروليت مفتوحة في الكازينو المباشر.',
        ja: 'ライブカジノで、ルーレットのテーブルが開いています。',
        vi: 'Bàn roulette đang mở trong casino trực tiếp.',
      },
      content: {
        es: '<p>Las rondas se suceden solas y todos juegan la misma.</p>',
        en: '<p>One round follows another, and everybody plays the same.</p>',
        ar: '<p>تتوالى الجولات، والجميع يلعب الجولة نفسها.</p>',
        ja: '<p>ラウンドは続けて進み、全員が同じラウンドに参加します。</p>',
        vi: '<p>Các ván nối tiếp nhau và mọi người chơi cùng một ván.</p>',
      },
    },
    fairnessNotice,
    {
      id: 'greeting',
      type: 'PU',

      startedDaysAgo: 5,
      title: {
        es: 'Unas palabras de bienvenida',
        en: 'A word of welcome',
        ar: 'كلمة ترحيب',
        ja: 'ごあいさつ',
        vi: 'Đôi lời chào mừng',
      },
      content: {
        es: '<p>Gracias por venir a Sakura. Puedes mirar todos los juegos sin cuenta; para jugar hace falta una.</p>',
        en: '<p>Thank you for coming to Sakura. You can look at all games without an account; playing takes one.</p>',
        ar: '<p>شكرًا لزيارتك ساكورا. يمكنك تصفح كل الألعاب دون حساب، أما اللعب فيحتاج إلى حساب.</p>',
        ja: '<p>Sakuraへお越しいただき、ありがとうございます。ゲームは会員登録をしなくてもご覧いただけます。お遊びになるには登録が必要です。</p>',
        vi: '<p>Cảm ơn bạn đã ghé Sakura. Bạn có thể xem mọi trò chơi mà không cần tài khoản; để chơi thì cần đăng ký.</p>',
      },
    },
    ...houseNotices,
  ],
  help: [
    {
      slug: 'about',
      category: 'house',
      title: {
        es: 'Sobre Sakura',
        en: 'About Sakura',
        ar: 'عن ساكورا',
        ja: 'Sakuraについて',
        vi: 'Về Sakura',
      },
      body: {
        es: '<p>Sakura es un lugar claro y sereno: pocos juegos, reglas explicadas con sencillez, y cada ronda se puede comprobar.</p>',
        en: '<p>Sakura is a light and quiet place: few games, rules in plain words, and every round can be checked.</p>',
        ar: '<p>ساكورا مكان مضيء وهادئ: ألعاب قليلة، وقواعد بكلمات واضحة، وكل جولة يمكن التحقق منها.</p>',
        ja: '<p>Sakuraは、明るく静かな場所です。ゲームは少なく、ルールはわかりやすく、どのラウンドも確かめられます。</p>',
        vi: '<p>Sakura là một nơi sáng sủa và yên tĩnh: ít trò chơi, luật viết dễ hiểu, và ván nào cũng kiểm tra được.</p>',
      },
    },
    ...platformHelp.filter((article) => article.slug !== 'about'),
  ],
};
