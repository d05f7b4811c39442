/** Sites of a day as a file: what the page of monitoring lists, by its own filter. */
import { formatClock, formatDate } from '#platform/contract/dates.ts';
import type { ParsedInput } from '#platform/contract/endpoint.ts';
import { todayIn } from '#platform/server/clock/clock.ts';
import type { Ctx } from '#platform/server/context.ts';
import { answerReport } from '#platform/server/reports/answer-report.ts';
import { defineReport, type ReportColumn } from '#platform/server/reports/report-definition.ts';
import { SITE_WORDS } from '#modules/work-site/contract/site-words.ts';
import type { exportSites as endpoint, monitorSites as sitesCall } from '../contract/monitoring.endpoints.ts';
import { SITE_DAY as W, STATE_WORDS } from '../contract/monitoring.messages.ts';
import { sitesOn } from './monitor-sites.ts';

const figure = (key: string, label: ReportColumn['label']): ReportColumn => ({ key, label, width: 9, kind: 'number' });
const columns = (isToday: boolean): ReportColumn[] => [
  { key: 'code', label: W.code, width: 10 },
  { key: 'name', label: W.name, width: 26 },
  { key: 'type', label: W.type, width: 11, kind: 'status', words: SITE_WORDS.types },
  { key: 'state', label: W.state, width: 13, kind: 'status', words: STATE_WORDS },
  figure('expected', W.expected),
  figure('present', isToday ? W.present : W.came),
  figure('visits', W.visits),
  figure('tasks', W.tasks),
  figure('tasks_done', W.tasksDone),
  figure('overdue', W.overdue),
  figure('issues', W.issues),
  { key: 'last', label: W.last, width: 10 },
];
const TOTALS = ['expected', 'present', 'visits', 'tasks', 'tasks_done', 'overdue', 'issues'] as const;

export const siteList = defineReport({
  type: 'work-task.sites',
  name: W.title,
  async table(ctx, filter) {
    const { date, sites } = await sitesOn(ctx, filter as ParsedInput<typeof sitesCall>);
    return {
      title: formatDate(date),
      subtitle: '',
      columns: columns(date === todayIn(ctx.clock, ctx.actor.timeZone)),
      rows: sites.map(({ code, name, type, state, last_activity, ...figures }) => ({
        code,
        name,
        type,
        state,
        last: last_activity === null ? null : formatClock(last_activity, ctx.actor.timeZone, ctx.locale),
        ...Object.fromEntries(TOTALS.map((key) => [key, figures[key]])),
      })),
      count: sites.length,
      totals: Object.fromEntries(TOTALS.map((key) => [key, sites.reduce((sum, site) => sum + site[key], 0)])),
    };
  },
});

/** The day is that of the page, also where the file is made after midnight. */
export const exportSites = (ctx: Ctx, { preview, format, ...filter }: ParsedInput<typeof endpoint>) =>
  answerReport(ctx, siteList, { preview, format, filter: { ...filter, date: filter.date ?? todayIn(ctx.clock, ctx.actor.timeZone) } });
