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

/** Majlis: a tiled hall after sunset, where guests are received. */
export const majlis: DemoMerchant = {
  merchantCode: 'MAJLIS',
  locale: 'ar',
  currency: { code: 'AED', decimals: 2 },
  typicalWin: 220,
  openingBalance: 4_000,
  members: [
    { account: 'salma15', kind: 'member', nickname: 'سلمى' },
    { account: 'yusufagent', kind: 'agent', nickname: 'يوسف' },
  ],
  lotteries: ['SSC5M', 'K33M', 'PK105M'],
  accountStarts: ['sa', 'ah', 'kh', 'mo', 'fa', 'nu', 'om', 'ra', 'yu', 'la', 'ha', 'ta'],
  banners: [
    slotsBanner(
      'majlis-hero',
      {
        es: 'Estás en tu casa',
        en: 'Make yourself at home',
        ar: 'حيّاك، المجلس مجلسك',
        ja: 'どうぞ、おくつろぎください',
        vi: 'Xin cứ tự nhiên như ở nhà',
      },
      {
        es: 'Juegos de la casa, servidos con calma.',
        en: 'Games of the house, served without haste.',
        ar: 'ألعاب من صنع الدار، تُقدَّم على مهل.',
        ja: '館のゲームを、ゆっくりとお楽しみください。',
        vi: 'Trò chơi của nhà, thong thả mà thưởng thức.',
      },
    ),
    liveBanner(
      'majlis-table',
      {
        es: 'Hay un lugar en la mesa',
        en: 'There is a seat for you',
        ar: 'لك مكان على الطاولة',
        ja: '席をご用意しています',
        vi: 'Luôn có một chỗ cho bạn',
      },
      {
        es: 'La ruleta de la casa, en buena compañía.',
        en: 'The roulette table of the house, in good company.',
        ar: 'طاولة روليت الدار، في صحبة طيبة.',
        ja: '館のルーレットを、よき仲間とともに。',
        vi: 'Bàn roulette của nhà, cùng bạn bè.',
      },
    ),
    fairnessBanner('majlis-fair'),
    loginBanner('majlis-login'),
    appBanner('majlis-phone'),
  ],
  announcements: [
    {
      id: 'roulette-table',
      type: 'B',
      about: 'screen:live',
      startedDaysAgo: 2,
      title: {
        es: 'La mesa de ruleta te espera en el casino en vivo.',
        en: 'The roulette table awaits you in the live casino.',
        ar: 'طاولة الروليت بانتظارك في الكازينو المباشر.',
        ja: 'ライブカジノのルーレットテーブルでお待ちしています。',
        vi: 'Bàn roulette đang chờ bạn trong casino trực tiếp.',
      },
      content: {
        es: '<p>Toma asiento cuando quieras: las rondas se suceden y todos juegan la misma.</p>',
        en: '<p>Take a seat whenever you like: one round follows another, and everybody plays the same.</p>',
        ar: '<p>تفضل متى شئت: تتوالى الجولات، والجميع يلعب الجولة نفسها.</p>',
        ja: '<p>お好きなときにお座りください。ラウンドは続けて進み、全員が同じラウンドに参加します。</p>',
        vi: '<p>Xin mời vào bàn lúc nào cũng được: các ván nối tiếp nhau và mọi người chơi cùng một ván.</p>',
      },
    },
    fairnessNotice,
    {
      id: 'hospitality',
      type: 'PU',

      startedDaysAgo: 7,
      title: {
        es: 'Te damos la bienvenida al Majlis',
        en: 'Welcome to the Majlis',
        ar: 'أهلًا وسهلًا في المجلس',
        ja: 'Majlisへようこそ',
        vi: 'Chào mừng đến với Majlis',
      },
      content: {
        es: '<p>Un invitado no debería tener que buscar: los juegos que ya puedes jugar están siempre primero.</p>',
        en: '<p>A guest should not have to search: what you can play now always stands first.</p>',
        ar: '<p>ضيفنا لا يتعب في البحث: ما يمكنك لعبه الآن يأتي أولًا دائمًا.</p>',
        ja: '<p>お客様に探しものをさせません。今すぐ遊べるゲームが、いつも先頭に並びます。</p>',
        vi: '<p>Khách quý không phải tìm kiếm: những gì chơi được ngay luôn đứng trước.</p>',
      },
    },
    ...houseNotices,
  ],
  help: [
    {
      slug: 'about',
      category: 'house',
      title: {
        es: 'Sobre Majlis',
        en: 'About Majlis',
        ar: 'عن المجلس',
        ja: 'Majlisについて',
        vi: 'Về Majlis',
      },
      body: {
        es: '<p>Majlis es la sala donde se recibe a los invitados: pocos juegos de la casa, y cada ronda se puede comprobar.</p>',
        en: '<p>A majlis is the room in which guests are received: a few games of the house, and every round can be checked.</p>',
        ar: '<p>المجلس مكان الضيافة: ألعاب قليلة من صنع الدار، وكل جولة يمكن التحقق منها.</p>',
        ja: '<p>マジュリスとは、客人を迎える部屋のことです。館のゲームを厳選し、どのラウンドも確かめられます。</p>',
        vi: '<p>Majlis là gian phòng tiếp khách: vài trò chơi của nhà, và ván nào cũng kiểm tra được.</p>',
      },
    },
    ...platformHelp.filter((article) => article.slug !== 'about'),
  ],
};
