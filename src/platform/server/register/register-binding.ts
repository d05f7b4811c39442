/** What a module says of a register: only what it alone knows. Everything takes many records; a ninth hook means that it is none. */
import type { InferInsertModel, SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import type { ParsedInput } from '#platform/contract/endpoint.ts';
import type { FieldTexts } from '#platform/contract/errors.ts';
import type { Params, Text } from '#platform/contract/messages.ts';
import type { FormOf, RecordRow, Register } from '#platform/contract/register/register.ts';
import type { Ctx } from '../context.ts';

export type RegisterTable = PgTable & { readonly id: PgColumn; readonly company_id: PgColumn; readonly updated_at: PgColumn };
/** A form, and under which parent. */
type ChildOf<R extends Register> = FormOf<R> & z.output<z.ZodObject<R['under']>>;
export type Change<Record> = { readonly before: Record | null; readonly after: Record | null };
/** true, or why not. */
export type May = { readonly update: true | Text; readonly remove: true | Text };

/** A mistake that the schema cannot know, at its field; `{}` is none. */
export const fault = (field: string, text: Text, params?: Params): FieldTexts => ({ [field]: [params ? { text, params } : { text }] });

export interface RegisterBinding<R extends Register, T extends RegisterTable> {
  readonly table: T;
  /** What each of its records has, where the table holds those of several registers: one of another is not found. */
  readonly only?: Partial<T['$inferSelect']>;
  /** Of audit entries: `leave_blackout`. */
  readonly subject: string;
  /** Its audit entries are named by the verb alone (`created`), not with the subject. */
  readonly plainVerbs?: true;
  /**
   * What a keyword is looked for in: columns, or the text of a row of another table, of a table that stays below 10,000 rows in a company, or with an index of
   * trigrams.
   */
  readonly search: readonly (PgColumn | SQL)[];
  /** What each sort orders by, as people read it: `lower(name)`. */
  readonly order: Readonly<Record<R['sorts'][number], PgColumn | SQL>>;
  /** End of a unique index → its field and message. */
  readonly unique?: Readonly<Record<string, readonly [string, Text]>>;
  /** Switches that one record of the list has at most: the one that is saved with it takes it from the other. */
  readonly sole?: readonly string[];
  /** May name columns of the record: `{name}`. */
  readonly wording: { readonly created?: Text; readonly saved: Text; readonly deleted: Text };
  /** The parent of a child list, `for share` when a child is written. @throws 404 */
  under?(ctx: Ctx, params: ParsedInput<R['show']>, lock: boolean): Promise<unknown>;
  /** Which of its records the viewer may see, for every call; undefined: all of them. */
  seen?(ctx: Ctx): SQL | undefined;
  /** What the filters of the list mean. It hides no row: what some may not see is no plain list, for `show` and the writes do not ask it. */
  where?(ctx: Ctx, filter: ParsedInput<R['list']>): SQL | undefined;
  /** Form to columns, where they differ; undefined keeps what a column has. */
  columns?(form: ChildOf<R>, ctx: Ctx): { readonly [Column in keyof InferInsertModel<T>]?: InferInsertModel<T>[Column] | undefined };
  /** For each draft what the schema cannot know, as `fault`. */
  check?(ctx: Ctx, drafts: readonly { readonly form: ChildOf<R>; readonly before: T['$inferSelect'] | null }[]): Promise<FieldTexts[]> | FieldTexts[];
  /** What may be done with records, whoever asks; a fixed number of statements for a page. No foreign key speaks for a record that is hidden, so this must. */
  may?(ctx: Ctx, records: readonly T['$inferSelect'][]): Promise<May[]> | May[];
  /** What a row has otherwise than its record; a fixed number of statements for a page. @param filter of the list; a record alone has none */
  present?(ctx: Ctx, records: readonly T['$inferSelect'][], filter?: ParsedInput<R['list']>): Promise<Partial<RecordRow<R>>[]> | Partial<RecordRow<R>>[];
  /** Who must know, and what follows in other tables: once for each transaction. */
  notify?(ctx: Ctx, changes: readonly Change<T['$inferSelect']>[]): Promise<unknown>;
}

/** The same, once the types have done their work. */
export type Bound = RegisterBinding<Register, RegisterTable>;
export type Facts = Readonly<Record<string, unknown>>;
export type Row = Facts & { readonly id: number; readonly updated_at: string };
/** A form and the record that it changes; null: a new one. */
export type Draft = { readonly form: Facts; readonly before: Row | null };
