/** The same cases, worked out by the code that this browser has loaded. */
import { call } from '#platform/web/call/call.ts';
import { listConformanceCases } from '#modules/statutory/contract/conformance/conformance.endpoints.ts';
import type { ConformanceCase, ConformanceResult, ConformanceTotal } from '#modules/statutory/contract/conformance/conformance.schema.ts';

const AT_ONCE = 500;
const SHOWN_WRONG = 50;

export interface BrowserRun {
  readonly totals: readonly ConformanceTotal[];
  /** The first wrong ones. */
  readonly wrong: readonly ConformanceResult[];
}

export async function runInBrowser(): Promise<BrowserRun> {
  const { runCase, totalConformance } = await import('#modules/statutory/contract/conformance/run-conformance.ts');
  const cases: ConformanceCase[] = [];
  for (let page = 1, last = 1; page <= last; page += 1) {
    const { data, meta } = await call(listConformanceCases, { page, per_page: AT_ONCE });
    cases.push(...data);
    last = meta.last_page;
  }
  const results = cases.map(runCase);
  return { totals: totalConformance(results), wrong: results.filter(({ right }) => !right).slice(0, SHOWN_WRONG) };
}
