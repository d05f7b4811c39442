/** What a client reads about some days of a project, as PDF. Guards stand in it without names. */
import { addDays, daysInclusive, endOfMonth, formatDate, formatDateTime, startOfMonth, type CalendarDate } from '#platform/contract/dates.ts';
import type { ParsedInput } from '#platform/contract/endpoint.ts';
import { invalid, notFound } from '#platform/contract/errors.ts';
import { say as sayIn, type Params, type Text } from '#platform/contract/messages.ts';
import { fromRinggit, toDecimalText } from '#platform/contract/money.ts';
import { startOfDateIn } from '#platform/contract/time/local-line.ts';
import { todayIn } from '#platform/server/clock/clock.ts';
import { adhocText } from '#platform/server/db/prepared.ts';
import type { Block, Cell, PdfLayout, TableColumn } from '#platform/server/documents/pdf-layout.ts';
import { streamPdf } from '#platform/server/documents/render-pdf.ts';
import type { Ctx } from '#platform/server/context.ts';
import { FileReply } from '#platform/server/http/file-reply.ts';
import { TYPE_NAMES } from '../../contract/emergency/emergency.messages.ts';
import type { EmergencyType } from '../../contract/emergency/emergency.schema.ts';
import { PATROL_ERRORS as E } from '../../contract/patrol.messages.ts';
import { clientReport, type ReportedPoint } from '../../contract/report/client-report.ts';
import type { printClientReport as endpoint } from '../../contract/report/client-report.endpoints.ts';
import { CLIENT_REPORT as W } from '../../contract/report/client-report.messages.ts';
import { MOST_REPORT_DAYS } from '../../contract/report/device-report.endpoints.ts';
import { penaltyOf, type Penalty, type PenaltyRule } from '../../contract/report/penalty.ts';
import { evaluateOperations } from '../round/patrolled.ts';

/** A month of forty sites with three shifts a day; they are read some at a time. */
const MOST_OPERATIONS = 4000;
const AT_ONCE = 20;
const MOST_ROWS = 500;

interface Project {
  readonly name: string;
  readonly client_name: string;
  readonly contract_no: string | null;
  readonly completion_percent: number;
  readonly response_minutes: number;
  readonly monthly_fee: string;
  readonly penalty_point: string | null;
  readonly penalty_answer: string | null;
  readonly penalty_most_percent: number | null;
  readonly company: string;
}
const projectOf = adhocText<Project>(
  `select p.name, p.client_name, p.contract_no, p.completion_percent, p.response_minutes, p.monthly_fee, p.penalty_point, p.penalty_answer, p.penalty_most_percent,
     c.name as company
   from patrol_projects p join companies c on c.id = p.company_id where p.company_id = $1 and p.id = $2 and p.deleted_at is null`,
);
const operationsOf = adhocText<{ id: number; site: string }>(
  `select o.id, s.name as site from patrol_operations o join patrol_sites s on s.company_id = o.company_id and s.id = o.site_id
   where o.company_id = $1 and s.project_id = $2 and o.date between $3::date and $4::date and o.cancelled_at is null order by o.start_at, o.id limit ${MOST_OPERATIONS + 1}`,
);
interface Sitrep {
  readonly number: string;
  readonly recorded_at: string;
  readonly site: string;
  readonly title: string;
}
/** Those that the office has acknowledged. */
const sitrepsOf = adhocText<Sitrep>(
  `select r.number, r.recorded_at, s.name as site, r.title from patrol_sitreps r join patrol_sites s on s.company_id = r.company_id and s.id = r.site_id
   where r.company_id = $1 and s.project_id = $2 and r.recorded_at >= $3 and r.recorded_at < $4 and r.status <> 'Pending' order by r.recorded_at, r.id limit ${MOST_ROWS + 1}`,
);
interface Emergency {
  readonly number: string;
  readonly received_at: string;
  readonly site: string;
  readonly type: EmergencyType;
  readonly answered: number | null;
}
const emergenciesOf = adhocText<Emergency>(
  `select e.number, e.received_at, s.name as site, e.type, round(extract(epoch from e.acknowledged_at - e.received_at))::int as answered
   from patrol_emergencies e join patrol_sites s on s.company_id = e.company_id and s.id = e.site_id
   where e.company_id = $1 and s.project_id = $2 and e.received_at >= $3 and e.received_at < $4 order by e.received_at, e.id limit ${MOST_ROWS + 1}`,
);

async function pointsOf(ctx: Ctx, operations: readonly { readonly id: number; readonly site: string }[]): Promise<ReportedPoint[]> {
  const points: ReportedPoint[] = [];
  const sites = new Map(operations.map(({ id, site }) => [id, site]));
  for (let from = 0; from < operations.length; from += AT_ONCE) {
    const ids = operations.slice(from, from + AT_ONCE).map(({ id }) => id);
    for (const [id, { rounds, points: known, found }] of await evaluateOperations(ctx, ctx.companyId, ids, ctx.clock.now().getTime()))
      for (const round of rounds) {
        const finding = found.rounds.find((each) => each.id === round.id);
        for (const [at, { checkpoint_id, status, provisional }] of (finding?.points ?? []).entries())
          points.push({
            site: sites.get(id) ?? '',
            name: known.get(checkpoint_id)?.name ?? '',
            due: round.start + (round.points[at]?.offset_minutes ?? 0) * 60_000,
            // What still may be scanned is not missed.
            status: provisional ? 'pending' : status,
            excuse: round.excuses[String(checkpoint_id)] ?? null,
          });
      }
  }
  return points;
}

async function factsOf(ctx: Ctx, id: number, start: CalendarDate, end: CalendarDate) {
  const [project] = await projectOf(ctx.client, [ctx.companyId, id]);
  if (!project) throw notFound();
  const operations = await operationsOf(ctx.client, [ctx.companyId, id, start, end]);
  if (operations.length > MOST_OPERATIONS) throw invalid('end_date', E.tooManyOperations, { n: MOST_OPERATIONS });
  const zone = ctx.actor.timeZone;
  const within = [ctx.companyId, id, startOfDateIn(start, zone), startOfDateIn(addDays(end, 1), zone)];
  const sitreps = await sitrepsOf(ctx.client, within);
  const emergencies = await emergenciesOf(ctx.client, within);
  const agreed = { percent: project.completion_percent, response_minutes: project.response_minutes };
  const points = await pointsOf(ctx, operations);
  const report = clientReport(points, emergencies, agreed);
  // A fee and a penalty are of a month, and stand once it is over and nothing of it is waited for; of more emergencies than are read nobody can say how many were answered in time.
  const isOver = end < todayIn(ctx.clock, zone) && points.every(({ status }) => status !== 'pending');
  const isMonth = isOver && start === startOfMonth(start) && end === endOfMonth(start) && emergencies.length <= MOST_ROWS;
  return { project, sitreps, emergencies, report, penalty: isMonth ? penaltyOf(ruleOf(project), report, agreed) : null };
}

const senOf = (text: string | null) => (text === null ? null : fromRinggit(text));
const ruleOf = ({ monthly_fee, penalty_point, penalty_answer, penalty_most_percent }: Project): PenaltyRule => ({
  point: senOf(penalty_point),
  answer: senOf(penalty_answer),
  most_percent: penalty_most_percent,
  fee: fromRinggit(monthly_fee),
});

/** How the penalty comes about, line by line. */
function penaltyBlocks(
  penalty: Penalty,
  { penalty_point, penalty_answer, penalty_most_percent }: Project,
  say: (text: Text, params?: Params) => string,
): Block[] {
  const rows: Cell[][] = [
    ...(penalty_point === null ? [] : [[say(W.penaltyPoints, { n: penalty.short }), toDecimalText(penalty.for_points)]]),
    ...(penalty_answer === null ? [] : [[say(W.penaltyAnswers, { n: penalty.late }), toDecimalText(penalty.for_answers)]]),
    ...(penalty.limited ? [[say(W.penaltyLimited, { n: penalty_most_percent ?? 0 }), toDecimalText(penalty.total)]] : []),
    [say(W.penalty), toDecimalText(penalty.total)],
  ];
  const columns: readonly TableColumn[] = [
    { header: say(W.reason), weight: 1 },
    { header: say(W.amount), kind: 'number', width: 100 },
  ];
  return [{ kind: 'table', caption: say(W.penalty), summary: say(W.penalty), size: 8, columns, rows, empty: say(W.none) }];
}

/** @throws 404, 422 */
export async function printClientReport(ctx: Ctx, { id, start_date, end_date, language = ctx.locale }: ParsedInput<typeof endpoint>): Promise<FileReply> {
  if (end_date < start_date || daysInclusive(start_date, end_date) > MOST_REPORT_DAYS) throw invalid('end_date', E.tooManyReportDays, { n: MOST_REPORT_DAYS });
  const { project, sitreps, emergencies, report, penalty } = await factsOf(ctx, id, start_date, end_date);
  const say = (text: Text, params?: Params) => sayIn(text, language, params);
  const time = (at: string | number) => formatDateTime(typeof at === 'number' ? new Date(at).toISOString() : at, ctx.actor.timeZone, language);
  const percent = (n: number | null) => (n === null ? '–' : say(W.percent, { n }));
  const { total, level_met, unscanned, answers } = report;
  const number = (header: Text) => ({ header: say(header), kind: 'number' as const, width: 64 });
  const wide = (header: Text, weight = 1) => ({ header: say(header), weight });
  const [timed, numbered, site] = [{ header: say(W.time), width: 110 }, { header: say(W.number), width: 90 }, wide(W.site)];
  const list = (caption: Text, columns: readonly TableColumn[], rows: readonly (readonly Cell[])[]): Block[] => [
    { kind: 'table', caption: say(caption), summary: say(caption), size: 8, columns, rows: rows.slice(0, MOST_ROWS), empty: say(W.none) },
    ...(rows.length > MOST_ROWS ? [{ kind: 'paragraph' as const, text: say(W.first, { n: MOST_ROWS }) }] : []),
  ];
  const layout: PdfLayout = {
    title: `${say(W.title)} ${project.name}`,
    locale: language,
    author: project.company,
    footer: { left: `${say(W.title)} · ${project.name}` },
    body: [
      { kind: 'letterhead', name: project.company, lines: [project.name], right: [say(W.title), `${formatDate(start_date)} – ${formatDate(end_date)}`] },
      {
        kind: 'pairs',
        items: [
          { label: say(W.client), value: project.client_name },
          { label: say(W.contract), value: project.contract_no },
        ],
      },
      { kind: 'paragraph', text: say(W.agreed, { n: project.completion_percent, minutes: project.response_minutes }) },
      {
        kind: 'banner',
        label: say(W.completion),
        value: level_met === null ? say(W.nothingDue) : `${percent(total.percent)} · ${say(level_met ? W.met : W.notMet)}`,
      },
      ...list(
        W.completion,
        [site, number(W.expected), number(W.done), number(W.excused), number(W.missed), number(W.completion)],
        report.sites.map((own) => [own.site, own.expected, own.done, own.excused, own.missed, percent(own.percent)]),
      ),
      ...list(
        W.unscanned,
        [timed, site, wide(W.point), wide(W.reason)],
        unscanned.map(({ due, site: at, name, excuse }) => [time(due), at, name, excuse ?? say(W.missed)]),
      ),
      ...list(
        W.sitreps,
        [timed, numbered, site, wide(W.headline, 2)],
        sitreps.map(({ recorded_at, number: no, site: at, title }) => [time(recorded_at), no, at, title]),
      ),
      ...list(
        W.emergencies,
        [timed, numbered, site, wide(W.kind), { header: say(W.answered), width: 90 }],
        emergencies.map(({ received_at, number: no, site: at, type, answered }) => [
          time(received_at),
          no,
          at,
          say(TYPE_NAMES[type]),
          answered === null ? '–' : say(W.seconds, { n: answered }),
        ]),
      ),
      // Of more than are read nobody can say how many were in time.
      ...(answers.all > 0 && answers.all <= MOST_ROWS
        ? [{ kind: 'paragraph' as const, text: say(W.answers, { within: answers.within, all: answers.all }) }]
        : []),
      ...(penalty === null ? [] : penaltyBlocks(penalty, project, say)),
      { kind: 'signatures', labels: [say(W.forAgency), say(W.forClient)] },
    ],
  };
  return new FileReply(streamPdf(layout), 'patrol-report.pdf', 'application/pdf', { inline: true });
}
