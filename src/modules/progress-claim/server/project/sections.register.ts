import { sql } from 'drizzle-orm';
import { add, fromRinggit, toRinggit, type Sen } from '#platform/contract/money.ts';
import { fault } from '#platform/server/register/register-binding.ts';
import { registerOf } from '#platform/server/register/register-of.ts';
import { PCR_ERRORS, PCR_MESSAGES } from '../../contract/progress-claim.messages.ts';
import { sections } from '../../contract/project/section.register.ts';
import { refreshOpenClaims } from '../refresh-open-claims.ts';
import { notifyPcr } from '../notify-pcr.ts';
import { pcrSections as table } from '../progress-claim.tables.ts';
import { getProject, today } from '../project.store.ts';
import { damagesOfSection, sectionsOf } from './section.store.ts';

export const sectionRegister = registerOf(sections, {
  table,
  subject: 'pcr_section',
  search: [table.name],
  order: { completion_date: table.completion_date, name: sql`lower(${table.name})` },
  unique: { pcr_sections_name_key: ['name', PCR_ERRORS.sectionTaken] },
  wording: { saved: PCR_MESSAGES.sectionSaved, deleted: PCR_MESSAGES.sectionDeleted },
  under: (ctx, { project_id }, lock) => getProject(ctx, project_id, lock ? 'update' : null),
  columns: ({ value, lad_per_day, ...form }) => ({ ...form, value: fromRinggit(value), lad_per_day: fromRinggit(lad_per_day) }),
  async check(ctx, drafts) {
    const [first] = drafts;
    if (!first) return [];
    const project = await getProject(ctx, first.form.project_id);
    const all = await sectionsOf(ctx, project.id);
    return drafts.map(({ form, before }) => {
      const others = all.filter(({ id }) => id !== before?.id).map(({ value }): Sen => value);
      return {
        ...(add(fromRinggit(form.value), ...others) > project.contract_sum && fault('value', PCR_ERRORS.sectionsBeyondSum)),
        ...(form.completion_date <= project.start_date && fault('completion_date', PCR_ERRORS.sectionBeforeStart)),
      };
    });
  },
  present: (ctx, records) =>
    records.map((record) => {
      const { days, exposure, deductible } = damagesOfSection(record, today(ctx));
      return {
        value: toRinggit(record.value),
        lad_per_day: toRinggit(record.lad_per_day),
        days,
        exposure: toRinggit(exposure),
        deductible: toRinggit(deductible),
      };
    }),
  async notify(ctx, changes) {
    await refreshOpenClaims(
      ctx,
      changes.map(({ before, after }) => (after ?? before)!.project_id),
    );
    await notifyPcr(ctx);
  },
});
