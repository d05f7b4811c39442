/** The one list of the portal: filters in the URL, server paging and sorting, remembered columns, cards on a phone. */
import { useMediaQuery } from '@mantine/hooks';
import { lazy, Suspense, useCallback, useMemo, useState, type ReactNode } from 'react';
import { useSearch } from 'wouter';
import type { Endpoint, InputOf, Meta, OutputOf } from '#platform/contract/endpoint.ts';
import { useEndpoint } from '../call/use-endpoint.ts';
import { useT, type Label } from '../locale/locale.tsx';
import type { Need } from '../viewer.tsx';
import { FilterBar } from './filter/filter-bar.tsx';
import type { BulkBar as BulkBarType } from './list/bulk/bulk-bar.tsx';
import { ExportButton } from './list/export-button.tsx';
import { ListCards } from './list/list-cards.tsx';
import { wordsOf } from './list/list-cell.tsx';
import { readWith } from './list/columns/included.ts';
import { resized, visibleColumns } from './list/columns/list-columns.ts';
import { ColumnsMenu } from './list/columns/list-columns-menu.tsx';
import { ListFooter } from './list/list-footer.tsx';
import classes from './list/list.module.css';
import { drawTotals } from './list/list-totals.tsx';
import { ListTable } from './list/list-table.tsx';
import type { BulkAction, Column, ExportChoice, Filter, RowAction, RowOf } from './list/list-types.ts';
import { addressFields, filterInput, isFiltered, LIST_DEFAULTS, pagingInput } from './list/list-url.ts';
import { useColumns } from './list/columns/use-columns.ts';
import { useIncluded } from './list/columns/use-included.ts';
import { useLastPage } from './list/use-last-page.ts';
import { useListState } from './list/use-list-state.ts';
import { useAllowedActions } from './list/use-allowed-actions.ts';
import { ViewsMenu } from './list/views/views-menu.tsx';
import { closeDetail, openDetail } from './drawer/open-detail.ts';
import { approachOf, type Opens } from './drawer/opens.ts';
import { DetailDrawer } from './drawer/detail-drawer.tsx';
import type { Drawing } from './empty/drawing-names.ts';
import { PageHeader, useHeading } from './page/page-header.tsx';
import { Skeletons } from './page/skeletons.tsx';
import { EmptyState, ErrorState } from './page/states.tsx';
import { UI_MESSAGES } from './ui.messages.ts';

export type { BulkAction, BulkResult, CellKind, Column, ExportChoice, Filter, Mending, Option, RowAction, RowOf } from './list/list-types.ts';

export interface ListPageProps<E extends Endpoint, Row = RowOf<E>> {
  /** Absent: the heading that the manifest gives the page. */
  readonly title?: Label | undefined;
  /** One line below the title; may depend on the answer. Absent: what the manifest says of the page. */
  readonly context?: ReactNode | ((answer: OutputOf<E> | undefined) => ReactNode);
  readonly endpoint: E;
  /** Input fields that the person does not choose. */
  readonly input?: Partial<InputOf<E>> | undefined;
  readonly columns: readonly Column<Row>[];
  readonly filters?: readonly Filter[] | undefined;
  /** Name under which columns are remembered; default the endpoint's name. */
  readonly name?: string | undefined;
  readonly defaults?: { readonly perPage?: number; readonly sort?: 'asc' | 'desc'; readonly sortBy?: string } | undefined;
  /** Default `row.id`. */
  readonly rowKey?: ((row: Row) => string | number) | undefined;
  /** How a row is called in labels; default its first column. */
  readonly rowName?: ((row: Row) => string) | undefined;
  readonly rowActions?: ((row: Row) => readonly RowAction[]) | undefined;
  /** Draws the detail of `?open=id` (a DetailDrawer, which may be loaded lazily); a row click sets it. */
  readonly detail?: ((id: string, close: () => void, rows: readonly Row[]) => ReactNode) | undefined;
  /** The drawers that rows open: loaded as soon as somebody reaches for the rows. */
  readonly opens?: Opens | undefined;
  /** What a row click does instead of `detail`. */
  readonly onOpen?: ((row: Row) => void) | undefined;
  /** What rows in a row have in common: a heading stands above the first of them. */
  readonly group?: ((row: Row) => string) | undefined;
  /** Rows that are about to go: drawn faint. */
  readonly leaving?: ((row: Row) => boolean) | undefined;
  /** The one primary button of the view: in the header, beside the filters where there is none; of an empty list alone in the middle, on a phone in the header. */
  readonly action?: ReactNode;
  readonly bulk?: readonly BulkAction<Row>[] | undefined;
  /** Sums of the whole filter by column key; numbers are drawn by the column's kind. */
  readonly totals?: ((answer: OutputOf<E>) => Readonly<Record<string, ReactNode>> | null | undefined) | undefined;
  readonly exports?: readonly ExportChoice[] | undefined;
  /** The right that `exports` take. */
  readonly exportNeeds?: Need | undefined;
  readonly empty?: { readonly drawing?: Drawing; readonly title?: Label; readonly hint?: Label; readonly action?: ReactNode } | undefined;
  /** Between header and filters: tabs, tiles, banners. */
  readonly above?: ReactNode;
  /** Extra tools beside the filters. */
  readonly tools?: ReactNode | ((rows: number) => ReactNode);
  /** false: filters live in memory (a list inside a drawer or a second list of a page). */
  readonly inUrl?: boolean | undefined;
  /** Leave the page header out (a list inside a tab or a drawer). */
  readonly plain?: boolean | undefined;
  /** What it answered last is kept on this device, for when nothing answers. */
  readonly kept?: boolean | undefined;
}

const NO_FILTERS: readonly Filter[] = [];
const defaultKey = (row: unknown): string | number => (typeof row === 'object' && row !== null ? (Reflect.get(row, 'id') as number) : String(row));

// Loaded with the first chosen row: dialogs and progress weigh more than the list itself.
const BulkBar = lazy(async () => ({ default: (await import('./list/bulk/bulk-bar.tsx')).BulkBar })) as typeof BulkBarType;

type ListAnswer<Row> = { readonly data: readonly Row[]; readonly meta?: Meta; readonly counts?: Readonly<Record<string, number>> };

export function ListPage<E extends Endpoint, Row = RowOf<E>>(props: ListPageProps<E, Row>) {
  const { endpoint, columns, filters = NO_FILTERS, rowKey = defaultKey, inUrl = true } = props;
  const t = useT(UI_MESSAGES);
  const phone = useMediaQuery('(max-width: 48em)', undefined, { getInitialValueInEffect: false }) ?? false;
  const name = props.name ?? endpoint.name;
  const own = useColumns(name, columns);
  const [{ perPage }, remember] = own;
  const defaults = useMemo(() => ({ ...LIST_DEFAULTS, ...props.defaults, ...(perPage && { perPage }) }), [props.defaults, perPage]);
  const read = useMemo(() => readWith(filters, columns), [filters, columns]);
  const list = useListState(read, defaults, inUrl);
  const { remembered, onChange, onReset } = useIncluded(columns, list, own);
  const chosen = { ...filterInput(list.state, read), ...props.input };
  const query = useEndpoint(endpoint, { ...chosen, ...pagingInput(list.state) } as InputOf<E>, { kept: props.kept });
  const answer = query.data as (OutputOf<E> & ListAnswer<Row>) | undefined;
  const rows = useMemo(() => answer?.data ?? [], [answer]);
  const allowed = useAllowedActions();
  const bulk = allowed(props.bulk ?? []);
  const [selected, setSelected] = useState<ReadonlySet<string | number>>(new Set());
  const search = useSearch();
  // A list in memory that draws no detail has nothing to do with the address: its rows only happen to have the same number.
  const openKey = inUrl || props.detail ? new URLSearchParams(search).get('open') : null;
  const opens = [props.opens ?? [], props.detail ? DetailDrawer : []].flat();
  const filtered = isFiltered(list.state, filters);
  const shown = useMemo(() => visibleColumns(columns, remembered), [columns, remembered]);
  const [left, setLeft] = useState('');

  const rowName = useCallback((row: Row) => props.rowName?.(row) ?? (columns[0] && wordsOf(columns[0], row)) ?? String(rowKey(row)), [props, columns, rowKey]);
  const onSelect = useCallback((keys: readonly (string | number)[], on: boolean) => {
    setSelected((before) => {
      const next = new Set(before);
      for (const key of keys) {
        if (on) next.add(key);
        else next.delete(key);
      }
      return next;
    });
  }, []);
  const clearSelection = () => setSelected(new Set());
  const [acted, setActed] = useState<readonly Row[] | null>(null);
  const selectedRows = acted ?? rows.filter((row) => selected.has(rowKey(row)));
  const open = props.onOpen ?? (props.detail ? (row: Row) => openDetail(rowKey(row)) : undefined);
  const totals = answer && rows.length > 0 ? drawTotals(columns, props.totals?.(answer)) : null;
  const view = {
    title: useHeading(props.title),
    rows,
    columns: shown,
    rowKey,
    rowName,
    rowActions: props.rowActions,
    onOpen: open,
    openKey,
    group: props.group,
    leaving: props.leaving,
    selectable: bulk.length > 0 && ((row: Row) => bulk.some(({ may }) => may?.(row) ?? true)),
    selected,
    onSelect,
    totals,
    stale: query.isPlaceholderData,
    remembered,
  };
  const meta = answer?.meta ?? { page: 1, per_page: Math.max(rows.length, 1), total: rows.length, last_page: 1 };
  useLastPage(list, answer?.meta?.last_page, rows.length);

  // On a phone it has a row of its own in the header, which would move everything when it went.
  const inMiddle = !phone || props.plain === true || props.empty?.action !== undefined;
  const body = () => {
    if (query.isPending) return phone ? <Skeletons shape="cards" count={5} /> : <Skeletons shape="rows" count={Math.min(list.state.perPage, 12)} />;
    if (query.isError) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
    if (rows.length === 0) {
      return filtered ? (
        <EmptyState onClearFilter={list.clearFilters} />
      ) : (
        <EmptyState {...props.empty} action={props.empty?.action ?? (inMiddle ? props.action : undefined)} />
      );
    }
    if (phone) return <ListCards {...view} />;
    return (
      <ListTable
        {...view}
        sortBy={list.state.sortBy}
        sort={list.state.sort}
        onSort={list.setSort}
        onResize={(key, width) => remember(resized(remembered, key, width))}
        onLeft={setLeft}
      />
    );
  };
  // The first step of an empty list stands in its middle alone; columns of nothing are not chosen.
  const vacant = answer !== undefined && rows.length === 0 && !filtered && !query.isError;
  const tools = typeof props.tools === 'function' ? props.tools(rows.length) : props.tools;

  return (
    <>
      {!props.plain && (
        <PageHeader
          title={props.title}
          // The line has its room before the answer is there.
          context={typeof props.context === 'function' ? (props.context(answer) ?? (answer ? undefined : '\u00A0')) : props.context}
          action={vacant && inMiddle ? undefined : props.action}
        />
      )}
      {props.above}
      {!(vacant && filters.length === 0 && !tools) && (
        <div className={classes['toolbar']}>
          <FilterBar filters={filters} list={list} phone={phone} counts={answer?.counts} />
          <div className={classes['tools']}>
            {tools}
            {props.plain && !vacant && props.action}
            {props.exports && props.exports.length > 0 && (
              <ExportButton choices={props.exports} needs={props.exportNeeds} input={chosen} empty={rows.length === 0} small={phone} />
            )}
            {filters.length > 0 && <ViewsMenu endpoint={endpoint} list={list} fields={addressFields(read, chosen)} />}
            {!phone && !vacant && <ColumnsMenu columns={columns} remembered={remembered} left={left.split(' ')} onChange={onChange} onReset={onReset} />}
          </div>
        </div>
      )}
      <div>
        <div className={phone && rows.length > 0 && !query.isError ? undefined : 'frame'} aria-busy={query.isFetching} {...approachOf(opens)}>
          {body()}
          {selectedRows.length > 0 && bulk.length > 0 && (
            <Suspense>
              <BulkBar
                rows={selectedRows}
                actions={bulk}
                rowKey={rowKey}
                rowName={rowName}
                phone={phone}
                onClear={clearSelection}
                onDefer={setActed}
                onDone={() => {
                  clearSelection();
                  void query.refetch();
                }}
              />
            </Suspense>
          )}
          {rows.length > 0 && !query.isError && answer?.meta && (
            <ListFooter
              meta={meta}
              phone={phone}
              onPage={list.setPage}
              onPerPage={(perPage) => {
                remember({ ...remembered, perPage });
                list.setPerPage(perPage);
              }}
            />
          )}
        </div>
      </div>
      <output className="sr-only">{query.isFetching ? t('loading') : ''}</output>
      {openKey !== null && props.detail && <Suspense fallback={null}>{props.detail(openKey, closeDetail, rows)}</Suspense>}
    </>
  );
}
