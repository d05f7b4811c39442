/** How long somebody may serve, and until when an appointment is renewed. Pure. */
import { addDays, addYears, type CalendarDate } from '#platform/contract/dates.ts';

/** Service ends on the 60th birthday: the last day is the one before it. */
const SERVICE_YEARS = 60;
export const lastDayOfService = (birth: CalendarDate): CalendarDate => addDays(addYears(birth, SERVICE_YEARS), -1);

/** A renewal runs from the old last day where that is later than the decision, else from the decision. */
export const renewedUntil = (old: CalendarDate, decided: CalendarDate, years: number): CalendarDate => addYears(old > decided ? old : decided, years);
