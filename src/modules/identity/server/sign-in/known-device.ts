/**
 * Which browsers people have signed in from, wherever these are by now. The browser keeps the signed marks of its last people, the server
 * checks them alone; a mark names nobody, so it is of use only with the account that it was made for.
 */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { OpenCtx } from '#platform/server/context.ts';
import { DEVICE_SECONDS } from '#platform/server/http/known-device.ts';

/** People who share a browser. */
const MOST_PEOPLE = 5;

interface Mark {
  readonly id: string;
  readonly seconds: number;
  readonly signature: string;
}

type Asker = Pick<OpenCtx, 'services' | 'clock' | 'knownDevice'>;

const MARK = /^([A-Za-z0-9_-]{16})\.(\d{1,12})\.([A-Za-z0-9_-]{43})$/;

const marksIn = (shown: string | null): Mark[] =>
  (shown ?? '').split('~').flatMap((each) => {
    const [, id, seconds, signature] = MARK.exec(each) ?? [];
    return id && signature ? [{ id, seconds: Number(seconds), signature }] : [];
  });

const sign = ({ secret }: Asker['services'], userId: number, { id, seconds }: Omit<Mark, 'signature'>): string =>
  createHmac('sha256', secret).update(`known device|${userId}|${id}|${seconds}`).digest('base64url');

const isOf = ({ services, clock }: Asker, userId: number, mark: Mark): boolean =>
  mark.seconds + DEVICE_SECONDS > clock.now().getTime() / 1000 && timingSafeEqual(Buffer.from(sign(services, userId, mark)), Buffer.from(mark.signature));

/** By what this browser is known as one from which a person has signed in; null: it is not. */
export function knownDevice(ctx: Asker, userIds: readonly number[]): string | null {
  const marks = marksIn(ctx.knownDevice).slice(0, MOST_PEOPLE);
  return marks.find((mark) => userIds.some((userId) => isOf(ctx, userId, mark)))?.id ?? null;
}

/** Has this browser known again, after a person has signed in on it: this one first, under the name that it has for them already, then the last others. */
export function rememberBrowser(ctx: Asker & Pick<OpenCtx, 'rememberDevice'>, userId: number): void {
  const before = marksIn(ctx.knownDevice);
  const others = before.filter((mark) => !isOf(ctx, userId, mark)).slice(0, MOST_PEOPLE - 1);
  const id = knownDevice(ctx, [userId]) ?? randomBytes(12).toString('base64url');
  const seconds = Math.floor(ctx.clock.now().getTime() / 1000);
  const own = { id, seconds, signature: sign(ctx.services, userId, { id, seconds }) };
  ctx.rememberDevice([own, ...others].map((mark) => `${mark.id}.${mark.seconds}.${mark.signature}`).join('~'));
}
