/** The register of what a project needs. */
import { formatDate } from '#platform/contract/dates.ts';
import { spanOf } from '#platform/contract/time/sessions.ts';
import { ringgitOrNull, senOrNull, toRinggit } from '#platform/contract/money.ts';
import { pipeline } from '#platform/server/db/scope.ts';
import type { Ctx } from '#platform/server/context.ts';
import { fault } from '#platform/server/register/register-binding.ts';
import { registerOf } from '#platform/server/register/register-of.ts';
import { planOf } from '../contract/needs.ts';
import { shiftMinutes } from '../contract/presence.ts';
import { needs } from '../contract/project.register.ts';
import { WORKFORCE_ERRORS as E, WORKFORCE_MESSAGES as M } from '../contract/workforce.messages.ts';
import { kindNames } from './certificate/certificate.store.ts';
import { usesOf, type NeedUse } from './deployment.store.ts';
import { needsChanged } from './plan-deployed.ts';
import { asNeed, getProject, positionNames, today } from './project.store.ts';
import { seesCosts } from './sees-costs.ts';
import { womRequirements as table } from './workforce.tables.ts';

/** All of them belong to one project. */
const usesIn = async (ctx: Ctx, [first]: readonly { readonly project_id: number }[]) => (first ? usesOf(ctx, first.project_id) : new Map<number, NeedUse>());
const sameDays = (before: readonly number[], form: readonly number[]) => before.join() === [...new Set(form)].toSorted((one, other) => one - other).join();

export const needRegister = registerOf(needs, {
  table,
  subject: 'wom_requirement',
  search: [table.shift_name],
  order: { start_date: table.start_date, shift_name: table.shift_name },
  wording: { created: M.needCreated, saved: M.needSaved, deleted: M.needDeleted },
  under: (ctx, { project_id }, lock) =>
    pipeline(
      ctx,
      () => getProject(ctx, project_id, lock),
      () => usesOf(ctx, project_id),
    ),
  columns: ({ cost_rate, overtime_rate, bill_rate, weekdays, certificate_kind_ids, ...form }, ctx) => ({
    ...form,
    weekdays: [...new Set(weekdays)].toSorted((one, other) => one - other),
    certificate_kind_ids: [...new Set(certificate_kind_ids)].toSorted((one, other) => one - other),
    ...(seesCosts(ctx) && { cost_rate: senOrNull(cost_rate), overtime_rate: senOrNull(overtime_rate), bill_rate: senOrNull(bill_rate) }),
  }),
  async check(ctx, drafts) {
    const project = drafts[0] && (await getProject(ctx, drafts[0].form.project_id));
    const known = await positionNames(
      ctx,
      drafts.map(({ form }) => form.position_id),
    );
    const uses = await usesIn(
      ctx,
      drafts.map(({ form }) => form),
    );
    const kinds = await kindNames(
      ctx,
      drafts.flatMap(({ form }) => form.certificate_kind_ids),
    );
    const day = today(ctx);
    const costly = seesCosts(ctx);
    return drafts.map(({ form, before }) => {
      const { from: first = null, to: last = null } = uses.get(before?.id ?? 0) ?? {};
      const days = first !== null && last !== null && (first < form.start_date || last > form.end_date);
      const moved = before && (before.start_time !== form.start_time || before.end_time !== form.end_time || !sameDays(before.weekdays, form.weekdays));
      const ahead = last !== null && last >= day;
      const within = project && form.start_date >= project.start_date && form.end_date <= project.end_date;
      const span = { from: formatDate(project?.start_date), to: formatDate(project?.end_date) };
      return {
        ...(costly && form.cost_rate === null && fault('cost_rate', E.rateMissing)),
        ...(!known.has(form.position_id) && fault('position_id', E.positionUnknown)),
        ...(form.certificate_kind_ids.some((id) => !kinds.has(id)) && fault('certificate_kind_ids', E.kindUnknown)),
        ...(form.end_date < form.start_date && fault('end_date', E.endBeforeStart)),
        ...(form.end_date >= form.start_date && !within && fault('start_date', E.outsideProject, span)),
        ...(days && fault('end_date', E.deployedOutside, { from: formatDate(first), to: formatDate(last) })),
        ...(moved && ahead && fault('start_time', E.deployedTimes)),
        ...(form.end_time === form.start_time && fault('end_time', E.session)),
        ...(form.end_time !== form.start_time && shiftMinutes(spanOf(form), form.break_minutes) === 0 && fault('break_minutes', E.breakTooLong)),
      };
    });
  },
  async may(ctx, records) {
    const uses = await usesIn(ctx, records);
    return records.map(({ id }) => ({ update: true as const, remove: uses.has(id) ? E.hasDeployments : (true as const) }));
  },
  async present(ctx, records) {
    const costly = seesCosts(ctx);
    const kinds = await kindNames(
      ctx,
      records.flatMap(({ certificate_kind_ids }) => certificate_kind_ids),
    );
    return records.map((record) => {
      const { days, cost, bill } = planOf(asNeed(record));
      return {
        cost_rate: costly ? ringgitOrNull(record.cost_rate) : null,
        overtime_rate: costly ? ringgitOrNull(record.overtime_rate) : null,
        bill_rate: costly ? ringgitOrNull(record.bill_rate) : null,
        days,
        certificate_names: record.certificate_kind_ids.flatMap((id) => kinds.get(id) ?? []),
        cost: costly && record.cost_rate !== null ? toRinggit(cost) : null,
        bill: costly ? toRinggit(bill) : null,
      };
    });
  },
  notify: needsChanged,
});
