/** The server of a form's tests: what it is asked and sent, each test anew; in a company, as a form asks. */
import { act } from 'react';
import { afterEach, beforeEach, vi } from 'vitest';
import { setCompanySource } from '../call/call.ts';
import { resetFeedback } from '../feedback.ts';

export interface Sent {
  readonly path: string;
  readonly body: Record<string, unknown>;
}

const asResponse = (answer: object) => (answer instanceof Response ? answer : Response.json(answer));

/** @param answer what reads and writes are answered; a `Response` where it is no 200 */
export function formServer(answer: { readonly read: (url: string) => object; readonly write: () => object }) {
  const asked: string[] = [];
  const sent: Sent[] = [];
  beforeEach(() => {
    asked.length = 0;
    sent.length = 0;
    setCompanySource(() => 7);
    vi.stubGlobal('fetch', async (url: string, { method, body }: RequestInit) => {
      if (method === 'POST') {
        sent.push({ path: url.split('?')[0] ?? '', body: JSON.parse(String(body)) as Record<string, unknown> });
        return asResponse(answer.write());
      }
      asked.push(url);
      return asResponse(answer.read(url));
    });
  });
  afterEach(async () => {
    await act(async () => resetFeedback());
    vi.unstubAllGlobals();
  });
  return { asked, sent };
}
