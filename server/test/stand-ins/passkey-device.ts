import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();

/** A device that makes and uses one passkey, as WebAuthn defines it: ES256, without attestation. */
export class Device {
  readonly id = randomBytes(32);
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  readonly origin: string;
  counter = 0;
  constructor(origin = 'http://localhost') {
    this.origin = origin;
  }

  readonly #data = (flags: number, rest = Buffer.alloc(0)) => {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE((this.counter += 1));
    return Buffer.concat([sha256(new URL(this.origin).hostname), Buffer.from([flags]), counter, rest]);
  };
  readonly #client = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: this.origin }));

  make(challenge: string): Record<string, unknown> {
    const length = Buffer.from([0, this.id.length]);
    const authData = this.#data(0x45, Buffer.concat([Buffer.alloc(16), length, this.id, coseOf(this.#keys.publicKey)]));
    const attestationObject = isoCBOR.encode(
      new Map<string, string | Uint8Array | Map<string, string>>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(authData)],
      ]),
    );
    return this.#answer({
      clientDataJSON: this.#client('webauthn.create', challenge).toString('base64url'),
      attestationObject: Buffer.from(attestationObject).toString('base64url'),
      transports: ['internal'],
    });
  }

  sign(challenge: string, flags = 0x05): Record<string, unknown> {
    const authenticatorData = this.#data(flags);
    const client = this.#client('webauthn.get', challenge);
    const signature = sign('sha256', Buffer.concat([authenticatorData, sha256(client)]), this.#keys.privateKey);
    return this.#answer({
      clientDataJSON: client.toString('base64url'),
      authenticatorData: authenticatorData.toString('base64url'),
      signature: signature.toString('base64url'),
    });
  }

  readonly #answer = (response: object) => {
    const id = this.id.toString('base64url');
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response };
  };
}

/** An EC key of P-256 as COSE. */
function coseOf(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  const point = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'));
  const parts: [number, number | Uint8Array][] = [
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, point(x)],
    [-3, point(y)],
  ];
  return Buffer.from(isoCBOR.encode(new Map(parts)));
}
