/**
 * Parts of an input that are read by themselves, after the input itself: events of a device, of which one that is wrong must refuse none of the others.
 * Whoever binds the call reads each (`readOne`); the description of the API says what each has to be.
 */
import { z } from 'zod';

const asked = new WeakMap<object, z.ZodType>();

/** Anything, described as the shape that it is read by later. */
export function readLater(shape: z.ZodType): z.ZodUnknown {
  const anything = z.unknown();
  asked.set(anything, shape);
  return anything;
}

/** What it is read by later; undefined: it is read with the input. */
export const shapeOfLater = (schema: object): z.ZodType | undefined => asked.get(schema);

/** Whether it is a list of parts that are read later. */
export function listsLater(schema: unknown): boolean {
  return schema instanceof z.ZodArray && asked.has(schema.element);
}
