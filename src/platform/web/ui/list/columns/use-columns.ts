import { useCallback, useState } from 'react';
import { recallList, rememberList } from '../../../local-state.ts';
import { initialColumns, readRemembered, type RememberedColumns } from './list-columns.ts';
import type { Column } from '../list-types.ts';

/** The remembered columns of one list: `[remembered, change, reset]`. */
export function useColumns<Row>(name: string, columns: readonly Column<Row>[]) {
  const [remembered, setRemembered] = useState<RememberedColumns>(() => readRemembered(recallList(name)) ?? initialColumns(columns));
  const change = useCallback(
    (next: RememberedColumns) => {
      setRemembered(next);
      rememberList(name, next);
    },
    [name],
  );
  const reset = useCallback(() => change(initialColumns(columns)), [change, columns]);
  return [remembered, change, reset] as const;
}
