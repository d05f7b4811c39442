/** A source of the search box over rows that have a name and a code of their own: sites, projects, outlets. */
import type { Requirement } from '#platform/contract/endpoint.ts';
import { preparedText } from '../db/prepared.ts';
import type { Ctx } from '../context.ts';
import type { SearchSource } from '../module.ts';
import { MOST_HITS } from './sought.ts';

interface NamedRows {
  readonly kind: string;
  readonly requires: Requirement;
  /** SQL after `from`; the rows that are looked for are called `t`, of one company and not deleted. */
  readonly from: string;
  /** SQL of the title, by which rows are ordered. */
  readonly title: string;
  /** SQL of what tells it from others of the same title: the code first. */
  readonly about: string;
  /** SQL of what is looked through beside title and line about it. */
  readonly besides?: string;
  /** SQL of its status; `Active` goes without saying. */
  readonly status?: string;
  /** SQL of more that must hold; its holes begin at $4. */
  readonly where?: string;
  /** What the holes of `where` are filled with. */
  readonly values?: (ctx: Ctx) => readonly unknown[];
  /** The address that a row opens. */
  readonly route: (row: NamedRow) => string;
}

export interface NamedRow {
  readonly id: number;
  readonly title: string;
  readonly about: string;
  readonly status: string | null;
}

/** The list of a page, with what was found by name and no filter that would hide it. */
export const listAddress = (page: string, keyword: string): string => `${page}?${new URLSearchParams({ keyword, status: '' }).toString()}`;

export function foundByName({
  kind,
  requires,
  from,
  title,
  about,
  besides = `''`,
  status = 'null::text',
  where = 'true',
  values,
  route,
}: NamedRows): SearchSource {
  const found = preparedText<NamedRow>(
    `search.${kind}`,
    `select t.id, ${title} as title, ${about} as about, ${status} as status from ${from}
     where t.company_id = $1 and ' ' || lower(concat_ws(' ', ${title}, ${about}, ${besides})) like all ($2::text[]) and ${where}
     order by lower(${about}) = $3 desc, starts_with(lower(${title}), $3) desc, lower(${title}), t.id
     limit ${MOST_HITS}`,
  );
  return {
    kind,
    requires,
    async find(ctx, { words, text }) {
      const rows = await found(ctx.client, [ctx.companyId, words, text, ...(values?.(ctx) ?? [])]);
      return rows.map((row) => ({
        id: row.id,
        title: row.title,
        about: row.about,
        route: route(row),
        status: row.status === null || row.status === 'Active' ? undefined : row.status,
      }));
    },
  };
}
