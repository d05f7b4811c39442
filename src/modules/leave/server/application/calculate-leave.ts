/** What a form asks before anything is sent: which types there are, and what an application would cost. */
import { yearOf, type CalendarDate } from '#platform/contract/dates.ts';
import { say } from '#platform/contract/messages.ts';
import { pipeline } from '#platform/server/db/scope.ts';
import type { Ctx } from '#platform/server/context.ts';
import { invalid } from '#platform/contract/errors.ts';
import type { EmployeeRecord } from '#modules/employee/server/public.ts';
import { asksBirth, isEligible } from '../../contract/application/check-application.ts';
import { LEAVE_ERRORS, LEAVE_WARNINGS } from '../../contract/leave.messages.ts';
import type { LeaveCalculation, TypeOption } from '../../contract/leave.schema.ts';
import type { LeaveDuration } from '../../contract/application/leave-duration.ts';
import { applicantOf } from '../applicant.ts';
import { assessLeave, type Assessment } from './assess-leave.ts';
import { clashesOf } from './leave-clashes.ts';
import { balancesOf } from '../entitlement/balances.ts';
import { today } from '../leave-actor.ts';
import { presentDay, typeBrief } from '../leave.presenter.ts';
import { replacesTexts } from './replaces-text.ts';
import { findTypes } from '../type/leave-type.store.ts';
import type { LeaveTypeRecord } from '../type/leave-type.tables.ts';

/** Types that somebody may take on a day, with what is free of each; one of which nothing is left is none. @param all every type */
export async function typesFor(ctx: Ctx, employee: EmployeeRecord, at: CalendarDate, all = false): Promise<TypeOption[]> {
  const [rows, types] = await pipeline(
    ctx,
    () => balancesOf(ctx, employee.id, yearOf(at)),
    () => findTypes(ctx),
  );
  const balances = new Map(rows.map(({ id, balance }) => [id, balance]));
  const person = applicantOf(employee, 0);
  const mayOverdraw = new Set(types.filter(({ allow_negative }) => allow_negative).map(({ id }) => id));
  const poolOf = ({ id, deduct_from_id }: LeaveTypeRecord) => deduct_from_id ?? id;
  const isLeft = (type: LeaveTypeRecord) => mayOverdraw.has(poolOf(type)) || (balances.get(poolOf(type)) ?? 1) > 0;
  return types
    .filter((type) => all || (isEligible(type, person, at) && isLeft(type)))
    .map((type) => ({
      ...typeBrief(type),
      allow_half_day: type.allow_half_day,
      attachment: type.attachment,
      attachment_after_days: type.attachment_after_days,
      asks_birth: asksBirth(type),
      balance: balances.get(poolOf(type)) ?? null,
    }));
}

interface Input {
  readonly leave_type_id: number;
  readonly start_date: CalendarDate;
  readonly end_date: CalendarDate;
  readonly duration: LeaveDuration;
  readonly birth_date: CalendarDate | null;
  readonly documents: number;
}

/** @throws 422 on a type that the company does not have. */
export async function calculateFor(ctx: Ctx, employee: EmployeeRecord, input: Input, onBehalf: boolean): Promise<LeaveCalculation> {
  const asked = { ...input, start: input.start_date, end: input.end_date, files: input.documents, birth: input.birth_date };
  const assessment = await assessLeave(ctx, employee, asked, { today: today(ctx), onBehalf });
  if (!assessment) throw invalid('leave_type_id', LEAVE_ERRORS.typeUnknown);
  const { parts, total, faults } = assessment;
  const clashes = asked.end < asked.start ? [] : await clashesOf(ctx, { employee_id: employee.id, ...asked });
  const [first] = parts;
  return {
    total_days: total,
    days: parts.flatMap(({ days }) => days.map((day) => presentDay(ctx, day))),
    balance: first?.free ?? null,
    balance_after: first?.free == null ? null : first.free - parts.reduce((sum, part) => sum + (part.account_year === first.account_year ? part.total : 0), 0),
    errors: Object.fromEntries(Object.entries(faults).map(([field, texts]) => [field, texts.map(({ text, params }) => say(text, ctx.locale, params))])),
    warnings: [
      ...warningsOf(ctx, assessment),
      ...replacesTexts(assessment.replaced).map((text) => say(text, ctx.locale)),
      ...clashes.map((text) => say(text, ctx.locale)),
    ],
  };
}

/** What does not stand against the application, but should be known before it is sent. */
function warningsOf({ locale }: Ctx, { parts, setAside }: Assessment): string[] {
  const second = parts[1];
  const foreseen = parts.filter((part) => part.foreseen).map(({ account_year }) => account_year);
  return [
    ...(second
      ? [
          say(second.account_year === yearOf(second.start) ? LEAVE_WARNINGS.twoLeaves : LEAVE_WARNINGS.oneBalance, locale, {
            year: String(second.account_year),
          }),
        ]
      : []),
    ...foreseen.map((year) => say(LEAVE_WARNINGS.notGranted, locale, { year: String(year) })),
    ...(parts.some(({ free, total }) => free !== null && free < total) ? [say(LEAVE_WARNINGS.belowZero, locale)] : []),
    ...Object.values(setAside)
      .flat()
      .map(({ text, params }) => say(LEAVE_WARNINGS.setAside, locale, { reason: say(text, locale, params) })),
  ];
}
