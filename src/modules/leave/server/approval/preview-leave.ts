/** A leave for whoever decides it: its days, what is left after it, its papers, and who else is away. */
import { formatDate, type CalendarDate } from '#platform/contract/dates.ts';
import { LOCALES, say, type Locale, type Text } from '#platform/contract/messages.ts';
import { instantText } from '#platform/server/db/pool.ts';
import { pipeline } from '#platform/server/db/scope.ts';
import { presentFilesOf } from '#platform/server/files/present-file.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { SubjectPreview } from '#modules/approval/server/public.ts';
import { LEAVE_APPROVAL as W } from '../../contract/leave-approval.messages.ts';
import { clashesOf, spanOfLeave } from '../application/leave-clashes.ts';
import { periodText } from '../notify-leave.ts';
import { accountsDrawnOn } from '../entitlement/account.store.ts';
import { balanceAfter, withForeseen } from '../leave.presenter.ts';
import { replacedBy } from '../application/overlapping-days.ts';
import { replacesTexts } from '../application/replaces-text.ts';
import { colleaguesAway, daysOf, getLeave, type Away } from '../leave.store.ts';
import type { LeaveDayRecord, LeaveRecord } from '../leave.tables.ts';
import { findTypes } from '../type/leave-type.store.ts';
import { departmentCover, departmentOf, type Department } from './cover.ts';

const inBoth = (words: (locale: Locale) => string) => Object.fromEntries(LOCALES.map((locale) => [locale, words(locale)])) as Text;
const plainly = (words: string) => inBoth(() => words);
const dayCount = (days: number) => String(days);

/** @throws 404 */
export async function previewLeave(ctx: Ctx, id: number): Promise<SubjectPreview> {
  const [record, all, days] = await pipeline(
    ctx,
    () => getLeave(ctx, id, 'managed'),
    () => findTypes(ctx, true),
    () => daysOf(ctx, id),
  );
  const { employee_id, start_date, end_date, continues_id } = record;
  const [drawnOn, files, away, department, clashes] = await pipeline(
    ctx,
    () => accountsDrawnOn(ctx, [record]),
    () => presentFilesOf(ctx, 'leave', [id, continues_id ?? []].flat(), 'documents'),
    () => colleaguesAway(ctx, employee_id, start_date, end_date),
    () => departmentOf(ctx, employee_id),
    () => clashesOf(ctx, spanOfLeave(record)),
  );
  const types = new Map(all.map((type) => [type.id, type]));
  const replaced = await replacedBy(ctx, record, days);
  const after = balanceAfter(record, types, await withForeseen(ctx, [record], types, drawnOn));
  const type = types.get(record.leave_type_id);
  const live = days.filter((day) => day.live);
  return {
    status: record.status,
    version: instantText(record.updated_at),
    facts: [
      { label: W.type, value: { en: type?.name ?? '', ms: type?.name_ms ?? '' } },
      { label: W.period, value: periodText(record) },
      { label: W.days, value: plainly(dayCount(record.total_days)) },
      ...(after === null ? [] : [{ label: W.balance, value: balanceText(record, after) }]),
      { label: W.applied, value: plainly(formatDate(record.apply_date as CalendarDate)) },
      ...(record.reason ? [{ label: W.reason, value: plainly(record.reason), wide: true }] : []),
    ],
    warnings: [...coverWarning(department, away, live), ...(after !== null && after < 0 ? [W.short] : []), ...replacesTexts(replaced), ...clashes],
    attachments: [...files.values()].flat(),
    around: aroundOf(live, away, department),
  };
}

/** Its own days are held already, so that they are given back to see what was there before. */
const balanceText = ({ total_days }: LeaveRecord, after: number) =>
  inBoth((locale) => say(W.beforeAfter, locale, { before: dayCount(after + total_days), after: dayCount(after) }));

function coverWarning(department: Department | null, away: readonly Away[], days: readonly LeaveDayRecord[]): Text[] {
  const cover = departmentCover(department, away, days);
  if (!cover || cover.away < 2) return [];
  const facts = { away: cover.away, of: cover.of, department: cover.department ?? '', date: formatDate(cover.date as CalendarDate) };
  return [inBoth((locale) => say(W.cover, locale, { ...facts, away: String(facts.away), of: String(facts.of) }))];
}

/** Each day of the leave, and who of the team is away on it. */
const aroundOf = (days: readonly LeaveDayRecord[], away: readonly Away[], department: Department | null): SubjectPreview['around'] => ({
  days: days.map(({ date, value }) => ({ date, off: value === 0 })),
  people: [...Map.groupBy(away, ({ employee_id }) => employee_id)].map(([id, spans]) => ({
    id,
    name: spans[0]?.name ?? '',
    dates: spans.map(({ date }) => date),
  })),
  among: department && inBoth((locale) => say(W.among, locale, { department: department.name ?? '', of: String(department.of) })),
});
