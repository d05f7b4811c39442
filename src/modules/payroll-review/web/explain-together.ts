import { call } from '#platform/web/call/call.ts';
import { explainVariances } from '../contract/variance.endpoints.ts';

/** Gives payrolls one reason in one call, each as this person saw it; what became of each. */
export async function explainTogether(rows: readonly { readonly id: number; readonly updated_at: string }[], reason: string) {
  const seen = Object.fromEntries(rows.map(({ id, updated_at }) => [String(id), updated_at]));
  const { data } = await call(explainVariances, { ids: rows.map(({ id }) => id), reason, seen }, { quiet: true });
  return data.results;
}
