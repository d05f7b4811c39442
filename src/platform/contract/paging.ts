/** List parameters of conventions A.2: `page`, `per_page`, `sort` (direction), `sort_by` (column), `keyword`. */
import { z } from 'zod';
import type { Meta } from './endpoint.ts';
import { shared } from './shared-schema.ts';

export const DEFAULT_PAGE = 1;
export const DEFAULT_PER_PAGE = 10;
export const PAYSLIPS_PER_PAGE = 30;
export const PAGE_SIZES = [10, 30, 50, 100] as const;
export const MAX_PER_PAGE = 500;

const pageNumber = shared(() => z.number().int().min(1).max(1_000_000).default(DEFAULT_PAGE));
const perPage = shared((size: number) => z.number().int().min(1).max(MAX_PER_PAGE).default(size));
const direction = shared((first: 'asc' | 'desc') => z.enum(['asc', 'desc']).default(first));
const column = shared(() => z.string().max(60));
/** What is searched for, also of a file that is made of a list. */
export const keyword = shared(() => z.string().trim().max(100).optional());

/**
 * The list parameters for a list that sorts by `columns`. An unknown `sort_by` falls back to `id`.
 * @param options.perPage default page size; `fallback` the default column.
 */
export function listParams<const C extends readonly [string, ...string[]]>(
  columns: C,
  options: { perPage?: number; sort?: 'asc' | 'desc'; sortBy?: C[number] | 'id' } = {},
) {
  const allowed = new Set<string>(['id', ...columns]);
  const fallback = options.sortBy ?? 'id';
  return {
    page: pageNumber(),
    per_page: perPage(options.perPage ?? DEFAULT_PER_PAGE),
    sort: direction(options.sort ?? 'desc'),
    sort_by: column()
      .default(fallback)
      .transform((name) => (allowed.has(name) ? name : fallback) as C[number] | 'id'),
    keyword: keyword(),
  };
}

export interface PageRequest {
  readonly page: number;
  readonly per_page: number;
}

export const offsetOf = ({ page, per_page }: PageRequest) => (page - 1) * per_page;

export function metaFor({ page, per_page }: PageRequest, total: number): Meta {
  return { page, per_page, total, last_page: Math.max(1, Math.ceil(total / per_page)) };
}

/** A comma list (`with=branch,position`) restricted to the allowed names; unknown ones are dropped. */
export function commaList<const N extends readonly [string, ...string[]]>(names: N) {
  const allowed = new Set<string>(names);
  return z
    .string()
    .max(500)
    .optional()
    .transform(
      (text) =>
        new Set(
          (text ?? '')
            .split(',')
            .map((part) => part.trim())
            .filter((part) => allowed.has(part)) as N[number][],
        ),
    );
}
