import {
  crcOf,
  payNowText,
  pixText,
  promptPayText,
  readEmv,
  vietQrText,
} from '../../../engine/payments/emv.ts';

type Input =
  | { readonly scheme?: undefined; readonly text: string }
  | { readonly scheme?: undefined; readonly payload: string }
  | { readonly scheme: 'promptpay'; readonly phone: string; readonly amount: string }
  | {
      readonly scheme: 'vietqr';
      readonly bankBin: string;
      readonly account: string;
      readonly amount: string;
      readonly reference: string;
    }
  | {
      readonly scheme: 'pix';
      readonly key: string;
      readonly amount: string;
      readonly name: string;
      readonly city: string;
      readonly txid: string;
    }
  | {
      readonly scheme: 'paynow';
      readonly uen: string;
      readonly amount: string;
      readonly editable: boolean;
      readonly expires: string;
      readonly name: string;
      readonly reference: string;
    };

/** The text of a code, the check sum of a text, or whether a code's text is whole. */
export function run(input: Input) {
  if (input.scheme === undefined) {
    return 'text' in input ? { crc: crcOf(input.text) } : readEmv(input.payload);
  }
  switch (input.scheme) {
    case 'promptpay':
      return { payload: promptPayText({ ...input, target: input.phone }) };
    case 'vietqr':
      return { payload: vietQrText(input) };
    case 'pix': {
      const { key, txid, ...rest } = input;
      return { payload: pixText({ ...rest, to: { key }, ...(txid !== '***' && { txid }) }) };
    }
    case 'paynow': {
      const { uen, expires, ...rest } = input;
      return {
        payload: payNowText({ ...rest, to: { uen }, expires: expires.replaceAll('-', '') }),
      };
    }
  }
}
