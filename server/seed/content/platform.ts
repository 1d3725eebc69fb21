import type { AnnouncementContent, BannerContent, MerchantContent } from './contentSeed.ts';
import { platformHelp } from './platformHelp.ts';

/** The banner of the page about the site on phones. */
export const appBanner = (artId: string): BannerContent => ({
  artId,
  group: 'w_app',
  about: 'screen:download',
  title: {
    es: 'Todo, también en tu teléfono',
    en: 'All of it, on your phone too',
    ar: 'كل شيء على هاتفك أيضًا',
    ja: 'スマートフォンでも、そのまま',
    vi: 'Trọn vẹn, ngay trên điện thoại',
  },
  subtitle: {
    es: 'La misma cuenta, abierta desde tu pantalla de inicio.',
    en: 'The same account, opened from your home screen.',
    ar: 'الحساب نفسه، يُفتح من شاشتك الرئيسية.',
    ja: '同じアカウントを、ホーム画面から開けます。',
    vi: 'Cùng một tài khoản, mở ngay từ màn hình chính.',
  },
});

/** What stands beside the log-in form, over a picture of the merchant's own. */
export const loginBanner = (artId: string): BannerContent => ({
  artId,
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
});

const seeTheSlots = {
  es: 'Ver los slots',
  en: 'See the slots',
  ar: 'عرض السلوتس',
  ja: 'スロットを見る',
  vi: 'Xem slot',
};

const takeASeat = {
  es: 'Ir a la mesa',
  en: 'Take a seat',
  ar: 'انضم إلى الطاولة',
  ja: '席に着く',
  vi: 'Vào bàn',
};

/** The first banner of a home page: guests are invited, members go on to the slots. */
export const slotsBanner = (
  artId: string,
  title: BannerContent['title'],
  subtitle: BannerContent['subtitle'],
): BannerContent => ({
  artId,
  group: 'w_home',
  about: 'screen:slots',
  invitesGuests: true,
  title,
  subtitle,
  action: seeTheSlots,
});

/** A banner that leads to the live tables. */
export const liveBanner = (
  artId: string,
  title: BannerContent['title'],
  subtitle: BannerContent['subtitle'],
): BannerContent => ({
  artId,
  group: 'w_home',
  about: 'screen:live',
  title,
  subtitle,
  action: takeASeat,
});

/** A banner that leads to the page on which rounds are computed again. */
export const fairnessBanner = (artId: string): BannerContent => ({
  artId,
  group: 'w_home',
  about: 'screen:fairness',
  title: {
    es: 'Un azar que se puede comprobar',
    en: 'Chance you can check',
    ar: 'حظّ يمكنك التحقق منه',
    ja: '運は、自分で確かめられる',
    vi: 'May rủi mà bạn kiểm chứng được',
  },
  subtitle: {
    es: 'Vuelve a calcular cualquier ronda terminada en tu propio navegador.',
    en: 'Compute any finished round again, in your own browser.',
    ar: 'أعد حساب أي جولة منتهية في متصفحك بنفسك.',
    ja: '終わったラウンドは、ご自身のブラウザーで計算し直せます。',
    vi: 'Tính lại bất kỳ ván nào đã xong, ngay trên trình duyệt của bạn.',
  },
  action: {
    es: 'Verificar una ronda',
    en: 'Check a round',
    ar: 'التحقق من جولة',
    ja: 'ラウンドを確かめる',
    vi: 'Kiểm tra một ván',
  },
});

const homeBanners: readonly BannerContent[] = [
  slotsBanner(
    'brand-hero',
    {
      es: 'Te damos la bienvenida',
      en: 'Welcome',
      ar: 'أهلًا بك',
      ja: 'ようこそ',
      vi: 'Chào mừng bạn',
    },
    {
      es: 'Elige un juego y empieza cuando quieras.',
      en: 'Choose a game and begin whenever you like.',
      ar: 'اختر لعبة وابدأ متى شئت.',
      ja: 'お好きなゲームを、お好きなときに。',
      vi: 'Chọn một trò chơi và bắt đầu khi bạn muốn.',
    },
  ),
];

/** Notices that hold for every merchant: playing within limits, and what nobody of the house asks for. */
export const houseNotices: readonly AnnouncementContent[] = [
  {
    id: 'agents-contracts',
    type: 'AG',
    about: 'feature:agentCenter',
    startedDaysAgo: 3,
    title: {
      es: 'Prueba los contratos antes de ofrecerlos',
      en: 'Try contracts before you offer them',
      ar: 'جرّب العقود قبل أن تعرضها',
      ja: '契約は提示する前に試算できます',
      vi: 'Thử hợp đồng trước khi đề nghị',
    },
    content: {
      es: '<p>Antes de ofrecer o aceptar condiciones puedes probarlas con el último mes: verás cuánto habrían pagado y qué contratos terminarían.</p>',
      en: '<p>Before you offer or accept terms you can try them on the last month: you see what they would have paid, and whose contracts would end.</p>',
      ar: '<p>قبل أن تعرض شروطًا أو تقبلها يمكنك تجربتها على الشهر الماضي: ترى كم كانت ستدفع، وعقود مَن كانت ستنتهي.</p>',
      ja: '<p>条件を提示・承諾する前に、先月の実績で試算できます。支払われていた金額と、終了する契約がわかります。</p>',
      vi: '<p>Trước khi đề nghị hoặc chấp nhận điều khoản, bạn có thể thử trên số liệu tháng trước: biết được số tiền sẽ trả và hợp đồng của ai sẽ kết thúc.</p>',
    },
  },
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
      es: '<p>Jugar es un entretenimiento, no un ingreso. Si deja de ser un gusto, toma una pausa y habla con alguien de confianza.</p>',
      en: '<p>Play is entertainment, not income. When it stops being fun, take a break and talk to somebody you trust.</p>',
      ar: '<p>اللعب ترفيه وليس مصدر دخل. إذا لم يعد ممتعًا فخذ استراحة وتحدث إلى شخص تثق به.</p>',
      ja: '<p>ゲームは娯楽であり、収入を得る手段ではありません。楽しくないと感じたら休みを取り、信頼できる方に相談しましょう。</p>',
      vi: '<p>Chơi là để giải trí, không phải để kiếm sống. Khi không còn thấy vui, hãy tạm nghỉ và trò chuyện với người bạn tin tưởng.</p>',
    },
  },
  {
    id: 'password-care',
    type: 'PL',
    startedDaysAgo: 21,
    title: {
      es: 'Nadie de la casa te pedirá la contraseña',
      en: 'Nobody here will ask for your password',
      ar: 'لن يطلب منك أحد هنا كلمة مرورك',
      ja: 'パスワードをお尋ねすることはありません',
      vi: 'Không ai ở đây hỏi mật khẩu của bạn',
    },
    content: {
      es: '<p>Ni por chat, ni por teléfono, ni por correo. Si alguien la pide en nuestro nombre, no se la des.</p>',
      en: '<p>Not in a chat, not on the telephone, not by e-mail. Whoever asks for it in our name is not one of us.</p>',
      ar: '<p>لا في محادثة ولا بالهاتف ولا بالبريد. من يطلبها باسمنا ليس منّا، فلا تعطه إياها.</p>',
      ja: '<p>チャットでも、電話でも、メールでもお尋ねしません。私たちの名で求める人がいても、教えないでください。</p>',
      vi: '<p>Không qua chat, không qua điện thoại, không qua email. Ai nhân danh chúng tôi để hỏi đều không phải người của chúng tôi.</p>',
    },
  },
];

/** A notice that leads players to the check of rounds. */
export const fairnessNotice: AnnouncementContent = {
  id: 'check-rounds',
  type: 'B',
  startedDaysAgo: 4,
  about: 'screen:fairness',
  title: {
    es: 'Cada ronda terminada se puede comprobar: ábrela en «Verificar una ronda».',
    en: 'Every finished round can be checked: open it under “Check a round”.',
    ar: 'كل جولة منتهية يمكن التحقق منها: افتحها في «التحقق من جولة».',
    ja: '終わったラウンドはすべて確かめられます。「ラウンドの検証」からどうぞ。',
    vi: 'Mọi ván đã xong đều kiểm tra được: mở trong mục “Kiểm tra một ván”.',
  },
  content: {
    es: '<p>Antes de que juegues se fija una cifra secreta y se publica su huella. Al revelarla, tu navegador vuelve a calcular el resultado y te dice si coincide.</p>',
    en: '<p>Before you play, a secret number is fixed and its fingerprint published. Once it is revealed, your browser computes the result again and tells you whether both agree.</p>',
    ar: '<p>قبل أن تلعب يُثبَّت رقم سري وتُنشر بصمته. عند كشفه يعيد متصفحك حساب النتيجة ويخبرك إن كانتا متطابقتين.</p>',
    ja: '<p>お遊びの前に秘密の数を決め、その指紋（ハッシュ）を公開します。開示の後、お使いのブラウザーが結果を計算し直し、一致するかどうかをお知らせします。</p>',
    vi: '<p>Trước khi bạn chơi, một con số bí mật được ấn định và dấu vết của nó được công bố. Khi con số được tiết lộ, trình duyệt của bạn tính lại kết quả và cho biết hai bên có khớp hay không.</p>',
  },
};

/** What a merchant shows as long as it has nothing of its own: nothing that it might not keep. */
export const platformContent: MerchantContent = {
  merchantCode: '*',
  banners: [...homeBanners, loginBanner('brand-login'), appBanner('brand-hero')],
  announcements: houseNotices,
  help: platformHelp,
};
