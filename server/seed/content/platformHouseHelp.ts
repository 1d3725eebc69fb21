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
      es: '<p>Reunimos juegos de estudios independientes, mesas en vivo, deportes y sorteos en un solo lugar, con una sola cuenta. La licencia y la edad mínima están al pie de cada página.</p>',
      en: '<p>We bring games from independent studios, live tables, sports and draws together in one place, with one account. The licence and the minimum age are at the foot of every page.</p>',
      ar: '<p>نجمع ألعاب استوديوهات مستقلة وطاولات مباشرة ورياضة ويانصيب في مكان واحد وبحساب واحد. الترخيص والحد الأدنى للعمر مذكوران في أسفل كل صفحة.</p>',
      ja: '<p>独立系スタジオのゲーム、ライブテーブル、スポーツ、ロトを、ひとつの場所とひとつのアカウントにまとめています。ライセンスと年齢制限は各ページの下部に記載しています。</p>',
      vi: '<p>Chúng tôi quy tụ trò chơi của các nhà phát triển độc lập, bàn trực tiếp, thể thao và xổ số về một nơi, với một tài khoản. Giấy phép và độ tuổi tối thiểu được ghi ở cuối mỗi trang.</p>',
    },
  },
  {
    slug: 'contact',
    category: 'house',
    title: {
      es: 'Contacto',
      en: 'Contact us',
      ar: 'اتصل بنا',
      ja: 'お問い合わせ',
      vi: 'Liên hệ',
    },
    body: {
      es: '<p>El chat está abierto a toda hora: elige Abrir el chat en el centro de ayuda. También puedes escribirnos por correo o por las redes que figuran al pie de la página.</p>',
      en: '<p>The chat is open around the clock: choose Open the chat in the help centre. You can also write by e-mail or through the networks at the foot of the page.</p>',
      ar: '<p>المحادثة متاحة على مدار الساعة: اختر «فتح المحادثة» في مركز المساعدة. ويمكنك أيضًا مراسلتنا بالبريد الإلكتروني أو عبر الشبكات المذكورة في أسفل الصفحة.</p>',
      ja: '<p>チャットは24時間ご利用いただけます。ヘルプセンターの「チャットを開く」をお選びください。メール、またはページ下部の各SNSでもご連絡いただけます。</p>',
      vi: '<p>Khung chat luôn mở: chọn Mở khung chat trong trung tâm trợ giúp. Bạn cũng có thể gửi email hoặc nhắn qua các mạng xã hội ở cuối trang.</p>',
    },
  },
  {
    slug: 'terms',
    category: 'house',
    title: {
      es: 'Términos y condiciones',
      en: 'General terms and conditions',
      ar: 'الشروط والأحكام العامة',
      ja: '利用規約',
      vi: 'Điều khoản và điều kiện',
    },
    body: {
      es: '<ul><li>La cuenta es personal: una por persona.</li><li>Una apuesta aceptada no se modifica ni se anula, salvo error evidente en la cuota o fallo del juego.</li><li>En caso de duda vale el resultado registrado en el servidor.</li><li>Cada promoción publica sus condiciones antes de que la aceptes.</li></ul>',
      en: '<ul><li>An account is personal: one per person.</li><li>An accepted bet is neither changed nor cancelled, except for an obvious error in the odds or a fault of the game.</li><li>In case of doubt, the result recorded on the server counts.</li><li>Every promotion publishes its terms before you accept it.</li></ul>',
      ar: '<ul><li>الحساب شخصي، وحساب واحد لكل شخص.</li><li>الرهان المقبول لا يُعدّل ولا يُلغى إلا عند خطأ واضح في الاحتمالات أو خلل في اللعبة.</li><li>عند الخلاف تُعتمد النتيجة المسجلة على الخادم.</li><li>كل عرض ينشر شروطه قبل أن تقبله.</li></ul>',
      ja: '<ul><li>アカウントはご本人専用で、お一人様ひとつです。</li><li>受け付けた賭けは、オッズの明らかな誤りやゲームの不具合を除き、変更も取り消しもできません。</li><li>疑義がある場合は、サーバーに記録された結果を正とします。</li><li>プロモーションの条件は、参加前にすべて公開します。</li></ul>',
      vi: '<ul><li>Tài khoản là của riêng bạn và mỗi người chỉ có một.</li><li>Cược đã nhận không thay đổi và không hủy, trừ khi tỷ lệ sai rõ ràng hoặc trò chơi gặp lỗi.</li><li>Khi có tranh chấp, kết quả ghi trên máy chủ là căn cứ.</li><li>Mỗi khuyến mãi đều công bố điều kiện trước khi bạn nhận.</li></ul>',
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
      es: '<p>Juega con lo que puedas permitirte perder y no intentes recuperar lo perdido. Decide antes cuánto y cuánto tiempo.</p><p>Si te cuesta parar, escríbenos y cerramos tu cuenta por el tiempo que elijas. La línea de ayuda de tu país está al pie de la página; es gratuita y confidencial.</p>',
      en: '<p>Play with what you can afford to lose, and do not try to win back what is gone. Decide beforehand how much and how long.</p><p>If it is hard to stop, write to us and we close your account for as long as you choose. The helpline of your country is at the foot of the page; it is free and confidential.</p>',
      ar: '<p>العب بما يمكنك تحمل خسارته، ولا تحاول تعويض ما خسرته. قرر مسبقًا كم ستنفق وكم من الوقت ستلعب.</p><p>إذا صعب عليك التوقف فراسلنا لنغلق حسابك للمدة التي تختارها. خط المساعدة في بلدك مذكور في أسفل الصفحة، وهو مجاني وسري.</p>',
      ja: '<p>失っても困らない範囲で遊び、負けを取り戻そうとしないでください。金額と時間は、遊ぶ前に決めておきましょう。</p><p>やめるのが難しいと感じたら、ご連絡ください。ご希望の期間、アカウントを停止します。お住まいの国の相談窓口はページ下部にあり、無料で秘密は守られます。</p>',
      vi: '<p>Chỉ chơi với số tiền bạn có thể mất và đừng cố gỡ lại. Hãy định trước số tiền và thời gian.</p><p>Nếu khó dừng lại, hãy nhắn cho chúng tôi để đóng tài khoản trong khoảng thời gian bạn chọn. Đường dây hỗ trợ ở nước bạn nằm ở cuối trang, miễn phí và bảo mật.</p>',
    },
  },
  {
    slug: 'privacy',
    category: 'house',
    title: {
      es: 'Política de privacidad',
      en: 'Privacy policy',
      ar: 'سياسة الخصوصية',
      ja: 'プライバシーポリシー',
      vi: 'Chính sách quyền riêng tư',
    },
    body: {
      es: '<p>Guardamos lo que hace falta para llevar tu cuenta, pagarte y cumplir la ley: tus datos, tus movimientos y tus apuestas. No los vendemos.</p><p>Puedes pedir una copia o la corrección de tus datos por chat o correo.</p>',
      en: '<p>We keep what it takes to run your account, pay you and comply with the law: your details, your transactions and your bets. We do not sell them.</p><p>You can ask for a copy or a correction by chat or e-mail.</p>',
      ar: '<p>نحتفظ بما يلزم لإدارة حسابك والدفع لك والالتزام بالقانون: بياناتك ومعاملاتك ورهاناتك. ولا نبيعها.</p><p>يمكنك طلب نسخة منها أو تصحيحها عبر المحادثة أو البريد الإلكتروني.</p>',
      ja: '<p>アカウントの管理、お支払い、法令の遵守に必要な情報（お客様情報、取引、賭けの記録）を保管します。販売することはありません。</p><p>写しの請求や訂正は、チャットまたはメールで承ります。</p>',
      vi: '<p>Chúng tôi lưu những gì cần để quản lý tài khoản, chi trả cho bạn và tuân thủ pháp luật: thông tin, giao dịch và các lượt cược. Chúng tôi không bán những dữ liệu này.</p><p>Bạn có thể yêu cầu bản sao hoặc chỉnh sửa qua chat hay email.</p>',
    },
  },
  {
    slug: 'affiliates',
    category: 'house',
    title: {
      es: 'Afiliados',
      en: 'Affiliates',
      ar: 'الشركاء بالعمولة',
      ja: 'アフィリエイト',
      vi: 'Đối tác liên kết',
    },
    body: {
      es: '<p>Quien nos recomienda recibe una parte de lo que generan sus invitados. Escríbenos con tu sitio o tu canal y te damos un código propio; los términos se acuerdan por escrito.</p>',
      en: '<p>Those who recommend us receive a share of what their guests bring. Write to us with your site or channel and we give you a code of your own; the terms are agreed in writing.</p>',
      ar: '<p>من يوصي بنا يحصل على حصة مما يحققه ضيوفه. راسلنا بعنوان موقعك أو قناتك لنمنحك رمزًا خاصًا بك، وتُتفق الشروط كتابةً.</p>',
      ja: '<p>ご紹介いただいた方の利用に応じて、報酬をお支払いします。サイトやチャンネルを添えてご連絡ください。専用コードを発行し、条件は書面で取り決めます。</p>',
      vi: '<p>Người giới thiệu được hưởng một phần từ hoạt động của khách mình mời. Hãy gửi trang web hoặc kênh của bạn, chúng tôi sẽ cấp mã riêng; điều khoản được thỏa thuận bằng văn bản.</p>',
    },
  },
  {
    slug: 'refund',
    category: 'house',
    title: {
      es: 'Política de reembolsos',
      en: 'Refund policy',
      ar: 'سياسة الاسترداد',
      ja: '返金ポリシー',
      vi: 'Chính sách hoàn tiền',
    },
    body: {
      es: '<p>Un depósito que no se haya jugado se devuelve, por el mismo medio, si lo pides dentro de las 24 horas. Las apuestas resueltas no se reembolsan. Si hubo un cargo que no reconoces, avísanos cuanto antes.</p>',
      en: '<p>A deposit that has not been played is returned by the same method when you ask within 24 hours. Settled bets are not refunded. If there is a charge you do not recognise, tell us as soon as you can.</p>',
      ar: '<p>يُعاد الإيداع الذي لم يُلعب به بالوسيلة نفسها إذا طلبت ذلك خلال 24 ساعة. الرهانات المحسومة غير قابلة للاسترداد. إذا وجدت خصمًا لا تعرفه فأخبرنا في أقرب وقت.</p>',
      ja: '<p>まだ使用していない入金は、24時間以内にお申し出いただければ同じ方法で返金します。確定した賭けは返金の対象外です。心当たりのない請求があるときは、早めにご連絡ください。</p>',
      vi: '<p>Khoản nạp chưa dùng để chơi được hoàn lại theo cùng phương thức nếu bạn yêu cầu trong 24 giờ. Cược đã có kết quả không được hoàn. Nếu thấy khoản trừ lạ, hãy báo cho chúng tôi sớm nhất có thể.</p>',
    },
  },
];
