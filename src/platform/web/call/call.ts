/**
 * The one way to the server. Every call asks for JSON, sends credentials to its own origin only,
 * carries the token, the language and the selected company, and hands failures to the global handler.
 */
import type { Endpoint, InputOf, OutputOf } from '#platform/contract/endpoint.ts';
import { say, type Locale } from '#platform/contract/messages.ts';
import { ApiError, apiErrorMessages, bulleted, fieldErrors } from './api-error.ts';
import { askedByPage } from './asked-by-page.ts';
import { CALL_MESSAGES } from './call.messages.ts';
import { startLoading } from './loading-bar.ts';
import { bodyOf, fillPath, hasFile, queryOf, type Values } from './request.ts';
import { SERVER_TIME_HEADER } from '#platform/contract/time/server-time.ts';
import { noteServerTime } from './server-time.ts';
import { openPopup, openToast } from '../feedback.ts';

export { ApiError };

export interface CallOptions {
  readonly signal?: AbortSignal | undefined;
  /** Show neither errors nor the success message; the caller does. Statuses: those errors alone. */
  readonly quiet?: boolean | readonly number[] | undefined;
  /** The request outlives the page (at most 64 KB): for what must not be lost when a tab closes. */
  readonly keepalive?: boolean | undefined;
  /** Milliseconds after which it counts as not answered. Absent: the browser decides. */
  readonly timeout?: number | undefined;
}

interface Sources {
  token: () => string | null;
  company: () => number | null;
  locale: () => Locale;
  unauthenticated: () => void;
}

const sources: Sources = { token: () => null, company: () => null, locale: () => 'en', unauthenticated: () => undefined };

/** Where the bearer token comes from. */
export const setTokenSource = (token: () => string | null) => void (sources.token = token);
/** Where the selected company comes from; company-bound calls carry it as `company_id`. */
export const setCompanySource = (company: () => number | null) => void (sources.company = company);
/** The language of answers. */
export const setLocaleSource = (locale: () => Locale) => void (sources.locale = locale);
export const spokenLocale = () => sources.locale();
/** Called when the server no longer knows the token (401). */
export const setUnauthenticatedHandler = (handler: () => void) => void (sources.unauthenticated = handler);
export const selectedCompany = () => sources.company();

const COMPANY_FREE = new Set(['open', 'signed-in', 'unverified']);

function withCompany(endpoint: Endpoint, input: Values): Values {
  const company = sources.company();
  if (company === null || COMPANY_FREE.has(endpoint.requires.kind) || 'company_id' in input) return input;
  return { ...input, company_id: company };
}

interface Request {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  readonly values: Values | null;
}

function requestOf(method: Endpoint['method'], path: string, input: Values): Request {
  const { path: filled, rest } = fillPath(path.replace(/^\//, ''), input);
  if (method === 'GET') return { method, url: `/${filled}${queryOf(rest)}`, values: null };
  // A multipart body is read inside the company's transaction, so its company travels in the address.
  const address = hasFile(rest) && 'company_id' in rest ? queryOf({ company_id: rest['company_id'] }) : '';
  // Deletion is a POST with a method override (conventions A.2).
  return { method: 'POST', url: `/${filled}${address}`, values: method === 'DELETE' ? { ...rest, _method: 'DELETE' } : rest };
}

const isOffline = () => typeof navigator !== 'undefined' && navigator.onLine === false;
const isQuiet = ({ quiet }: CallOptions, status?: number) => (typeof quiet === 'object' ? status !== undefined && quiet.includes(status) : quiet === true);

function endOf({ signal, timeout }: CallOptions): AbortSignal | undefined {
  if (timeout === undefined) return signal;
  return AbortSignal.any([AbortSignal.timeout(timeout), ...(signal ? [signal] : [])]);
}

/** Sends one request and answers the raw response. Throws ApiError with status 0 when no answer came. */
async function send({ method, url, values }: Request, options: CallOptions): Promise<Response> {
  const headers: Record<string, string> = { Accept: 'application/json', 'X-Locale': sources.locale() };
  const token = sources.token();
  if (token) headers['Authorization'] = `Bearer ${token}`;
  const sent = values === null ? null : bodyOf(values);
  if (sent?.type) headers['Content-Type'] = sent.type;
  const done = startLoading();
  const signal = endOf(options);
  try {
    const asked = method === 'GET' ? await askedByPage(url) : null;
    const response =
      asked ??
      (await fetch(url, {
        method,
        headers,
        credentials: 'same-origin',
        ...(sent && { body: sent.body }),
        ...(signal && { signal }),
        ...(options.keepalive && { keepalive: true }),
      }));
    noteServerTime(Date.parse(response.headers.get('date') ?? ''), response.headers.get(SERVER_TIME_HEADER));
    return response;
  } catch (error) {
    if (options.signal?.aborted) throw error;
    const text = isOffline() ? CALL_MESSAGES.offline : CALL_MESSAGES.unreachable;
    // What a page reads is missing on it, below the notice that the browser is offline: that is said often enough.
    const isSaid = isOffline() && method === 'GET' && options.signal !== undefined;
    throw new ApiError(0, say(text, sources.locale()), { url, shown: !isSaid && !isQuiet(options, 0) });
  } finally {
    done();
  }
}

async function readBody(response: Response): Promise<unknown> {
  const text = await response.text();
  if (text === '') return null;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}

const isLogout = (url: string) => /^\/?api\/auth\/logout(\?|$)/.test(url);
const isRefusal = (body: unknown): body is { message: string } =>
  typeof body === 'object' && body !== null && typeof Reflect.get(body, 'message') === 'string' && Reflect.get(body, 'message') !== '';

/** The global handling of specification §8: 404, 422 and all other statuses each have their form. */
function showError(error: ApiError, messages: readonly string[]): void {
  const locale = sources.locale();
  if (error.status === 404) {
    if (!isLogout(error.url)) openToast({ kind: 'error', message: say(CALL_MESSAGES.notFound, locale, { url: error.url.replace(/^\//, '') }) });
    return;
  }
  const message = messages.length > 0 ? bulleted(messages) : error.message;
  if (error.status === 422) openPopup({ kind: 'error', message, okay: false });
  else openToast({ kind: 'error', message });
}

async function answer(request: Request, options: CallOptions, shownByPage = false): Promise<unknown> {
  let response: Response;
  try {
    response = await send(request, options);
  } catch (error) {
    if (error instanceof ApiError && error.shown) showError(error, []);
    throw error;
  }
  const body = await readBody(response);
  if (!response.ok) {
    const messages = apiErrorMessages(body);
    const quiet = isQuiet(options, response.status);
    const error = new ApiError(response.status, messages[0] ?? say(CALL_MESSAGES.failed, sources.locale()), {
      errors: fieldErrors(body),
      url: request.url,
      shown: !quiet,
    });
    if (request.method === 'POST' && !(response.status === 404 && isLogout(request.url)))
      console.error(`POST ${request.url} failed with status ${response.status}`);
    if (!quiet) showError(error, messages);
    if (response.status === 401 && sources.token()) sources.unauthenticated();
    throw error;
  }
  if (request.method === 'POST' && !isQuiet(options) && !shownByPage && isRefusal(body) && Reflect.get(body, 'success') === true) {
    openPopup({ kind: 'success', message: body.message });
  }
  return body;
}

/** Calls an endpoint with its input; the answer is typed by its output. Throws ApiError. */
export async function call<E extends Endpoint>(endpoint: E, input: InputOf<E>, options: CallOptions = {}): Promise<OutputOf<E>> {
  const values = withCompany(endpoint, (input ?? {}) as Values);
  return (await answer(requestOf(endpoint.method, endpoint.path, values), options, endpoint.shownByPage)) as OutputOf<E>;
}

/** A POST by path, typed by an endpoint's type alone, for pages that must not load schemas. */
export async function post<E extends Endpoint>(path: string, input: InputOf<E>, options: CallOptions = {}): Promise<OutputOf<E>> {
  return (await answer(requestOf('POST', path, (input ?? {}) as Values), options)) as OutputOf<E>;
}

/** A GET by path, as `post`. */
export async function get<E extends Endpoint>(path: string, input: InputOf<E>, options: CallOptions = {}): Promise<OutputOf<E>> {
  return (await answer(requestOf('GET', path, (input ?? {}) as Values), options)) as OutputOf<E>;
}

/** The same call once more, quietly: its input names the company already. */
export const callAgain = (method: Endpoint['method'], path: string, values: Values): Promise<unknown> =>
  answer(requestOf(method, path, values), { quiet: true });

export interface Downloaded {
  readonly blob: Blob;
  /** From content-disposition, or the last part of the path. */
  readonly name: string;
}

const fileName = (response: Response, url: string) => {
  const header = response.headers.get('content-disposition') ?? '';
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(header)?.[1];
  if (encoded) return decodeURIComponent(encoded);
  return /filename="?([^";]+)"?/i.exec(header)?.[1] ?? url.split('?')[0]?.split('/').at(-1) ?? 'file';
};

/** Fetches the file of a download endpoint. */
export async function fetchFile<E extends Endpoint>(endpoint: E, input: InputOf<E>, options: CallOptions = {}): Promise<Downloaded> {
  const request = requestOf(endpoint.method, endpoint.path, withCompany(endpoint, (input ?? {}) as Values));
  const response = await send(request, options);
  if (response.ok) return { blob: await response.blob(), name: fileName(response, request.url) };
  const body = await readBody(response);
  const messages = apiErrorMessages(body);
  const error = new ApiError(response.status, messages[0] ?? say(CALL_MESSAGES.failed, sources.locale()), {
    errors: fieldErrors(body),
    url: request.url,
    shown: !isQuiet(options, response.status),
  });
  if (!isQuiet(options, response.status)) showError(error, messages);
  throw error;
}
