/** What a module tells the dashboard beside its blocks: what needs a person today, and what comes in the next days. */
import type { z } from 'zod';
import type { CalendarDate } from '#platform/contract/dates.ts';
import type { AheadEvent } from '#platform/contract/dashboard/agenda.ts';
import type { Demand } from '#platform/contract/endpoint.ts';
import type { ModuleKey } from '#platform/contract/manifest.ts';
import type { Ctx } from './http/context.ts';

/** One thing to do; rows that are alike are one thing. */
export interface Duty<Shape = unknown> {
  /** Unique within its source. */
  readonly id: string;
  /** The last day on which it is in time; null: no day is set. Where somebody waits (`DUTY_WEIGHT.decision`) it then stands behind what is due by tomorrow, else last. */
  readonly due: CalendarDate | null;
  /** Of `DUTY_WEIGHT`: among things that are due on the same day the heavier stands first. */
  readonly weight: number;
  /** What its row says, the path to exactly its rows among it. */
  readonly data: Shape;
}

/** Asked only when the viewer meets the demand; it counts what this viewer may see and do, in the flight of the blocks. */
export interface DutySource {
  /** Unique in the house: the web module's `dutyRows` draws its things under the same key. */
  readonly key: string;
  readonly demands: Demand;
  /** Of the data of each thing. */
  readonly schema: z.ZodType;
  /** Switches of the module that tells it (`dutiesOf`); none: always on. */
  readonly switches?: readonly ModuleKey[];
  load(ctx: Ctx): Promise<readonly Duty[]>;
}

/** Declares a source; its data is typed by its schema. */
export function dutySource<S extends z.ZodType>(source: {
  key: string;
  demands: Demand;
  schema: S;
  load(ctx: Ctx): Promise<readonly Duty<z.output<S>>[]>;
}): DutySource {
  return source;
}

/** The days that are asked for, both counted. */
export interface AheadSpan {
  readonly from: CalendarDate;
  readonly to: CalendarDate;
}

/** Events of a span of days, asked only when the viewer meets the demand; several alike on one day are one event. */
export interface AheadSource {
  readonly demands: Demand;
  /** Switches of the module that tells it (`aheadOf`); none: always on. */
  readonly switches?: readonly ModuleKey[];
  load(ctx: Ctx, span: AheadSpan): Promise<readonly AheadEvent[]>;
}
