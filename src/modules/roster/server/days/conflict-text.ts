/** What stands in the way of days on the roster, and what they warn of, in the language of the reader. */
import { addDays, formatDate, type CalendarDate } from '#platform/contract/dates.ts';
import { say, type Locale } from '#platform/contract/messages.ts';
import { findingText } from '#modules/availability/contract/availability.messages.ts';
import type { Conflict } from '../../contract/find-conflicts.ts';
import { CONFLICT_WORDS } from '../../contract/roster.messages.ts';
import type { RosterConflict } from '../../contract/roster.schema.ts';
import type { HoursWarning } from '../../contract/within-hours.ts';

type Names = ReadonlyMap<number, { readonly name: string }>;

const row = (people: Names, id: number, date: string, message: string): RosterConflict => ({
  employee: { id, name: people.get(id)?.name ?? '' },
  date,
  message,
});

export function conflictText(conflict: Conflict, people: Names, locale: Locale): RosterConflict {
  const { employee_id, date } = conflict.day;
  return row(people, employee_id, date, messageOf(conflict, locale));
}

function messageOf(conflict: Conflict, locale: Locale): string {
  switch (conflict.kind) {
    case 'refused':
      return findingText(conflict.finding, locale);
    case 'joins':
      return say(CONFLICT_WORDS.joins, locale, { on: formatDate(conflict.on) });
    case 'left':
      return say(CONFLICT_WORDS.left, locale, { on: formatDate(addDays(conflict.on as CalendarDate, 1)) });
    case 'leave':
      return say(CONFLICT_WORDS.leave, locale, { name: conflict.name[locale === 'ms' ? 'name_ms' : 'name'] });
    case 'overlap':
      return say(CONFLICT_WORDS.overlap, locale, { session: conflict.session, other: conflict.other, on: formatDate(conflict.on) });
  }
}

export const warningText = ({ employee_id, date, finding }: HoursWarning, people: Names, locale: Locale): RosterConflict =>
  row(people, employee_id, date, findingText(finding, locale));
