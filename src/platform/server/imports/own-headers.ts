/** Headers of a company's own sheets: what it said that they mean, remembered for the next file of the same import. */
import { and, asc, eq, sql } from 'drizzle-orm';
import { invalid } from '#platform/contract/errors.ts';
import type { MatchedHeader } from '#platform/contract/imports.ts';
import type { Ctx } from '../context.ts';
import type { ImportDefinition } from './import-definition.ts';
import { IMPORT_MESSAGES } from './import.messages.ts';
import { importHeaders } from './import.tables.ts';
import { headerKey, type OwnHeaders } from './read-lines.ts';

/** Of one import of one company; the oldest go first. */
const MAX_REMEMBERED = 500;

/** What the company said of headers, as far as the import still has these columns. */
export async function ownHeaders(ctx: Ctx, definition: ImportDefinition): Promise<OwnHeaders> {
  const rows = await ctx.db
    .select({ header: importHeaders.header_key, column: importHeaders.column_key })
    .from(importHeaders)
    .where(and(eq(importHeaders.company_id, ctx.companyId), eq(importHeaders.type, definition.type)))
    .orderBy(asc(importHeaders.id));
  const columns = new Set(definition.columns.map(({ key }) => key));
  return new Map(rows.flatMap(({ header, column }) => (column === null || columns.has(column) ? [[header, column] as const] : [])));
}

/** @throws AppError 422 where a column is not one of the import, or is named twice. */
export async function rememberHeaders(ctx: Ctx, definition: ImportDefinition, said: readonly MatchedHeader[]): Promise<void> {
  // A multipart form says null by an empty text.
  const given = said.map(({ header, column }) => ({ header, column: column || null }));
  const open = new Set(definition.columns.flatMap(({ key, untold }) => (untold ? [] : [key])));
  given.forEach(({ column }, at) => {
    if (column === null) return;
    if (!open.delete(column)) throw invalid(`headers.${at}.column`, IMPORT_MESSAGES.otherColumn);
  });
  const matched = new Map(given.map(({ header, column }) => [headerKey(header), column]));
  matched.delete('');
  if (matched.size === 0) return;
  const rows = [...matched].map(([header, column]) => ({ company_id: ctx.companyId, type: definition.type, header_key: header, column_key: column }));
  await ctx.db
    .insert(importHeaders)
    .values(rows)
    .onConflictDoUpdate({
      target: [importHeaders.company_id, importHeaders.type, importHeaders.header_key],
      set: { column_key: sql`excluded.column_key`, updated_at: sql`clock_timestamp()` },
    });
  await ctx.db.execute(sql`
    delete from import_headers where id in (
      select id from import_headers where company_id = ${ctx.companyId} and type = ${definition.type}
      order by updated_at desc, id desc offset ${MAX_REMEMBERED})`);
}
