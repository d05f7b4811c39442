/** Where people checked in is kept for some days. The site, the distance from it and whether that was inside stay: days are never evaluated by a position again. */
import { endKeepingPositions } from '#modules/company/server/public.ts';

export const endKeepingPunchPositions = endKeepingPositions({
  name: 'attendance.end-keeping-positions',
  cron: '45 2 * * *',
  table: 'attendance_records',
  subject: 'attendance',
});
