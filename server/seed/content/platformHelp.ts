import type { HelpContent } from './contentSeed.ts';
import { houseHelp } from './platformHouseHelp.ts';

const memberHelp: readonly HelpContent[] = [
  {
    slug: 'register',
    category: 'start',
    about: 'feature:registration',
    title: {
      es: 'Crear una cuenta',
      en: 'Create an account',
      ar: 'إنشاء حساب',
      ja: '会員登録をする',
      vi: 'Đăng ký tài khoản',
    },
    body: {
      es: '<ol><li>Elige Crear cuenta en la parte superior.</li><li>Completa los campos. Cada uno indica lo que pide.</li><li>Marca la casilla y confirma.</li></ol><p>Debes tener la edad mínima que se indica al pie de la página.</p>',
      en: '<ol><li>Choose Register at the top.</li><li>Fill in the fields. Each one says what it needs.</li><li>Tick the box and confirm.</li></ol><p>You must have reached the minimum age shown at the foot of the page.</p>',
      ar: '<ol><li>اختر «إنشاء حساب» في أعلى الصفحة.</li><li>املأ الحقول، وبجانب كل حقل ما هو مطلوب فيه.</li><li>ضع علامة في المربع ثم أكّد.</li></ol><p>يجب ألا يقل عمرك عن الحد الأدنى المذكور في أسفل الصفحة.</p>',
      ja: '<ol><li>ページ上部の「会員登録」を選びます。</li><li>各項目を入力します。条件は入力欄のそばに表示されます。</li><li>確認欄にチェックを入れて確定します。</li></ol><p>ページ下部に記載の年齢に達している必要があります。</p>',
      vi: '<ol><li>Chọn Đăng ký ở đầu trang.</li><li>Điền các ô. Yêu cầu của từng ô được ghi ngay bên cạnh.</li><li>Đánh dấu vào ô xác nhận rồi gửi đi.</li></ol><p>Bạn phải đủ độ tuổi tối thiểu ghi ở cuối trang.</p>',
    },
  },
  {
    slug: 'sign-in',
    category: 'start',
    title: {
      es: 'No puedo entrar',
      en: 'I cannot log in',
      ar: 'لا أستطيع تسجيل الدخول',
      ja: 'ログインできないとき',
      vi: 'Tôi không đăng nhập được',
    },
    body: {
      es: '<p>Revisa que el usuario esté bien escrito y que las mayúsculas no estén activadas. Si olvidaste la contraseña, elige Olvidé mi contraseña y sigue los pasos.</p><p>Nunca te pediremos la contraseña.</p>',
      en: '<p>Check that the username is spelt right and caps lock is off. If you forgot the password, choose Forgot password and follow the steps.</p><p>We never ask for your password.</p>',
      ar: '<p>تأكد من كتابة اسم المستخدم بشكل صحيح ومن إيقاف الأحرف الكبيرة. إذا نسيت كلمة المرور فاختر «نسيت كلمة المرور» واتبع الخطوات.</p><p>لن نطلب كلمة مرورك أبدًا.</p>',
      ja: '<p>ユーザー名の綴りと、Caps Lockがオフになっていることを確認してください。パスワードをお忘れの場合は「パスワードをお忘れですか」から手順に沿って再設定できます。</p><p>パスワードをお尋ねすることはありません。</p>',
      vi: '<p>Hãy kiểm tra tên đăng nhập và phím Caps Lock. Nếu quên mật khẩu, chọn Quên mật khẩu rồi làm theo các bước.</p><p>Chúng tôi không bao giờ hỏi mật khẩu của bạn.</p>',
    },
  },
  {
    slug: 'password',
    category: 'account',
    title: {
      es: 'Cuidar tu cuenta',
      en: 'Keep your account safe',
      ar: 'حماية حسابك',
      ja: 'アカウントを守る',
      vi: 'Giữ an toàn cho tài khoản',
    },
    body: {
      es: '<p>Usa una contraseña que no uses en otro sitio y no la compartas con nadie. Si sospechas que alguien la conoce, cámbiala: elige Olvidé mi contraseña al iniciar sesión.</p>',
      en: '<p>Use a password you use nowhere else and share it with no one. If you think someone knows it, change it: choose Forgot password where you log in.</p>',
      ar: '<p>استخدم كلمة مرور لا تستخدمها في مكان آخر ولا تشاركها مع أحد. إذا شككت في أن أحدًا يعرفها فغيّرها: اختر «نسيت كلمة المرور» عند تسجيل الدخول.</p>',
      ja: '<p>パスワードは他のサイトと使い回さず、誰にも教えないでください。知られたおそれがあるときは、ログイン画面の「パスワードをお忘れですか」から変更してください。</p>',
      vi: '<p>Dùng mật khẩu không trùng với nơi khác và không chia sẻ với ai. Nếu nghi có người biết, hãy đổi ngay: chọn Quên mật khẩu ở trang đăng nhập.</p>',
    },
  },
  {
    slug: 'free-trial',
    category: 'play',
    about: 'feature:freePlay',
    title: {
      es: 'Probar un juego gratis',
      en: 'Try a game for free',
      ar: 'تجربة لعبة مجانًا',
      ja: 'ゲームを無料で試す',
      vi: 'Chơi thử miễn phí',
    },
    body: {
      es: '<p>Los juegos con prueba llevan el botón Probar gratis. Se juega con fichas sin valor: lo que ganes o pierdas no cambia tu saldo.</p>',
      en: '<p>Games with a trial carry the button Try free. You play with chips of no value: what you win or lose leaves your balance as it is.</p>',
      ar: '<p>الألعاب المتاحة للتجربة تحمل زر «جرّب مجانًا». تلعب بفيشات بلا قيمة، فلا يتغير رصيدك بالربح أو الخسارة.</p>',
      ja: '<p>試せるゲームには「無料で試す」ボタンがあります。価値のないチップで遊ぶため、勝っても負けても残高は変わりません。</p>',
      vi: '<p>Trò chơi có chế độ thử đều có nút Chơi thử. Bạn chơi bằng chip không có giá trị: thắng hay thua đều không đổi số dư.</p>',
    },
  },
  {
    slug: 'interrupted-game',
    category: 'play',
    title: {
      es: 'Se cortó una partida',
      en: 'A round was cut off',
      ar: 'انقطعت جولة أثناء اللعب',
      ja: 'ゲームが途中で切れたとき',
      vi: 'Ván chơi bị gián đoạn',
    },
    body: {
      es: '<p>La ronda se resuelve en el servidor, no en tu pantalla. Abre el juego otra vez: verás en qué quedó, y lo que pagó ya está en tu saldo.</p>',
      en: '<p>The round is decided on the server, not on your screen. Open the game again: you see how it stands, and what it paid is in your balance already.</p>',
      ar: '<p>تُحسم الجولة على الخادم لا على شاشتك. افتح اللعبة مجددًا لترى أين انتهت، وما ربحته منها موجود في رصيدك.</p>',
      ja: '<p>結果は画面ではなく、サーバーで決まります。もう一度ゲームを開くと状況がわかり、配当はすでに残高に入っています。</p>',
      vi: '<p>Kết quả được định đoạt trên máy chủ, không phải trên màn hình của bạn. Hãy mở lại trò chơi để xem ván đang ở đâu; phần thắng đã nằm trong số dư.</p>',
    },
  },
  {
    slug: 'fairness',
    category: 'play',
    about: 'screen:fairness',
    title: {
      es: 'Comprobar una ronda',
      en: 'Check a round',
      ar: 'التحقق من جولة',
      ja: 'ラウンドを確かめる',
      vi: 'Kiểm tra một ván',
    },
    body: {
      es: '<p>Los juegos de la casa fijan una cifra secreta antes de que juegues y publican su huella. En Verificar una ronda, al pie de la página, tu navegador vuelve a calcular el resultado y te dice si coincide.</p>',
      en: '<p>Games of our own fix a secret number before you play and publish its fingerprint. Under Check a round, at the foot of the page, your browser computes the result again and tells you whether both agree.</p>',
      ar: '<p>ألعاب الدار تثبّت رقمًا سريًا قبل أن تلعب وتنشر بصمته. في «التحقق من جولة» في أسفل الصفحة يعيد متصفحك حساب النتيجة ويخبرك إن كانتا متطابقتين.</p>',
      ja: '<p>自社のゲームは、お遊びの前に秘密の数を決め、その指紋（ハッシュ）を公開します。ページ下部の「ラウンドの検証」で、お使いのブラウザーが結果を計算し直し、一致するかどうかをお知らせします。</p>',
      vi: '<p>Trò chơi của chúng tôi ấn định một con số bí mật trước khi bạn chơi và công bố dấu vết của nó. Trong mục Kiểm tra một ván ở cuối trang, trình duyệt của bạn tính lại kết quả và cho biết hai bên có khớp hay không.</p>',
    },
  },
];

/** The help centre of a merchant that wrote none of its own. */
export const platformHelp: readonly HelpContent[] = [...memberHelp, ...houseHelp];
