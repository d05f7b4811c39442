import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { fromRinggit, sen, toRinggit, ZERO } from '#platform/contract/money.ts';
import { metaFor } from '#platform/contract/paging.ts';
import { todayIn } from '#platform/server/clock/clock.ts';
import { pipeline } from '#platform/server/db/scope.ts';
import type { Ctx } from '#platform/server/context.ts';
import { eaDeadline, isLate } from '../contract/ea-deadline.ts';
import type { listEaForms as endpoint } from '../contract/ea-form.endpoints.ts';
import type { EaRow } from '../contract/ea-form.schema.ts';
import { EA_ROW_STATUSES, type EaRowStatus } from '../contract/ea-form.workflow.ts';
import { abilitiesOn, eaRights, moment, type EaRights } from './ea-form.presenter.ts';
import { eaPage, eaSums, type EaListed, type StatusSums } from './ea-list.store.ts';
import { latestRun, presentRun } from './ea-run.store.ts';
import { eaYear } from './generate-ea-forms.ts';

function presentRow({ employee, form, status }: EaListed, rights: EaRights): EaRow {
  const issues = [
    ...(employee.tax_no ? [] : (['no_tax_no'] as const)),
    ...(employee.identity_number || employee.passport ? [] : (['no_identity'] as const)),
    ...(form?.issues ?? []).filter((issue) => issue !== 'no_tax_no' && issue !== 'no_identity'),
  ];
  return {
    id: form?.id ?? null,
    employee_id: employee.id,
    name: employee.name,
    employee_code: employee.employee_code,
    identity_number: employee.identity_number ?? employee.passport,
    tax_no: employee.tax_no,
    serial_no: form?.serial_no ?? null,
    gross: form ? toRinggit(form.gross) : null,
    epf: form ? toRinggit(form.epf) : null,
    mtd: form ? toRinggit(form.mtd) : null,
    status,
    issues,
    generated_at: moment(form?.generated_at ?? null),
    published_at: moment(form?.published_at ?? null),
    updated_at: moment(form?.updated_at ?? null),
    can: abilitiesOn(rights, form?.status ?? null),
  };
}

/** Everybody with pay in the year; the summary covers the whole filter. */
export async function listEaForms(ctx: Ctx, input: ParsedInput<typeof endpoint>): Promise<OutputOf<typeof endpoint>> {
  const year = eaYear(ctx, input.year);
  const filter = { ...input, year };
  const run = await latestRun(ctx, year);
  const [rows, sums] = await pipeline(
    ctx,
    () => eaPage(ctx, filter, run),
    () => eaSums(ctx, filter, run),
  );
  const byStatus = new Map<EaRowStatus, StatusSums>(sums.map((sum) => [sum.status, sum]));
  const stored = sums.filter(({ status }) => input.status === undefined || status === input.status);
  const total = (key: 'gross' | 'epf' | 'mtd') => toRinggit(stored.reduce((sum, row) => sen(sum + fromRinggit(row[key])), ZERO));
  const statuses = Object.fromEntries(EA_ROW_STATUSES.map((status) => [status, byStatus.get(status)?.n ?? 0])) as Record<EaRowStatus, number>;
  const today = todayIn(ctx.clock, ctx.actor.timeZone);
  const unpublished = sums.some(({ status, n }) => status !== 'Published' && n > 0);
  const rights = eaRights(ctx);
  return {
    data: rows.map((row) => presentRow(row, rights)),
    summary: {
      year,
      statuses,
      gross: total('gross'),
      epf: total('epf'),
      mtd: total('mtd'),
      due: eaDeadline(year),
      late: isLate(year, today) && unpublished,
      no_tax_no: sums.reduce((sum, { no_tax_no: n }) => sum + n, 0),
      run: run && presentRun(ctx, run, null),
    },
    meta: metaFor(
      input,
      stored.reduce((sum, { n }) => sum + n, 0),
    ),
  };
}
