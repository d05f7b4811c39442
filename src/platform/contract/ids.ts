/** Identifiers are positive whole numbers on the wire; `bigint` in the database. */
import { z } from 'zod';

export const MAX_ID = Number.MAX_SAFE_INTEGER;
export const id = () => z.number().int().min(1).max(MAX_ID);
export const uuid = () => z.uuid();
