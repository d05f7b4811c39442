/** What an effect is told, and what it is. */
import type { Ctx } from '#platform/server/context.ts';
import type { OfficerRecord } from './unit.tables.ts';
import type { ApplicationRecord } from './application/application.tables.ts';

export interface Approved {
  readonly application: ApplicationRecord;
  /** Valid by the schema of the category. */
  readonly decision: Readonly<Record<string, unknown>>;
  readonly decision_date: string;
  /** The officer whom it is about, locked. */
  readonly officer: OfficerRecord | null;
}

/** @returns facts of what was made, kept with the application */
export type Effect = (ctx: Ctx, approved: Approved) => Promise<Readonly<Record<string, unknown>>>;
