/**
 * How a machine becomes a device of a company: a code that is made in the office and typed in once, against a token that only
 * the machine has. What is stored are digests of both. Kiosks for faces and the phones of guards are such devices.
 */
import { timingSafeEqual } from 'node:crypto';
import { invalid, notFound } from '#platform/contract/errors.ts';
import { audit } from '#platform/server/audit/audit.ts';
import { instantOf } from '#platform/server/clock/clock.ts';
import type { Ctx, OpenCtx } from '#platform/server/context.ts';
import { notify } from '#platform/server/live/notify.ts';
import { countAttempt, digestOf, newSecret, uncountAttempt } from '#modules/identity/server/public.ts';
import { DEVICE_ERRORS } from '../contract/device.messages.ts';
import { PAIR_MINUTES } from '../contract/pair-code.ts';
import { digestOfPairCode, newPairCode, shownCode } from './pair-code.ts';

/** Wrong codes of one address of the network in a quarter of an hour. */
const TRIES = { limit: 10, seconds: 15 * 60 };

/** What a device speaks by, as its table stores it. What is absent stays. */
export interface Credentials {
  readonly token_hash?: Buffer | null;
  readonly pair_code_hash?: Buffer | null;
  readonly pair_code_expires_at?: string | null;
}

/** A device that waits for somebody to type its code. */
export interface WaitingDevice {
  readonly id: number;
  readonly company_id: number;
  /** Digest of the code. */
  readonly secret: Buffer;
}

export interface TakenCode {
  readonly token_hash: Buffer;
  /** The code that was typed; only where it still stands is it this machine's. */
  readonly pair_code_hash: Buffer;
  /** When, as an instant. */
  readonly at: string;
}

/** A kind of devices, whose table its own module writes. */
export interface DeviceKind<Found extends WaitingDevice, Machine> {
  /** Of audit entries, e.g. `fr_device`. */
  readonly subject: string;
  /** A code of one kind opens no other. */
  readonly purpose: string;
  /** Told to whoever looks at the devices. */
  readonly changed: string;
  /** Whether a new code ends the token before it at once; else the machine speaks until another one has typed the code. */
  readonly codeEndsToken: boolean;
  /** @returns false where the company has no such device */
  write(ctx: Ctx, id: number, credentials: Credentials): Promise<boolean>;
  /** The device whose code has this digest and is not too old. @throws 403 where the company has switched its kind off */
  waiting(ctx: OpenCtx, digest: Buffer): Promise<Found | undefined>;
  /** Gives the device to the machine. Two machines may type a code at once. @returns whether it is this one's */
  take(ctx: OpenCtx, device: Found, taken: TakenCode, machine: Machine): Promise<boolean>;
}

const NO_CODE = { pair_code_hash: null, pair_code_expires_at: null } as const;

async function change<Found extends WaitingDevice, Machine>(
  ctx: Ctx,
  kind: DeviceKind<Found, Machine>,
  id: number,
  action: string,
  credentials: Credentials,
  after?: object,
): Promise<void> {
  if (!(await kind.write(ctx, id, credentials))) throw notFound();
  await audit(ctx, { action: `${kind.subject}.${action}`, subject_type: kind.subject, subject_id: id, ...(after && { after: { ...after } }) });
  await notify(ctx, { to: { company: ctx.companyId }, notification_type: kind.changed, stored: false });
}

/** What the office and the machine do to the devices of one kind. */
export function pairingOf<Found extends WaitingDevice, Machine>(kind: DeviceKind<Found, Machine>) {
  return {
    /** A new token, told once; the one before it opens nothing any more. @throws 404 */
    async issueToken(ctx: Ctx, id: number): Promise<string> {
      const token = newSecret();
      await change(ctx, kind, id, 'token_issued', { token_hash: digestOf(token), ...NO_CODE });
      return token;
    },
    /** A code for `PAIR_MINUTES`. @throws 404 */
    async makeCode(ctx: Ctx, id: number): Promise<{ readonly code: string; readonly expires_at: string }> {
      const code = newPairCode();
      const expires_at = new Date(ctx.clock.now().getTime() + PAIR_MINUTES * 60_000).toISOString();
      await change(ctx, kind, id, 'pair_code_made', {
        pair_code_hash: digestOfPairCode(ctx.services.secret, kind.purpose, code),
        pair_code_expires_at: expires_at,
        ...(kind.codeEndsToken && { token_hash: null }),
      });
      return { code: shownCode(code), expires_at };
    },
    /** Takes token and code away. @param after what the audit log says beside it. @throws 404 */
    disconnect: (ctx: Ctx, id: number, after?: object): Promise<void> => change(ctx, kind, id, 'disconnected', { token_hash: null, ...NO_CODE }, after),
    /** Makes the machine the device whose code was typed. @throws 422 at the code, 403, 429 */
    async pair(ctx: OpenCtx, code: string, machine: Machine): Promise<{ readonly device: Found; readonly token: string }> {
      const place = `${kind.purpose}|${ctx.request.ip}`;
      await countAttempt(ctx, [{ key: place, ...TRIES }]);
      const typed = digestOfPairCode(ctx.services.secret, kind.purpose, code);
      const device = await kind.waiting(ctx, typed);
      if (!device || device.secret.length !== typed.length || !timingSafeEqual(device.secret, typed)) throw invalid('code', DEVICE_ERRORS.badCode);
      const token = newSecret();
      const isOurs = await kind.take(ctx, device, { token_hash: digestOf(token), pair_code_hash: typed, at: instantOf(ctx.clock) }, machine);
      if (!isOurs) throw invalid('code', DEVICE_ERRORS.badCode);
      // The devices of a site are connected one after the other, behind one address.
      await uncountAttempt(ctx, place);
      await audit(ctx, { action: `${kind.subject}.paired`, subject_type: kind.subject, subject_id: device.id, company_id: device.company_id });
      await notify(ctx, { to: { company: device.company_id }, notification_type: kind.changed, stored: false });
      return { device, token };
    },
  };
}
