/** The Malaysian identity number: `YYMMDD-PB-###G`, 14 characters with its dashes (specification §5). */
import { isCalendarDate, type CalendarDate } from './dates.ts';

const SHAPE = /^\d{6}-\d{2}-\d{4}$/;

/** Puts the dashes where twelve digits were typed. */
export function dashIdentityNumber(typed: string): string {
  const digits = typed.replace(/[\s-]/g, '');
  return /^\d{12}$/.test(digits) ? `${digits.slice(0, 6)}-${digits.slice(6, 8)}-${digits.slice(8)}` : typed.trim();
}

export const isIdentityNumber = (value: string) => SHAPE.test(value) && birthDateOf(value) !== null;

/** Birth date from the first six digits: years 00 to 30 are 20xx, the rest 19xx. Null when there is no such day. */
export function birthDateOf(identityNumber: string): CalendarDate | null {
  if (!SHAPE.test(identityNumber)) return null;
  const year = Number(identityNumber.slice(0, 2));
  const date = `${year <= 30 ? 2000 + year : 1900 + year}-${identityNumber.slice(2, 4)}-${identityNumber.slice(4, 6)}`;
  return isCalendarDate(date) ? date : null;
}

/** The last digit is odd for men, even for women: a hint, never a rule. */
export function genderHintOf(identityNumber: string): 'Male' | 'Female' | null {
  return SHAPE.test(identityNumber) ? (Number(identityNumber.at(-1)) % 2 === 1 ? 'Male' : 'Female') : null;
}

/** Puts back up to two zeros that a spreadsheet dropped, where twelve digits with a day of birth come of it. Other texts stay as they are. */
export function restoreIdentityZeros(typed: string): string {
  const digits = typed.replace(/[\s-]/g, '');
  const restored = dashIdentityNumber(digits.padStart(12, '0'));
  return /^\d{10,11}$/.test(digits) && isIdentityNumber(restored) ? restored : typed;
}
