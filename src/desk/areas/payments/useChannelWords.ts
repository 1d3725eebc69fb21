import { useLingui } from '@lingui/react/macro';

/** What settings of a chain are called. */
function useCoinWords() {
  const { t } = useLingui();
  return {
    token: t({
      id: 'desk.channelField.token',
      context: 'Field of a channel: address of the contract of a coin',
      message: 'Contract of the coin',
    }),
    tokenDecimals: t({
      id: 'desk.channelField.tokenDecimals',
      context: 'Field of a channel: decimals of a coin',
      message: 'Decimals of the coin (18 if empty)',
    }),
    rate: t({
      id: 'desk.channelField.rate',
      context: 'Field of a channel: what one coin is worth in the currency of wallets',
      message: 'Price of one coin',
    }),
    confirmations: t({
      id: 'desk.channelField.confirmations',
      context: 'Field of a channel: blocks after which a payment is final',
      message: 'Confirmations (12 if empty)',
    }),
    dust: t({
      id: 'desk.channelField.dust',
      context: 'Field of a channel: coins below which a payment is not credited',
      message: 'Least number of coins',
    }),
  };
}

/** What settings that providers ask for are called. */
export function useSettingWords() {
  const { t } = useLingui();
  return {
    bank: t({ id: 'desk.channelField.bank', context: 'Field of a channel', message: 'Bank' }),
    holder: t({
      id: 'desk.channelField.holder',
      context: 'Field of a channel: whose account it is',
      message: 'Holder',
    }),
    account: t({
      id: 'desk.channelField.account',
      context: 'Field of a channel: number of a bank account, or key of a payment scheme',
      message: 'Account number or key',
    }),
    code: t({
      id: 'desk.channelField.code',
      context: 'Field of a channel: code of a bank',
      message: 'Bank code (BIC, BIN)',
    }),
    city: t({ id: 'desk.channelField.city', context: 'Field of a channel', message: 'City' }),
    note: t({
      id: 'desk.channelField.note',
      context: 'Field of a channel: what members read beside the account',
      message: 'Note for members',
    }),
    baseUrl: t({
      id: 'desk.channelField.baseUrl',
      context: 'Field of a channel: address of a provider',
      message: 'Address of the provider',
    }),
    tokenUrl: t({
      id: 'desk.channelField.tokenUrl',
      context: 'Field of a channel: address where a provider gives tokens for a key',
      message: 'Address for tokens',
    }),
    scanUrl: t({
      id: 'desk.channelField.scanUrl',
      context: 'Field of a channel: address that a code to scan leads to',
      message: 'Address for codes to scan',
    }),
    network: t({
      id: 'desk.channelField.network',
      context: 'Field of a channel: chain that coins are on, such as Polygon',
      message: 'Network, as members read it',
    }),
    asset: t({
      id: 'desk.channelField.asset',
      context: 'Field of a channel: name of a coin, such as USDT',
      message: 'Coin',
    }),
    ...useCoinWords(),
    signature: t({
      id: 'desk.channelField.signature',
      context: 'Field of a channel: how a provider signs what it tells',
      message: 'Signature of webhooks',
    }),
  };
}

/** What ways to sign webhooks are called; they are names. */
export const SIGNATURE_NAMES = {
  standardWebhooks: 'Standard Webhooks',
  stripe: 'Stripe',
  btcpay: 'BTCPay',
} as const;

/** What fields of a channel are called. */
export function useChannelWords() {
  const { t } = useLingui();
  return {
    name: t({
      id: 'desk.channelField.name',
      context: 'Field of a channel: what the staff call it',
      message: 'Name',
    }),
    direction: t({
      id: 'desk.channelField.direction',
      context: 'Field of a channel',
      message: 'Direction',
    }),
    in: t({
      id: 'desk.channelField.in',
      context: 'Choice: members pay into the account',
      message: 'Money in',
    }),
    out: t({
      id: 'desk.channelField.out',
      context: 'Choice: members are paid out of the account',
      message: 'Money out',
    }),
    method: t({ id: 'desk.channelField.method', context: 'Field of a channel', message: 'Method' }),
    provider: t({
      id: 'desk.channelField.provider',
      context: 'Field of a channel',
      message: 'Provider',
    }),
    apiKey: t({
      id: 'desk.channelField.apiKey',
      context: 'Field of a channel',
      message: 'API key',
    }),
    webhookSecret: t({
      id: 'desk.channelField.webhookSecret',
      context: 'Field of a channel: what signatures are checked with',
      message: 'Webhook secret',
    }),
    keyHelp: t({
      id: 'desk.channelField.keyHelp',
      context: 'Help under the field of a key that is there and is not shown',
      message: 'Empty: stays as it is.',
    }),
    dailyCap: t({
      id: 'desk.channelField.dailyCap',
      context: 'Field of a channel: the most that it takes on a day',
      message: 'Daily cap',
    }),
    dailyCapHelp: t({
      id: 'desk.channelField.dailyCapHelp',
      context: 'Help under the field of the daily cap',
      message: 'Empty: none.',
    }),
    weight: t({ id: 'desk.channelField.weight', context: 'Field of a channel', message: 'Weight' }),
    weightHelp: t({
      id: 'desk.channelField.weightHelp',
      context: 'Help under the field of the weight',
      message: 'The healthy channel with the highest weight and room under its cap is used.',
    }),
  };
}
