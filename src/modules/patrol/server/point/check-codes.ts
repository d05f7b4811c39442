/** Whether the codes of screens that were scanned are those of their time. */
import type { OpenCtx } from '#platform/server/context.ts';
import type { ScanEvent } from '../../contract/operation/clocking.endpoints.ts';
import { acceptedSteps, CODE_DIGITS, readRotatingTag } from '../../contract/point/rotating-code.ts';
import { knownSecrets, type PointSecret } from './point-secret.store.ts';
import { totp } from './totp.ts';

/** @param at when it was scanned, in milliseconds */
export const isOfItsTime = (code: string, at: number, secrets: readonly PointSecret[]): boolean =>
  secrets.some(({ secret, ...shown }) => acceptedSteps(at, shown).some((step) => totp(secret, step, { digits: CODE_DIGITS }) === code));

export interface CheckedCode {
  readonly point_id: number;
  readonly stale_code: boolean;
}

/** By the name of the scan. A code of a point that never had a screen is a tag that nobody knows. */
export async function checkedCodes(ctx: OpenCtx, company: number, scans: readonly ScanEvent[]): Promise<ReadonlyMap<string, CheckedCode>> {
  const shown = scans.flatMap((scan) => {
    const tag = readRotatingTag(scan.tag);
    return tag ? [{ scan, tag }] : [];
  });
  if (shown.length === 0) return new Map();
  const points = [...new Set(shown.map(({ tag }) => tag.checkpoint_id))].filter(Number.isSafeInteger);
  const secrets = await knownSecrets(ctx.client, ctx.services, company, points);
  return new Map(
    shown.flatMap(({ scan, tag: { checkpoint_id, code } }) => {
      const own = secrets.get(checkpoint_id);
      return own ? [[scan.client_ref, { point_id: checkpoint_id, stale_code: !isOfItsTime(code, Date.parse(scan.recorded_at), own) }] as const] : [];
    }),
  );
}
