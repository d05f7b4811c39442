/** Daily manpower: who was deployed to a project on a day and who was there, corrected with a reason, and confirmed. */
import { z } from 'zod';
import { defineEndpoint, one, requirePage, wrote } from '#platform/contract/endpoint.ts';
import { date, optionalLine, optionalText, text } from '#platform/contract/fields.ts';
import { id } from '#platform/contract/ids.ts';
import { LOCALES } from '#platform/contract/messages.ts';
import { fileField, IMAGE_EXTENSIONS, uploadedFile } from '#platform/contract/uploads.ts';
import { PRESENCES } from './presence.ts';
import { PROJECTS } from './project.register.ts';
import { workforceManifest as manifest } from './workforce.manifest.ts';

const PATH = `${PROJECTS}/{project_id}/daily-reports/{date}`;
const PAGE = '/wom/project';
const emits = ['wom_changed'];
const day = { project_id: id(), date: date() };
/** Hours that somebody can have worked on a day at most. */
export const MOST_HOURS = 24;

export const MOST_PHOTOS = 10;

export const dayPerson = z.object({
  deployment_id: z.number(),
  employee: z.object({ id: z.number(), name: z.string() }),
  state: z.enum(PRESENCES),
  /** Instants of the attendance at the site. */
  arrived: z.string().nullable(),
  left: z.string().nullable(),
  /** Minutes of the shift without its break, worked, of approved overtime among them, and of overtime that waits to be approved. */
  planned_minutes: z.number(),
  minutes: z.number(),
  overtime_minutes: z.number(),
  overtime_waiting: z.number(),
  late_minutes: z.number(),
  /** Why it stands otherwise than attendance says. */
  reason: z.string().nullable(),
});
export type DayPerson = z.output<typeof dayPerson>;

const figures = {
  planned: z.number(),
  present: z.number(),
  absent: z.number(),
  leave: z.number(),
  expected: z.number(),
  late: z.number(),
  minutes: z.number(),
  overtime_minutes: z.number(),
};
export const dayNeed = z.object({
  id: z.number(),
  position: z.string(),
  shift_name: z.string(),
  start_time: z.string(),
  end_time: z.string(),
  /** Heads. */
  needed: z.number(),
  ...figures,
  /** In the viewer's sight. */
  people: z.array(dayPerson),
});
export type DayNeed = z.output<typeof dayNeed>;

export const dailyReport = z.object({
  date: z.string(),
  /** By whom and when it was confirmed; null: it waits. */
  confirmed: z.object({ at: z.string(), by: z.string() }).nullable(),
  /** When the last shift of the day is over; null: nobody is deployed. */
  ends_at: z.string().nullable(),
  /** The last shift is over, and somebody was deployed. */
  can_confirm: z.boolean(),
  weather: z.string().nullable(),
  incidents: z.string().nullable(),
  remark: z.string().nullable(),
  photos: z.array(uploadedFile),
  total: z.object(figures),
  needs: z.array(dayNeed),
});
export type DailyReport = z.output<typeof dailyReport>;

export const showDay = defineEndpoint({
  name: 'workforce.show-day',
  method: 'GET',
  path: PATH,
  requires: requirePage(manifest, PAGE),
  input: z.object(day),
  output: one(dailyReport),
  summary: 'Who was deployed to a project on a day and who was there, by need; as attendance says, or as it was confirmed',
});

export const dayPdf = defineEndpoint({
  name: 'workforce.day-pdf',
  method: 'GET',
  path: `${PATH}/pdf`,
  requires: requirePage(manifest, PAGE, 'Export'),
  input: z.object({ ...day, language: z.enum(LOCALES).optional() }),
  output: z.unknown(),
  summary: 'The day of a project on paper: who was deployed and who was there, by need, with weather and incidents',
  download: true,
});

export const correctPresence = defineEndpoint({
  name: 'workforce.correct-presence',
  method: 'POST',
  path: PATH,
  requires: requirePage(manifest, PAGE, 'Update'),
  input: z.object({ ...day, deployment_id: id(), present: z.boolean(), hours: z.number().min(0).max(MOST_HOURS).multipleOf(0.25), reason: text(3, 500) }),
  output: wrote(z.object({ deployment_id: z.number() })),
  summary: 'Says with a reason that somebody was there or was not, otherwise than attendance does',
  emits,
});

export const confirmDay = defineEndpoint({
  name: 'workforce.confirm-day',
  method: 'POST',
  path: `${PATH}/confirm`,
  requires: requirePage(manifest, PAGE, 'Confirm'),
  input: z.object({
    ...day,
    weather: optionalLine(100),
    incidents: optionalText(1000),
    remark: optionalText(1000),
    /** Absent: those that it has stay. */ photos: z.array(fileField()).max(MOST_PHOTOS).optional(),
  }),
  output: wrote(z.object({ date: z.string() })),
  files: IMAGE_EXTENSIONS,
  summary: 'Confirms who was there on a day, with photos of it: it stays as it stands then, whatever attendance says later',
  emits,
});

export const reopenDay = defineEndpoint({
  name: 'workforce.reopen-day',
  method: 'POST',
  path: `${PATH}/reopen`,
  requires: requirePage(manifest, PAGE, 'Confirm'),
  input: z.object({ ...day, reason: text(3, 500) }),
  output: wrote(z.object({ date: z.string() })),
  summary: 'Opens a confirmed day again: attendance and corrections say anew who was there',
  emits,
});
