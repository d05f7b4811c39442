/** Identifiers are positive whole numbers on the wire; `bigint` in the database. */
import { z } from 'zod';
import { shared } from './shared-schema.ts';

export const MAX_ID = Number.MAX_SAFE_INTEGER;
export const id = shared(() => z.number().int().min(1).max(MAX_ID));
export const uuid = shared(() => z.uuid());
