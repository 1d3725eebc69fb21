import type { NoticeLanguage } from '../../../schemas/notices.ts';

/** What messages say in Vietnamese. */
export const vi: NoticeLanguage = {
  notices: {
    depositArrived: {
      title: 'Tiền nạp đã vào ví',
      text: '{amount} đã có trong ví của bạn. Lệnh {order}.',
    },
    depositRefused: {
      title: 'Nạp tiền không thành công',
      text: 'Lệnh nạp {amount} đã bị từ chối và ví của bạn không thay đổi. Bạn có thể thử lại hoặc chọn cách nạp khác. Lệnh {order}.',
    },
    depositReturned: {
      title: 'Tiền nạp đã được hoàn lại',
      text: 'Khoản thanh toán {amount} được hoàn về nơi gửi. Lệnh {order}.',
    },
    depositBonusRefused: {
      title: 'Tiền nạp đã vào ví nhưng không kèm thưởng',
      text: 'Tiền đã có trong ví, nhưng “{bonus}” không đi kèm: {reason}. Lệnh {order}.',
    },
    withdrawalApproved: {
      title: 'Lệnh rút tiền đã được duyệt',
      text: 'Chúng tôi đang chi {amount}. Bạn sẽ nhận tin khi tiền được gửi đi. Lệnh {order}.',
    },
    withdrawalRefused: {
      title: 'Lệnh rút tiền bị từ chối',
      text: '{amount} đã được trả về ví của bạn. Xem lệnh để biết bước tiếp theo. Lệnh {order}.',
    },
    withdrawalPaid: {
      title: 'Bạn đã nhận được tiền chưa?',
      text: 'Chúng tôi đã chi {amount}. Hãy kiểm tra tài khoản và cho chúng tôi biết tiền đã đến chưa. Lệnh {order}.',
    },
    withdrawalMissing: {
      title: 'Khoản rút của bạn chưa đến đủ',
      text: '{amount} trong khoản rút chưa đến tài khoản của bạn. Chúng tôi đang kiểm tra và sẽ trả lời trong lệnh; bạn không cần làm gì thêm. Lệnh {order}.',
    },
    receiptPaidAgain: {
      title: 'Chúng tôi đang trả phần còn thiếu',
      text: 'Chúng tôi đã kiểm tra khiếu nại của bạn và đang gửi {amount} còn thiếu. Lệnh {order}.',
    },
    receiptGivenBack: {
      title: 'Phần còn lại đã về ví',
      text: 'Chúng tôi đã kiểm tra khiếu nại của bạn và trả {amount} về ví. Lệnh {order}.',
    },
    receiptClosed: {
      title: 'Lệnh rút được đóng là đã nhận',
      text: 'Chúng tôi đã kiểm tra khiếu nại của bạn: khoản chi {amount} đã đến nên lệnh được đóng. Nếu không đồng ý, hãy liên hệ chăm sóc khách hàng. Lệnh {order}.',
    },
    identityAsked: {
      title: 'Chúng tôi cần bạn bổ sung',
      text: 'Để tiếp tục, chúng tôi cần: {need}. {reason}',
    },
    identityApproved: {
      title: 'Đã duyệt: {need}',
      text: 'Cảm ơn bạn. Chúng tôi đã xem hồ sơ bạn gửi và mọi thứ đều hợp lệ.',
    },
    identityRefused: {
      title: 'Vui lòng gửi lại: {need}',
      text: 'Chúng tôi không thể chấp nhận hồ sơ bạn gửi. {reason}',
    },
    limitReady: {
      title: 'Hạn mức mới đã sẵn sàng',
      text: 'Bạn đã yêu cầu đổi: {limit}. Thời gian chờ đã hết. Hạn mức chỉ đổi khi bạn đồng ý.',
    },
    newSignIn: {
      title: 'Đăng nhập từ nơi mới',
      text: 'Có người đăng nhập tài khoản của bạn lúc {at} từ {address} ({device}). Nếu không phải bạn, hãy đổi mật khẩu ngay.',
    },
    passwordChanged: {
      title: 'Mật khẩu đã được đổi',
      text: 'Mật khẩu của bạn đã được đổi lúc {at}. Nếu không phải bạn, hãy liên hệ chăm sóc khách hàng ngay.',
    },
    paymentPasswordChanged: {
      title: 'Mật khẩu thanh toán đã được đổi',
      text: 'Mật khẩu thanh toán của bạn đã được đổi lúc {at}. Nếu không phải bạn, hãy liên hệ chăm sóc khách hàng ngay.',
    },
    emailChanged: {
      title: 'Email đã được đổi',
      text: 'Email của tài khoản đã được đổi lúc {at}. Nếu không phải bạn, hãy liên hệ chăm sóc khách hàng ngay.',
    },
    phoneChanged: {
      title: 'Số điện thoại đã được đổi',
      text: 'Số điện thoại của tài khoản đã được đổi lúc {at}. Nếu không phải bạn, hãy liên hệ chăm sóc khách hàng ngay.',
    },
    lotteryWon: {
      title: 'Bạn đã trúng {amount}',
      text: 'Chúc mừng! Vé cược kỳ {issue} của bạn trúng {amount}. Tiền thưởng đã vào ví.',
    },
    cashbackReady: {
      title: 'Hoàn trả đã sẵn sàng: {amount}',
      text: 'Bạn có {amount} tiền hoàn trả từ các cược của mình. Hãy nhận trước {until}.',
    },
    bonusReleased: {
      title: 'Tiền thưởng đã là của bạn: {amount}',
      text: 'Bạn đã cược đủ cho khoản thưởng {bonus}. {amount} giờ là tiền của bạn.',
    },
    bonusExpired: {
      title: 'Một khoản thưởng đã hết hạn',
      text: 'Khoản thưởng {bonus} đã hết thời hạn. {amount} tiền thưởng bị thu hồi; tiền của bạn vẫn giữ nguyên.',
    },
    bonusEndingSoon: {
      title: 'Khoản thưởng sắp hết hạn',
      text: 'Còn phải cược {left} cho khoản thưởng {bonus} trước {until}.',
    },
    freeSpinsGiven: {
      title: 'Vòng quay miễn phí tại {game}',
      text: 'Bạn có {count} vòng, chơi đến hết {until}.',
    },
    freeSpinsEndingSoon: {
      title: 'Vòng quay miễn phí sắp hết hạn',
      text: 'Còn {left} vòng tại {game} đến {until}.',
    },
    freeSpinsPaid: {
      title: 'Vòng quay miễn phí đã hết',
      text: 'Bạn thắng {amount} tại {game}.',
    },
    missionReached: {
      title: 'Hoàn thành nhiệm vụ: {mission}',
      text: 'Bạn nhận được {amount}. Hãy nhận thưởng tại trung tâm phần thưởng.',
    },
    leaderboardPrize: {
      title: 'Bạn đạt hạng {place}',
      text: 'Trên bảng xếp hạng “{board}”, bạn thắng {amount}. Hãy nhận thưởng tại trung tâm phần thưởng.',
    },
    promotionIssued: {
      title: '{promotion}: đã được duyệt',
      text: 'Bạn được thưởng {amount}. Hãy nhận tại trung tâm phần thưởng trước {until}.',
    },
    promotionLapsing: {
      title: '{promotion}: nhận trước khi hết hạn',
      text: '{amount} của “{promotion}” đang chờ bạn tại trung tâm phần thưởng đến {until}. Quá hạn sẽ mất.',
    },
    promotionEnding: {
      title: 'Sắp kết thúc: {promotion}',
      text: '“{promotion}” kết thúc lúc {until}. Phần chưa hoàn thành hoặc chưa nhận trước lúc đó sẽ mất.',
    },
    offerEnding: {
      title: 'Cơ hội cuối: {promotion}',
      text: 'Bạn vẫn có thể tham gia “{promotion}” đến {until}.',
    },
    promotionRejected: {
      title: '{promotion}: không được duyệt',
      text: 'Đơn đăng ký của bạn không được duyệt: {reason}',
    },
    vipLevel: {
      title: 'Bạn đã lên hạng {level}',
      text: 'Bạn đã đạt hạng {level}. Xem quyền lợi tại trang VIP.',
    },
    vipGift: {
      title: 'Quà VIP {amount} đang chờ bạn',
      text: 'Hạng {level} mang đến cho bạn {amount}. Nhận tại trang VIP hoặc trung tâm phần thưởng.',
    },
    pointsApproved: {
      title: 'Đơn đổi quà đã được duyệt: {item}',
      text: 'Chúng tôi đã duyệt đơn đổi {item}. Bạn sẽ được báo khi hàng được gửi đi.',
    },
    pointsRejected: {
      title: 'Không thể thực hiện đơn đổi quà: {item}',
      text: 'Điểm đã được hoàn lại vào tài khoản. {reason}',
    },
    pointsShipped: {
      title: 'Đang trên đường: {item}',
      text: '{item} đã được gửi qua {carrier}. Mã vận đơn: {tracking}.',
    },
    inviterRewarded: {
      title: 'Bạn bè mang về cho bạn {amount}',
      text: 'Người bạn mời đã hoàn thành mọi điều kiện của lời mời. {amount} đã vào ví của bạn.',
    },
    friendRewarded: {
      title: 'Thưởng chào mừng {amount}',
      text: 'Bạn đã hoàn thành mọi điều kiện của lời mời. {amount} đã vào ví của bạn.',
    },
    contractOffered: {
      title: 'Đề nghị mới: {contract}',
      text: '{by} đề nghị điều khoản với bạn. Hãy xem trong trung tâm đại lý và trả lời trong bảy ngày; không trả lời thì đề nghị hết hiệu lực.',
    },
    contractAccepted: {
      title: '{by} đã đồng ý: {contract}',
      text: 'Điều khoản có hiệu lực từ kỳ tiếp theo.',
    },
    contractRejected: {
      title: '{by} đã từ chối: {contract}',
      text: 'Đề nghị bị từ chối. Bạn có thể đưa ra đề nghị khác.',
    },
    contractLapsed: {
      title: 'Không có trả lời: {contract}',
      text: '{by} không trả lời trong bảy ngày nên đề nghị đã hết hiệu lực. Bạn có thể đề nghị lại.',
    },
    contractEndAsked: {
      title: '{by} muốn kết thúc hợp đồng: {contract}',
      text: 'Hợp đồng vẫn chạy cho đến khi bạn đồng ý. Hãy trả lời trong trung tâm đại lý.',
    },
    contractKept: { title: '{by} giữ hợp đồng: {contract}', text: 'Hợp đồng tiếp tục như trước.' },
    contractEnded: {
      title: 'Hợp đồng đã kết thúc: {contract}',
      text: '{by} đã kết thúc hợp đồng. Những gì kết toán trước đó vẫn được tính.',
    },
    contractPaid: {
      title: '{amount} cho {period}',
      text: 'Đã trả {contract}: {amount} có trong ví của bạn.',
    },
    contractDebt: {
      title: 'Bạn nợ {to} {amount}',
      text: 'Ví của bạn không đủ để trả {contract} kỳ {period}. Tiền vào ví sẽ trả khoản này trước; cho đến lúc đó bạn không thể rút, chuyển tiền hay đề nghị hợp đồng.',
    },
    contractOwed: {
      title: '{by} nợ bạn {amount}',
      text: '{contract} kỳ {period} chưa được trả đủ. Bạn sẽ nhận phần còn lại ngay khi có tiền vào ví của {by}.',
    },
    contractDebtPaid: {
      title: '{amount} trong khoản bạn được nợ',
      text: '{amount} của {contract} đã vào ví của bạn.',
    },
    agentMessage: { title: 'Tin nhắn từ đại lý của bạn', text: '{message}\n\n— {from}' },
    feedbackAnswered: { title: 'Chúng tôi đã trả lời bạn', text: '{answer}' },
  },
  words: {
    document: 'giấy tờ tùy thân',
    selfie: 'ảnh chân dung',
    address: 'giấy tờ chứng minh địa chỉ',
    limitDeposit: 'hạn mức nạp',
    limitLoss: 'hạn mức thua',
    limitWager: 'hạn mức cược',
    limitSession: 'thời gian chơi',
    bonusBelowLeast: 'số tiền nạp thấp hơn mức tối thiểu',
    bonusHad: 'bạn đã nhận trước đó',
    bonusOver: 'ưu đãi đã kết thúc',
    bonusNotNow: 'tài khoản của bạn hiện không được nhận thưởng',
    contractDividend: 'cổ tức',
    contractDaily: 'lương ngày',
    contractHourly: 'lương giờ',
    contractRealTime: 'lương thời gian thực',
  },
};
