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
  | 'officer';

export interface FormField {
  readonly key: string;
  readonly label: Text;
  readonly kind: FieldKind;
  /** Default: it must be filled before the application is submitted. */
  readonly optional?: true;
  /** Asked for only while another field has this value; it must be filled then. */
  readonly when?: { readonly key: string; readonly is: unknown };
  readonly min?: number;
  readonly max?: number;
  readonly options?: readonly { readonly value: string; readonly label: Text }[];
  /** Medical, criminal record, drugs, vetting: kept apart, shown and written with a right of its own. */
  readonly sensitive?: true;
  readonly note?: Text;
  /** Of assets: firearms alone. */
  readonly of?: 'firearm';
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
}

type Values = Readonly<Record<string, unknown>>;

/** What a checklist of a course goes by beside the form: the type of the course that is named. */
export const COURSE_TYPE = 'course_type';
export const listedBy = ({ payload, course_type }: { readonly payload: Values; readonly course_type: string | null }): Values => ({
  ...payload,
  [COURSE_TYPE]: course_type,
});

/** A field is asked for while what it hangs on is so. */
export const isAsked = ({ when }: Pick<FormField, 'when'>, values: Values): boolean => when === undefined || values[when.key] === when.is;
export const isWanted = ({ when }: Pick<ChecklistItem, 'when'>, values: Values): boolean => when === undefined || when.among.includes(values[when.key]);

function schemaOf(field: FormField): z.ZodType {
  const { kind, min, max, options = [] } = field;
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
        const given = schemaOf(field);
        return [field.key, draft || field.optional ? z.preprocess((value) => (absent(value) ? undefined : value), given.optional()) : given];
      }),
  );
  return z.object(shape);
}

/** Values of the fields that are asked for, without emptied ones. */
export const valuesOf = (fields: readonly FormField[], values: Values): Record<string, unknown> =>
  Object.fromEntries(fields.flatMap((field) => (isAsked(field, values) && !absent(values[field.key]) ? [[field.key, values[field.key]]] : [])));

export const fieldsOf = ({ parts }: Pick<Category, 'parts'>): readonly FormField[] => parts.flatMap(({ fields }) => fields);
