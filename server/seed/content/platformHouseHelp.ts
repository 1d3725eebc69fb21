import type { HelpContent } from './contentSeed.ts';

/** The pages that the footer links: who the house is and by which rules it plays. */
export const houseHelp: readonly HelpContent[] = [
  {
    slug: 'about',
    category: 'house',
    title: {
      es: 'Quiénes somos',
      en: 'About us',
      ar: 'من نحن',
      ja: '当サイトについて',
      vi: 'Về chúng tôi',
    },
    body: {
      es: '<p>Aquí encuentras los juegos, la ayuda para tu cuenta y, al pie de cada página, las reglas que valen: la edad mínima y, si existen, la licencia y una línea de ayuda.</p>',
      en: '<p>Here you find the games, help with your account and, at the foot of every page, what holds: the minimum age and, where there are any, the licence and a helpline.</p>',
      ar: '<p>هنا تجد الألعاب والمساعدة في حسابك، وفي أسفل كل صفحة ما يُعمل به: الحد الأدنى للعمر، والترخيص وخط المساعدة إن وُجدا.</p>',
      ja: '<p>ここではゲームと、アカウントについてのヘルプをご覧いただけます。年齢制限と、ある場合にはライセンスおよび相談窓口は、各ページの下部に記載しています。</p>',
      vi: '<p>Tại đây có trò chơi và trợ giúp về tài khoản. Ở cuối mỗi trang là những quy định áp dụng: độ tuổi tối thiểu và, nếu có, giấy phép cùng đường dây hỗ trợ.</p>',
    },
  },
  {
    slug: 'contact',
    category: 'house',
    isDraft: true,
    title: {
      es: 'Contacto',
      en: 'Contact us',
      ar: 'اتصل بنا',
      ja: 'お問い合わせ',
      vi: 'Liên hệ',
    },
    body: {
      es: '<p>Las formas de hablar con una persona están en esta misma página y al pie del sitio. Ten a mano tu usuario; nunca te pediremos la contraseña.</p>',
      en: '<p>The ways to reach a person stand on this page and at the foot of the site. Have your username ready; we never ask for your password.</p>',
      ar: '<p>طرق التواصل مع شخص منّا موجودة في هذه الصفحة وفي أسفل الموقع. جهّز اسم المستخدم، ولن نطلب كلمة مرورك أبدًا.</p>',
      ja: '<p>担当者への連絡方法は、このページとサイトの下部に記載しています。ユーザー名をご用意ください。パスワードをお尋ねすることはありません。</p>',
      vi: '<p>Các cách liên hệ với nhân viên có ngay trên trang này và ở cuối trang web. Bạn hãy chuẩn bị tên đăng nhập; chúng tôi không bao giờ hỏi mật khẩu.</p>',
    },
  },
  {
    slug: 'terms',
    category: 'house',
    isDraft: true,
    title: {
      es: 'Términos y condiciones',
      en: 'General terms and conditions',
      ar: 'الشروط والأحكام العامة',
      ja: '利用規約',
      vi: 'Điều khoản và điều kiện',
    },
    body: {
      es: '<ul><li>La cuenta es personal: una por persona.</li><li>Una apuesta aceptada no se modifica ni se anula, salvo por un fallo del juego.</li><li>En caso de duda vale el resultado registrado en el servidor.</li></ul>',
      en: '<ul><li>An account is personal: one per person.</li><li>An accepted bet is neither changed nor cancelled, except for a fault of the game.</li><li>In case of doubt, the result recorded on the server counts.</li></ul>',
      ar: '<ul><li>الحساب شخصي، وحساب واحد لكل شخص.</li><li>الرهان المقبول لا يُعدّل ولا يُلغى إلا عند خلل في اللعبة.</li><li>عند الخلاف تُعتمد النتيجة المسجلة على الخادم.</li></ul>',
      ja: '<ul><li>アカウントはご本人専用で、お一人様ひとつです。</li><li>受け付けた賭けは、ゲームの不具合を除き、変更も取り消しもできません。</li><li>疑義がある場合は、サーバーに記録された結果を正とします。</li></ul>',
      vi: '<ul><li>Tài khoản là của riêng bạn và mỗi người chỉ có một.</li><li>Cược đã nhận không thay đổi và không hủy, trừ khi trò chơi gặp lỗi.</li><li>Khi có tranh chấp, kết quả ghi trên máy chủ là căn cứ.</li></ul>',
    },
  },
  {
    slug: 'responsibleGaming',
    category: 'house',
    title: {
      es: 'Juego responsable',
      en: 'Responsible gaming',
      ar: 'اللعب المسؤول',
      ja: '責任あるゲーミング',
      vi: 'Chơi có trách nhiệm',
    },
    body: {
      es: '<p>Juega con lo que puedas permitirte perder y no intentes recuperar lo perdido. Decide antes cuánto y cuánto tiempo.</p><p>Si te cuesta parar, habla con alguien de confianza o con un servicio de ayuda de tu país.</p>',
      en: '<p>Play with what you can afford to lose, and do not try to win back what is gone. Decide beforehand how much and how long.</p><p>If it is hard to stop, talk to somebody you trust or to a helpline of your country.</p>',
      ar: '<p>العب بما يمكنك تحمل خسارته، ولا تحاول تعويض ما خسرته. قرر مسبقًا كم ستنفق وكم من الوقت ستلعب.</p><p>إذا صعب عليك التوقف فتحدث إلى شخص تثق به أو إلى خط مساعدة في بلدك.</p>',
      ja: '<p>失っても困らない範囲で遊び、負けを取り戻そうとしないでください。金額と時間は、遊ぶ前に決めておきましょう。</p><p>やめるのが難しいと感じたら、信頼できる方、またはお住まいの国の相談窓口に話してください。</p>',
      vi: '<p>Chỉ chơi với số tiền bạn có thể mất và đừng cố gỡ lại. Hãy định trước số tiền và thời gian.</p><p>Nếu khó dừng lại, hãy nói chuyện với người bạn tin tưởng hoặc đường dây hỗ trợ ở nước bạn.</p>',
    },
  },
  {
    slug: 'privacy',
    category: 'house',
    isDraft: true,
    title: {
      es: 'Política de privacidad',
      en: 'Privacy policy',
      ar: 'سياسة الخصوصية',
      ja: 'プライバシーポリシー',
      vi: 'Chính sách quyền riêng tư',
    },
    body: {
      es: '<p>Guardamos lo que hace falta para llevar tu cuenta y cumplir la ley: tus datos, tus movimientos y tus apuestas. No los vendemos.</p><p>Un gran premio puede aparecer en la lista de ganadores con el nombre abreviado. En Mi cuenta eliges si el tuyo aparece.</p><p>Puedes pedirnos una copia o la corrección de tus datos.</p>',
      en: '<p>We keep what it takes to run your account and comply with the law: your details, your transactions and your bets. We do not sell them.</p><p>A large win can show in lists of winners under a shortened name. You choose under My account whether yours does.</p><p>You can ask us for a copy or a correction.</p>',
      ar: '<p>نحتفظ بما يلزم لإدارة حسابك والالتزام بالقانون: بياناتك ومعاملاتك ورهاناتك. ولا نبيعها.</p><p>قد يظهر الربح الكبير في قوائم الفائزين باسم مختصر. تختار من «حسابي» إن كان ربحك يظهر.</p><p>يمكنك أن تطلب منّا نسخة منها أو تصحيحها.</p>',
      ja: '<p>アカウントの管理と法令の遵守に必要な情報（お客様情報、取引、賭けの記録）を保管します。販売することはありません。</p><p>高額の当せんは、名前の一部を伏せて当せん者一覧に掲載されることがあります。掲載するかどうかは「マイアカウント」で選べます。</p><p>写しの請求や訂正を承ります。</p>',
      vi: '<p>Chúng tôi lưu những gì cần để quản lý tài khoản và tuân thủ pháp luật: thông tin, giao dịch và các lượt cược. Chúng tôi không bán những dữ liệu này.</p><p>Khoản thắng lớn có thể hiện trong danh sách người thắng với tên rút gọn. Bạn chọn có hiện hay không ở mục Tài khoản của tôi.</p><p>Bạn có thể yêu cầu chúng tôi cung cấp bản sao hoặc chỉnh sửa.</p>',
    },
  },
  {
    slug: 'refund',
    category: 'house',
    isDraft: true,
    title: {
      es: 'Política de reembolsos',
      en: 'Refund policy',
      ar: 'سياسة الاسترداد',
      ja: '返金ポリシー',
      vi: 'Chính sách hoàn tiền',
    },
    body: {
      es: '<p>Las apuestas resueltas no se reembolsan. Si un fallo impide terminar una ronda, se anula y su apuesta vuelve al saldo. Si ves un cargo que no reconoces, avísanos cuanto antes.</p>',
      en: '<p>Settled bets are not refunded. A round that a fault keeps from being finished is cancelled, and its stake returns to the balance. If there is a charge you do not recognise, tell us as soon as you can.</p>',
      ar: '<p>الرهانات المحسومة غير قابلة للاسترداد. إذا حال خلل دون إكمال جولة تُلغى ويعود رهانها إلى الرصيد. إذا وجدت خصمًا لا تعرفه فأخبرنا في أقرب وقت.</p>',
      ja: '<p>確定した賭けは返金の対象外です。不具合で終えられなかったラウンドは取り消され、賭け金は残高に戻ります。心当たりのない請求があるときは、早めにご連絡ください。</p>',
      vi: '<p>Cược đã có kết quả không được hoàn. Ván không thể kết thúc do lỗi sẽ bị hủy và tiền cược trở về số dư. Nếu thấy khoản trừ lạ, hãy báo cho chúng tôi sớm nhất có thể.</p>',
    },
  },
];
