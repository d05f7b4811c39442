/**
 * Makers of schemas that make each schema once: a schema never changes, and hundreds of calls ask for the same field.
 * Of 15,400 schemas and checks that a start made, 8,000 were such copies.
 */
import type { z } from 'zod';

type Plain = string | number | boolean;

/** `make`, answering the same arguments with the same schema. The arguments are those of a program's text, so their number is bounded. */
export function shared<A extends readonly Plain[], S>(make: (...args: A) => S): (...args: A) => S {
  const made = new Map<string, S>();
  return (...args) => {
    const key = JSON.stringify(args);
    let schema = made.get(key);
    if (schema === undefined) {
      schema = make(...args);
      made.set(key, schema);
    }
    return schema;
  };
}

/** `make`, answering the same schema with the same schema made of it, for as long as that one lives. */
export function sharedFrom<F extends (schema: never) => z.ZodType>(make: F): F {
  const made = new WeakMap<object, z.ZodType>();
  return ((schema: never) => {
    let own = made.get(schema);
    if (!own) {
      own = make(schema);
      made.set(schema, own);
    }
    return own;
  }) as F;
}
