/** A roster that fills itself: what is proposed beside what stands, who bears what, and what stays empty. */
import { z } from 'zod';
import { named, session } from '../named.schema.ts';
import { rosterKind, rosterRow } from '../roster.schema.ts';

export const FILL_STATUSES = ['pending', 'running', 'ready', 'failed', 'cancelled', 'accepted'] as const;
/** Days of one proposal. */
export const MOST_FILLED_DAYS = 35;

/** Needs that stay empty, and how many people do not fill them for which reason. */
export const fillGap = z.object({
  need: named,
  date: z.string(),
  session,
  missing: z.number(),
  reasons: z.array(z.object({ text: z.string(), people: z.number() })),
  /** Who is nearest to filling it, and what stands in the way. */
  nearest: z.array(z.object({ employee: named, text: z.string() })),
});
export type FillGap = z.output<typeof fillGap>;

/** A need on the days on which it asks for people. */
export const fillNeed = z.object({
  need: named,
  session,
  days: z.array(z.object({ date: z.string(), heads: z.number(), before: z.number(), filled: z.number() })),
});
export type FillNeed = z.output<typeof fillNeed>;

/** What one person bears of the proposal. */
export const fillShare = z.object({
  employee: named,
  sessions: z.number(),
  minutes: z.number(),
  nights: z.number(),
  sundays: z.number(),
  /** Below the hours of their work schedule, over the weeks of the span. */ short_minutes: z.number(),
});
export type FillShare = z.output<typeof fillShare>;

/** What the days come to, as they stand and as they are proposed. */
export const fillSum = z.object({
  filled: z.number(),
  minutes: z.number(),
  overtime_minutes: z.number(),
  /** In ringgit, at the hourly rates of their salaries; null: the caller may not see salaries, or nobody has one. */
  cost: z.number().nullable(),
});

export const fillRow = z.object({
  id: z.number(),
  status: z.enum(FILL_STATUSES),
  percent: z.number(),
  start_date: z.string(),
  end_date: z.string(),
  created_at: z.string(),
});
export type FillRow = z.output<typeof fillRow>;

export const fillProposal = z.object({
  /** Heads that are asked for, over all days. */
  heads: z.number(),
  before: fillSum,
  after: fillSum,
  /** People whose hours are not in the cost: they have no salary yet. */
  unpriced: z.number(),
  /** false: a longer search might find a better one. */
  is_best: z.boolean(),
  needs: z.array(fillNeed),
  gaps: z.array(fillGap),
  shares: z.array(fillShare),
  rows: z.array(rosterRow),
  kinds: z.array(rosterKind),
});
export type FillProposal = z.output<typeof fillProposal>;
