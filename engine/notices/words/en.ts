import type { NoticeLanguage } from '../../../schemas/notices.ts';

/** What messages say in English. */
export const en: NoticeLanguage = {
  notices: {
    depositArrived: {
      title: 'Your deposit has arrived',
      text: '{amount} is in your wallet. Order {order}.',
    },
    depositRefused: {
      title: 'Your deposit did not go through',
      text: 'The deposit of {amount} was refused, and nothing was added to your wallet. You can try again or choose another way to pay. Order {order}.',
    },
    depositReturned: {
      title: 'Your deposit was sent back',
      text: 'The payment of {amount} goes back to where it came from. Order {order}.',
    },
    depositBonusRefused: {
      title: 'The deposit came without its bonus',
      text: 'Your money is in your wallet, but “{bonus}” did not come with it: {reason}. Order {order}.',
    },
    withdrawalApproved: {
      title: 'Your withdrawal is approved',
      text: 'We are paying out {amount}. You will hear from us once it is on its way. Order {order}.',
    },
    withdrawalRefused: {
      title: 'Your withdrawal was declined',
      text: '{amount} is back in your wallet. The order says what you can do next. Order {order}.',
    },
    withdrawalPaid: {
      title: 'Has your money arrived?',
      text: 'We have paid out {amount}. Please look at your account and tell us whether it has arrived. Order {order}.',
    },
    withdrawalMissing: {
      title: 'Part of your withdrawal did not go through',
      text: '{amount} of your withdrawal did not reach your account. We are looking into it and will answer in the order; there is nothing you have to do. Order {order}.',
    },
    receiptPaidAgain: {
      title: 'We are paying the rest',
      text: 'We looked into what you reported, and are sending the missing {amount}. Order {order}.',
    },
    receiptGivenBack: {
      title: 'The rest is back in your wallet',
      text: 'We looked into what you reported, and put {amount} back into your wallet. Order {order}.',
    },
    receiptClosed: {
      title: 'Your withdrawal is closed as received',
      text: 'We looked into what you reported: the payout of {amount} has arrived, so the order is closed. If you disagree, write to customer service. Order {order}.',
    },
    identityAsked: {
      title: 'Please send us something',
      text: 'To go on, we need this from you: {need}. {reason}',
    },
    identityApproved: {
      title: 'Approved: {need}',
      text: 'Thank you. We have looked at what you sent, and everything is in order.',
    },
    identityRefused: {
      title: 'Please send it again: {need}',
      text: 'We could not accept what you sent. {reason}',
    },
    limitReady: {
      title: 'Your higher limit is ready',
      text: 'You asked to change this: {limit}. The waiting time is over. It changes only if you say yes.',
    },
    newSignIn: {
      title: 'Sign-in from a new place',
      text: 'Somebody signed in to your account on {at} from {address} ({device}). If it was not you, change your password at once.',
    },
    passwordChanged: {
      title: 'Your password was changed',
      text: 'Your password was changed on {at}. If it was not you, contact customer service at once.',
    },
    paymentPasswordChanged: {
      title: 'Your payment password was changed',
      text: 'Your payment password was changed on {at}. If it was not you, contact customer service at once.',
    },
    emailChanged: {
      title: 'Your e-mail address was changed',
      text: 'The e-mail address of your account was changed on {at}. If it was not you, contact customer service at once.',
    },
    phoneChanged: {
      title: 'Your phone number was changed',
      text: 'The phone number of your account was changed on {at}. If it was not you, contact customer service at once.',
    },
    lotteryWon: {
      title: 'You won {amount}',
      text: 'Congratulations! Your bet on draw {issue} won {amount}. The prize is in your wallet.',
    },
    cashbackReady: {
      title: 'Your cashback is ready: {amount}',
      text: 'Cashback of {amount} on your bets is waiting for you. Claim it until {until}.',
    },
    bonusReleased: {
      title: 'Your bonus is yours: {amount}',
      text: 'You have bet enough for the bonus of {bonus}. {amount} is now your own money.',
    },
    bonusExpired: {
      title: 'A bonus has ended',
      text: 'The time for the bonus of {bonus} is over. {amount} of bonus money was removed; your own money stays as it is.',
    },
    bonusEndingSoon: {
      title: 'Your bonus ends soon',
      text: '{left} is left to bet for the bonus of {bonus} until {until}.',
    },
    freeSpinsGiven: {
      title: 'Free spins for {game}',
      text: 'You have {count}, yours to play until {until}.',
    },
    freeSpinsEndingSoon: {
      title: 'Your free spins end soon',
      text: '{left} left at {game} until {until}.',
    },
    freeSpinsPaid: {
      title: 'Your free spins are over',
      text: 'You won {amount} at {game}.',
    },
    missionReached: {
      title: 'Mission done: {mission}',
      text: 'You have earned {amount}. Claim it in the reward centre.',
    },
    leaderboardPrize: {
      title: 'You came in place {place}',
      text: 'In the leaderboard “{board}” you won {amount}. Claim it in the reward centre.',
    },
    promotionIssued: {
      title: '{promotion}: granted',
      text: 'You were granted {amount}. Collect it in the reward centre by {until}.',
    },
    promotionLapsing: {
      title: '{promotion}: collect it in time',
      text: '{amount} of “{promotion}” waits in the reward centre until {until}. Then it is gone.',
    },
    promotionEnding: {
      title: 'Ends soon: {promotion}',
      text: '“{promotion}” ends {until}. What you have not finished or claimed by then is gone.',
    },
    offerEnding: {
      title: 'Last chance: {promotion}',
      text: 'You can still take part in “{promotion}” until {until}.',
    },
    promotionRejected: {
      title: '{promotion}: not granted',
      text: 'Your application was not granted: {reason}',
    },
    vipLevel: {
      title: 'You are now {level}',
      text: 'You have reached the level {level}. See what it gives you on the VIP page.',
    },
    vipGift: {
      title: 'A VIP gift of {amount} is waiting',
      text: 'Your level {level} brings you {amount}. Claim it on the VIP page or in the reward centre.',
    },
    pointsApproved: {
      title: 'Your order was approved: {item}',
      text: 'We have approved the order for {item}. We will tell you when it is on its way.',
    },
    pointsRejected: {
      title: 'Your order could not be met: {item}',
      text: 'Your points are back on your account. {reason}',
    },
    pointsShipped: {
      title: 'On its way: {item}',
      text: '{item} was sent with {carrier}. Tracking number: {tracking}.',
    },
    inviterRewarded: {
      title: 'Your friend brought you {amount}',
      text: 'A friend you invited has done everything the invitation asks for. {amount} is in your wallet.',
    },
    friendRewarded: {
      title: 'Your welcome reward of {amount}',
      text: 'You have done everything your invitation asks for. {amount} is in your wallet.',
    },
    contractOffered: {
      title: 'New offer: {contract}',
      text: '{by} offers you terms. Look at them in the agent centre and answer within seven days; without an answer the offer lapses.',
    },
    contractAccepted: {
      title: '{by} accepted: {contract}',
      text: 'The terms hold from the next period.',
    },
    contractRejected: {
      title: '{by} declined: {contract}',
      text: 'The offer was declined. You can make another one.',
    },
    contractLapsed: {
      title: 'No answer: {contract}',
      text: '{by} did not answer within seven days, so the offer has lapsed. You can make it again.',
    },
    contractEndAsked: {
      title: '{by} wants to end a contract: {contract}',
      text: 'It runs on until you agree. Answer in the agent centre.',
    },
    contractKept: { title: '{by} keeps the contract: {contract}', text: 'It runs on as before.' },
    contractEnded: {
      title: 'Contract ended: {contract}',
      text: 'The contract was ended by {by}. What was settled before still counts.',
    },
    contractPaid: {
      title: '{amount} for {period}',
      text: 'Your {contract} has been paid: {amount} is in your wallet.',
    },
    contractDebt: {
      title: 'You owe {amount} to {to}',
      text: 'Your wallet did not have enough for the {contract} of {period}. What comes in pays this first; until then you cannot withdraw, transfer or offer contracts.',
    },
    contractOwed: {
      title: '{by} owes you {amount}',
      text: 'The {contract} of {period} could not be paid in full. You get the rest as soon as money comes into the wallet of {by}.',
    },
    contractDebtPaid: {
      title: '{amount} of what you were owed',
      text: '{amount} for your {contract} has come into your wallet.',
    },
    agentMessage: { title: 'A message from your agent', text: '{message}\n\n— {from}' },
    feedbackAnswered: { title: 'We have answered you', text: '{answer}' },
  },
  words: {
    document: 'identity document',
    selfie: 'photo of your face',
    address: 'proof of address',
    limitDeposit: 'deposit limit',
    limitLoss: 'loss limit',
    limitWager: 'betting limit',
    limitSession: 'session time',
    bonusBelowLeast: 'less was paid in than it asks for',
    bonusHad: 'you had it before',
    bonusOver: 'it is over',
    bonusNotNow: 'your account gets no bonuses at the moment',
    contractDividend: 'dividend',
    contractDaily: 'daily salary',
    contractHourly: 'hourly salary',
    contractRealTime: 'real-time salary',
  },
};
