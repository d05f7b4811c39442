/**
 * An endpoint is data: method, path, what it demands, input and output. The server binds it, the web
 * calls it, forms pick from it, OpenAPI is printed from it. No second type of the same shape anywhere.
 */
import { z } from 'zod';
import type { ActionOf, Manifest, PagePath } from './manifest.ts';
import { sharedFrom } from './shared-schema.ts';
import type { FILE_EXTENSIONS } from './uploads.ts';

export interface PageRequirement {
  readonly page: string;
  /** Absent: viewing the page is enough. */
  readonly action?: string;
}

/**
 * - `open`: no token. - `signed-in`: any verified user. - `unverified`: any signed-in user, verified or not.
 * - `member`: a member of the selected company. - `self`: has an own employee profile there.
 * - `promoter`: has an own promoter profile there. - `admin`: any admin or the owner of the company. - `owner`.
 * - `pages`: one of the pages (with its action) must be in the actor's accesses; `orSelf` also lets in an
 *   employee or promoter for the own record, `orMember` any member (the handler narrows the rows).
 */
export type Requirement =
  | { readonly kind: 'open' | 'signed-in' | 'unverified' | 'member' | 'self' | 'promoter' | 'admin' | 'owner' }
  | { readonly kind: 'pages'; readonly anyOf: readonly PageRequirement[]; readonly orSelf?: boolean; readonly orMember?: boolean };

export type Method = 'GET' | 'POST' | 'DELETE';

export interface Endpoint<Input extends z.ZodType = z.ZodType, Output extends z.ZodType = z.ZodType> {
  /** Unique, `<module>.<verb-noun>`; the operation id of OpenAPI. */
  readonly name: string;
  readonly method: Method;
  /** Without a leading slash, parameters in braces: `api/admin/employees/{id}`. */
  readonly path: string;
  readonly requires: Requirement;
  /** Path parameters, query and body as one object. Bodies refuse unknown fields, queries ignore them. */
  readonly input: Input;
  readonly output: Output;
  /** One line for OpenAPI. */
  readonly summary: string;
  /** Live notification types that a success emits. */
  readonly emits?: readonly string[];
  /** Multipart bodies are accepted, with files of any kind or of these. */
  readonly files?: boolean | readonly (typeof FILE_EXTENSIONS)[number][];
  /** The answer is a file, not JSON; `output` describes nothing then. */
  readonly download?: boolean;
  /** Where the method says otherwise: a GET that writes (a report that queues its job), a POST that only calculates. */
  readonly writes?: boolean;
  /** The path parameter that names the company, where no `company_id` does: `api/companies/{id}`. */
  readonly companyParameter?: string;
  /** Answers also while a temporary password waits to be replaced. */
  readonly withTemporaryPassword?: boolean;
  /** It writes what holds for the whole company: whoever sees some of its employees only is refused. */
  readonly companyWide?: boolean;
  /** A list that changes seldom and holds nobody's data: browsers keep it, and ask each time whether it still holds. */
  readonly reference?: boolean;
  /** The page itself says what became of it: a success opens no popup. */
  readonly shownByPage?: boolean;
  /** Largest body in bytes, default 1 MiB for JSON. */
  readonly maxBody?: number;
}

export type InputOf<E extends Endpoint> = z.input<E['input']>;
export type ParsedInput<E extends Endpoint> = z.output<E['input']>;
export type OutputOf<E extends Endpoint> = z.output<E['output']>;

/** Declares an endpoint. A DELETE is also reachable as POST with `_method=DELETE` on the same path. */
export function defineEndpoint<Input extends z.ZodType, Output extends z.ZodType>(endpoint: Endpoint<Input, Output>): Endpoint<Input, Output> {
  return endpoint;
}

/** A demand on one page; without `action`, viewing it. The manifest must know both. */
export function requirePage<M extends Manifest, P extends PagePath<M>>(_manifest: M, page: P, action?: ActionOf<M, P>): Requirement {
  return { kind: 'pages', anyOf: [action ? { page, action } : { page }] };
}

/** One part of `requireAny`. */
export function onPage<M extends Manifest, P extends PagePath<M>>(_manifest: M, page: P, action?: ActionOf<M, P>): PageRequirement {
  return action ? { page, action } : { page };
}

/** Any of several pages, optionally also the own record or any member. */
export function requireAny(anyOf: readonly PageRequirement[], also: { orSelf?: boolean; orMember?: boolean } = {}): Requirement {
  return { kind: 'pages', anyOf, ...also };
}

export const OPEN: Requirement = { kind: 'open' };
export const SIGNED_IN: Requirement = { kind: 'signed-in' };
export const UNVERIFIED: Requirement = { kind: 'unverified' };
export const MEMBER: Requirement = { kind: 'member' };
export const SELF: Requirement = { kind: 'self' };
export const ANY_ADMIN: Requirement = { kind: 'admin' };
export const OWNER: Requirement = { kind: 'owner' };

// --- the wire shapes of conventions A.2 ---

/** `{data}` */
export const one = sharedFrom(<S extends z.ZodType>(data: S) => z.object({ data }));
/** `{data:[…], meta:{page,per_page,total,last_page}}` */
export const list = sharedFrom(<S extends z.ZodType>(row: S) => z.object({ data: z.array(row), meta: metaSchema }));
/** `{success:true, message}` */
export const doneSchema = z.object({ success: z.literal(true), message: z.string() });
export const done = () => doneSchema;
/** `{success:true, message, data}`: the message is the popup text. */
export const wrote = sharedFrom(<S extends z.ZodType>(data: S) => z.object({ ...doneSchema.shape, data }));

export const metaSchema = z.object({ page: z.number(), per_page: z.number(), total: z.number(), last_page: z.number() });
export type Meta = z.output<typeof metaSchema>;
