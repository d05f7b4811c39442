/**
 * Who is told of an emergency, and when. Seconds count from what the server received. Each contact of the ladder is told at its seconds; after the last
 * of them all are told again every five minutes, until somebody acknowledges. The office (the owner and the admins with the page) is told with every step
 * from the first on, and at ten minutes also where no step falls on them. Pure.
 */
export interface LadderContact {
  readonly level: number;
  readonly name: string;
  readonly phone: string;
  readonly after_seconds: number;
  /** Has an account; else it is somebody to call. */
  readonly employee_id?: number | null | undefined;
}
export interface Step {
  /** Names the step: no two are due at the same second. */
  readonly seconds: number;
  readonly level: number;
  /** Whom it adds to the office. */
  readonly contacts: readonly LadderContact[];
}
export const REPEAT_SECONDS = 300;
export const OFFICE_SECONDS = 600;
/** A press within so many seconds of an unresolved emergency of the same guard joins it. */
export const JOIN_SECONDS = 60;

const lastOf = (ladder: readonly LadderContact[]) => Math.max(0, ...ladder.map(({ after_seconds }) => after_seconds));

function stepAt(ladder: readonly LadderContact[], seconds: number): Step {
  const own = ladder.filter(({ after_seconds }) => after_seconds === seconds);
  const isRepeat = seconds > lastOf(ladder) && (seconds - lastOf(ladder)) % REPEAT_SECONDS === 0;
  return {
    seconds,
    level: Math.max(0, ...ladder.filter(({ after_seconds }) => after_seconds <= seconds).map(({ level }) => level)),
    contacts: isRepeat ? ladder : own,
  };
}

/** The second of the first step after another. @param told seconds of the last step that was told, -1: none */
export function nextStep(ladder: readonly LadderContact[], told: number): number {
  const last = lastOf(ladder);
  const repeat = told < last ? last + REPEAT_SECONDS : last + REPEAT_SECONDS * (Math.floor((told - last) / REPEAT_SECONDS) + 1);
  return Math.min(...[0, ...ladder.map(({ after_seconds }) => after_seconds), OFFICE_SECONDS, repeat].filter((seconds) => seconds > told));
}

/** Steps that are due and were not told, in their order; of repeats that nobody carried out, the last alone. @param elapsed seconds since it was received */
export function dueSteps(ladder: readonly LadderContact[], told: number, elapsed: number): Step[] {
  const last = lastOf(ladder);
  const once = [0, ...ladder.map(({ after_seconds }) => after_seconds), OFFICE_SECONDS];
  const repeat = last + REPEAT_SECONDS * Math.floor((elapsed - last) / REPEAT_SECONDS);
  const due = [...once, ...(repeat > last ? [repeat] : [])].filter((seconds) => seconds > told && seconds <= elapsed);
  return [...new Set(due)].sort((a, b) => a - b).map((seconds) => stepAt(ladder, seconds));
}
