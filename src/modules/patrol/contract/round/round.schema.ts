/** What rounds, their points and scans are called. */
export const ROUND_STATUSES = ['Upcoming', 'On Going', 'Completed', 'Incomplete', 'Missed'] as const;
export type RoundStatus = (typeof ROUND_STATUSES)[number];
export const POINT_STATUSES = ['pending', 'ontime', 'early', 'late', 'missed', 'excused'] as const;
export type PointStatus = (typeof POINT_STATUSES)[number];
export const SCAN_STATUSES = ['ontime', 'early', 'late'] as const;
export type ScanStatus = (typeof SCAN_STATUSES)[number];
/**
 * `duplicate`: the same point within two minutes. `unknown_tag`: no checkpoint has it. `far`: away from the pin. `copied`: one tag at two
 * places, faster than a person walks, or a code that changes of another time. `out_of_order`: the point before is not scanned yet. `too_fast`: sooner after the same guard's scan
 * before than a person walks. `offline`: sent later than made. `clock_drift`: the clock of the device is off. `extra`: no round was waiting for it.
 * `other_site`: a tag of a site that the device does not serve. `outside_session`: of a time when the guard was not signed in on the device.
 * Neither counts for a round. `unplanned_guard`: of a guard who is not planned for the operation; it counts, somebody took over.
 */
export const SCAN_FLAGS = [
  'duplicate',
  'unknown_tag',
  'far',
  'copied',
  'out_of_order',
  'too_fast',
  'offline',
  'clock_drift',
  'extra',
  'other_site',
  'outside_session',
  'unplanned_guard',
] as const;
export type ScanFlag = (typeof SCAN_FLAGS)[number];
/** Flags that the office decides about; a scan that is late is one of these exceptions too. */
export const EXCEPTION_FLAGS = [
  'unknown_tag',
  'far',
  'copied',
  'out_of_order',
  'too_fast',
  'clock_drift',
  'other_site',
  'outside_session',
  'unplanned_guard',
] as const satisfies readonly ScanFlag[];
/** Whether a scan stands in the queue of exceptions. */
export const isException = ({ status, flags }: { readonly status: ScanStatus | null; readonly flags: readonly ScanFlag[] }): boolean =>
  status === 'late' || flags.some((flag) => EXCEPTION_FLAGS.some((each) => each === flag));
/** `Explained`: there was a good reason. `Breach`: there was none. Neither changes what the scan counts for. */
export const SCAN_DECISIONS = ['Explained', 'Breach'] as const;
