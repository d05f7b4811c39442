/** What a module tells the dashboard beside its blocks: what needs a person today, and what comes in the next days. */
import type { z } from 'zod';
import type { CalendarDate } from '#platform/contract/dates.ts';
import type { UpcomingEvent } from '#platform/contract/dashboard/agenda.ts';
import type { Requirement } from '#platform/contract/endpoint.ts';
import type { ModuleKey } from '#platform/contract/manifest.ts';
import type { Ctx } from './context.ts';

/** One thing to do; rows that are alike are one thing. */
export interface Todo<Shape = unknown> {
  /** Unique within its source. */
  readonly id: string;
  /** The last day on which it is in time; null: no day is set. Where somebody waits (`DUTY_WEIGHT.decision`) it then stands behind what is due by tomorrow, else last. */
  readonly due: CalendarDate | null;
  /** Of `DUTY_WEIGHT`: among things that are due on the same day the heavier stands first. */
  readonly weight: number;
  /** What its row says, the path to exactly its rows among it. */
  readonly data: Shape;
}

/** Asked only when the viewer meets the demand; it counts what this viewer may see and do, in the round trip of the blocks. */
export interface TodoSource {
  /** Unique in the portal: the web module's `dutyRows` draws its things under the same key. */
  readonly key: string;
  readonly requires: Requirement;
  /** Of the data of each thing. */
  readonly schema: z.ZodType;
  /** Switches of the module that tells it (`dutiesOf`); none: always on. */
  readonly switches?: readonly ModuleKey[];
  load(ctx: Ctx): Promise<readonly Todo[]>;
}

/** Declares a source; its data is typed by its schema. */
export function todoSource<S extends z.ZodType>(source: {
  key: string;
  requires: Requirement;
  schema: S;
  load(ctx: Ctx): Promise<readonly Todo<z.output<S>>[]>;
}): TodoSource {
  return source;
}

/** The days that are asked for, both counted. */
export interface UpcomingSpan {
  readonly from: CalendarDate;
  readonly to: CalendarDate;
}

/** Events of a span of days, asked only when the viewer meets the demand; several alike on one day are one event. */
export interface UpcomingSource {
  readonly requires: Requirement;
  /** Switches of the module that tells it (`aheadOf`); none: always on. */
  readonly switches?: readonly ModuleKey[];
  load(ctx: Ctx, span: UpcomingSpan): Promise<readonly UpcomingEvent[]>;
}
