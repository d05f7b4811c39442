/** Secrets that travel: 32 random bytes as base64url. The database keeps only their SHA-256. */
import { createHash, createHmac, randomBytes, randomInt } from 'node:crypto';
import { VERIFICATION } from '../contract/user.schema.ts';

export const newSecret = () => randomBytes(32).toString('base64url');
export const digestOf = (secret: string) => createHash('sha256').update(secret).digest();
/** SHA-256 as base64url: the challenge of a browser's secret. */
export const challengeOf = (secret: string) => digestOf(secret).toString('base64url');

/** Six digits, each as likely as the other. */
export const newCode = () => String(randomInt(10 ** VERIFICATION.codeDigits)).padStart(VERIFICATION.codeDigits, '0');
/** Six digits could be guessed from a plain hash, so the key of the portal goes in, and the user. */
export const digestOfCode = (key: Buffer, userId: number, code: string) => createHmac('sha256', key).update(`${userId}:${code}`).digest();
