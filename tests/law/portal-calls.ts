/** Calls of the portal that must succeed, and its months. */
import type { TestClient } from '#app/server/testing/test-portal.ts';

export type Answer = Awaited<ReturnType<TestClient['get']>>;

/** The body, or an error that says what was refused. */
export function agreed({ status, body }: Answer): Answer['body'] {
  if (status >= 300 || body?.success === false) throw new Error(`${status} ${JSON.stringify(body)}`);
  return body;
}

export const periodOf = (month: number) => {
  const at = (day: number) => `2026-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  return { start_date: at(1), end_date: at(new Date(Date.UTC(2026, month, 0)).getUTCDate()) };
};
