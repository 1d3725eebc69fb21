import { isoCBOR } from '@simplewebauthn/server/helpers';
import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;
const AAGUID = Buffer.alloc(16);

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const base64url = (data: Buffer) => data.toString('base64url');

/** What a page asked for, as far as an authenticator reads it. */
interface Asked {
  readonly challenge: string;
}

/** A passkey of a test: it answers what a page asks, as an authenticator and its browser would. */
export class TestAuthenticator {
  readonly id = randomBytes(32);
  private readonly key: KeyObject;
  private readonly x: Buffer;
  private readonly y: Buffer;
  /** How often it signed; a copy of it would not go on counting. */
  counter = 0;
  /** Whether it asks who holds it. */
  isVerifying = true;

  constructor(
    private readonly origin: string,
    private readonly host = new URL(origin).hostname,
  ) {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    this.key = privateKey;
    const { x, y } = publicKey.export({ format: 'jwk' });
    this.x = Buffer.from(x!, 'base64url');
    this.y = Buffer.from(y!, 'base64url');
  }

  private authData(flags: number): Buffer {
    const verified = this.isVerifying ? USER_VERIFIED : 0;
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    return Buffer.concat([sha256(this.host), Buffer.from([flags | verified]), counter]);
  }

  private clientData(type: string, { challenge }: Asked): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.origin }));
  }

  private wrap(response: object) {
    const id = base64url(this.id);
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response };
  }

  /** Answers `navigator.credentials.create`. */
  create(asked: Asked) {
    const cose = isoCBOR.encode(
      new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, new Uint8Array(this.x)],
        [-3, new Uint8Array(this.y)],
      ]) as never,
    );
    const length = Buffer.alloc(2);
    length.writeUInt16BE(this.id.length);
    const authData = Buffer.concat([
      this.authData(USER_PRESENT | HAS_CREDENTIAL),
      AAGUID,
      length,
      this.id,
      cose,
    ]);
    const attestation = isoCBOR.encode(
      new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(authData)],
      ]) as never,
    );
    return this.wrap({
      clientDataJSON: base64url(this.clientData('webauthn.create', asked)),
      attestationObject: base64url(Buffer.from(attestation)),
      transports: ['internal'],
    });
  }

  /** Answers `navigator.credentials.get`. */
  get(asked: Asked) {
    this.counter += 1;
    const authData = this.authData(USER_PRESENT);
    const clientData = this.clientData('webauthn.get', asked);
    const signed = Buffer.concat([authData, sha256(clientData)]);
    return this.wrap({
      clientDataJSON: base64url(clientData),
      authenticatorData: base64url(authData),
      signature: base64url(sign('sha256', signed, this.key)),
    });
  }
}
