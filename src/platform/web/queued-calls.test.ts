// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetQueued, keepCall, sendQueued, setPersonSource } from './queued-calls.ts';
import { recall } from './local-state.ts';

const sent: { url: string; body: unknown }[] = [];
/** The status of the next answers; 0: none comes. */
let answers: number[] = [];
const notices: string[] = [];
const notify = (wording: string, why: string) => void notices.push(`${wording}: ${why}`);
const keep = (id: number) => keepCall({ method: 'POST', path: 'api/leaves/{id}/approve', values: { id, company_id: 7 }, wording: `Approved LV-${id}` });
const left = () => (recall('kept_calls') ?? []).map(({ wording }) => wording);

beforeEach(() => {
  setPersonSource(() => 1);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit) => {
    sent.push({ url, body: JSON.parse(String(body)) });
    const status = answers.shift() ?? 200;
    if (status === 0) throw new TypeError('Failed to fetch');
    return Response.json({ success: status === 200, message: `status ${status}` }, { status });
  });
});
afterEach(() => {
  setPersonSource(() => null);
  forgetQueued();
  sent.length = 0;
  notices.length = 0;
  answers = [];
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('a call that is kept', () => {
  it('is sent again to the same company when the same person comes back, and then no more', async () => {
    keep(1);
    keep(2);
    expect(await sendQueued(1, notify)).toBe(true);
    expect(sent).toEqual([
      { url: '/api/leaves/1/approve', body: { company_id: 7 } },
      { url: '/api/leaves/2/approve', body: { company_id: 7 } },
    ]);
    expect(await sendQueued(1, notify)).toBe(false);
    expect(sent.length).toBe(2);
  });

  it('is forgotten once it was answered', async () => {
    const forget = keep(1);
    keep(2);
    forget();
    expect(left()).toEqual(['Approved LV-2']);
  });

  it('goes when it was done the first time without a word, and with its reason when it was refused', async () => {
    for (const id of [1, 2, 3, 4]) keep(id);
    answers = [409, 422, 404, 403];
    await sendQueued(1, notify);
    expect([left(), notices]).toEqual([[], ['Approved LV-2: status 422', 'Approved LV-4: status 403']]);
  });

  it('waits for the next time while nothing answers', async () => {
    keep(1);
    answers = [0, 503];
    expect([await sendQueued(1, notify), await sendQueued(1, notify), left()]).toEqual([false, false, ['Approved LV-1']]);
    expect(await sendQueued(1, notify)).toBe(true);
    expect([left(), notices]).toEqual([[], []]);
  });

  it('is never sent by another person, nor kept for nobody', async () => {
    keep(1);
    expect(await sendQueued(2, notify)).toBe(false);
    setPersonSource(() => null);
    keep(2);
    expect([sent, left()]).toEqual([[], []]);
  });
});
