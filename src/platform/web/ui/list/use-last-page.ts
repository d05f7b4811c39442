import { useEffect } from 'react';
import type { ListControl } from './use-list-state.ts';

/** The last row of the last page was deleted: shows the page that is now the last. @param last number of that page, once known */
export function useLastPage({ state, setPage }: ListControl, last: number | undefined, rows: number): void {
  const beyond = last !== undefined && rows === 0 && state.page > last;
  useEffect(() => {
    if (beyond && last !== undefined) setPage(last);
  }, [beyond, last, setPage]);
}
