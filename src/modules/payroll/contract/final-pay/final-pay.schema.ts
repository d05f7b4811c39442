/** What a final pay remembers: the answers, its lines with their sources, clearance and due days. */
import { z } from 'zod';
import { EXEMPT_GROUNDS } from '#modules/statutory/contract/mtd/exempt-income.params.ts';
import { ENDINGS, NOTICES } from './final-pay.params.ts';
import { CLEARANCE_FORMS, CLEARANCE_REASONS } from './evaluate-clearance.ts';

export const FINAL_LINES = ['leave', 'notice_pay', 'benefit', 'gratuity', 'compensation', 'notice_owed'] as const;
const REASONS = Object.keys(CLEARANCE_REASONS) as [keyof typeof CLEARANCE_REASONS];

export const clearanceShape = z.object({ needed: z.boolean(), form: z.enum(CLEARANCE_FORMS).nullable(), reason: z.enum(REASONS) });
/** Kept before there were two languages: one text. */
const sourceShape = z.union([z.object({ en: z.string(), ms: z.string() }), z.string()]);
export const dueDayShape = z.object({ of: z.enum(['wages', 'benefit']), day: z.string(), source: sourceShape });
export const finalLineShape = z.object({
  key: z.enum(FINAL_LINES),
  /** Ringgit. */
  amount: z.number(),
  /** How the proposed amount comes about. */
  how: z.object({ en: z.string(), ms: z.string() }),
  source: sourceShape,
  ground: z.enum(EXEMPT_GROUNDS).nullable(),
});
export const finalFacts = z.object({
  last_day: z.string(),
  ending: z.enum(ENDINGS),
  notice: z.enum(NOTICES),
  /** `proposed`: null where nothing was; the reason of another amount. */
  lines: z.array(finalLineShape.extend({ proposed: z.number().nullable(), reason: z.string().nullable() })),
  clearance: clearanceShape,
  due: z.array(dueDayShape),
});
export type StoredFinal = z.output<typeof finalFacts>;
