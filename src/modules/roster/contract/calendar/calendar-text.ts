/** Planned days as a calendar that other programmes read (RFC 5545). Pure. */
import { addDays, type CalendarDate } from '#platform/contract/dates.ts';
import { instantOnLine, onLine } from '#platform/contract/time/local-line.ts';
import { spanOf, type Session } from '#platform/contract/time/sessions.ts';

/** Octets of a line before it goes on in the next, its end left out. */
const LINE = 75;

export interface CalendarEvent {
  /** The same for the same thing whenever the calendar is read. */
  readonly uid: string;
  readonly summary: string;
  readonly location: string | null;
  readonly note: string | null;
  readonly when: { readonly date: CalendarDate; readonly session: Session } | { readonly date: CalendarDate; readonly session: null };
}

export interface Calendar {
  readonly name: string;
  readonly zone: string;
  /** When it was made. */
  readonly now: Date;
  readonly events: readonly CalendarEvent[];
}

export const escapeText = (text: string) =>
  text
    .replaceAll('\\', '\\\\')
    .replaceAll(/\r\n|\r|\n/g, '\\n')
    .replaceAll(';', '\\;')
    .replaceAll(',', '\\,');

/** Octets of a character in UTF-8. */
const octetsOf = (point: number) => (point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4);

/** Breaks a line where it has its octets, never within a character. */
export function folded(line: string): string {
  const lines: string[] = [];
  let [now, octets] = ['', 0];
  for (const character of line) {
    const size = octetsOf(character.codePointAt(0) ?? 0);
    if (octets + size > LINE) {
      lines.push(now);
      [now, octets] = [' ', 1];
    }
    now += character;
    octets += size;
  }
  return [...lines, now].join('\r\n');
}

/** `20261207T010000Z` */
const inUtc = (at: Date) => `${at.toISOString().replaceAll(/[-:]/g, '').slice(0, 15)}Z`;
const asDate = (date: CalendarDate) => date.replaceAll('-', '');

function times({ when }: CalendarEvent, zone: string): string[] {
  const { date, session } = when;
  // A day without times lasts to the beginning of the next.
  if (!session) return [`DTSTART;VALUE=DATE:${asDate(date)}`, `DTEND;VALUE=DATE:${asDate(addDays(date, 1))}`, 'TRANSP:TRANSPARENT'];
  const { start, end } = spanOf(session);
  const at = (minute: number) => inUtc(new Date(instantOnLine(onLine(date, minute), zone)));
  return [`DTSTART:${at(start)}`, `DTEND:${at(end)}`];
}

export function calendarText({ name, zone, now, events }: Calendar): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Mesra//Schedule//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escapeText(name)}`,
    ...events.flatMap((event) => [
      'BEGIN:VEVENT',
      `UID:${event.uid}`,
      `DTSTAMP:${inUtc(now)}`,
      ...times(event, zone),
      `SUMMARY:${escapeText(event.summary)}`,
      ...(event.location ? [`LOCATION:${escapeText(event.location)}`] : []),
      ...(event.note ? [`DESCRIPTION:${escapeText(event.note)}`] : []),
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}
