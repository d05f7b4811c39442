/**
 * A register: a plain list of records that people add, change and delete. Declared once here, bound once on the server
 * (`registerOf`), drawn once in the browser (`RegisterPage`). Own joins, moves between states, children with rules, files,
 * or money that others reckon with: then the use cases are written by hand.
 */
import { z } from 'zod';
import { defineEndpoint, requirePage, done, metaSchema, wrote, type Requirement, type Endpoint } from '../endpoint.ts';
import { id } from '../ids.ts';
import type { ActionOf, Manifest, PagePath } from '../manifest.ts';
import { listParams } from '../paging.ts';

/** The page that a register stands on, and what each of its calls demands there. */
export type RegisterPlace = { readonly page: string } & Readonly<Record<'read' | 'create' | 'update' | 'remove', Requirement>>;

/** @throws Error at start when the page lacks Create, Update or Delete */
export function on<M extends Manifest, P extends PagePath<M>>(manifest: M, page: P): RegisterPlace {
  const acting = (action: string) => {
    if (!manifest.pages[page]?.actions.includes(action)) throw new Error(`${page} has no action ${action}`);
    return requirePage(manifest, page, action as ActionOf<M, P>);
  };
  return { page, read: requirePage(manifest, page), create: acting('Create'), update: acting('Update'), remove: acting('Delete') };
}

/** What every row carries: its version, what its viewer may do with it, and why (in the viewer's language) it must stay as it is. */
const OWN = { id: z.number(), updated_at: z.string(), can: z.object({ update: z.boolean(), remove: z.boolean() }), kept: z.string().nullable() };
type Own = typeof OWN;
const version = () => z.string().min(1).max(40);

/** The fields of a form, each of them to be named: who changes a record and leaves one out would empty its column. */
function sent(shape: Shape): Record<string, z.ZodType> {
  const given = z.transform((value, ctx) => {
    if (value === undefined) ctx.issues.push({ code: 'custom', input: value, message: '' });
    return value;
  });
  const named = (field: z.ZodType) => (field.safeParse(undefined).success ? z.pipe(given, field) : field);
  return Object.fromEntries(Object.entries(shape).map(([name, field]) => [name, named(field as z.ZodType)]));
}

type Shape = z.ZodRawShape;
/** A list that stands under no other. */
const TOP = {};
type Words = readonly [string, ...string[]];
const METHODS = { read: 'GET', create: 'POST', update: 'POST', remove: 'DELETE' } as const;
type RowOf<Form extends Shape, Row extends Shape> = z.ZodObject<Omit<Form, keyof Row | keyof Own> & Row & Own>;

interface RegisterSpec<Form extends z.ZodObject, Row extends Shape, Sorts extends Words, Filters extends Shape, Under extends Shape> {
  /** `<module>.<noun>`, e.g. `leave.blackout`; with `plural` the names of its calls. */
  readonly name: string;
  readonly plural: string;
  readonly path: string;
  readonly page: RegisterPlace;
  /** Carries no defaults: a field that a caller leaves out must not reset a column. */
  readonly form: Form;
  /** What a row has beside the fields of the form, or otherwise than the form has it. */
  readonly row: Row;
  readonly sorts: Sorts;
  /** How the list opens; by default newest first. */
  readonly first?: { readonly sortBy: Sorts[number] | 'id'; readonly sort: 'asc' | 'desc'; readonly perPage?: number };
  readonly filters: Filters;
  /** A child list: parameters of the path that are columns of the table. */
  readonly under?: Under;
  /** A filter that is a column: the answer counts each of its values (the page draws them as `tabs`). */
  readonly tab?: keyof Filters & string;
  /** `gone` (default): the row goes, and one is asked before. `hidden`: it gets `deleted_at`, names on old records stay, and for ten seconds one may undo. */
  readonly removal?: 'gone' | 'hidden';
  /** Its writes hold for the whole company (`Endpoint.companyWide`). */
  readonly companyWide?: true;
  /** Live notifications that its writes emit. */
  readonly emits?: readonly string[];
}

export function register<Form extends z.ZodObject, Row extends Shape, const Sorts extends Words, Filters extends Shape, Under extends Shape = typeof TOP>(
  spec: RegisterSpec<Form, Row, Sorts, Filters, Under>,
) {
  const { path, page, form, sorts, first, filters, plural, removal = 'gone', emits = [], companyWide = false } = spec;
  const [module = '', noun = ''] = spec.name.split('.');
  const under = (spec.under ?? TOP) as Under;
  const row = z.object({ ...form.shape, ...spec.row, ...OWN }) as unknown as RowOf<Form['shape'], Row>;
  const asked = { ...listParams(sorts, first), ...filters, ...under };
  const of = { ...under, id: id() };
  const seen = { ...of, updated_at: version() };
  const writes = { ...(companyWide && { companyWide }), ...(emits.length > 0 && { emits }) };
  const call = (verb: keyof typeof METHODS, name: string, at: string, summary: string) =>
    ({ method: METHODS[verb], name: `${module}.${name}`, path: path + at, requires: page[verb], summary, ...(verb !== 'read' && writes) }) as const;
  return {
    ...spec,
    row,
    under,
    removal,
    list: defineEndpoint({
      ...call('read', `list-${plural}`, '', `Lists ${plural}`),
      input: z.object(asked),
      /** `counts`: by tab, over the filter without it. */
      output: z.object({ data: z.array(row), meta: metaSchema, counts: z.record(z.string(), z.number()).optional() }),
    }),
    show: defineEndpoint({
      ...call('read', `show-${noun}`, '/{id}', `One of the ${plural}`),
      input: z.object({ ...of, /** The version that the caller has. */ seen: version().optional() }),
      /** `changed`: who changed it since it was `seen`, and when. */
      output: z.object({ data: row, changed: z.string().optional() }),
    }),
    create: defineEndpoint({
      ...call('create', `create-${noun}`, '', `Adds one to the ${plural}`),
      input: form.safeExtend(under) as unknown as z.ZodObject<Form['shape'] & Under>,
      output: wrote(row),
    }),
    update: defineEndpoint({
      ...call('update', `update-${noun}`, '/{id}', `Changes one of the ${plural}, as it was seen`),
      input: form.safeExtend({ ...sent(form.shape), ...seen } as typeof seen) as unknown as z.ZodObject<Form['shape'] & typeof seen>,
      output: wrote(row),
    }),
    remove: defineEndpoint({
      ...call('remove', `delete-${noun}`, '/{id}', `Deletes one of the ${plural}, as it was seen`),
      input: z.object(seen),
      output: done(),
    }),
  };
}

/** Any register, as the server binds it and the browser draws it. */
export type Register = Omit<ReturnType<typeof register>, Call> & Readonly<Record<Call, Endpoint>>;
type Call = 'list' | 'show' | 'create' | 'update' | 'remove';
export type FormOf<R extends Register> = z.output<R['form']>;
/** What the list, `show` and the writes answer of a record. */
export type RecordRow<R extends Register> = z.output<R['row']> & z.output<z.ZodObject<Own>>;
