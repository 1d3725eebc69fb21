import type { HelpContent } from './contentSeed.ts';
import { houseHelp } from './platformHouseHelp.ts';

const memberHelp: readonly HelpContent[] = [
  {
    slug: 'register',
    category: 'start',
    title: {
      es: 'Crear una cuenta',
      en: 'Create an account',
      ar: 'إنشاء حساب',
      ja: '会員登録をする',
      vi: 'Đăng ký tài khoản',
    },
    body: {
      es: '<ol><li>Elige Crear cuenta en la parte superior.</li><li>Completa los campos. Cada uno indica lo que pide.</li><li>Acepta los términos y confirma.</li></ol><p>Una persona, una cuenta. Debes tener la edad mínima que se indica al pie de la página.</p>',
      en: '<ol><li>Choose Register at the top.</li><li>Fill in the fields. Each one says what it needs.</li><li>Accept the terms and confirm.</li></ol><p>One person, one account. You must have reached the minimum age shown at the foot of the page.</p>',
      ar: '<ol><li>اختر «إنشاء حساب» في أعلى الصفحة.</li><li>املأ الحقول، وبجانب كل حقل ما هو مطلوب فيه.</li><li>وافق على الشروط ثم أكّد.</li></ol><p>حساب واحد لكل شخص. يجب ألا يقل عمرك عن الحد الأدنى المذكور في أسفل الصفحة.</p>',
      ja: '<ol><li>ページ上部の「会員登録」を選びます。</li><li>各項目を入力します。条件は入力欄のそばに表示されます。</li><li>規約に同意して確定します。</li></ol><p>アカウントはお一人様ひとつです。ページ下部に記載の年齢に達している必要があります。</p>',
      vi: '<ol><li>Chọn Đăng ký ở đầu trang.</li><li>Điền các ô. Yêu cầu của từng ô được ghi ngay bên cạnh.</li><li>Đồng ý với điều khoản rồi xác nhận.</li></ol><p>Mỗi người một tài khoản. Bạn phải đủ độ tuổi tối thiểu ghi ở cuối trang.</p>',
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
      es: '<p>Revisa que el usuario esté bien escrito y que las mayúsculas no estén activadas. Si olvidaste la contraseña, elige Olvidé mi contraseña y sigue los pasos.</p><p>Si aun así no entras, escríbenos por chat. Nunca te pediremos la contraseña.</p>',
      en: '<p>Check that the username is spelt right and caps lock is off. If you forgot the password, choose Forgot password and follow the steps.</p><p>If it still does not work, write to us in the chat. We never ask for your password.</p>',
      ar: '<p>تأكد من كتابة اسم المستخدم بشكل صحيح ومن إيقاف الأحرف الكبيرة. إذا نسيت كلمة المرور فاختر «نسيت كلمة المرور» واتبع الخطوات.</p><p>إذا استمرت المشكلة فراسلنا عبر المحادثة. لن نطلب كلمة مرورك أبدًا.</p>',
      ja: '<p>ユーザー名の綴りと、Caps Lockがオフになっていることを確認してください。パスワードをお忘れの場合は「パスワードをお忘れですか」から手順に沿って再設定できます。</p><p>それでもログインできない場合は、チャットでご連絡ください。パスワードをお尋ねすることはありません。</p>',
      vi: '<p>Hãy kiểm tra tên đăng nhập và phím Caps Lock. Nếu quên mật khẩu, chọn Quên mật khẩu rồi làm theo các bước.</p><p>Nếu vẫn không được, hãy nhắn cho chúng tôi qua khung chat. Chúng tôi không bao giờ hỏi mật khẩu của bạn.</p>',
    },
  },
  {
    slug: 'deposit',
    category: 'money',
    title: {
      es: 'Depositar',
      en: 'Make a deposit',
      ar: 'الإيداع',
      ja: '入金する',
      vi: 'Nạp tiền',
    },
    body: {
      es: '<p>En tu cuenta, elige Depositar, un medio de pago y el importe. Antes de confirmar verás el mínimo, el máximo y la comisión, si la hay.</p><p>Usa siempre un medio a tu nombre. Si el saldo no aparece, guarda el comprobante y escríbenos.</p>',
      en: '<p>In your account choose Deposit, a payment method and the amount. Before you confirm you will see the minimum, the maximum and any fee.</p><p>Always use a method in your own name. If the balance does not appear, keep the receipt and write to us.</p>',
      ar: '<p>من حسابك اختر «إيداع» ثم وسيلة الدفع والمبلغ. قبل التأكيد ترى الحد الأدنى والأقصى وأي رسوم.</p><p>استخدم دائمًا وسيلة باسمك. إذا لم يظهر الرصيد فاحتفظ بالإيصال وراسلنا.</p>',
      ja: '<p>アカウントで「入金」を選び、お支払い方法と金額を指定します。確定の前に、最低額・最高額・手数料が表示されます。</p><p>必ずご本人名義の方法をご利用ください。残高に反映されない場合は、控えを保管のうえご連絡ください。</p>',
      vi: '<p>Trong tài khoản, chọn Nạp tiền, phương thức và số tiền. Trước khi xác nhận, bạn sẽ thấy mức tối thiểu, tối đa và phí nếu có.</p><p>Luôn dùng phương thức đứng tên bạn. Nếu số dư chưa cập nhật, hãy giữ biên lai và nhắn cho chúng tôi.</p>',
    },
  },
  {
    slug: 'withdrawal',
    category: 'money',
    title: {
      es: 'Retirar',
      en: 'Make a withdrawal',
      ar: 'السحب',
      ja: '出金する',
      vi: 'Rút tiền',
    },
    body: {
      es: '<p>En tu cuenta, elige Retirar y el importe. Pedimos la contraseña de retiro y enviamos el dinero a una cuenta a tu nombre.</p><p>Cada retiro muestra en qué paso está. Cuando llegue, confirma cuánto recibiste.</p>',
      en: '<p>In your account choose Withdraw and the amount. We ask for the withdrawal password and send the money to an account in your name.</p><p>Every withdrawal shows which step it is at. When it arrives, confirm how much you received.</p>',
      ar: '<p>من حسابك اختر «سحب» ثم المبلغ. نطلب كلمة مرور السحب ونرسل المال إلى حساب باسمك.</p><p>كل طلب سحب يوضح المرحلة التي بلغها. عند وصوله أكّد المبلغ الذي استلمته.</p>',
      ja: '<p>アカウントで「出金」を選び、金額を指定します。出金用パスワードを確認のうえ、ご本人名義の口座に送金します。</p><p>出金の進み具合は一件ごとに表示されます。着金したら、受け取った金額をご確認ください。</p>',
      vi: '<p>Trong tài khoản, chọn Rút tiền và số tiền. Chúng tôi hỏi mật khẩu rút tiền và chuyển vào tài khoản đứng tên bạn.</p><p>Mỗi lệnh rút đều cho biết đang ở bước nào. Khi tiền về, hãy xác nhận số tiền đã nhận.</p>',
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
      es: '<p>Usa una contraseña que no uses en otro sitio y no la compartas con nadie, tampoco con tu agente. Si sospechas que alguien la conoce, cámbiala en tu cuenta y avísanos.</p>',
      en: '<p>Use a password you use nowhere else and share it with no one, your agent included. If you think someone knows it, change it in your account and tell us.</p>',
      ar: '<p>استخدم كلمة مرور لا تستخدمها في مكان آخر ولا تشاركها مع أحد، حتى وكيلك. إذا شككت في أن أحدًا يعرفها فغيّرها من حسابك وأخبرنا.</p>',
      ja: '<p>パスワードは他のサイトと使い回さず、エージェントを含め誰にも教えないでください。知られたおそれがあるときは、アカウントで変更のうえご連絡ください。</p>',
      vi: '<p>Dùng mật khẩu không trùng với nơi khác và không chia sẻ với ai, kể cả đại lý của bạn. Nếu nghi có người biết, hãy đổi trong tài khoản và báo cho chúng tôi.</p>',
    },
  },
  {
    slug: 'free-trial',
    category: 'play',
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
      es: '<p>La ronda se resuelve en el servidor del estudio, no en tu pantalla. Abre el juego otra vez para terminarla, o mira el resultado en tus registros.</p>',
      en: '<p>The round is decided on the studio’s server, not on your screen. Open the game again to finish it, or look up the result in your records.</p>',
      ar: '<p>تُحسم الجولة على خادم الاستوديو لا على شاشتك. افتح اللعبة مجددًا لإكمالها، أو راجع النتيجة في سجلاتك.</p>',
      ja: '<p>結果は画面ではなく、スタジオのサーバーで決まります。もう一度ゲームを開いて続けるか、履歴で結果をご確認ください。</p>',
      vi: '<p>Kết quả được định đoạt trên máy chủ của nhà phát triển, không phải trên màn hình của bạn. Hãy mở lại trò chơi để hoàn tất, hoặc xem kết quả trong lịch sử.</p>',
    },
  },
];

/** The help centre of a merchant that wrote none of its own. */
export const platformHelp: readonly HelpContent[] = [...memberHelp, ...houseHelp];
