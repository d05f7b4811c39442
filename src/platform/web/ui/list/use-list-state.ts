import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useSearch } from 'wouter';
import { navigate } from 'wouter/use-browser-location';
import { LIST_DEBOUNCE_MS } from '#platform/contract/waits.ts';
import type { Filter } from './list-types.ts';
import { clearable, filterFields, readListUrl, writeListUrl, type ListDefaults, type ListState } from './list-url.ts';

export interface ListControl {
  /** What is loaded: the state of the URL. */
  readonly state: ListState;
  /** What the filter bar shows: changes at once, reaches the URL after 300 ms. */
  readonly draft: Readonly<Record<string, string>>;
  readonly setFilters: (changes: Record<string, string>) => void;
  readonly clearFilters: () => void;
  readonly setPage: (page: number) => void;
  readonly setPerPage: (perPage: number) => void;
  /** The query string as it stands. */
  readonly search: string;
  /** Puts another in its place (a saved view); what is still being typed is dropped. */
  readonly setSearch: (search: string) => void;
  readonly setSort: (sortBy: string, sort: 'asc' | 'desc') => void;
}

/** A query string that lives in the URL, or in memory for lists inside drawers. */
function useQueryText(inUrl: boolean): readonly [string, (text: string) => void] {
  const search = useSearch();
  const [local, setLocal] = useState('');
  const write = useCallback(
    (text: string) => {
      if (!inUrl) return setLocal(text);
      navigate(`${window.location.pathname}${text ? `?${text}` : ''}`, { replace: true, state: window.history.state as unknown });
    },
    [inUrl],
  );
  return [inUrl ? search : local, write] as const;
}

/**
 * Filters, paging and sorting of one list. Changes of filters are gathered for 300 ms, so that typing
 * sends one request; they lead back to page 1.
 */
export function useListState(filters: readonly Filter[], defaults: ListDefaults, inUrl = true): ListControl {
  const [search, write] = useQueryText(inUrl);
  const filtersRef = useRef(filters);
  const searchRef = useRef(search);
  useEffect(() => {
    filtersRef.current = filters;
    searchRef.current = search;
  });
  const { perPage, sort, sortBy } = defaults;
  const state = useMemo(() => readListUrl(search, filters, { perPage, sort, sortBy }), [search, filters, perPage, sort, sortBy]);

  const [pending, setPending] = useState<Record<string, string> | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const pendingRef = useRef<Record<string, string> | null>(null);
  useEffect(() => () => clearTimeout(timer.current), []);

  const apply = useCallback(
    (changes: Partial<ListState>) => {
      const now = { perPage, sort, sortBy };
      // In the URL the newest text counts, not the one of the last render.
      const text = inUrl ? window.location.search : searchRef.current;
      const current = readListUrl(text, filtersRef.current, now);
      write(writeListUrl(text, { ...current, ...changes }, filtersRef.current, now));
    },
    [write, inUrl, perPage, sort, sortBy],
  );

  const flush = useCallback(() => {
    clearTimeout(timer.current);
    const changes = pendingRef.current;
    pendingRef.current = null;
    setPending(null);
    if (!changes) return;
    const current = readListUrl(inUrl ? window.location.search : searchRef.current, filtersRef.current, { perPage, sort, sortBy });
    apply({ filters: { ...current.filters, ...changes }, page: 1 });
  }, [apply, inUrl, perPage, sort, sortBy]);

  const setFilters = useCallback(
    (changes: Record<string, string>) => {
      pendingRef.current = { ...pendingRef.current, ...changes };
      setPending(pendingRef.current);
      clearTimeout(timer.current);
      timer.current = setTimeout(flush, LIST_DEBOUNCE_MS);
    },
    [flush],
  );

  const clearFilters = useCallback(() => {
    clearTimeout(timer.current);
    pendingRef.current = null;
    setPending(null);
    const { filters: now } = readListUrl(inUrl ? window.location.search : searchRef.current, filtersRef.current, { perPage, sort, sortBy });
    apply({ filters: { ...now, ...filterFields(clearable(filtersRef.current)) }, page: 1 });
  }, [apply, inUrl, perPage, sort, sortBy]);

  const setSearch = useCallback(
    (text: string) => {
      clearTimeout(timer.current);
      pendingRef.current = null;
      setPending(null);
      write(text);
    },
    [write],
  );

  const setPage = useCallback((page: number) => apply({ page }), [apply]);
  const setPerPage = useCallback((next: number) => apply({ perPage: next, page: 1 }), [apply]);
  const setSort = useCallback((by: string, direction: 'asc' | 'desc') => apply({ sortBy: by, sort: direction, page: 1 }), [apply]);
  const draft = useMemo(() => (pending ? { ...state.filters, ...pending } : state.filters), [pending, state.filters]);

  // The same as long as nothing of it changes: what is drawn of it need not be drawn anew when rows come.
  return useMemo(
    () => ({ state, draft, setFilters, clearFilters, search, setSearch, setPage, setPerPage, setSort }),
    [state, draft, setFilters, clearFilters, search, setSearch, setPage, setPerPage, setSort],
  );
}
