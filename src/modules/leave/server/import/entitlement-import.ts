/** The import of days onto balances: one row an employee, type and year. Undone rows are booked back, never erased. */
import { FIRST_YEAR, type CalendarDate } from '#platform/contract/dates.ts';
import { line, text } from '#platform/contract/fields.ts';
import { defineMessages } from '#platform/contract/messages.ts';
import { audit } from '#platform/server/audit/audit.ts';
import type { Ctx } from '#platform/server/context.ts';
import { numberCell, textCell } from '#platform/server/imports/import-cell.schema.ts';
import { defineImport, type ImportLine, type EvaluatedLine, type Verdict, type Written, type WrittenLine } from '#platform/server/imports/import-definition.ts';
import { matchPeople, PERSON_COLUMNS, type MatchedPerson } from '#modules/employee/server/public.ts';
import { z } from 'zod';
import { adjustmentDays } from '../../contract/entitlement/entitlement.endpoints.ts';
import { LEAVE_ERRORS } from '../../contract/leave.messages.ts';
import { accountName, book, loadAccounts, lockLeaveOf, openAccounts, type Account, type AccountKey } from '../entitlement/account.store.ts';
import { freeOn } from '../entitlement/free-days.ts';
import { readingDay } from '../entitlement/balances.ts';
import { followCarry } from '../entitlement/carry-forward.ts';
import type { LeaveEntryRecord } from '../entitlement.tables.ts';
import { today } from '../leave-actor.ts';
import { findTypes } from '../type/leave-type.store.ts';
import type { LeaveTypeRecord } from '../type/leave-type.tables.ts';
import { notifyLeaveChanged } from '../notify-leave.ts';
import { adjustmentsOf, removalOf } from './entitlement-import.store.ts';

interface EntitlementLine {
  readonly employee_code: string;
  readonly leave_type: string;
  readonly days: number;
  readonly reason: string;
  readonly year: number;
}

const WORDS = defineMessages({
  name: { en: 'Leave balances', ms: 'Baki cuti' },
  type: { en: 'Leave type code', ms: 'Kod jenis cuti' },
  days: { en: 'Days', ms: 'Hari' },
  reason: { en: 'Reason', ms: 'Sebab' },
  year: { en: 'Year', ms: 'Tahun' },
  noSuchType: { en: 'No leave type has this code.', ms: 'Tiada jenis cuti dengan kod ini.' },
});

interface Found {
  readonly match: MatchedPerson;
  readonly values: EntitlementLine;
  readonly type: LeaveTypeRecord | undefined;
  /** Undefined: no such employee or type. */
  readonly key: AccountKey | undefined;
  readonly account: Account | undefined;
}

async function load(ctx: Ctx, lines: readonly ImportLine<EntitlementLine>[]): Promise<Found[]> {
  const matched = await matchPeople(
    ctx,
    lines.map(({ values }) => ({ values: { ...values } })),
  );
  const ids = matched.map((each) => ('person' in each ? each.person.id : undefined));
  // Two files at once must not take the same days away; rows that give days take nothing from anybody.
  const taking = lines.flatMap(({ values }, at) => (values.days < 0 ? (ids[at] ?? []) : []));
  for (const id of [...new Set(taking)].sort((a, b) => a - b)) await lockLeaveOf(ctx, id);
  const types = new Map((await findTypes(ctx)).map((type) => [type.code.toLowerCase(), type]));
  const accounts = await loadAccounts(
    ctx,
    ids.flatMap((id) => id ?? []),
    lines.map(({ values }) => values.year),
  );
  return lines.map(({ values }, at) => {
    const match = matched[at]!;
    const employee_id = ids[at];
    const type = types.get(values.leave_type.toLowerCase());
    const key = employee_id === undefined || !type ? undefined : { employee_id, leave_type_id: type.id, year: values.year };
    return { values, type, key, match, account: key && accounts.get(accountName(key)) };
  });
}

/** The same days for the same reason stand there already, and were not taken back: the file was read twice. */
const fixed = (entries: readonly LeaveEntryRecord[], { days, reason }: EntitlementLine) =>
  entries.find(
    (entry) => entry.kind === 'Adjustment' && entry.days === days && entry.reason === reason && !entries.some(({ once }) => once === removalOf(entry.id)),
  );

function evaluateLine(ctx: Ctx, { values, type, key, account, match }: Found): Verdict {
  if ('fault' in match) return { kind: 'refused', faults: [match.fault] };
  const name = [match.person.name, values.leave_type, values.year].join(' · ');
  if (!type) return { kind: 'refused', name, faults: [{ column: 'leave_type', text: WORDS.noSuchType }] };
  if (!type.has_entitlement) return { kind: 'refused', name, faults: [{ column: 'leave_type', text: LEAVE_ERRORS.noEntitlement }] };
  if (!key) throw new Error('A line with a person and a type has an account');
  const present = fixed(account?.entries ?? [], values);
  if (present) return { kind: 'unchanged', name, subjectId: present.id };
  const free = account ? freeOn(account, readingDay(values.year, today(ctx))) : 0;
  if (values.days < 0 && !type.allow_negative && free + values.days < 0)
    return { kind: 'refused', name, faults: [{ column: 'days', text: LEAVE_ERRORS.belowZero }] };
  return { kind: 'added', name };
}

const evaluate = async (ctx: Ctx, lines: readonly ImportLine<EntitlementLine>[]): Promise<Verdict[]> =>
  (await load(ctx, lines)).map((found) => evaluateLine(ctx, found));

async function write(ctx: Ctx, lines: readonly EvaluatedLine<EntitlementLine>[]): Promise<Written[]> {
  const found = await load(ctx, lines);
  const accounts = await openAccounts(
    ctx,
    found.map(({ key }) => known(key)),
  );
  const rows = found.map(({ key, values: { days, reason, year } }) => ({
    entitlement_id: known(accounts.get(accountName(known(key)))),
    kind: 'Adjustment' as const,
    days,
    effective_date: readingDay(year, today(ctx)) as string,
    expires_on: null,
    reason,
  }));
  const before = new Set((await adjustmentsOf(ctx, [...accounts.values()])).map(({ id }) => id));
  await book(ctx, rows);
  await followCarry(
    ctx,
    found.map(({ key }) => known(key)),
  );
  const booked = (await adjustmentsOf(ctx, [...accounts.values()])).filter(({ id }) => !before.has(id));
  const written = rows.map(({ entitlement_id, days }) => {
    const entry = known(booked.find((each) => each.entitlement_id === entitlement_id && each.days === days));
    return { subjectId: entry.id, before: null, after: { days } };
  });
  await audit(ctx, { action: 'leave.entitlements_imported', subject_type: 'company', subject_id: ctx.companyId, after: { rows: written.length } });
  await notifyLeaveChanged(ctx);
  return written;
}

function known<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('A checked row of the import has gone');
  return value;
}

/** Days that were used since stay: taking them back would leave less than nothing. */
async function undo(ctx: Ctx, lines: readonly WrittenLine[]): Promise<boolean[]> {
  const entries = new Map(
    (
      await adjustmentsOf(
        ctx,
        null,
        lines.map(({ subjectId }) => subjectId),
      )
    ).map((entry) => [entry.id, entry]),
  );
  const types = new Map((await findTypes(ctx, true)).map((type) => [type.id, type]));
  const answers: boolean[] = [];
  for (const { subjectId } of lines) {
    const entry = entries.get(subjectId);
    if (entry) await lockLeaveOf(ctx, entry.employee_id);
    const account = entry && (await loadAccounts(ctx, [entry.employee_id], [entry.year])).get(accountName(entry));
    const short = entry && account && entry.days > 0 && freeOn(account, entry.effective_date as CalendarDate) < entry.days;
    const back = entry !== undefined && (!short || types.get(entry.leave_type_id)?.allow_negative === true);
    if (entry && back) {
      const { entitlement_id, days, effective_date, reason } = entry;
      await book(ctx, [{ entitlement_id, kind: 'Adjustment', days: -days, effective_date, expires_on: null, reason, once: removalOf(entry.id) }]);
      await followCarry(ctx, [entry]);
    }
    answers.push(back);
  }
  await audit(ctx, {
    action: 'leave.entitlements_import_undone',
    subject_type: 'company',
    subject_id: ctx.companyId,
    after: { rows: answers.filter(Boolean).length },
  });
  await notifyLeaveChanged(ctx);
  return answers;
}

export const entitlementImport = defineImport<EntitlementLine>({
  type: 'leave.entitlements',
  name: WORDS.name,
  columns: [
    { ...PERSON_COLUMNS.employee_code, required: true, example: 'E-0001' },
    PERSON_COLUMNS.identity_number,
    PERSON_COLUMNS.name,
    { key: 'leave_type', header: WORDS.type, cell: textCell(line(1, 10)), required: true, example: 'AL' },
    { key: 'days', header: WORDS.days, cell: numberCell(adjustmentDays), required: true, example: 2.5, kind: 'number' },
    { key: 'reason', header: WORDS.reason, cell: textCell(text(3, 500)), required: true, example: 'Brought over' },
    { key: 'year', header: WORDS.year, cell: numberCell(z.number().int().min(FIRST_YEAR).max(2100)), required: true, example: 2026, kind: 'number' },
  ],
  nameOf: ({ employee_code = '', leave_type = '', year }) => [employee_code, leave_type, year].filter(Boolean).join(' · '),
  uniqueBy: [['employee_code', 'leave_type', 'year']],
  evaluate,
  write,
  undo,
});
