/** Judges how far a punch can be trusted, by what was kept before it. */
import { createHash } from 'node:crypto';
import { dateInZone } from '#platform/contract/dates.ts';
import { adhocText } from '#platform/server/db/prepared.ts';
import { wasHeldBack, type MadeAt } from '#platform/server/field/made-at.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { Fix } from '#platform/contract/geo.ts';
import type { PunchFacts } from '../../contract/evaluate/punch-facts.ts';
import { trustOf, type Trust } from '../../contract/trust/trust.ts';
import { chainText, type ChainedEntry } from '../../contract/own/offline-chain.ts';
import type { MadeOffline } from '#platform/contract/field/field-action.schema.ts';
import type { EarlierPunches } from './punching-facts.ts';

const chained = adhocText<{ known: boolean }>(
  `select exists (select from attendance_records where company_id = $1 and employee_id = $2 and trust ->> 'hash' = $3) as known`,
);

const begun = adhocText<{ known: boolean }>(
  `select exists (select from attendance_records where company_id = $1 and employee_id = $2 and trust ->> 'hash' is not null) as known`,
);

/** A chain begins once for a person; the first entry of each further device begins one too. */
const isRestarted = async (ctx: Ctx, employeeId: number, { previous }: MadeOffline): Promise<boolean> =>
  previous === null && ((await begun(ctx.client, [ctx.companyId, employeeId]))[0]?.known ?? false);

/** What was sent of a punch, whatever is known of when it was made. */
export type SentPunch = Omit<ChainedEntry, keyof MadeOffline>;

const hashOf = (text: string) => createHash('sha256').update(text, 'utf8').digest('hex');

/** The entry is as it was made, and the one before it has come. */
async function isChained(ctx: Ctx, employeeId: number, sent: SentPunch, made: MadeOffline): Promise<boolean> {
  if (hashOf(chainText({ ...sent, ...made })) !== made.hash) return false;
  if (made.previous === null) return true;
  const [found] = await chained(ctx.client, [ctx.companyId, employeeId, made.previous]);
  return found?.known ?? false;
}

/** Of the person's own device: what a terminal sends says nothing of that. */
const hadLine = ({ source, offline }: PunchFacts) => !offline && (source === 'web' || source === 'mobile');

/** @param when when it was made @param kept what came before it @returns null: nothing to say */
export async function examinePunch(
  ctx: Ctx,
  employeeId: number,
  sent: SentPunch,
  { at, offline }: MadeAt,
  fix: Fix | null,
  { before, same }: EarlierPunches,
  stored: readonly PunchFacts[],
): Promise<Trust | null> {
  const zone = ctx.actor.timeZone;
  return trustOf({
    ms: at.getTime(),
    date: dateInZone(at, zone),
    fix,
    before: before && { ...before, ms: Date.parse(before.recorded_at) },
    sameDates: (same ?? []).map((recorded_at) => dateInZone(recorded_at, zone)),
    offline: offline && {
      time: offline.time,
      hash: offline.made.hash,
      isChained: await isChained(ctx, employeeId, sent, offline.made),
      isRestarted: await isRestarted(ctx, employeeId, offline.made),
      isHeldBack: await wasHeldBack(ctx, { at, offline }),
      isOvertaken: stored.some((punch) => punch.ms > at.getTime() && hadLine(punch)),
    },
  });
}
