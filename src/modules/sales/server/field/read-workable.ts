/** Schedules with all that a promoter or a supervisor needs to work on them. */
import type { SQL } from 'drizzle-orm';
import { ringgitOrNull, toRinggit } from '#platform/contract/money.ts';
import { instantText } from '#platform/server/db/pool.ts';
import { pipeline } from '#platform/server/db/scope.ts';
import { presentFilesOf } from '#platform/server/files/present-file.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { BriefSchedule, DailyReport, ReportDispute, WorkableSchedule } from '../../contract/field/my-day.endpoints.ts';
import { REPORT_PHOTOS } from './daily-report.ts';
import { disputesOn } from './dispute.store.ts';
import type { DailyReportRecord, PunchRecord, ReportDisputeRecord } from '../tables/field.tables.ts';
import * as store from './workable.store.ts';

/** Schedules that one answer holds with all of this, at most. */
const MOST = 30;

export const briefOf = ({ schedule, project, outlet }: store.ShownSchedule): BriefSchedule => ({
  id: schedule.id,
  project: { id: project.id, name: project.name },
  outlet: {
    id: outlet.id,
    name: outlet.name,
    address: [outlet.address_1, outlet.address_2, outlet.postcode, outlet.city].filter(Boolean).join(', ') || null,
    lat: Number(outlet.lat),
    lng: Number(outlet.lng),
  },
  date: schedule.date,
  start_time: schedule.start_time,
  end_time: schedule.end_time,
  status: schedule.status,
});

const punchOf = (record: PunchRecord | undefined) =>
  record
    ? {
        recorded_at: instantText(record.recorded_at),
        status: record.status,
        outside: record.outside,
        distance_m: record.distance_m,
        flags: record.flags,
      }
    : null;

const NO_REPORT: DailyReport = {
  status: 'pending',
  footfall: null,
  approached: null,
  sampled: null,
  buyers: null,
  competitor_activity: null,
  customer_feedback: null,
  issue: null,
  closing: [],
  shelf: [],
  photos: [],
  submitted_at: null,
  reviewed_at: null,
  review_remark: null,
  reopen_reason: null,
  disputes: [],
};

const textOf = (at: string | null) => at && instantText(at);
const disputeOf = ({ id, line, product_id, reason, was, raised_at, answer, answered_at, settled_at }: ReportDisputeRecord): ReportDispute => ({
  id,
  line,
  product_id,
  reason,
  was,
  raised_at: instantText(raised_at),
  answer,
  answered_at: textOf(answered_at),
  settled: settled_at !== null,
});

function reportOf(record: DailyReportRecord | undefined, photos: DailyReport['photos'], disputes: readonly ReportDisputeRecord[]): DailyReport {
  if (!record) return NO_REPORT;
  const { status, footfall, approached, sampled, buyers, competitor_activity, customer_feedback, issue, closing, shelf, review_remark, reopen_reason } = record;
  return {
    status,
    footfall,
    approached,
    sampled,
    buyers,
    competitor_activity,
    customer_feedback,
    issue,
    closing: [...closing],
    shelf: [...shelf],
    photos,
    review_remark,
    reopen_reason: status === 'pending' ? reopen_reason : null,
    submitted_at: textOf(record.submitted_at),
    reviewed_at: textOf(record.reviewed_at),
    disputes: disputes.map(disputeOf),
  };
}

/** What is read beside schedules, of some or of all of them. */
export interface WorkFacts {
  readonly punches: Awaited<ReturnType<typeof store.punchesOn>>;
  readonly reports: Awaited<ReturnType<typeof store.reportsOn>>;
  readonly entries: Awaited<ReturnType<typeof store.entriesOn>>;
  readonly disputes: readonly ReportDisputeRecord[];
  readonly answers: Awaited<ReturnType<typeof store.answersOn>>;
  readonly tasks: Awaited<ReturnType<typeof store.tasksIn>>;
  readonly products: Awaited<ReturnType<typeof store.productsIn>>;
  readonly balances: Awaited<ReturnType<typeof store.balancesIn>>;
  /** Of the reports, by report. */
  readonly photos: ReadonlyMap<number, DailyReport['photos']>;
}

/** Of daily reports, by report. */
export const reportPhotos = (ctx: Ctx, reports: WorkFacts['reports']) =>
  presentFilesOf(
    ctx,
    REPORT_PHOTOS.type,
    reports.map(({ id }) => id),
    REPORT_PHOTOS.field,
  );

export async function readWorkable(ctx: Ctx, where: SQL | undefined): Promise<WorkableSchedule[]> {
  const [shown, reports] = await pipeline(
    ctx,
    () => store.shownSchedules(ctx, where, MOST),
    () => store.reportsOf(ctx, where),
  );
  if (shown.length === 0) return [];
  const ids = shown.map(({ schedule }) => schedule.id);
  const projects = [...new Set(shown.map(({ project }) => project.id))];
  const outlets = [...new Set(shown.map(({ outlet }) => outlet.id))];
  const [punches, entries, answers, tasks, products, balances, photos, disputes] = await pipeline(
    ctx,
    () => store.punchesOn(ctx, ids),
    () => store.entriesOn(ctx, ids),
    () => store.answersOn(ctx, ids),
    () => store.tasksIn(ctx, projects),
    () => store.productsIn(ctx, projects),
    () => store.balancesIn(ctx, projects, outlets),
    () => reportPhotos(ctx, reports),
    () => disputesOn(ctx, ids),
  );
  return shown.map((each) => workableOf(each, { punches, reports, disputes, entries, answers, tasks, products, balances, photos }));
}

/** A schedule with its part of what was read. */
export function workableOf(
  each: store.ShownSchedule,
  { punches, reports, disputes, entries, answers, tasks, products, balances, photos }: WorkFacts,
): WorkableSchedule {
  const { schedule, project, outlet } = each;
  const own = <Row extends { readonly schedule_id: number | null }>(rows: readonly Row[]) => rows.filter(({ schedule_id }) => schedule_id === schedule.id);
  const report = own(reports)[0];
  const atOutlet = balances.filter((balance) => balance.project_id === project.id && balance.outlet_id === outlet.id);
  return {
    ...briefOf(each),
    starts_at: instantText(schedule.starts_at),
    ends_at: instantText(schedule.ends_at),
    radius_m: project.radius_m ?? outlet.radius_m,
    photo_required: project.photo_required,
    report_required: project.daily_report_required,
    checkin: punchOf(own(punches).find(({ type }) => type === 'checkin')),
    checkout: punchOf(own(punches).find(({ type }) => type === 'checkout')),
    products: products
      .filter(({ project_id }) => project_id === project.id)
      .map(({ project_id: _project, price, ...product }) => {
        const balance = atOutlet.find(({ product_id }) => product_id === product.id);
        return { ...product, price: toRinggit(price), balance: balance?.opening_at ? Number(balance.balance) : null };
      }),
    entries: own(entries).map(({ id, product_id, type, quantity, amount, recorded_at }) => ({
      id,
      product_id,
      type,
      quantity: Number(quantity),
      amount: ringgitOrNull(amount),
      recorded_at: instantText(recorded_at),
    })),
    tasks: tasks
      .filter(({ project_id }) => project_id === project.id)
      .map(({ id, name, description, type, options, is_required }) => {
        const answer = own(answers).find(({ project_task_id }) => project_task_id === id);
        const items = options.items && [...options.items];
        const value = answer?.value ?? null;
        return {
          id,
          name,
          description,
          type,
          options: { ...options, items },
          is_required,
          done: answer !== undefined,
          value: typeof value === 'object' && value !== null ? [...value] : value,
        };
      }),
    report: reportOf(report, report ? (photos.get(report.id) ?? []) : [], own(disputes)),
  };
}
