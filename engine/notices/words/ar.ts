import type { NoticeLanguage } from '../../../schemas/notices.ts';

/** What messages say in Arabic. */
export const ar: NoticeLanguage = {
  notices: {
    depositArrived: { title: 'وصل إيداعك', text: 'أُضيف {amount} إلى محفظتك. الطلب {order}.' },
    depositRefused: {
      title: 'لم يكتمل إيداعك',
      text: 'رُفض إيداع {amount} ولم يُضف شيء إلى محفظتك. يمكنك المحاولة مجددًا أو اختيار طريقة دفع أخرى. الطلب {order}.',
    },
    depositReturned: {
      title: 'أُعيد إيداعك',
      text: 'يعود مبلغ {amount} إلى مصدره. الطلب {order}.',
    },
    depositBonusRefused: {
      title: 'وصل الإيداع من دون مكافأته',
      text: 'أموالك في محفظتك، لكن «{bonus}» لم تأتِ معها: {reason}. الطلب {order}.',
    },
    withdrawalApproved: {
      title: 'تمت الموافقة على سحبك',
      text: 'نقوم الآن بدفع {amount}. سنخبرك عندما يكون المبلغ في طريقه إليك. الطلب {order}.',
    },
    withdrawalRefused: {
      title: 'رُفض طلب السحب',
      text: 'عاد مبلغ {amount} إلى محفظتك. ستجد في الطلب ما يمكنك فعله. الطلب {order}.',
    },
    withdrawalPaid: {
      title: 'هل وصلتك أموالك؟',
      text: 'دفعنا {amount}. يُرجى مراجعة حسابك وإخبارنا إن كان المبلغ قد وصل. الطلب {order}.',
    },
    withdrawalMissing: {
      title: 'لم يكتمل وصول سحبك',
      text: 'لم يصل مبلغ {amount} من سحبك إلى حسابك. نراجع الأمر وسنرد عليك في الطلب، ولا يلزمك فعل شيء. الطلب {order}.',
    },
    receiptPaidAgain: {
      title: 'ندفع لك الباقي',
      text: 'راجعنا بلاغك، ونرسل إليك المبلغ الناقص {amount}. الطلب {order}.',
    },
    receiptGivenBack: {
      title: 'عاد الباقي إلى محفظتك',
      text: 'راجعنا بلاغك، وأعدنا {amount} إلى محفظتك. الطلب {order}.',
    },
    receiptClosed: {
      title: 'أُغلق طلب السحب على أنه مستلم',
      text: 'راجعنا بلاغك: وصل مبلغ {amount}، لذلك أُغلق الطلب. إن كنت لا توافق فتواصل مع خدمة العملاء. الطلب {order}.',
    },
    identityAsked: { title: 'نحتاج شيئًا منك', text: 'للمتابعة نحتاج منك: {need}. {reason}' },
    identityApproved: {
      title: 'تمت الموافقة: {need}',
      text: 'شكرًا لك. راجعنا ما أرسلته وكل شيء على ما يرام.',
    },
    identityRefused: {
      title: 'يُرجى الإرسال مجددًا: {need}',
      text: 'لم نتمكن من قبول ما أرسلته. {reason}',
    },
    limitReady: {
      title: 'حدّك الأعلى جاهز',
      text: 'طلبت تغيير: {limit}. انتهت مدة الانتظار، ولن يتغير شيء إلا بموافقتك.',
    },
    newSignIn: {
      title: 'تسجيل دخول من مكان جديد',
      text: 'سجّل أحدهم الدخول إلى حسابك في {at} من {address} ({device}). إن لم تكن أنت فغيّر كلمة المرور فورًا.',
    },
    passwordChanged: {
      title: 'تغيّرت كلمة المرور',
      text: 'تغيّرت كلمة مرورك في {at}. إن لم تكن أنت فتواصل مع خدمة العملاء فورًا.',
    },
    paymentPasswordChanged: {
      title: 'تغيّرت كلمة مرور الدفع',
      text: 'تغيّرت كلمة مرور الدفع في {at}. إن لم تكن أنت فتواصل مع خدمة العملاء فورًا.',
    },
    emailChanged: {
      title: 'تغيّر بريدك الإلكتروني',
      text: 'تغيّر البريد الإلكتروني لحسابك في {at}. إن لم تكن أنت فتواصل مع خدمة العملاء فورًا.',
    },
    phoneChanged: {
      title: 'تغيّر رقم هاتفك',
      text: 'تغيّر رقم هاتف حسابك في {at}. إن لم تكن أنت فتواصل مع خدمة العملاء فورًا.',
    },
    lotteryWon: {
      title: 'ربحت {amount}',
      text: 'تهانينا! ربح رهانك في السحب {issue} مبلغ {amount}، والجائزة في محفظتك.',
    },
    cashbackReady: {
      title: 'استرداد نقدي بانتظارك: {amount}',
      text: 'لديك استرداد نقدي بقيمة {amount} عن رهاناتك. استلمه قبل {until}.',
    },
    bonusReleased: {
      title: 'أصبحت مكافأتك لك: {amount}',
      text: 'راهنت بما يكفي لمكافأة {bonus}. أصبح {amount} من أموالك.',
    },
    bonusExpired: {
      title: 'انتهت مكافأة',
      text: 'انتهت مدة مكافأة {bonus}. أُزيل {amount} من أموال المكافأة، وتبقى أموالك كما هي.',
    },
    bonusEndingSoon: {
      title: 'تنتهي مكافأتك قريبًا',
      text: 'بقي {left} للمراهنة من أجل مكافأة {bonus} حتى {until}.',
    },
    freeSpinsGiven: {
      title: 'دورات مجانية في {game}',
      text: 'لديك {count}، العبها حتى {until}.',
    },
    freeSpinsEndingSoon: {
      title: 'تنتهي دوراتك المجانية قريبًا',
      text: 'بقي لك {left} في {game} حتى {until}.',
    },
    freeSpinsPaid: {
      title: 'انتهت دوراتك المجانية',
      text: 'ربحت {amount} في {game}.',
    },
    missionReached: {
      title: 'اكتملت المهمة: {mission}',
      text: 'كسبت {amount}. استلمها من مركز الجوائز.',
    },
    leaderboardPrize: {
      title: 'حللت في المركز {place}',
      text: 'ربحت {amount} في لوحة الصدارة «{board}». استلمها من مركز الجوائز.',
    },
    promotionIssued: {
      title: '{promotion}: تمت الموافقة',
      text: 'مُنحت {amount}. استلمها من مركز الجوائز قبل {until}.',
    },
    promotionLapsing: {
      title: '{promotion}: استلم مكافأتك قبل فوات الوقت',
      text: '{amount} من «{promotion}» بانتظارك في مركز الجوائز حتى {until}، وبعدها تسقط.',
    },
    promotionEnding: {
      title: 'ينتهي قريبًا: {promotion}',
      text: 'ينتهي «{promotion}» في {until}. ما لم تُكمله أو تطالب به قبل ذلك يسقط.',
    },
    offerEnding: {
      title: 'الفرصة الأخيرة: {promotion}',
      text: 'ما زال بإمكانك المشاركة في «{promotion}» حتى {until}.',
    },
    promotionRejected: {
      title: '{promotion}: لم تتم الموافقة',
      text: 'لم تتم الموافقة على طلبك: {reason}',
    },
    vipLevel: {
      title: 'أصبحت الآن في مستوى {level}',
      text: 'لقد بلغت مستوى {level}. اطّلع على مزاياه في صفحة كبار الأعضاء.',
    },
    vipGift: {
      title: 'هدية كبار الأعضاء بانتظارك: {amount}',
      text: 'مستواك {level} يمنحك {amount}. استلمها من صفحة كبار الأعضاء أو من مركز المكافآت.',
    },
    pointsApproved: {
      title: 'تمت الموافقة على طلبك: {item}',
      text: 'وافقنا على طلب {item}. سنخبرك عند شحنه.',
    },
    pointsRejected: {
      title: 'تعذّر تنفيذ طلبك: {item}',
      text: 'أُعيدت النقاط إلى حسابك. {reason}',
    },
    pointsShipped: {
      title: 'في الطريق إليك: {item}',
      text: 'تم إرسال {item} عبر {carrier}. رقم التتبّع: {tracking}.',
    },
    inviterRewarded: {
      title: 'مكافأة دعوة صديق: {amount}',
      text: 'استوفى صديق دعوته كل شروط الدعوة، وأضفنا {amount} إلى محفظتك.',
    },
    friendRewarded: {
      title: 'مكافأتك الترحيبية: {amount}',
      text: 'استوفيت كل شروط الدعوة، وأضفنا {amount} إلى محفظتك.',
    },
    contractOffered: {
      title: 'عرض جديد: {contract}',
      text: 'يعرض عليك {by} شروطًا. اطّلع عليها في مركز الوكلاء وأجب خلال سبعة أيام؛ من دون إجابة يسقط العرض.',
    },
    contractAccepted: { title: 'قبِل {by}: {contract}', text: 'تسري الشروط من الفترة القادمة.' },
    contractRejected: { title: 'رفض {by}: {contract}', text: 'رُفض العرض. يمكنك تقديم عرض آخر.' },
    contractLapsed: {
      title: 'لا إجابة: {contract}',
      text: 'لم يجب {by} خلال سبعة أيام فسقط العرض. يمكنك تقديمه من جديد.',
    },
    contractEndAsked: {
      title: 'يريد {by} إنهاء عقد: {contract}',
      text: 'يبقى العقد ساريًا إلى أن توافق. أجب في مركز الوكلاء.',
    },
    contractKept: { title: 'أبقى {by} على العقد: {contract}', text: 'يستمر العقد كما كان.' },
    contractEnded: {
      title: 'انتهى العقد: {contract}',
      text: 'أنهى {by} العقد. ما سُوّي قبل ذلك يبقى محسوبًا.',
    },
    contractPaid: { title: '{amount} عن {period}', text: 'دُفع {contract}: {amount} في محفظتك.' },
    contractDebt: {
      title: 'عليك {amount} لصالح {to}',
      text: 'لم يكن في محفظتك ما يكفي لدفع {contract} عن {period}. ما يدخلها يسدّد هذا أولًا، وحتى ذلك الحين لا يمكنك السحب ولا التحويل ولا عرض العقود.',
    },
    contractOwed: {
      title: 'لك على {by} مبلغ {amount}',
      text: 'لم يُدفع {contract} عن {period} كاملًا. يصلك الباقي حالما يدخل مال إلى محفظة {by}.',
    },
    contractDebtPaid: { title: '{amount} مما لك', text: 'وصل إلى محفظتك {amount} من {contract}.' },
    agentMessage: { title: 'رسالة من وكيلك', text: '{message}\n\n— {from}' },
    feedbackAnswered: { title: 'أجبنا عن رسالتك', text: '{answer}' },
  },
  words: {
    document: 'وثيقة الهوية',
    selfie: 'صورة لوجهك',
    address: 'إثبات العنوان',
    limitDeposit: 'حد الإيداع',
    limitLoss: 'حد الخسارة',
    limitWager: 'حد الرهان',
    limitSession: 'مدة الجلسة',
    bonusBelowLeast: 'دُفع أقل مما تشترطه',
    bonusHad: 'حصلت عليها من قبل',
    bonusOver: 'انتهى العرض',
    bonusNotNow: 'لا يحصل حسابك على مكافآت حاليًا',
    contractDividend: 'الأرباح',
    contractDaily: 'الراتب اليومي',
    contractHourly: 'الراتب بالساعة',
    contractRealTime: 'الراتب الفوري',
  },
};
