/** Conformance over HTTP. Every call runs all cases anew: nothing that was right yesterday is taken for right today. */
import type { OutputOf, ParsedInput } from '#platform/contract/endpoint.ts';
import { notFound } from '#platform/contract/errors.ts';
import { metaFor, offsetOf, type PageRequest } from '#platform/contract/paging.ts';
import type { listConformanceCases, runConformance, showConformanceCase } from '../contract/conformance/conformance.endpoints.ts';
import type { ConformanceCase } from '../contract/conformance/conformance.schema.ts';
import { runCase, totalConformance, traceCase } from '../contract/conformance/run-conformance.ts';
import { conformanceCases } from './conformance-cases.ts';

const pageOf = <Row>(rows: readonly Row[], page: PageRequest): Row[] => rows.slice(offsetOf(page), offsetOf(page) + page.per_page);
const wording = ({ id, title, source }: ConformanceCase, keyword: string) =>
  [id, title.en, title.ms, source.document.en, source.document.ms, source.place.en, source.place.ms].some((text) =>
    text.toLowerCase().includes(keyword.toLowerCase()),
  );

export async function answerConformance(input: ParsedInput<typeof runConformance>): Promise<OutputOf<typeof runConformance>> {
  const start = performance.now();
  const results = conformanceCases().map(runCase);
  const duration = Math.round((performance.now() - start) * 10) / 10;
  const { scheme, version, wrong, keyword } = input;
  const stored = results.filter(
    (one) =>
      (scheme === undefined || one.scheme === scheme) &&
      (version === undefined || one.version === version) &&
      (!wrong || !one.right) &&
      (!keyword || wording(one, keyword)),
  );
  const ordered = [...stored.filter(({ right }) => !right), ...stored.filter(({ right }) => right)];
  return { data: pageOf(ordered, input), totals: totalConformance(results), duration, meta: metaFor(input, ordered.length) };
}

export async function listCases(input: ParsedInput<typeof listConformanceCases>): Promise<OutputOf<typeof listConformanceCases>> {
  const cases = conformanceCases();
  return { data: pageOf(cases, input), meta: metaFor(input, cases.length) };
}

/** @throws 404 */
export async function showCase({ id }: ParsedInput<typeof showConformanceCase>): Promise<OutputOf<typeof showConformanceCase>> {
  const one = conformanceCases().find((known) => known.id === id);
  if (!one) throw notFound();
  return { data: { ...runCase(one), trace: traceCase(one) } };
}
