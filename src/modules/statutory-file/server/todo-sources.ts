/** The files that the authorities wait for: those of the last month and of the running one that nobody has made, and their last days. */
import { mayAct } from '#platform/contract/access.ts';
import { TODO_WEIGHT } from '#platform/contract/dashboard/agenda.ts';
import { addMonths, formatMonth, startOfMonth, type CalendarDate } from '#platform/contract/dates.ts';
import { requirePage } from '#platform/contract/endpoint.ts';
import { say } from '#platform/contract/messages.ts';
import { todayIn } from '#platform/server/clock/clock.ts';
import { todoSource, type UpcomingSource } from '#platform/server/dashboard.ts';
import { pipeline } from '#platform/server/db/scope.ts';
import type { Ctx } from '#platform/server/context.ts';
import { payrollManifest } from '#modules/payroll/contract/payroll.manifest.ts';
import { periodOf } from '#modules/payroll/contract/payroll-period.ts';
import { findSetting, openFiles } from '#modules/payroll/server/public.ts';
import { deadlineOf, firstDayOf, SCHEME_NAMES } from '#modules/statutory/contract/statutory-file.params.ts';
import { filesTodo } from '../contract/dashboard.schema.ts';

const PAGE = '/payroll/manage';
const requires = requirePage(payrollManifest, PAGE, 'Export');

/** One of them makes somebody who runs payroll; who may only export reads what others did. */
const WORK = ['Process', 'Confirm', 'Mark Paid'] as const;

/** Months with open files. The files are the whole company's: who sees a part is told nothing, and nothing who only reads. */
async function openMonths(ctx: Ctx) {
  if (!ctx.actor.scope.all || !WORK.some((action) => mayAct(ctx.actor, ctx.services.pages, PAGE, action))) return [];
  const running = startOfMonth(todayIn(ctx.clock, ctx.actor.timeZone));
  const [setting, months] = await pipeline(
    ctx,
    () => findSetting(ctx),
    () => openFiles(ctx, [addMonths(running, -1), running]),
  );
  return months.flatMap(({ month, open }) => {
    const [first] = open.map((scheme) => deadlineOf(scheme, month)).toSorted();
    if (!first) return [];
    const first_day: CalendarDate = firstDayOf(month);
    return [{ month: first_day, schemes: [...open], due: first, period: periodOf(first_day, setting.period_start_day) }];
  });
}

export const filesTodos = [
  todoSource({
    key: 'statutory-files',
    requires,
    schema: filesTodo,
    async load(ctx) {
      const months = await openMonths(ctx);
      return months.map(({ month, schemes, due, period }) => ({ id: month, due, weight: TODO_WEIGHT.law, data: { schemes, ...period } }));
    },
  }),
];

export const filesUpcoming: readonly UpcomingSource[] = [
  {
    requires,
    async load(ctx, { from, to }) {
      const months = await openMonths(ctx);
      return months
        .filter(({ due }) => due >= from && due <= to)
        .map(({ month, schemes, due, period }) => {
          const names = (locale: 'en' | 'ms') => schemes.map((scheme) => say(SCHEME_NAMES[scheme], locale)).join(', ');
          const text = { en: `Due: ${names('en')} of ${formatMonth(month, 'en')}`, ms: `Perlu dibayar: ${names('ms')} bagi ${formatMonth(month, 'ms')}` };
          return { date: due, icon: 'domain', text, path: `${PAGE}?${new URLSearchParams({ ...period, files: '1' })}` };
        });
    },
  },
];
