/** TOTP of RFC 6238 over HOTP of RFC 4226. */
import { createHmac } from 'node:crypto';

export interface TotpOptions {
  readonly digits: number;
  readonly algorithm?: 'sha1' | 'sha256' | 'sha512';
}

/** The code of a step, with its leading zeros. @param step whole intervals since 1970 */
export function totp(secret: Buffer, step: number, { digits, algorithm = 'sha1' }: TotpOptions): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const hash = createHmac(algorithm, secret).update(counter).digest();
  // RFC 4226, 5.3: the last four bits say where four bytes are taken, without the sign.
  const number = hash.readUInt32BE((hash.at(-1) ?? 0) & 0x0f) & 0x7f_ff_ff_ff;
  return String(number % 10 ** digits).padStart(digits, '0');
}
