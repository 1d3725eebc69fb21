import type { AnnouncementContent, BannerContent, MerchantContent } from './contentSeed.ts';
import { platformHelp } from './platformHelp.ts';

/** Banners of the inner pages, which suit any merchant. */
export const innerBanners: readonly BannerContent[] = [
  {
    artId: 'login-evening',
    group: 'w_login',
    title: {
      es: 'Qué bueno verte de nuevo',
      en: 'Good to see you again',
      ar: 'سعداء بعودتك',
      ja: 'おかえりなさい',
      vi: 'Rất vui được gặp lại bạn',
    },
    subtitle: {
      es: 'Tus juegos y tu saldo están donde los dejaste.',
      en: 'Your games and your balance are where you left them.',
      ar: 'ألعابك ورصيدك كما تركتهما.',
      ja: 'ゲームも残高も、前回のままです。',
      vi: 'Trò chơi và số dư vẫn ở nơi bạn đã để lại.',
    },
    action: { es: '', en: '', ar: '', ja: '', vi: '' },
    link: '/',
  },
  {
    artId: 'app-download',
    group: 'w_app',
    title: {
      es: 'Todo, también en tu teléfono',
      en: 'All of it, on your phone too',
      ar: 'كل شيء على هاتفك أيضًا',
      ja: 'スマートフォンでも、そのまま',
      vi: 'Trọn vẹn, ngay trên điện thoại',
    },
    subtitle: {
      es: 'La misma cuenta en iOS y Android. Se instala en un minuto.',
      en: 'The same account on iOS and Android. It installs in a minute.',
      ar: 'الحساب نفسه على iOS وAndroid، والتثبيت في دقيقة.',
      ja: 'iOSでもAndroidでも同じアカウント。インストールは1分ほどです。',
      vi: 'Cùng một tài khoản trên iOS và Android. Cài đặt trong một phút.',
    },
    action: {
      es: 'Descargar la app',
      en: 'Get the app',
      ar: 'تنزيل التطبيق',
      ja: 'アプリを入手',
      vi: 'Tải ứng dụng',
    },
    link: '/down',
  },
  {
    artId: 'vip-lounge',
    group: 'w_vip',
    title: {
      es: 'El club de quienes vuelven',
      en: 'A club for those who return',
      ar: 'نادي الأعضاء الأوفياء',
      ja: '通うほど、近くなるクラブ',
      vi: 'Câu lạc bộ dành cho người gắn bó',
    },
    subtitle: {
      es: 'Cada nivel dice qué incluye y qué falta para el siguiente.',
      en: 'Every level says what it includes and what the next one takes.',
      ar: 'كل مستوى يوضح مزاياه وما يلزم لبلوغ التالي.',
      ja: '各ランクの特典と、次のランクまでの条件をすべて表示します。',
      vi: 'Mỗi cấp ghi rõ quyền lợi và điều kiện để lên cấp tiếp theo.',
    },
    action: {
      es: 'Ver los niveles',
      en: 'See the levels',
      ar: 'عرض المستويات',
      ja: 'ランクを見る',
      vi: 'Xem các cấp',
    },
    link: '/vip',
  },
];

const homeBanners: readonly BannerContent[] = [
  {
    artId: 'home-welcome',
    group: 'w_home',
    title: {
      es: 'Te damos la bienvenida',
      en: 'Welcome',
      ar: 'أهلًا بك',
      ja: 'ようこそ',
      vi: 'Chào mừng bạn',
    },
    subtitle: {
      es: 'Slots, mesas en vivo, deportes y sorteos en una sola cuenta.',
      en: 'Slots, live tables, sports and draws in one account.',
      ar: 'سلوتس وطاولات مباشرة ورياضة ويانصيب في حساب واحد.',
      ja: 'スロット、ライブテーブル、スポーツ、ロトをひとつのアカウントで。',
      vi: 'Slot, bàn trực tiếp, thể thao và xổ số trong một tài khoản.',
    },
    action: {
      es: 'Crear cuenta',
      en: 'Create account',
      ar: 'إنشاء حساب',
      ja: '会員登録',
      vi: 'Đăng ký',
    },
    link: '/register',
  },
  {
    artId: 'home-slots',
    group: 'w_home',
    title: {
      es: 'Slots de diez estudios',
      en: 'Slots from ten studios',
      ar: 'سلوتس من عشرة استوديوهات',
      ja: '10スタジオのスロット',
      vi: 'Slot từ mười nhà phát triển',
    },
    subtitle: {
      es: 'La mayoría se puede probar sin apostar.',
      en: 'Most can be tried for free.',
      ar: 'يمكنك تجربة معظمها مجانًا.',
      ja: 'ほとんどは賭けずに試せます。',
      vi: 'Hầu hết đều có thể chơi thử mà không cần đặt cược.',
    },
    action: {
      es: 'Ver los slots',
      en: 'See the slots',
      ar: 'عرض السلوتس',
      ja: 'スロットを見る',
      vi: 'Xem slot',
    },
    link: '/rng',
  },
  {
    artId: 'home-sports',
    group: 'w_home',
    title: {
      es: 'Hoy se juega',
      en: 'On the pitch today',
      ar: 'مباريات اليوم',
      ja: '今日の試合',
      vi: 'Trận đấu hôm nay',
    },
    subtitle: {
      es: 'Cuotas antes y durante el partido.',
      en: 'Odds before and during the match.',
      ar: 'احتمالات قبل المباراة وأثناءها.',
      ja: '試合前も試合中も、オッズを確認できます。',
      vi: 'Tỷ lệ cược trước và trong trận.',
    },
    action: {
      es: 'Ver partidos',
      en: 'See matches',
      ar: 'عرض المباريات',
      ja: '試合を見る',
      vi: 'Xem trận đấu',
    },
    link: '/sports',
  },
];

const promoBanners: readonly BannerContent[] = [
  {
    artId: 'promo-weekly',
    group: 'w_promo',
    title: {
      es: 'Las promociones de la semana',
      en: "This week's promotions",
      ar: 'عروض هذا الأسبوع',
      ja: '今週のプロモーション',
      vi: 'Khuyến mãi tuần này',
    },
    subtitle: {
      es: 'Las condiciones, completas y antes de aceptar.',
      en: 'The terms in full, before you accept.',
      ar: 'الشروط كاملة قبل أن تقبل.',
      ja: '条件はすべて、参加前に確認できます。',
      vi: 'Điều kiện đầy đủ, trước khi bạn nhận.',
    },
    action: {
      es: 'Ver promociones',
      en: 'See promotions',
      ar: 'تصفّح العروض',
      ja: 'プロモーションを見る',
      vi: 'Xem khuyến mãi',
    },
    link: '/promotions',
  },
];

/** Notices that hold for every merchant: playing within limits, and where to ask. */
export const houseNotices: readonly AnnouncementContent[] = [
  {
    id: 'own-pace',
    type: 'B',
    startedDaysAgo: 30,
    title: {
      es: 'Juega a tu ritmo: decide antes cuánto y cuánto tiempo.',
      en: 'Play at your own pace: decide beforehand how much and how long.',
      ar: 'العب على مهلك: قرر مسبقًا كم ستنفق وكم من الوقت ستلعب.',
      ja: '無理のないペースで。金額と時間は、遊ぶ前に決めておきましょう。',
      vi: 'Chơi theo nhịp của bạn: hãy định trước số tiền và thời gian.',
    },
    content: {
      es: '<p>Jugar es un entretenimiento, no un ingreso. Si deja de ser un gusto, toma una pausa y habla con nosotros o con la línea de ayuda al pie de la página.</p>',
      en: '<p>Play is entertainment, not income. When it stops being fun, take a break and talk to us or to the helpline at the foot of the page.</p>',
      ar: '<p>اللعب ترفيه وليس مصدر دخل. إذا لم يعد ممتعًا فخذ استراحة وتحدث إلينا أو إلى خط المساعدة في أسفل الصفحة.</p>',
      ja: '<p>ゲームは娯楽であり、収入を得る手段ではありません。楽しくないと感じたら休みを取り、サポートまたはページ下部の相談窓口にご連絡ください。</p>',
      vi: '<p>Chơi là để giải trí, không phải để kiếm sống. Khi không còn thấy vui, hãy tạm nghỉ và trò chuyện với chúng tôi hoặc đường dây hỗ trợ ở cuối trang.</p>',
    },
  },
  {
    id: 'service-hours',
    type: 'PL',
    startedDaysAgo: 21,
    title: {
      es: 'Atención a toda hora',
      en: 'We are here around the clock',
      ar: 'خدمة على مدار الساعة',
      ja: 'サポートは24時間',
      vi: 'Hỗ trợ suốt ngày đêm',
    },
    content: {
      es: '<p>Escríbenos por chat cuando quieras. Ten a mano tu usuario; nunca te pediremos la contraseña.</p>',
      en: '<p>Write to us in the chat whenever you like. Have your username ready; we never ask for your password.</p>',
      ar: '<p>راسلنا عبر المحادثة متى شئت. جهّز اسم المستخدم، ولن نطلب كلمة مرورك أبدًا.</p>',
      ja: '<p>チャットでいつでもご連絡ください。ユーザー名をご用意ください。パスワードをお尋ねすることはありません。</p>',
      vi: '<p>Hãy nhắn cho chúng tôi qua khung chat bất cứ lúc nào. Bạn chỉ cần chuẩn bị tên đăng nhập; chúng tôi không bao giờ hỏi mật khẩu.</p>',
    },
  },
];

/** What a merchant shows as long as it has nothing of its own. */
export const platformContent: MerchantContent = {
  merchantCode: '*',
  banners: [...homeBanners, ...promoBanners, ...innerBanners],
  announcements: houseNotices,
  help: platformHelp,
};
