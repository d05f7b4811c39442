/** Links to files that whoever holds them may open for an hour, and that nobody can make without the secret. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { SIGNED_LINK_MINUTES } from '#platform/contract/uploads.ts';
import type { Clock } from '../clock/clock.ts';
import type { Services } from '../context.ts';

type Signer = Pick<Services, 'secret' | 'clock'>;

const signatureOf = (secret: Buffer, uuid: string, expires: number) => createHmac('sha256', secret).update(`file:${uuid}:${expires}`).digest('base64url');
const seconds = (clock: Clock) => Math.floor(clock.now().getTime() / 1000);

/** `/api/files/{uuid}?sig=…&exp=…`, valid for 60 minutes. */
export function signedLink(services: Signer, uuid: string): string {
  const expires = seconds(services.clock) + SIGNED_LINK_MINUTES * 60;
  return `/api/files/${uuid}?sig=${signatureOf(services.secret, uuid, expires)}&exp=${expires}`;
}

/** Whether a link is one of ours and has not expired. */
export function isSigned(services: Signer, uuid: string, signature: string, expires: number): boolean {
  if (!Number.isSafeInteger(expires) || expires < seconds(services.clock)) return false;
  const expected = Buffer.from(signatureOf(services.secret, uuid, expires));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
