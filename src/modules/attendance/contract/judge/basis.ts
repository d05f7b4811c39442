/** What a session was judged by, kept beside the judgement so that it can be explained later. */
export const PLAN_SOURCES = ['roster', 'schedule', 'default', 'none'] as const;
export type PlanSource = (typeof PLAN_SOURCES)[number];

export interface Basis {
  readonly source: PlanSource;
}
