/**
 * Columns that are kept encrypted: AES-256-GCM under a key made from the secret of the portal, for one purpose. What is sealed for
 * one row does not open in another. The secret lies in the database too (`db/secret.ts`), out of reach of the application's role:
 * this guards a table that is read or copied alone, not a stolen database, which is the operator's disk to guard.
 */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const NONCE = 12;
const TAG = 16;

export interface Seal {
  /** @param row what the bytes belong to, e.g. `7/42` */
  close(bytes: Buffer, row: string): Buffer;
  /** @throws Error where it was not sealed by this key for this row, or was changed */
  open(sealed: Buffer, row: string): Buffer;
}

/** @param purpose another one, another key */
export function sealOf(secret: Buffer, purpose: string): Seal {
  const key = Buffer.from(hkdfSync('sha256', secret, '', `mesra ${purpose}`, 32));
  return {
    close(bytes, row) {
      const nonce = randomBytes(NONCE);
      const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(row));
      const closed = Buffer.concat([cipher.update(bytes), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), closed]);
    },
    open(sealed, row) {
      const decipher = createDecipheriv(CIPHER, key, sealed.subarray(0, NONCE)).setAAD(Buffer.from(row));
      decipher.setAuthTag(sealed.subarray(NONCE, NONCE + TAG));
      return Buffer.concat([decipher.update(sealed.subarray(NONCE + TAG)), decipher.final()]);
    },
  };
}
