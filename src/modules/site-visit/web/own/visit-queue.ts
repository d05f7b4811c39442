/** Starts and ends of visits that wait on this device, and what they make of the day that the server knows. Pure. */
import type { InputOf } from '#platform/contract/endpoint.ts';
import type { MadeFacts } from '#platform/web/field/seal-entry.ts';
import type { UnsentCall } from '#platform/web/unsent/unsent.store.ts';
import { endVisit, startVisit } from '../../contract/own-visit.endpoints.ts';
import { visitText } from '../../contract/rules/visit-seal.ts';
import type { VisitRow } from '../../contract/site-visit.schema.ts';

/** Under which the platform keeps them. */
export const VISIT_KIND = 'site-visit';

type Start = InputOf<typeof startVisit>;
type End = InputOf<typeof endVisit>;

export const sealOfStart = (input: Start, made: MadeFacts): string =>
  visitText({ ...input, ...made, type: 'start', visit: input.id || null, about: input.purpose });
export const sealOfEnd = (input: End, made: MadeFacts): string =>
  visitText({ ...input, ...made, type: 'end', visit: input.id || input.start_ref || null, about: input.outcome });

/** The visit that goes on, as this device knows it. */
export type Going =
  | { readonly of: 'server'; readonly visit: VisitRow }
  /** Its start has not been sent: what ends it names the start. */
  | { readonly of: 'device'; readonly start_ref: string; readonly wording: string; readonly since: string };

/** @param queued what waits, oldest first */
export function goingOf(current: VisitRow | null, queued: readonly UnsentCall[]): Going | null {
  let going: Going | null = current && { of: 'server', visit: current };
  for (const { path, values, state, wording, made_at } of queued) {
    if (state === 'refused') continue;
    if (path === endVisit.path) going = null;
    else going = { of: 'device', start_ref: values['client_ref'] as string, wording, since: new Date(made_at).toISOString() };
  }
  return going;
}

/** Planned visits whose start waits on this device are begun already. */
export const startedHere = (queued: readonly UnsentCall[]): ReadonlySet<number> =>
  new Set(
    queued.flatMap(({ path, values, state }) => (path === startVisit.path && state !== 'refused' && typeof values['id'] === 'number' ? [values['id']] : [])),
  );
