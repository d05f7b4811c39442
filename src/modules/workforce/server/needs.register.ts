/** The register of what a project needs. */
import { formatDate } from '#platform/contract/dates.ts';
import { fromRinggit, ringgitOrNull, senOrNull, toRinggit } from '#platform/contract/money.ts';
import { fault } from '#platform/server/register/register-binding.ts';
import { registerOf } from '#platform/server/register/register-of.ts';
import { planOf } from '../contract/needs.ts';
import { needs } from '../contract/project.register.ts';
import { WORKFORCE_ERRORS as E, WORKFORCE_MESSAGES as M } from '../contract/workforce.messages.ts';
import { asNeed, getProject, positionNames } from './project.store.ts';
import { workforceChanged } from './workforce-changed.ts';
import { womRequirements as table } from './workforce.tables.ts';

export const needRegister = registerOf(needs, {
  table,
  subject: 'wom_requirement',
  search: [table.shift_name],
  order: { start_date: table.start_date, shift_name: table.shift_name },
  wording: { created: M.needCreated, saved: M.needSaved, deleted: M.needDeleted },
  under: (ctx, { project_id }, lock) => getProject(ctx, project_id, lock),
  columns: ({ cost_rate, bill_rate, weekdays, ...form }) => ({
    ...form,
    weekdays: [...new Set(weekdays)].toSorted((one, other) => one - other),
    cost_rate: fromRinggit(cost_rate),
    bill_rate: senOrNull(bill_rate),
  }),
  async check(ctx, drafts) {
    const project = drafts[0] && (await getProject(ctx, drafts[0].form.project_id));
    const known = await positionNames(
      ctx,
      drafts.map(({ form }) => form.position_id),
    );
    return drafts.map(({ form }) => {
      const within = project && form.start_date >= project.start_date && form.end_date <= project.end_date;
      const span = { from: formatDate(project?.start_date), to: formatDate(project?.end_date) };
      return {
        ...(!known.has(form.position_id) && fault('position_id', E.positionUnknown)),
        ...(form.end_date < form.start_date && fault('end_date', E.endBeforeStart)),
        ...(form.end_date >= form.start_date && !within && fault('start_date', E.outsideProject, span)),
        ...(form.end_time === form.start_time && fault('end_time', E.session)),
      };
    });
  },
  present(_ctx, records) {
    return records.map((record) => {
      const { days, cost, bill } = planOf(asNeed(record));
      return {
        cost_rate: toRinggit(record.cost_rate),
        bill_rate: ringgitOrNull(record.bill_rate),
        days,
        cost: toRinggit(cost),
        bill: toRinggit(bill),
      };
    });
  },
  notify: workforceChanged,
});
