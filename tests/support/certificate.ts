import { createHash, sign, type KeyObject } from 'node:crypto';

/** One element of DER: tag, length, content. */
function der(tag: number, ...content: readonly Uint8Array[]): Buffer {
  const body = Buffer.concat(content);
  const bytes: number[] = [];
  for (let rest = body.length; rest > 0; rest >>= 8) bytes.unshift(rest & 0xff);
  const length = body.length < 128 ? [body.length] : [0x80 | bytes.length, ...bytes];
  return Buffer.concat([Buffer.from([tag, ...length]), body]);
}

const sequence = (...content: readonly Uint8Array[]) => der(0x30, ...content);
const utcTime = (text: string) => der(0x17, Buffer.from(text, 'latin1'));
/** sha256WithRSAEncryption. */
const algorithm = sequence(der(0x06, Buffer.from('2a864886f70d01010b', 'hex')), der(0x05));

/** A self-signed certificate (PEM) of a key pair, good until 2049. */
export function makeCertificate(publicKey: KeyObject, privateKey: KeyObject): string {
  const spki = publicKey.export({ type: 'spki', format: 'der' });
  const serial = createHash('sha256').update(spki).digest().subarray(0, 8);
  serial[0]! &= 0x7f;
  const nobody = sequence();
  const content = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.concat([Buffer.from([1]), serial])),
    algorithm,
    nobody,
    sequence(utcTime('200101000000Z'), utcTime('491231235959Z')),
    nobody,
    spki,
  );
  const signature = sign('sha256', content, privateKey);
  const certificate = sequence(content, algorithm, der(0x03, Buffer.from([0]), signature));
  const lines = certificate.toString('base64').match(/.{1,64}/g) ?? [];
  return ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''].join('\n');
}
