/** Progress of a play for a terminal: now and then, and at the end. */

const SELDOM = 10_000;
/** Lines of a whole play, about. */
const LINES = 60;

export interface Progress {
  /** Says it unless something was said lately. @param line is made when it is said */
  tell(line: () => string): void;
  /** Says it in any case. */
  end(line: string): void;
}

/** @param length of the play, and @param now, in milliseconds. A line follows another after ten seconds at the earliest, and after a sixtieth of a long play. */
export function progressOf(say: (line: string) => void, length: number, now: () => number): Progress {
  let last = now();
  return {
    tell(line) {
      if (now() - last < Math.max(SELDOM, length / LINES)) return;
      last = now();
      say(line());
    },
    end: say,
  };
}
