/**
 * Telephone numbers, as people write them and in E.164. The lengths of Malaysian numbers are those of the numbering plan
 * of MCMC; a number of another country is only counted. Why no library reads them: docs/decisions/0060-phones.md.
 */

/** Behind the country code: mobile, 03, other landlines. */
const PERSONAL = /^(1[02-46-9]\d{7}|1[15]\d{8}|3\d{8}|[4-9]\d{7})$/;
/** 1300 and 1700 at the price of a local call, 1800 free: numbers of offices, never of a person. */
const SERVICE = /^1[378]00\d{6}$/;
const FOREIGN = /^\+(?!60)[1-9]\d{8,14}$/;

/** A remark beside the number ("samb. 12") has letters or further signs, and is no part of it. */
const WRITTEN = /^\+?[\d\s().\-/]+$/;

/** `+60 (0)12-345 6789` and `012-345 6789` are `+60123456789`; what is no number stays as it was typed. */
export function normalisePhone(typed: string): string {
  const text = typed
    .normalize('NFKC')
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .trim();
  if (!WRITTEN.test(text)) return text;
  const isAbroad = /^(\+|00)/.test(text);
  const digits = (isAbroad ? text.replace(/\(\s*0\s*\)/, '') : text).replace(/\D/g, '').replace(/^00/, '');
  if (isAbroad && !digits.startsWith('60')) return `+${digits}`;
  const national = digits.startsWith('60') ? digits.slice(2) : /^0|^1[378]00\d{6}$/.test(digits) ? digits : null;
  // The zero in front of an area code falls behind a country code.
  return national === null ? digits : `+60${national.replace(/^0/, '')}`;
}

const nationalOf = (number: string) => (number.startsWith('+60') ? number.slice(3) : null);

/** @param number in E.164. @param service numbers of offices count as well. */
export function isPhone(number: string, service: boolean): boolean {
  const national = nationalOf(number);
  return national === null ? FOREIGN.test(number) : PERSONAL.test(national) || (service && SERVICE.test(national));
}

/** Spreadsheets drop the zero that a number begins with: 125550123 was 012-555 0123. Other texts stay as they are. */
export function restorePhoneZero(typed: string): string {
  const digits = typed.replace(/[\s-]/g, '');
  return PERSONAL.test(digits) ? `0${digits}` : typed;
}
