/** Identifiers are positive whole numbers on the wire; `bigint` in the database. */
import { z } from 'zod';
import { shared } from './shared-schema.ts';

export const MAX_ID = Number.MAX_SAFE_INTEGER;
export const id = shared(() => z.number().int().min(1).max(MAX_ID));
export const uuid = shared(() => z.uuid());

/** Where people are found by typed words, these words find the one of an id: no name or code begins like this. */
export const personById = (id: number | string) => `#${id}`;

export function idAskedFor(keyword: string): number | null {
  const [, id] = /^#(\d{1,15})$/.exec(keyword) ?? [];
  return id === undefined ? null : Number(id);
}
