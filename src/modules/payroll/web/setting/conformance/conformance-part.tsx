/** Conformance: the published statutory figures against this installation, on the server and in this very browser. */
import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { sayMonths } from '#platform/contract/dates.ts';
import { useLocale, useT } from '#platform/web/locale/locale.tsx';
import { lazyDrawer } from '#platform/web/ui/drawer/lazy-drawer.tsx';
import { ListPage, type Column, type Filter } from '#platform/web/ui/list-page.tsx';
import { runConformance } from '#modules/statutory/contract/conformance/conformance.endpoints.ts';
import { CONFORMANCE_SCHEMES, type ConformanceResult } from '#modules/statutory/contract/conformance/conformance.schema.ts';
import { figuresText } from './case-words.ts';
import { CONFORMANCE, CONFORMANCE_SCHEME_WORDS } from './conformance.messages.ts';
import { ConformanceTotals } from './conformance-totals.tsx';
import { Verdict } from './verdict.tsx';

const CaseDrawer = lazyDrawer(async () => (await import('./case-drawer.tsx')).CaseDrawer, { title: CONFORMANCE.case, shape: 'detail' });

const FILTERS: Filter[] = [
  { kind: 'keyword', key: 'keyword' },
  {
    kind: 'select',
    key: 'scheme',
    label: CONFORMANCE.scheme,
    options: CONFORMANCE_SCHEMES.map((value) => ({ value, label: CONFORMANCE_SCHEME_WORDS[value] })),
  },
  { kind: 'switch', key: 'wrong', label: CONFORMANCE.wrongOnly },
];

export function ConformancePart() {
  const t = useT(CONFORMANCE);
  const { locale } = useLocale();
  const run = useEndpoint(runConformance, { per_page: 1 });
  const columns: Column<ConformanceResult>[] = [
    { key: 'title', label: CONFORMANCE.case, fixed: true, card: 'title', value: (row) => row.title[locale] },
    { key: 'version', label: CONFORMANCE.version, priority: 4, folds: 'title', value: (row) => sayMonths(row.version, locale) },
    { key: 'source', label: CONFORMANCE.source, hidden: true, value: (row) => row.source.place[locale] },
    { key: 'expected', label: CONFORMANCE.expected, priority: 1, card: 1, value: (row) => figuresText(row.expected, locale) },
    { key: 'got', label: CONFORMANCE.got, priority: 1, card: 2, value: (row) => (row.got ? figuresText(row.got, locale) : (row.error ?? t('nothing'))) },
    { key: 'right', label: CONFORMANCE.result, kind: 'status', card: 'badge', cell: (row) => <Verdict right={row.right} /> },
  ];
  return (
    <>
      <p style={{ margin: '0 0 12px', color: 'var(--mantine-color-dimmed)', maxWidth: '75ch' }}>{t('note')}</p>
      <ListPage
        plain
        inUrl={false}
        title={CONFORMANCE.title}
        endpoint={runConformance}
        columns={columns}
        filters={FILTERS}
        defaults={{ perPage: 30 }}
        rowName={(row) => row.title[locale]}
        above={run.data && <ConformanceTotals run={run.data} again={() => void run.refetch()} busy={run.isFetching} />}
        opens={CaseDrawer}
        detail={(id, close) => <CaseDrawer id={id} close={close} />}
        empty={{ title: CONFORMANCE.empty }}
      />
    </>
  );
}
