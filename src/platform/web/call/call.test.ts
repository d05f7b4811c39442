// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { defineEndpoint, MEMBER, OPEN } from '#platform/contract/endpoint.ts';
import { feedbackState, resetFeedback } from '../feedback.ts';
import { ApiError, call, fetchFile, get, post, setCompanySource, setLocaleSource, setTokenSource, setUnauthenticatedHandler } from './call.ts';

const LIST = defineEndpoint({
  name: 'test.list',
  method: 'GET',
  path: 'api/leaves',
  requires: MEMBER,
  input: z.object({ page: z.number().optional(), status: z.array(z.string()).optional() }),
  output: z.unknown(),
  summary: '',
});
const SAVE = defineEndpoint({
  name: 'test.save',
  method: 'POST',
  path: 'api/leaves/{id}',
  requires: MEMBER,
  input: z.object({ id: z.number(), title: z.string().optional(), documents: z.array(z.unknown()).optional() }),
  output: z.unknown(),
  summary: '',
});
const DROP = defineEndpoint({
  name: 'test.drop',
  method: 'DELETE',
  path: 'api/leaves/{id}',
  requires: MEMBER,
  input: z.object({ id: z.number() }),
  output: z.unknown(),
  summary: '',
});
const CONFIG = defineEndpoint({
  name: 'test.config',
  method: 'GET',
  path: 'api/domain/config',
  requires: OPEN,
  input: z.object({ origin: z.string() }),
  output: z.unknown(),
  summary: '',
});

const fetched = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();
const reply = (body: unknown, status = 200) => fetched.mockImplementation(async () => Response.json(body, { status }));
const sent = () => {
  const [url, init] = fetched.mock.calls.at(-1) ?? ['', {}];
  return { url, init, headers: new Headers(init.headers), body: typeof init.body === 'string' ? (JSON.parse(init.body) as unknown) : init.body };
};
const failing = async (work: Promise<unknown>): Promise<ApiError> => {
  const error = await work.then(
    () => null,
    (caught: unknown) => caught,
  );
  if (!(error instanceof ApiError)) throw new Error('expected an ApiError');
  return error;
};

beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  fetched.mockReset();
  reply({ data: [] });
  setTokenSource(() => 'secret-token');
  setCompanySource(() => 7);
  setLocaleSource(() => 'en');
  setUnauthenticatedHandler(() => undefined);
});
afterEach(() => {
  resetFeedback();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('what is sent', () => {
  it('asks for JSON, sends credentials to its own origin, by GET, to a path without a host', async () => {
    await call(LIST, { page: 1, status: ['Paid', 'Draft'] });
    const { url, init, headers } = sent();
    expect(url).toBe('/api/leaves?page=1&status%5B0%5D=Paid&status%5B1%5D=Draft&company_id=7');
    expect(init.method).toBe('GET');
    expect(init.credentials).toBe('same-origin');
    expect(headers.get('accept')).toBe('application/json');
    expect(headers.get('authorization')).toBe('Bearer secret-token');
    expect(headers.get('x-locale')).toBe('en');
  });

  it('leaves company and token out where there are none or none is needed', async () => {
    setTokenSource(() => null);
    await call(CONFIG, { origin: 'https://contoh.my' });
    expect(sent().url).toBe('/api/domain/config?origin=https%3A%2F%2Fcontoh.my');
    expect(sent().headers.has('authorization')).toBe(false);
    setCompanySource(() => null);
    await call(LIST, {});
    expect(sent().url).toBe('/api/leaves');
  });

  it('takes an answer that the page has asked for, once, and asks itself where that one is no good', async () => {
    const page = (answer: Response | null) => vi.stubGlobal('askedByPage', { '/api/auth/user': Promise.resolve(answer) });
    page(Response.json({ data: 'of the page' }));
    expect(await get('api/auth/user', {})).toEqual({ data: 'of the page' });
    expect(fetched).not.toHaveBeenCalled();
    await get('api/auth/user', {});
    expect(fetched).toHaveBeenCalledTimes(1);
    for (const answer of [null, new Response('gone', { status: 401 })]) {
      page(answer);
      await get('api/auth/user', {});
    }
    expect(fetched).toHaveBeenCalledTimes(3);
  });

  it('keeps a company that the input names itself', async () => {
    await call(LIST, { company_id: 3 } as never);
    expect(sent().url).toBe('/api/leaves?company_id=3');
  });

  it('writes JSON by POST with the id in the path', async () => {
    await call(SAVE, { id: 5, title: 'Trip' });
    const { url, init, headers, body } = sent();
    expect([url, init.method]).toEqual(['/api/leaves/5', 'POST']);
    expect(headers.get('content-type')).toBe('application/json');
    expect(body).toEqual({ title: 'Trip', company_id: 7 });
  });

  it('writes multipart when a file is attached, and lets the browser name the boundary', async () => {
    await call(SAVE, { id: 5, documents: [new File(['x'], 'a.pdf')] });
    const { headers, body } = sent();
    expect(headers.has('content-type')).toBe(false);
    expect((body as FormData).get('company_id')).toBe('7');
    expect((body as FormData).get('documents[0]')).toBeInstanceOf(File);
  });

  it('deletes by POST with the method override', async () => {
    await call(DROP, { id: 5 });
    expect([sent().init.method, sent().body]).toEqual(['POST', { _method: 'DELETE', company_id: 7 }]);
  });

  it('posts and gets by path without adding a company', async () => {
    await post('api/auth/login', { email: 'a@contoh.my' });
    expect([sent().url, sent().body]).toEqual(['/api/auth/login', { email: 'a@contoh.my' }]);
    await get('api/auth/user', { company_id: 4 });
    expect(sent().url).toBe('/api/auth/user?company_id=4');
  });
});

describe('what comes back', () => {
  it('answers data, meta, success and dates as they came', async () => {
    reply({ data: [1], meta: { page: 1 }, dates: ['2026-11-01'] });
    expect(await call(LIST, {})).toEqual({ data: [1], meta: { page: 1 }, dates: ['2026-11-01'] });
  });

  it('leaves a success to the page where the endpoint says so, and shows its refusals all the same', async () => {
    const notices = { ...SAVE, shownByPage: true };
    reply({ success: true, message: '3 rows have been imported.', data: {} });
    await call(notices, { id: 1 });
    expect(feedbackState().popups).toEqual([]);
    reply({ message: 'No.' }, 422);
    await failing(call(notices, { id: 1 }));
    expect(feedbackState().popups).toMatchObject([{ kind: 'error' }]);
  });

  it('shows the message of a successful write in a popup', async () => {
    reply({ success: true, message: 'Leave approved.', data: {} });
    await call(SAVE, { id: 1 });
    expect(feedbackState().popups).toMatchObject([{ kind: 'success', message: 'Leave approved.' }]);
  });

  it('leaves a refusal with status 200 to its caller', async () => {
    reply({ success: false, message: 'Salary is not set for this employee.' });
    expect(await call(SAVE, { id: 1 })).toMatchObject({ success: false });
    expect(feedbackState().popups).toEqual([]);
  });

  it('says API = {url}: NOT FOUND! on 404', async () => {
    reply({ message: 'Not found.' }, 404);
    const error = await failing(call(LIST, { page: 2 }));
    expect(error.status).toBe(404);
    expect(feedbackState().toasts).toMatchObject([{ kind: 'error', message: 'API = api/leaves?page=2&company_id=7: NOT FOUND!' }]);
  });

  it('is silent on the 404 of logout', async () => {
    reply({ message: 'Not found.' }, 404);
    await failing(post('api/auth/logout', {}));
    expect(feedbackState()).toEqual({ popups: [], toasts: [], questions: [] });
    expect(console.error).not.toHaveBeenCalled();
  });

  it('opens a dialog without a confirm button on 422, bullets joined by line breaks', async () => {
    reply(
      {
        message: 'The given data was invalid.',
        errors: { start_date: ['You already have a leave.'], documents: ['Attach the certificate.', 'You already have a leave.'] },
      },
      422,
    );
    const error = await failing(call(SAVE, { id: 1 }));
    expect(error.errors['start_date']).toEqual(['You already have a leave.']);
    expect(feedbackState().popups).toMatchObject([{ kind: 'error', okay: false, message: '• You already have a leave.\n• Attach the certificate.' }]);
    expect(feedbackState().toasts).toEqual([]);
  });

  it.each([403, 409, 413, 429, 500, 503])('shows a toast on %i', async (status) => {
    reply({ message: `Status ${status}.` }, status);
    expect((await failing(call(LIST, {}))).message).toBe(`Status ${status}.`);
    expect(feedbackState().toasts).toMatchObject([{ kind: 'error', message: `• Status ${status}.` }]);
    expect(feedbackState().popups).toEqual([]);
  });

  it('says something even when the answer is no JSON', async () => {
    fetched.mockImplementation(async () => new Response('<html>', { status: 502 }));
    await failing(call(LIST, {}));
    expect(feedbackState().toasts).toMatchObject([{ message: 'Something went wrong. Please try again.' }]);
  });

  it('only logs a failed post itself, once', async () => {
    reply({ message: 'No.' }, 500);
    await failing(call(SAVE, { id: 1, title: 'private words' }));
    expect(console.error).toHaveBeenCalledExactlyOnceWith('POST /api/leaves/1 failed with status 500');
  });

  it('shows nothing when asked to be quiet', async () => {
    reply({ message: 'No.', errors: { a: ['No.'] } }, 422);
    const error = await failing(call(SAVE, { id: 1 }, { quiet: true }));
    expect(error.shown).toBe(false);
    expect(feedbackState()).toEqual({ popups: [], toasts: [], questions: [] });
  });

  it('tells when the token is no longer known', async () => {
    const handler = vi.fn();
    setUnauthenticatedHandler(handler);
    reply({ message: 'Unauthenticated.' }, 401);
    await failing(call(LIST, {}));
    expect(handler).toHaveBeenCalledOnce();
    setTokenSource(() => null);
    await failing(post('api/auth/login', {}));
    expect(handler).toHaveBeenCalledOnce();
  });

  it('speaks of the connection when there is no answer, in the language of the reader', async () => {
    setLocaleSource(() => 'ms');
    fetched.mockRejectedValue(new TypeError('Failed to fetch'));
    expect((await failing(call(LIST, {}))).status).toBe(0);
    expect(feedbackState().toasts).toMatchObject([{ message: 'Pelayan tidak dapat dihubungi. Sila cuba lagi.' }]);
  });

  it('offline leaves what a page reads to the page, and says of everything else that it failed', async () => {
    fetched.mockRejectedValue(new TypeError('Failed to fetch'));
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const read = await failing(call(LIST, {}, { signal: new AbortController().signal }));
    expect([read.status, read.shown, feedbackState().toasts.length]).toEqual([0, false, 0]);
    const write = await failing(call(SAVE, { id: 1 }));
    expect([write.shown, feedbackState().toasts]).toMatchObject([true, [{ message: 'You are offline. Check your connection and try again.' }]]);
  });

  it('never speaks of a call that was given up', async () => {
    const controller = new AbortController();
    fetched.mockImplementation(async () => {
      controller.abort();
      throw new DOMException('Aborted', 'AbortError');
    });
    await expect(call(LIST, {}, { signal: controller.signal })).rejects.toThrow('Aborted');
    expect(feedbackState().toasts).toEqual([]);
  });
});

describe('fetchFile', () => {
  it('takes the name from the answer', async () => {
    fetched.mockImplementation(
      async () => new Response('x', { headers: { 'content-disposition': `attachment; filename="a.csv"; filename*=UTF-8''gaji%202026.csv` } }),
    );
    expect((await fetchFile(LIST, {})).name).toBe('gaji 2026.csv');
  });
  it('fails like any call', async () => {
    reply({ message: 'No.' }, 403);
    await failing(fetchFile(LIST, {}));
    expect(feedbackState().toasts).toHaveLength(1);
  });
});
