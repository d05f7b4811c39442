import { calendarDate, type CalendarDate } from '#platform/contract/dates.ts';
import { birthDateOf } from '#platform/contract/identity-number.ts';

/** The date of birth of a person: as entered, else as the identity number says. */
export const birthOf = ({
  date_of_birth,
  identity_number,
}: {
  readonly date_of_birth: string | null;
  readonly identity_number: string | null;
}): CalendarDate | null => (date_of_birth ? calendarDate(date_of_birth) : identity_number ? birthDateOf(identity_number) : null);
