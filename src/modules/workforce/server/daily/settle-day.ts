/** Settles the day of a project: says with a reason who was there, confirms the day, opens it again. */
import { formatClock, type CalendarDate } from '#platform/contract/dates.ts';
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { invalid, notFound } from '#platform/contract/errors.ts';
import { say } from '#platform/contract/messages.ts';
import { fromRinggit, toDecimalText, ZERO } from '#platform/contract/money.ts';
import { audit } from '#platform/server/audit/audit.ts';
import { IMAGE_EXTENSIONS } from '#platform/contract/uploads.ts';
import { replaceFiles } from '#platform/server/files/attach-file.ts';
import type { Ctx } from '#platform/server/context.ts';
import { overtimeCost } from '../../contract/cost.ts';
import type * as calls from '../../contract/daily.endpoints.ts';
import { WORKFORCE_ERRORS as E, WORKFORCE_MESSAGES as M } from '../../contract/workforce.messages.ts';
import { getProject, today } from '../project.store.ts';
import { workforceChanged } from '../workforce-changed.ts';
import type { DailyReportRecord } from '../workforce.tables.ts';
import { holdReport, openPeople, savePresence, saveReport, settlePeople, type SettledPerson } from './day.store.ts';
import { judgeDays, type PersonDay } from './judge-days.ts';

const REPORT = 'wom_daily_report';
/** Photos of a day. */
export const DAY_PHOTOS = { type: REPORT, field: 'photos' } as const;

/** The report of a day that has begun and waits to be confirmed, held. @throws 422 where there is nothing to settle */
async function openReport(ctx: Ctx, project: number, date: CalendarDate): Promise<DailyReportRecord> {
  await getProject(ctx, project);
  if (date > today(ctx)) throw invalid('date', E.dayAhead);
  const report = await holdReport(ctx, project, date);
  if (report.confirmed_at !== null) throw invalid('date', E.dayConfirmed);
  return report;
}

export async function correctPresence(ctx: Ctx, input: ParsedInput<typeof calls.correctPresence>): Promise<OutputOf<typeof calls.correctPresence>> {
  const { project_id, date, deployment_id, present, hours, reason } = input;
  const report = await openReport(ctx, project_id, date);
  const person = (await judgeDays(ctx, [project_id], date, date)).find((each) => each.deployment_id === deployment_id && each.seen);
  if (!person) throw notFound();
  if (present && hours === 0) throw invalid('hours', E.hoursMissing);
  const said = { state: present ? ('present' as const) : ('absent' as const), minutes: present ? Math.round(hours * 60) : 0 };
  await savePresence(ctx, { ...said, report_id: report.id, deployment_id, reason });
  await audit(ctx, {
    action: `${REPORT}.corrected`,
    subject_type: REPORT,
    subject_id: report.id,
    before: { state: person.state, minutes: person.minutes },
    after: { date, employee_id: person.employee_id, ...said, reason },
  });
  await workforceChanged(ctx);
  return { success: true, message: say(M.presenceSaved, ctx.locale), data: { deployment_id } };
}

/** As it stands, with what it costs. Who is still expected did not come. */
function settledPerson(person: PersonDay): SettledPerson {
  const state = person.state === 'expected' ? 'absent' : person.state;
  const there = state === 'present';
  // Of a day that is confirmed every rate is known.
  const cost_rate = person.cost_rate === null ? ZERO : fromRinggit(person.cost_rate);
  const overtime_rate = person.overtime_rate === null ? null : fromRinggit(person.overtime_rate);
  return {
    deployment_id: person.deployment_id,
    state,
    minutes: person.minutes,
    overtime_minutes: person.overtime,
    late_minutes: person.late,
    cost: toDecimalText(there ? cost_rate : ZERO),
    overtime_cost: toDecimalText(there ? overtimeCost(person.overtime, { cost_rate, overtime_rate, shift_minutes: person.planned_minutes }) : ZERO),
    overtime_rate: person.overtime_rate,
  };
}

export async function confirmDay(ctx: Ctx, input: ParsedInput<typeof calls.confirmDay>): Promise<OutputOf<typeof calls.confirmDay>> {
  const { project_id, date, photos, ...said } = input;
  const report = await openReport(ctx, project_id, date);
  const people = await judgeDays(ctx, [project_id], date, date);
  if (people.length === 0) throw invalid('date', E.nobodyDeployed);
  const now = ctx.clock.now();
  const ends = Math.max(...people.map((person) => person.ends));
  if (ends > now.getTime()) throw invalid('date', E.dayNotOver, { time: formatClock(new Date(ends), ctx.actor.timeZone, ctx.locale) });
  const open = new Set(people.flatMap(({ cost_rate, shift_name }) => (cost_rate === null ? [shift_name] : [])));
  if (open.size > 0) throw invalid('date', E.rateOpen, { names: [...open].join(', ') });
  await settlePeople(ctx, report.id, people.map(settledPerson));
  await saveReport(ctx, report.id, { ...said, confirmed_at: now.toISOString(), confirmed_by: ctx.actor.userId });
  if (photos) await replaceFiles(ctx, photos, { ...DAY_PHOTOS, id: report.id }, { extensions: IMAGE_EXTENSIONS });
  const present = people.filter(({ state }) => state === 'present').length;
  await audit(ctx, {
    action: `${REPORT}.confirmed`,
    subject_type: REPORT,
    subject_id: report.id,
    after: { project_id, date, planned: people.length, present, ...said },
  });
  await workforceChanged(ctx);
  return { success: true, message: say(M.dayConfirmed, ctx.locale), data: { date } };
}

export async function reopenDay(ctx: Ctx, { project_id, date, reason }: ParsedInput<typeof calls.reopenDay>): Promise<OutputOf<typeof calls.reopenDay>> {
  await getProject(ctx, project_id);
  const report = await holdReport(ctx, project_id, date);
  if (report.confirmed_at === null) throw invalid('date', E.dayOpen);
  await openPeople(ctx, report.id);
  await saveReport(ctx, report.id, { confirmed_at: null, confirmed_by: null });
  await audit(ctx, { action: `${REPORT}.reopened`, subject_type: REPORT, subject_id: report.id, after: { project_id, date, reason } });
  await workforceChanged(ctx);
  return { success: true, message: say(M.dayReopened, ctx.locale), data: { date } };
}
