import type { NoticeLanguage } from '../../../schemas/notices.ts';

/** What messages say in Japanese. */
export const ja: NoticeLanguage = {
  notices: {
    depositArrived: {
      title: '入金が反映されました',
      text: '{amount}がウォレットに入りました。手続き番号：{order}',
    },
    depositRefused: {
      title: '入金できませんでした',
      text: '{amount}の入金は承認されず、ウォレットには反映されていません。もう一度お試しいただくか、別の入金方法をお選びください。手続き番号：{order}',
    },
    depositReturned: {
      title: '入金が返金されました',
      text: '{amount}はお支払い元に返金されます。手続き番号：{order}',
    },
    depositBonusRefused: {
      title: '入金にボーナスは付きませんでした',
      text: '入金はウォレットに反映されましたが、「{bonus}」は付与されませんでした。理由：{reason}。手続き番号：{order}',
    },
    withdrawalApproved: {
      title: '出金が承認されました',
      text: '{amount}の送金手続き中です。送金後にあらためてお知らせします。手続き番号：{order}',
    },
    withdrawalRefused: {
      title: '出金が承認されませんでした',
      text: '{amount}をウォレットに戻しました。次の手順は詳細をご確認ください。手続き番号：{order}',
    },
    withdrawalPaid: {
      title: '着金をご確認ください',
      text: '{amount}を送金しました。口座をご確認のうえ、着金したかどうかをお知らせください。手続き番号：{order}',
    },
    withdrawalMissing: {
      title: '出金の一部が着金していません',
      text: '出金のうち{amount}が口座に届いていません。現在確認しており、結果は手続きの画面でお知らせします。お客様による操作は不要です。手続き番号：{order}',
    },
    receiptPaidAgain: {
      title: '不足分を送金します',
      text: 'ご申告の内容を確認し、不足分の{amount}を送金しています。手続き番号：{order}',
    },
    receiptGivenBack: {
      title: '不足分をウォレットに戻しました',
      text: 'ご申告の内容を確認し、{amount}をウォレットに戻しました。手続き番号：{order}',
    },
    receiptClosed: {
      title: '出金を着金済みとして完了しました',
      text: 'ご申告の内容を確認した結果、{amount}の着金が確認できたため完了としました。ご異議がある場合はカスタマーサービスまでご連絡ください。手続き番号：{order}',
    },
    identityAsked: {
      title: 'ご提出のお願い',
      text: 'お手続きを進めるため、次のものをご提出ください：{need}。{reason}',
    },
    identityApproved: {
      title: '承認されました：{need}',
      text: 'ご提出ありがとうございます。内容を確認し、問題ありませんでした。',
    },
    identityRefused: {
      title: '再提出のお願い：{need}',
      text: 'ご提出いただいたものを承認できませんでした。{reason}',
    },
    limitReady: {
      title: '上限の引き上げが可能になりました',
      text: '変更のご依頼：{limit}。待機期間が終了しました。確認していただくまで変更されません。',
    },
    newSignIn: {
      title: '新しい場所からのログイン',
      text: '{at}に{address}（{device}）からログインがありました。お心当たりがない場合は、すぐにパスワードを変更してください。',
    },
    passwordChanged: {
      title: 'パスワードが変更されました',
      text: '{at}にパスワードが変更されました。お心当たりがない場合は、すぐにカスタマーサービスへご連絡ください。',
    },
    paymentPasswordChanged: {
      title: '支払いパスワードが変更されました',
      text: '{at}に支払いパスワードが変更されました。お心当たりがない場合は、すぐにカスタマーサービスへご連絡ください。',
    },
    emailChanged: {
      title: 'メールアドレスが変更されました',
      text: '{at}にメールアドレスが変更されました。お心当たりがない場合は、すぐにカスタマーサービスへご連絡ください。',
    },
    phoneChanged: {
      title: '電話番号が変更されました',
      text: '{at}に電話番号が変更されました。お心当たりがない場合は、すぐにカスタマーサービスへご連絡ください。',
    },
    lotteryWon: {
      title: '{amount}の当せんです',
      text: 'おめでとうございます！{issue}回のベットで{amount}が当せんしました。賞金はウォレットに入っています。',
    },
    cashbackReady: {
      title: 'キャッシュバックを受け取れます：{amount}',
      text: 'ベットに対するキャッシュバック{amount}をご用意しました。{until}までにお受け取りください。',
    },
    bonusReleased: {
      title: 'ボーナスが現金になりました：{amount}',
      text: '{bonus}のボーナスの賭け条件を達成しました。{amount}が現金残高に加わりました。',
    },
    bonusExpired: {
      title: 'ボーナスの期限が切れました',
      text: '{bonus}のボーナスの期限が切れ、ボーナス残高{amount}が取り除かれました。現金残高はそのままです。',
    },
    bonusEndingSoon: {
      title: 'ボーナスの期限が近づいています',
      text: '{bonus}のボーナスは、{until}までにあと{left}の賭けが必要です。',
    },
    freeSpinsGiven: {
      title: '{game}のフリースピン',
      text: '{count}回分を{until}までプレイできます。',
    },
    freeSpinsEndingSoon: {
      title: 'フリースピンの期限が近づいています',
      text: '{game}で残り{left}回。{until}までに遊べます。',
    },
    freeSpinsPaid: {
      title: 'フリースピンが終了しました',
      text: '{game}で{amount}を獲得しました。',
    },
    missionReached: {
      title: 'ミッション達成：{mission}',
      text: '{amount}を獲得しました。リワードセンターで受け取れます。',
    },
    leaderboardPrize: {
      title: '{place}位に入賞しました',
      text: 'ランキング「{board}」で{amount}を獲得しました。リワードセンターで受け取れます。',
    },
    promotionIssued: {
      title: '{promotion}：承認されました',
      text: '{amount}が付与されました。{until}までにリワードセンターで受け取ってください。',
    },
    promotionLapsing: {
      title: '{promotion}：お受け取りはお早めに',
      text: '「{promotion}」の{amount}は、{until}までリワードセンターで受け取れます。期限を過ぎると無効になります。',
    },
    promotionEnding: {
      title: 'まもなく終了：{promotion}',
      text: '「{promotion}」は{until}に終了します。それまでに達成・受け取りされなかった分は無効になります。',
    },
    offerEnding: {
      title: 'まもなく締め切り：{promotion}',
      text: '「{promotion}」には{until}まで参加できます。',
    },
    promotionRejected: {
      title: '{promotion}：承認されませんでした',
      text: 'お申し込みは承認されませんでした：{reason}',
    },
    vipLevel: {
      title: '{level}に昇格しました',
      text: 'レベル「{level}」に到達しました。特典はVIPページでご確認ください。',
    },
    vipGift: {
      title: '{amount}のVIPギフトが届いています',
      text: 'レベル「{level}」の特典として{amount}をお受け取りいただけます。VIPページまたはリワードセンターからどうぞ。',
    },
    pointsApproved: {
      title: '交換が承認されました：{item}',
      text: '{item}の交換を承認しました。発送時にお知らせします。',
    },
    pointsRejected: {
      title: '交換をお受けできませんでした：{item}',
      text: 'ポイントはお戻ししました。{reason}',
    },
    pointsShipped: {
      title: '発送しました：{item}',
      text: '{item}を{carrier}で発送しました。追跡番号：{tracking}',
    },
    inviterRewarded: {
      title: 'お友達の紹介で{amount}を獲得',
      text: 'ご紹介のお友達が招待の条件をすべて満たしました。{amount}がウォレットに入っています。',
    },
    friendRewarded: {
      title: 'ご招待特典{amount}',
      text: '招待の条件をすべて満たしました。{amount}がウォレットに入っています。',
    },
    contractOffered: {
      title: '新しい契約の申し出：{contract}',
      text: '{by}さんから条件の提示がありました。エージェントセンターで確認し、7日以内にお返事ください。お返事がない場合、申し出は失効します。',
    },
    contractAccepted: {
      title: '{by}さんが承諾しました：{contract}',
      text: '条件は次の期間から有効です。',
    },
    contractRejected: {
      title: '{by}さんが辞退しました：{contract}',
      text: '申し出は辞退されました。あらためて提示できます。',
    },
    contractLapsed: {
      title: '返事がありませんでした：{contract}',
      text: '{by}さんから7日以内に返事がなかったため、申し出は失効しました。もう一度提示できます。',
    },
    contractEndAsked: {
      title: '{by}さんが契約の終了を希望しています：{contract}',
      text: '同意するまで契約は続きます。エージェントセンターでお返事ください。',
    },
    contractKept: {
      title: '{by}さんが契約の継続を選びました：{contract}',
      text: '契約はこれまでどおり続きます。',
    },
    contractEnded: {
      title: '契約が終了しました：{contract}',
      text: '{by}さんにより契約が終了しました。それまでに確定した分は計算に含まれます。',
    },
    contractPaid: {
      title: '{period}分の{amount}',
      text: '{contract}が支払われました。{amount}がウォレットに入っています。',
    },
    contractDebt: {
      title: '{to}さんへの未払いが{amount}あります',
      text: '{period}分の{contract}を支払うにはウォレットの残高が足りませんでした。今後の入金は先にこの支払いに充てられ、それまで出金・送金・契約の提示はできません。',
    },
    contractOwed: {
      title: '{by}さんからの未払いが{amount}あります',
      text: '{period}分の{contract}は全額支払われませんでした。{by}さんのウォレットに入金があり次第、残りが支払われます。',
    },
    contractDebtPaid: {
      title: '未払い分のうち{amount}',
      text: '{contract}の{amount}がウォレットに入りました。',
    },
    agentMessage: { title: 'エージェントからのメッセージ', text: '{message}\n\n— {from}' },
    feedbackAnswered: { title: 'ご意見への回答', text: '{answer}' },
  },
  words: {
    document: '本人確認書類',
    selfie: '顔写真',
    address: '住所確認書類',
    limitDeposit: '入金上限',
    limitLoss: '損失上限',
    limitWager: 'ベット上限',
    limitSession: 'プレイ時間',
    bonusBelowLeast: '入金額が最低額に届いていません',
    bonusHad: 'すでに受け取っています',
    bonusOver: '受付が終了しています',
    bonusNotNow: '現在このアカウントはボーナスの対象外です',
    contractDividend: '配当',
    contractDaily: '日給',
    contractHourly: '時給',
    contractRealTime: 'リアルタイム給与',
  },
};
