/** The MTD worksheet on the wire: four sections of items with English and Malay titles; ringgit. */
import { z } from 'zod';

export const worksheetItemSchema = z.strictObject({
  /** Number on the form, e.g. "C4c"; unique in the worksheet. */
  id: z.string(),
  title: z.string(),
  title_malay: z.string(),
  /** Key of the item, unique in its section. */
  key: z.string(),
  amount: z.number(),
  /** A person may type the amount. */
  editable: z.boolean(),
  /** Limit of a year of assessment; absent where none is set. */
  limit: z.number().optional(),
  /** Claimed earlier this year, previous employer included; beside a limit only. */
  used: z.number().optional(),
  /** The amount typed was more than the limit leaves. */
  reduced: z.boolean(),
  note: z.string(),
  note_malay: z.string(),
  /** The item is claimed; an item not selected counts as 0. */
  selected: z.boolean(),
});

export const worksheetSectionSchema = z.strictObject({
  id: z.enum(['A', 'B', 'C', 'D']),
  title: z.string(),
  title_malay: z.string(),
  items: z.array(worksheetItemSchema),
});

export const worksheetSchema = z.strictObject({ version: z.string(), sections: z.array(worksheetSectionSchema) });

export type WorksheetItem = z.infer<typeof worksheetItemSchema>;
export type WorksheetSection = z.infer<typeof worksheetSectionSchema>;
export type Worksheet = z.infer<typeof worksheetSchema>;
