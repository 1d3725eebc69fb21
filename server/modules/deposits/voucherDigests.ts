import { createHmac } from 'node:crypto';

/** What codes of vouchers are found by: nobody without the gateway's secret can make it of a code. */
export interface VoucherDigests {
  /** By the present secret. */
  of(merchantCode: string, code: string): Buffer;
  /** By the present secret and by those before it. */
  all(merchantCode: string, code: string): readonly Buffer[];
}

/** Makes them over the gateway's secret and what it was before. */
export function createVoucherDigests(
  secret: Uint8Array,
  formerSecrets: readonly Uint8Array[],
): VoucherDigests {
  const digestBy = (of: Uint8Array) => {
    const key = createHmac('sha256', of).update('livery vouchers').digest();
    return (merchantCode: string, code: string) =>
      createHmac('sha256', key).update(`${merchantCode} ${code}`).digest();
  };
  const all = [secret, ...formerSecrets].map(digestBy);
  return {
    of: all[0]!,
    all: (merchantCode, code) => all.map((digest) => digest(merchantCode, code)),
  };
}
