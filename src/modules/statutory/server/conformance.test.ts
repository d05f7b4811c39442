/** Conformance over HTTP: every published case on this installation, and a wrong parameter that shows. */
import { afterAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { userOf } from '#app/server/testing/people.ts';
import { openTestPortal } from '#app/server/testing/test-portal.ts';
import type { ConformanceCase } from '../contract/conformance/conformance.schema.ts';
import { runCase, traceCase } from '../contract/conformance/run-conformance.ts';
import { percent } from '#platform/contract/money.ts';
import { conformanceCases } from './conformance-cases.ts';

const portal = await openTestPortal();
afterAll(() => portal.close());
const client = (await userOf(portal)).client;

const PATH = 'api/statutory/conformance';
const sum = (totals: readonly { right: number; wrong: number }[], key: 'right' | 'wrong') => totals.reduce((n, total) => n + total[key], 0);

describe('GET api/statutory/conformance', () => {
  it('finds every published case right, and totals them by scheme and version', async () => {
    const { status, body } = await client.get(PATH);
    expect(status).toBe(200);
    expect(body.data.filter(({ right }: { right: boolean }) => !right)).toEqual([]);
    expect([sum(body.totals, 'wrong'), sum(body.totals, 'right')]).toEqual([0, conformanceCases().length]);
    expect(body.totals).toEqual(
      expect.arrayContaining([
        // 401 rows of parts A, C and E, both ends; beside them the examples.
        { scheme: 'epf', version: '2025-10', right: 2 * 1203 + 7, wrong: 0 },
        { scheme: 'socso', version: '2026-06', right: 2 * 2 * 65, wrong: 0 },
        { scheme: 'eis', version: '2024-10', right: 2 * 65, wrong: 0 },
      ]),
    );
    expect(body.duration).toBeGreaterThan(0);
    expect(body.meta).toMatchObject({ page: 1, per_page: 50, total: conformanceCases().length });
  });

  it('narrows by scheme, version, words and wrong only', async () => {
    const eis = await client.get(PATH, { scheme: 'eis', version: '2022-09', per_page: 500 });
    expect(new Set(eis.body.data.map(({ scheme, version }: ConformanceCase) => `${scheme} ${version}`))).toEqual(new Set(['eis 2022-09']));
    expect((await client.get(PATH, { keyword: 'note on bonuses' })).body.meta.total).toBe(1);
    expect((await client.get(PATH, { wrong: true })).body).toMatchObject({ data: [], meta: { total: 0 } });
    expect((await client.get(PATH, { scheme: 'vat' })).status).toBe(422);
  });

  it('opens one case with its steps, and says which document prints it', async () => {
    const { body } = await client.get(`${PATH}/case`, { id: 'epf-third-schedule-2025-10:A:5000.00' });
    expect(body.data).toMatchObject({
      right: true,
      input: { wage: 5000, part: 'A' },
      expected: { employee: 550, employer: 650, total: 1200 },
      got: { employee: 550, employer: 650, total: 1200 },
      source: {
        document: { en: expect.stringContaining('Third Schedule'), ms: expect.stringContaining('Jadual Ketiga') },
        place: { en: 'Row 251: Part A 4,980.01 to 5,000.00' },
      },
    });
    expect(body.data.trace.length).toBeGreaterThan(2);
    expect((await client.get(`${PATH}/case`, { id: 'no-such-case' })).status).toBe(404);
  });

  it('hands the cases to a browser, page by page', async () => {
    const { body } = await client.get(`${PATH}/cases`, { page: 2, per_page: 500 });
    expect(body.data).toHaveLength(500);
    expect(body.data[0]).toEqual(conformanceCases()[500]);
  });

  it('is for whoever is signed in', async () => {
    for (const path of [PATH, `${PATH}/cases`, `${PATH}/case?id=x`]) expect((await portal.as(null).get(path)).status).toBe(401);
  });
});

describe('the cases', () => {
  it('each have an id of their own, a source and a trace', () => {
    const ids = conformanceCases().map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const bare = conformanceCases().filter((one) => Object.keys(one.expected).length === 0 || one.source.document.en === '' || one.source.document.ms === '');
    expect(bare).toEqual([]);
    expect(
      conformanceCases()
        .filter((one) => traceCase(one).length === 0)
        .map(({ id }) => id),
    ).toEqual([]);
  });

  it('come out wrong when the expected figure is another, and when the input is refused', () => {
    const [one] = conformanceCases();
    expect(runCase({ ...one!, expected: { ...one!.expected, employee: 0.01 } })).toMatchObject({ right: false, got: { employee: 0 }, error: null });
    expect(runCase({ ...one!, input: { date: '2010-01-31', wage: 3000 } })).toMatchObject({
      right: false,
      got: null,
      error: 'Statutory table for this period is not available.',
    });
    expect(traceCase({ ...one!, input: {} })).toEqual([]);
  });
});

describe('an installation with a wrong parameter', () => {
  it('shows the cases of that parameter as wrong, and only those', async () => {
    vi.resetModules();
    vi.doMock('../contract/epf/epf.params.ts', async (load) => {
      const real = await load<typeof import('../contract/epf/epf.params.ts')>();
      const last = real.EPF_SCHEDULES.at(-1)!;
      const A = { ...last.value.parts.A!, employer: percent(12) };
      return { ...real, EPF_SCHEDULES: [...real.EPF_SCHEDULES.slice(0, -1), { ...last, value: { ...last.value, parts: { ...last.value.parts, A } } }] };
    });
    onTestFinished(() => {
      vi.doUnmock('../contract/epf/epf.params.ts');
      // Other files share the modules of this one: none of them may meet the wrong parameter.
      vi.resetModules();
    });
    const tampered = await import('./run-conformance.ts');
    const { data, totals } = await tampered.answerConformance({ page: 1, per_page: 500, sort: 'desc', sort_by: 'id', wrong: true });
    const of = (scheme: string) => totals.filter((total) => total.scheme === scheme);
    expect(sum(of('epf'), 'wrong')).toBeGreaterThan(200);
    expect(sum(totals, 'wrong')).toBe(sum(of('epf'), 'wrong'));
    expect(data.find(({ id }) => id === 'epf-third-schedule-2025-10:A:5000.00')).toMatchObject({
      right: false,
      expected: { employer: 650 },
      got: { employer: 600 },
    });
    expect(data.every(({ right, input }) => !right && input['part'] === 'A')).toBe(true);
  });
});
