import { and, eq, exists, sql } from 'drizzle-orm';
import { endOfMonth, startOfMonth } from '#platform/contract/dates.ts';
import { birthDateOf } from '#platform/contract/identity-number.ts';
import { fromRinggit, ringgitOrNull, senOrNull, toRinggit } from '#platform/contract/money.ts';
import { seeingAll } from '#platform/server/access/seeing-all.ts';
import { todayIn } from '#platform/server/clock/clock.ts';
import { pipeline } from '#platform/server/db/scope.ts';
import type { Ctx } from '#platform/server/context.ts';
import { fault } from '#platform/server/register/register-binding.ts';
import { registerOf } from '#platform/server/register/register-of.ts';
import { employeeNames, getEmployees } from '#modules/employee/server/public.ts';
import { STATES } from '#modules/reference/contract/reference.schema.ts';
import { findBanksById } from '#modules/reference/server/public.ts';
import { PROMOTER_ERRORS as ERRORS, PROMOTER_MESSAGES } from '../../contract/promoter/promoter.messages.ts';
import { promoters } from '../../contract/promoter/promoter.register.ts';
import { salesProjectPromoters as chosen } from '../tables/project.tables.ts';
import { notifyPromoters } from './notify-promoters.ts';
import { attendanceOf, projectsOfPromoters, salesOf, scheduledPromoters } from './promoter-use.store.ts';
import { salesPromoters as table } from '../tables/promoter.tables.ts';

const isState = (state: string) => STATES.some((known) => known === state);
const today = (ctx: Ctx) => todayIn(ctx.clock, ctx.actor.timeZone);
const PERCENT = 100;

export const promoterRegister = registerOf(promoters, {
  table,
  subject: 'sales_promoter',
  search: [table.name, table.code, table.phone, table.email, table.identity_number],
  order: { name: sql`lower(${table.name})`, code: sql`lower(${table.code})`, state: sql`lower(${table.state})`, rating: table.rating },
  unique: {
    sales_promoters_code_key: ['code', ERRORS.codeTaken],
    sales_promoters_identity_key: ['identity_number', ERRORS.identityTaken],
    sales_promoters_passport_key: ['passport', ERRORS.passportTaken],
    sales_promoters_email_key: ['email', ERRORS.emailTaken],
  },
  wording: PROMOTER_MESSAGES,
  where: (ctx, { state, language, engagement, project_id }) =>
    and(
      state ? eq(table.state, state) : undefined,
      language ? sql`${language} = any (${table.languages})` : undefined,
      engagement && eq(table.engagement, engagement),
      project_id
        ? exists(
            ctx.db
              .select({ id: chosen.id })
              .from(chosen)
              .where(and(eq(chosen.company_id, table.company_id), eq(chosen.promoter_id, table.id), eq(chosen.project_id, project_id))),
          )
        : undefined,
    ),
  /** The date of birth of who has an identity number is the number's. */
  columns: ({ code, daily_rate, dob, identity_number, ...form }) => ({
    ...form,
    identity_number,
    code: code ?? undefined,
    daily_rate: senOrNull(daily_rate),
    dob: (identity_number && birthDateOf(identity_number)) ?? dob,
  }),
  async check(ctx, drafts) {
    const [banks, people] = await pipeline(
      ctx,
      () => findBanksById(ctx, [...new Set(drafts.flatMap(({ form }) => form.bank_id ?? []))]),
      () => getEmployees(seeingAll(ctx), [...new Set(drafts.flatMap(({ form }) => form.employee_id ?? []))]),
    );
    const [known, employed] = [new Set(banks.map(({ id }) => id)), new Set(people.map(({ id }) => id))];
    return drafts.map(({ form: { bank_id, employee_id, state, country, dob } }) => ({
      ...(bank_id !== null && !known.has(bank_id) && fault('bank_id', ERRORS.bankUnknown)),
      ...(employee_id !== null && !employed.has(employee_id) && fault('employee_id', ERRORS.employeeUnknown)),
      ...(country === 'Malaysia' && !isState(state) && fault('state', ERRORS.stateUnknown)),
      ...(dob !== null && dob > today(ctx) && fault('dob', ERRORS.bornLater)),
    }));
  },
  async may(ctx, records) {
    const ids = records.map(({ id }) => id);
    const [projects, scheduled] = await pipeline(
      ctx,
      () => projectsOfPromoters(ctx, ids),
      () => scheduledPromoters(ctx, ids),
    );
    const used = new Set([...projects, ...scheduled].map(({ id }) => id));
    return records.map(({ id }) => ({ update: true as const, remove: used.has(id) ? ERRORS.inUse : true }));
  },
  async present(ctx, records) {
    const ids = records.map(({ id }) => id);
    const [from, to] = [startOfMonth(today(ctx)), endOfMonth(today(ctx))];
    const [banks, people, projects, attendance, sales] = await pipeline(
      ctx,
      () => findBanksById(ctx, [...new Set(records.flatMap(({ bank_id }) => bank_id ?? []))]),
      () =>
        employeeNames(
          ctx,
          records.flatMap(({ employee_id }) => employee_id ?? []),
        ),
      () => projectsOfPromoters(ctx, ids),
      () => attendanceOf(ctx, ids, from, to),
      () => salesOf(ctx, ids, from, to),
    );
    return records.map((record) => {
      const { id, employee_id, bank_id, rating, user_id } = record;
      const seen = attendance.find((row) => row.id === id);
      const judged = (seen?.checkins ?? 0) + (seen?.missed ?? 0);
      return {
        daily_rate: ringgitOrNull(record.daily_rate),
        bank: banks.find((bank) => bank.id === bank_id)?.name ?? null,
        employee: employee_id !== null && people.has(employee_id) ? { id: employee_id, name: people.get(employee_id) ?? '' } : null,
        rating: rating === null ? null : Number(rating),
        login: user_id !== null,
        projects_count: projects.find((row) => row.id === id)?.projects ?? 0,
        schedules_count: seen?.schedules ?? 0,
        ontime_percent: judged === 0 ? null : Math.round(((seen?.ontime ?? 0) * PERCENT) / judged),
        sales_amount: toRinggit(fromRinggit(sales.find((row) => row.id === id)?.amount ?? '0')),
      };
    });
  },
  notify: notifyPromoters,
});
