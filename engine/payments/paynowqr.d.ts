declare module 'paynowqr' {
  /** The parts of the library that the codes of `emv.ts` are compared with. */
  export default class PaynowQR {
    constructor(options: {
      readonly uen: string;
      readonly amount: string;
      readonly editable: boolean;
      readonly expiry: string;
      readonly company: string;
      readonly refNumber: string;
    });
    output(): string;
  }
}
