/** The own schedule for the calendar of a phone or a desk. */
import { z } from 'zod';
import { defineEndpoint, SELF } from '#platform/contract/endpoint.ts';
import { defineMessages } from '#platform/contract/messages.ts';

/** From this month on. */
export const CALENDAR_MONTHS = 3;

export const CALENDAR_WORDS = defineMessages({
  name: { en: 'My schedule', ms: 'Jadual saya' },
  work: { en: 'Work', ms: 'Kerja' },
  flexible: { en: 'Work, {n} hours at any time', ms: 'Kerja, {n} jam bila-bila masa' },
});

export const ownCalendar = defineEndpoint({
  name: 'attendance.own-calendar',
  method: 'GET',
  path: 'api/attendances/schedules/calendar',
  requires: SELF,
  input: z.object({}),
  output: z.unknown(),
  summary: 'The own published days of three months, with holidays and leave, as a calendar file (RFC 5545)',
  download: true,
});
