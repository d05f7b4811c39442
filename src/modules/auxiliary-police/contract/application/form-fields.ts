/** The form of a category as data: fields, checklist, and the schema that both sides read from it. */
import { z } from 'zod';
import { date, line, money, text } from '#platform/contract/fields.ts';
import { id } from '#platform/contract/ids.ts';
import type { Text } from '#platform/contract/messages.ts';
import { serviceNumber } from '../officer/officer.schema.ts';

export const APPLICATION_TYPES = ['Officer', 'Asset', 'Card', 'Course', 'Rank'] as const;
export type ApplicationType = (typeof APPLICATION_TYPES)[number];

export type FieldKind =
  | 'line'
  | 'paragraph'
  | 'whole'
  | 'money'
  | 'date'
  | 'choice'
  | 'yesno'
  | 'service_no'
  | 'area'
  | 'rank'
  | 'course'
  | 'people'
  | 'asset'
  | 'assets'
  | 'store'
  | 'officer'
  | 'lines'
  | 'serials';

export interface FormField {
  readonly key: string;
  readonly label: Text;
  readonly kind: FieldKind;
  /** Default: it must be filled before the application is submitted. */
  readonly optional?: true;
  /** Asked for only while another field has one of these values; it must be filled then. */
  readonly when?: { readonly key: string; readonly among: readonly unknown[] };
  readonly min?: number;
  readonly max?: number;
  readonly options?: readonly { readonly value: string; readonly label: Text }[];
  /** Medical, criminal record, drugs, vetting: kept apart, shown and written with a right of its own. */
  readonly sensitive?: true;
  readonly note?: Text;
  /** Of assets: firearms alone. */
  readonly of?: 'firearm';
  /** What each of the lines asks for. */
  readonly line?: readonly FormField[];
}

export interface FormPart {
  readonly title: Text;
  readonly fields: readonly FormField[];
}

export interface ChecklistItem {
  readonly key: string;
  readonly label: Text;
  /** Default: there before the application is submitted. */
  readonly optional?: true;
  readonly when?: { readonly key: string; readonly among: readonly unknown[] };
  readonly sensitive?: true;
  /** It is printed: pictures only. */
  readonly picture?: true;
}

/** Whom an application is about. `none`: the form itself names what it is about. */
export type Subject = 'employee' | 'officer' | 'none';

export interface Category {
  readonly type: ApplicationType;
  readonly key: string;
  readonly title: Text;
  readonly subject: Subject;
  readonly parts: readonly FormPart[];
  readonly documents: readonly ChecklistItem[];
  /** What the approval asks for beside the letter of the police. */
  readonly decision: readonly FormField[];
  /** What the approval will make: `{subject}` and fields of form and decision. */
  readonly effect: Text;
  /** The field of lines for each of which the approval makes its effect. */
  readonly each?: string;
}

type Values = Readonly<Record<string, unknown>>;

/** What a checklist of a course goes by beside the form: the type of the course that is named. */
export const COURSE_TYPE = 'course_type';
export const listedBy = ({ payload, course_type }: { readonly payload: Values; readonly course_type: string | null }): Values => ({
  ...payload,
  [COURSE_TYPE]: course_type,
});

/** A field is asked for while what it hangs on is so. */
export const isAsked = ({ when }: Pick<FormField, 'when'>, values: Values): boolean => when === undefined || when.among.includes(values[when.key]);
export const isWanted: (item: Pick<ChecklistItem, 'when'>, values: Values) => boolean = isAsked;

/** Lines of one form. */
export const MOST_LINES = 20;
/** What a line must say hangs on what else it says: each is judged by itself, at its own fields. */
const schemaOfLines = (line: readonly FormField[], draft: boolean) =>
  z
    .array(z.record(z.string(), z.unknown()))
    .min(1)
    .max(MOST_LINES)
    .transform((rows, ctx) =>
      rows.map((row, at) => {
        const judged = schemaOfFields(line, row, draft).safeParse(valuesOf(line, row));
        for (const issue of judged.error?.issues ?? []) ctx.addIssue({ ...issue, path: [at, ...issue.path] });
        return judged.data ?? row;
      }),
    );

function schemaOf(field: FormField, draft: boolean): z.ZodType {
  const { kind, min, max, options = [], line: asked = [] } = field;
  switch (kind) {
    case 'line':
    case 'area':
      return line(min ?? 1, max ?? 150);
    case 'paragraph':
      return text(min ?? 1, max ?? 1000);
    case 'whole':
      return z
        .number()
        .int()
        .min(min ?? 0)
        .max(max ?? 1_000_000);
    case 'money':
      return money();
    case 'date':
      return date();
    case 'choice':
      return z.enum(options.map(({ value }) => value) as [string, ...string[]]);
    case 'yesno':
      return z.boolean();
    case 'service_no':
      return serviceNumber();
    case 'rank':
    case 'course':
    case 'asset':
    case 'store':
    case 'officer':
      return id();
    case 'assets':
    case 'people':
      return z.array(id()).min(1).max(100);
    case 'lines':
      return schemaOfLines(asked, draft);
    case 'serials':
      return z
        .array(
          z
            .string()
            .trim()
            .max(max ?? 20_000),
        )
        .max(MOST_LINES);
  }
}

const absent = (value: unknown) => value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

/**
 * What fields take. An emptied field is left out of the answer.
 * @param draft nothing must be filled yet @param values decides which fields are asked for
 */
export function schemaOfFields(fields: readonly FormField[], values: Values, draft: boolean) {
  const shape = Object.fromEntries(
    fields
      .filter((field) => isAsked(field, values))
      .map((field) => {
        const given = schemaOf(field, draft);
        return [field.key, draft || field.optional ? z.preprocess((value) => (absent(value) ? undefined : value), given.optional()) : given];
      }),
  );
  return z.object(shape);
}

const BLANKS: Partial<Readonly<Record<FieldKind, unknown>>> = { yesno: false, lines: [{}], serials: [] };
/** What a new form begins with: one line to fill, and a box that is not ticked says no. */
export const blankOf = (fields: readonly FormField[]): Record<string, unknown> =>
  Object.fromEntries(fields.flatMap(({ key, kind }): [string, unknown][] => (kind in BLANKS ? [[key, BLANKS[kind]]] : [])));

/** Values of the fields that are asked for, without emptied ones. */
export const valuesOf = (fields: readonly FormField[], values: Values): Record<string, unknown> =>
  Object.fromEntries(fields.flatMap((field) => (isAsked(field, values) && !absent(values[field.key]) ? [[field.key, values[field.key]]] : [])));

/** Lines as they stand in a form, also in one that is half filled or that nobody has judged yet. */
export const linesOf = (values: Values, key: string): Values[] => {
  const rows: unknown = values[key];
  return Array.isArray(rows) ? rows.map((row: unknown) => (typeof row === 'object' && row !== null ? (row as Values) : {})) : [];
};

export const fieldsOf = ({ parts }: Pick<Category, 'parts'>): readonly FormField[] => parts.flatMap(({ fields }) => fields);
