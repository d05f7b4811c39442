/** Channel names, and the signature that `POST api/broadcasting/auth` gives for one. */
import { createHmac, timingSafeEqual } from 'node:crypto';

export type Channel = { readonly kind: 'user' | 'company'; readonly id: number };

export const userChannel = (userId: number) => `private-user.${userId}`;
export const companyChannel = (companyId: number) => `private-company.${companyId}`;

export const nameOf = ({ kind, id }: Channel) => `private-${kind}.${id}`;

/** Reads `private-user.5` or `private-company.3`; null for anything else. */
export function readChannel(name: unknown): Channel | null {
  const match = typeof name === 'string' ? /^private-(user|company)\.([1-9]\d{0,14})$/.exec(name) : null;
  return match ? { kind: match[1] as Channel['kind'], id: Number(match[2]) } : null;
}

/** HMAC-SHA256 in hex over `socket_id:channel_name`. Sign only what this user may hear: the own channel, or that of a company it is a member of. */
export function signChannel(secret: Buffer, socketId: string, channel: string): string {
  return createHmac('sha256', secret).update(`${socketId}:${channel}`).digest('hex');
}

export function isSignatureValid(secret: Buffer, socketId: string, channel: string, signature: string): boolean {
  const expected = Buffer.from(signChannel(secret, socketId, channel));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
