import type { ParsedInput } from '#platform/contract/endpoint.ts';
import { invalid, notFound } from '#platform/contract/errors.ts';
import { say, type Text } from '#platform/contract/messages.ts';
import { todayIn } from '#platform/server/clock/clock.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { updateCompany as endpoint } from '../contract/company.endpoints.ts';
import { COMPANY_ERRORS, COMPANY_MESSAGES } from '../contract/company.messages.ts';
import { readConfig } from '../contract/company-config.schema.ts';
import { overridesAfter } from '../contract/four-eyes.policy.ts';
import { claimFiles } from './company-files.ts';
import { requireKnownSubjects } from './four-eyes.ts';
import { findCompany, updateCompanyRecord } from './company.store.ts';
import { placeHeadquarters } from './organisation/place-headquarters.ts';
import { requireSeenVersion } from '#platform/server/db/seen-version.ts';
import { profileOf } from './show-company.ts';
import { recordChange } from './notify-company.ts';
import { guardUnique } from '#platform/server/db/unique-violation.ts';

const UNIQUE: Readonly<Record<string, readonly [string, Text]>> = {
  companies_name_key: ['name', COMPANY_ERRORS.nameTaken],
  companies_short_name_key: ['short_name', COMPANY_ERRORS.nameTaken],
};

/** Changes profile and preferences; settings that the form does not show keep their value. */
export async function updateCompany(ctx: Ctx, input: ParsedInput<typeof endpoint>) {
  const { id, updated_at: seen, logo, stamp, signatory, config, ...profile } = input;
  const before = id === ctx.companyId ? await findCompany(ctx, id, true) : null;
  if (!before) throw notFound();
  requireSeenVersion(before, seen);
  requireKnownSubjects(config.four_eyes_for);
  if (profile.established_at && profile.established_at > todayIn(ctx.clock, ctx.actor.timeZone)) throw invalid('established_at', COMPANY_ERRORS.inFuture);
  const files = await claimFiles(ctx, id, { logo, stamp, signature: signatory.signature });
  const after = await guardUnique(UNIQUE, () =>
    updateCompanyRecord(ctx, id, {
      ...profile,
      logo_file: files.logo,
      stamp_file: files.stamp,
      signatory: { name: signatory.name, position: signatory.position, signature: files.signature },
      config: { ...before.config, ...config, four_eyes_for: overridesAfter(readConfig(before.config).four_eyes_for, config.four_eyes_for) },
      updated_by: ctx.actor.userId,
    }),
  );
  await placeHeadquarters(ctx, after);
  await recordChange(ctx, { action: 'updated', subject_type: 'company', subject_id: id, before, after });
  return { success: true as const, message: say(COMPANY_MESSAGES.companySaved, ctx.locale), data: await profileOf(ctx, after) };
}
