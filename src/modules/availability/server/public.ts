/** What other modules may ask about whether people are free. */
export { busyTimes, busyTimesOf, type BusyByAssignee, type BusyTimes } from './busy-times.ts';
