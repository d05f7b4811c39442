/** The day of a project on paper: figures by need, and each person whom the reader sees. */
import { formatClock, formatDate } from '#platform/contract/dates.ts';
import type { ParsedInput } from '#platform/contract/endpoint.ts';
import { say as sayIn, type Params, type Text } from '#platform/contract/messages.ts';
import { sayHours } from '#platform/contract/time/said-sessions.ts';
import type { Block, PdfLayout } from '#platform/server/documents/pdf-layout.ts';
import { streamPdf } from '#platform/server/documents/render-pdf.ts';
import { pipeline } from '#platform/server/db/scope.ts';
import type { Ctx } from '#platform/server/context.ts';
import { FileReply } from '#platform/server/http/file-reply.ts';
import { companyLetterhead, companyLogo } from '#modules/company/server/public.ts';
import { workSiteNames } from '#modules/work-site/server/public.ts';
import type { DailyReport, DayNeed, dayPdf as endpoint } from '../../contract/daily.endpoints.ts';
import { getProject } from '../project.store.ts';
import { DAY_PAPER as W } from './day-paper.messages.ts';
import { showDay } from '../daily/show-day.ts';

export async function dayPdf(ctx: Ctx, { project_id, date, language }: ParsedInput<typeof endpoint>): Promise<FileReply> {
  const locale = language ?? ctx.locale;
  const say = (text: Text, params?: Params) => sayIn(text, locale, params);
  const hours = (minutes: number) => (minutes === 0 ? '–' : sayHours(minutes, locale));
  const clock = (at: string | null) => (at === null ? '' : formatClock(at, ctx.actor.timeZone, locale));
  const project = await getProject(ctx, project_id);
  const { data: day } = await showDay(ctx, { project_id, date });
  const [company, logo, sites] = await pipeline(
    ctx,
    () => companyLetterhead(ctx),
    () => companyLogo(ctx),
    () => workSiteNames(ctx, [project.work_site_id]),
  );
  const nameOf = ({ position, shift_name, start_time, end_time }: DayNeed) => `${position}, ${shift_name}, ${start_time} – ${end_time}`;

  const figures = ({ needs, total }: DailyReport): Block => ({
    kind: 'table',
    caption: say(W.figures),
    summary: say(W.figures),
    size: 8,
    columns: [
      { header: say(W.need), weight: 1 },
      ...([W.needed, W.planned, W.present, W.absent, W.leave, W.late] as const).map((text) => ({ header: say(text), kind: 'number' as const, width: 46 })),
      { header: say(W.hours), width: 60, align: 'right' as const },
      { header: say(W.overtime), width: 60, align: 'right' as const },
    ],
    rows: [
      ...needs.map((need) => [
        nameOf(need),
        String(need.needed),
        ...[need.planned, need.present, need.absent, need.leave, need.late].map(String),
        hours(need.minutes),
        hours(need.overtime_minutes),
      ]),
      {
        cells: [
          say(W.total),
          String(needs.reduce((sum, { needed }) => sum + needed, 0)),
          ...[total.planned, total.present, total.absent, total.leave, total.late].map(String),
          hours(total.minutes),
          hours(total.overtime_minutes),
        ],
        style: 'total' as const,
      },
    ],
    empty: say(W.nobody),
  });

  const people = (need: DayNeed): Block => ({
    kind: 'table',
    caption: nameOf(need),
    summary: nameOf(need),
    size: 8,
    columns: [
      { header: say(W.employee), weight: 1 },
      { header: say(W.presence), width: 92 },
      { header: say(W.cameAndWent), width: 110 },
      { header: say(W.hours), width: 60, align: 'right' },
      { header: say(W.overtime), width: 60, align: 'right' },
      { header: say(W.reason), width: 110 },
    ],
    rows: need.people.map(({ employee, state, arrived, left, minutes, overtime_minutes, reason }) => [
      employee.name,
      say(W[state]),
      arrived === null ? '' : `${clock(arrived)} – ${clock(left)}`,
      hours(minutes),
      hours(overtime_minutes),
      reason,
    ]),
  });

  const layout: PdfLayout = {
    title: `${say(W.title)} ${project.code} ${date}`,
    locale,
    author: company.name,
    footer: { left: `${project.code} · ${formatDate(date)}` },
    body: [
      {
        kind: 'letterhead',
        logo,
        name: company.name,
        lines: [company.registration_no ?? '', company.address.join(', ')].filter(Boolean),
        right: [say(W.title).toUpperCase(), formatDate(date)],
      },
      { kind: 'title', text: project.name, subtitle: [project.code, project.client_name, sites.get(project.work_site_id)].filter(Boolean).join(' · ') },
      {
        kind: 'pairs',
        columns: 2,
        items: [
          { label: say(W.status), value: day.confirmed ? say(W.confirmedBy, { name: day.confirmed.by, date: formatDate(day.confirmed.at) }) : say(W.waits) },
          { label: say(W.weather), value: day.weather },
          { label: say(W.incidents), value: day.incidents },
          { label: say(W.remark), value: day.remark },
        ],
      },
      figures(day),
      ...day.needs.filter((need) => need.people.length > 0).map(people),
      { kind: 'signatures', labels: [say(W.preparedBy), say(W.client)] },
    ],
  };
  const name = `${project.code.replace(/[^\p{L}\p{N}._-]+/gu, '-')}-manpower-${date}.pdf`;
  return new FileReply(streamPdf(layout), name, 'application/pdf', { inline: true });
}
