/** The time that the server tells a person, with a code that it alone can make: what a device says later of that time can be checked. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Services } from '../context.ts';

type Signer = Pick<Services, 'secret' | 'clock'>;

const codeOf = (secret: Buffer, userId: number, ms: number) => createHmac('sha256', secret).update(`time:${userId}:${ms}`).digest('base64url');

/** `1795834800000.…`: epoch milliseconds of now, and the code over the person and them. */
export function signedTime({ secret, clock }: Signer, userId: number): string {
  const ms = clock.now().getTime();
  return `${ms}.${codeOf(secret, userId, ms)}`;
}

/** Whether the server told this person this time. */
export function isTimeSigned({ secret }: Pick<Signer, 'secret'>, userId: number, ms: number, code: string): boolean {
  const expected = Buffer.from(codeOf(secret, userId, ms));
  const given = Buffer.from(code);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
