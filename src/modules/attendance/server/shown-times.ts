/** Times and lengths in the words of the inbox, in both languages. */
import { formatDate, formatTime, type TimeOfDay } from '#platform/contract/dates.ts';
import { say, type Locale } from '#platform/contract/messages.ts';
import { localOf } from '#platform/contract/time/local-line.ts';
import { ATTENDANCE_APPROVAL as W } from '../contract/manage/attendance-approval.messages.ts';

const HOUR = 60;

export const labelLength = (minutes: number, locale: Locale): string => say(W.hours, locale, { h: Math.floor(minutes / HOUR), m: minutes % HOUR });

/** `09:02 AM – 07:10 PM`; on another day than the one that is meant, with its date. @param span instants */
export function labelSpan(span: { readonly from: string | null; readonly to: string | null }, date: string, zone: string, locale: Locale): string {
  const wording = (instant: string) => {
    const at = localOf(instant, zone);
    const time = formatTime(at.time as TimeOfDay, locale);
    return at.date === date ? time : `${formatDate(at.date)} ${time}`;
  };
  if (span.from === null) return say(W.nothing, locale);
  return `${wording(span.from)} – ${span.to === null ? say(W.noOut, locale) : wording(span.to)}`;
}
