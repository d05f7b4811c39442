/**
 * A register: a plain list of records that people add, change and delete. Declared once here, bound once on the server
 * (`registerOf`), drawn once in the browser (`RegisterPage`). Own joins, moves between states, children with rules, files,
 * or money that others reckon with: then the use cases are written by hand.
 */
import { z } from 'zod';
import { defineEndpoint, demand, done, metaSchema, one, wrote, type Demand, type Endpoint } from '../endpoint.ts';
import { id } from '../ids.ts';
import type { ActionOf, Manifest, PagePath } from '../manifest.ts';
import { listParams } from '../paging.ts';

/** The page that a register stands on, and what each of its calls demands there. */
export interface RegisterPlace {
  readonly page: string;
  readonly read: Demand;
  readonly create: Demand;
  readonly update: Demand;
  readonly remove: Demand;
}

/** @throws Error at start when the page lacks Create, Update or Delete */
export function on<M extends Manifest, P extends PagePath<M>>(manifest: M, page: P): RegisterPlace {
  const acting = (action: string) => {
    if (!manifest.pages[page]?.actions.includes(action)) throw new Error(`${page} has no action ${action}`);
    return demand(manifest, page, action as ActionOf<M, P>);
  };
  return { page, read: demand(manifest, page), create: acting('Create'), update: acting('Update'), remove: acting('Delete') };
}

/** What every row carries: its version, what its viewer may do with it, and why it must stay as it is. */
const OWN = {
  id: z.number(),
  updated_at: z.string(),
  can: z.object({ update: z.boolean(), remove: z.boolean() }),
  /** In the viewer's language. */
  kept: z.string().nullable(),
};
type Own = typeof OWN;
const version = () => z.string().min(1).max(40);
const counted = z.record(z.string(), z.number()).optional();
const listed = <Row extends z.ZodType>(row: Row) =>
  z.object({ data: z.array(row), meta: metaSchema, /** By tab, over the filter without it. */ counts: counted, sums: counted });

/** A field that a change must name: who leaves it out would empty its column. */
const sent = (field: z.ZodType) =>
  field.safeParse(undefined).success
    ? z.pipe(
        z.transform((value, ctx) => {
          if (value === undefined) ctx.issues.push({ code: 'custom', input: value, message: '' });
          return value;
        }),
        field,
      )
    : field;

type Shape = z.ZodRawShape;
/** A list that stands under no other. */
const TOP = {};
type Words = readonly [string, ...string[]];
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
  /** One column and its values: also a filter, and the answer counts each value. */
  readonly tabs?: Readonly<Record<string, Words>>;
  /** Columns summed over the filter. */
  readonly sums?: readonly string[];
  /** Its writes hold for the whole company (`Endpoint.companyWide`). */
  readonly companyWide?: true;
  /** Live notifications that its writes emit. */
  readonly emits?: readonly string[];
}

export function register<Form extends z.ZodObject, Row extends Shape, const Sorts extends Words, Filters extends Shape, Under extends Shape = typeof TOP>(
  spec: RegisterSpec<Form, Row, Sorts, Filters, Under>,
) {
  const { path, page, form, sorts, first, filters, plural, tabs = {}, sums = [], emits = [], companyWide = false } = spec;
  const [module = '', noun = ''] = spec.name.split('.');
  const under = (spec.under ?? TOP) as Under;
  const row = z.object({ ...form.shape, ...spec.row, ...OWN }) as unknown as RowOf<Form['shape'], Row>;
  const chosen = Object.fromEntries(Object.entries(tabs).map(([column, values]) => [column, z.enum(values).optional()]));
  const paging = listParams(sorts, first);
  const reads = { method: 'GET', demands: page.read } as const;
  const writes = { method: 'POST', ...(companyWide && { companyWide }), ...(emits.length > 0 && { emits }) } as const;
  const seen = { ...under, id: id(), updated_at: version() };
  const whole = Object.fromEntries(Object.entries(form.shape).map(([name, field]) => [name, sent(field as z.ZodType)]));
  return {
    name: spec.name,
    page,
    form,
    row,
    sorts,
    under,
    tabs,
    sums,
    first,
    list: defineEndpoint({
      ...reads,
      name: `${module}.list-${plural}`,
      path,
      output: listed(row),
      input: z.object({ ...paging, ...filters, ...chosen, ...under }) as unknown as z.ZodObject<typeof paging & Filters & Under>,
      summary: `Lists ${plural}`,
    }),
    show: defineEndpoint({
      ...reads,
      name: `${module}.show-${noun}`,
      path: `${path}/{id}`,
      output: one(row),
      input: z.object({ ...under, id: id() }),
      summary: `One of the ${plural}`,
    }),
    create: defineEndpoint({
      ...writes,
      name: `${module}.create-${noun}`,
      path,
      demands: page.create,
      output: wrote(row),
      input: form.safeExtend(under) as unknown as z.ZodObject<Form['shape'] & Under>,
      summary: `Adds one to the ${plural}`,
    }),
    update: defineEndpoint({
      ...writes,
      name: `${module}.update-${noun}`,
      path: `${path}/{id}`,
      demands: page.update,
      output: wrote(row),
      input: form.safeExtend({ ...whole, ...seen } as typeof seen) as unknown as z.ZodObject<Form['shape'] & typeof seen>,
      summary: `Changes one of the ${plural}, as it was seen`,
    }),
    remove: defineEndpoint({
      ...writes,
      name: `${module}.delete-${noun}`,
      method: 'DELETE',
      path: `${path}/{id}`,
      demands: page.remove,
      output: done(),
      input: z.object(seen),
      summary: `Deletes one of the ${plural}, as it was seen`,
    }),
  };
}

/** Any register, as the server binds it and the browser draws it. */
export interface Register {
  readonly name: string;
  readonly page: RegisterPlace;
  readonly form: z.ZodObject;
  readonly row: z.ZodObject;
  readonly sorts: readonly string[];
  readonly under: Shape;
  readonly tabs: Readonly<Record<string, readonly string[]>>;
  readonly sums: readonly string[];
  readonly first: { readonly sortBy: string; readonly sort: 'asc' | 'desc'; readonly perPage?: number } | undefined;
  readonly list: Endpoint;
  readonly show: Endpoint;
  readonly create: Endpoint;
  readonly update: Endpoint;
  readonly remove: Endpoint;
}
export type FormOf<R extends Register> = z.output<R['form']>;
/** What the list, `show` and the writes answer of a record. */
export type RecordRow<R extends Register> = z.output<R['row']> & z.output<z.ZodObject<Own>>;
