/** What was read from a receipt. */
import { z } from 'zod';

export const READING_STATUSES = ['Waiting', 'Read', 'Failed'] as const;
/** Why nothing was read. `picture`: it cannot be opened; `locked`: a PDF with a password; `slow`: it takes too long; `given_up`: tried too often. */
export const READING_FAULTS = ['picture', 'locked', 'slow', 'given_up'] as const;
export type ReadingFault = (typeof READING_FAULTS)[number];

/** Shares of the upright picture, 0 to 1. */
const place = z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() });
export type Place = z.output<typeof place>;

const proposalOf = <T extends z.ZodType>(value: T) =>
  z
    .object({
      value,
      /** 0 to 1 */
      confidence: z.number(),
      /** null: it follows from others. */
      place: place.nullable(),
    })
    .nullable();

export const proposals = z.object({
  /** Ringgit, what it comes to. */
  amount: proposalOf(z.number()),
  date: proposalOf(z.string()),
  merchant: proposalOf(z.string()),
  number: proposalOf(z.string()),
});
export type Proposals = z.output<typeof proposals>;
export interface Proposal<T> {
  readonly value: T;
  readonly confidence: number;
  readonly place: Place | null;
}

/** What is less sure is shown, and never filled in for somebody. */
const LEAST_SURE = 0.6;

export const isSure = <T>(proposal: Proposal<T> | null): proposal is Proposal<T> => proposal !== null && proposal.confidence >= LEAST_SURE;

export const reading = proposals.extend({
  /** The uuid of the file that was read. */
  file: z.string(),
  status: z.enum(READING_STATUSES),
  fault: z.enum(READING_FAULTS).nullable(),
  /** What the places are in: the file itself, the pages of a PDF as a picture, or a photo that was turned upright; null: nothing to show. */
  picture: z.string().nullable(),
});
export type Reading = z.output<typeof reading>;
