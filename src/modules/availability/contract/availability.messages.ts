/** What speaks against a time, in the words of whoever plans it. */
import { formatDate, formatMonth } from '#platform/contract/dates.ts';
import { defineMessages, say, type Locale } from '#platform/contract/messages.ts';
import { formatSession } from '#platform/contract/time/said-sessions.ts';
import { timeOnLine } from '#platform/contract/time/local-line.ts';
import type { Finding } from './assess-availability.ts';

export const AVAILABILITY = defineMessages({
  busy: { en: '{what} on {date}, {session, time}. Choose another time or person.', ms: '{what} pada {date}, {session, time}. Pilih masa atau orang lain.' },
  away: { en: '{what} on {date}. Choose another day or person.', ms: '{what} pada {date}. Pilih hari atau orang lain.' },
  hours: {
    en: '{hours} hours of work within 24 hours. At most 12 are allowed (Employment Act 1955, section 60A).',
    ms: '{hours} jam bekerja dalam 24 jam. Paling banyak 12 jam dibenarkan (Akta Kerja 1955, seksyen 60A).',
  },
  seventh_day: {
    en: 'No rest day from {from} to {to}. Each week needs one (Employment Act 1955, section 59).',
    ms: 'Tiada hari rehat dari {from} hingga {to}. Setiap minggu memerlukan satu (Akta Kerja 1955, seksyen 59).',
  },
  overtime: {
    en: '{hours} hours of overtime in {month}. At most 104 are allowed in a month.',
    ms: '{hours} jam kerja lebih masa pada {month}. Paling banyak 104 jam dibenarkan dalam sebulan.',
  },
});

const hoursOf = (minutes: number) => String(Math.round((minutes / 60) * 100) / 100);

/** One sentence for one finding. */
export function findingText(finding: Finding, locale: Locale): string {
  switch (finding.code) {
    case 'busy': {
      const { date, start, end, label } = finding.with;
      const session = formatSession({ start_time: timeOnLine(start), end_time: timeOnLine(end) });
      return say(AVAILABILITY.busy, locale, { what: say(label, locale), date: formatDate(date), session });
    }
    case 'away':
      return say(AVAILABILITY.away, locale, { what: say(finding.with.label, locale), date: formatDate(finding.with.date) });
    case 'hours':
      return say(AVAILABILITY.hours, locale, { hours: hoursOf(finding.minutes) });
    case 'seventh_day':
      return say(AVAILABILITY.seventh_day, locale, { from: formatDate(finding.from), to: formatDate(finding.to) });
    case 'overtime':
      return say(AVAILABILITY.overtime, locale, { hours: hoursOf(finding.minutes), month: formatMonth(finding.month, locale) });
  }
}
