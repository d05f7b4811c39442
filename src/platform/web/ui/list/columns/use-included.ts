import { useMemo } from 'react';
import type { Column } from '../list-types.ts';
import type { ListControl } from '../use-list-state.ts';
import { includedBy, withIncluded } from './included.ts';
import { initialColumns, type RememberedColumns } from './list-columns.ts';
import type { useColumns } from './use-columns.ts';

/** The columns of a list as they are remembered and as its address includes them; a choice by hand changes both. */
export function useIncluded<Row>(columns: readonly Column<Row>[], list: ListControl, [stored, remember, reset]: ReturnType<typeof useColumns>) {
  const include = list.draft['include'];
  const remembered = useMemo(() => withIncluded(columns, stored, include), [columns, stored, include]);
  const onChange = (next: RememberedColumns) => {
    remember(next);
    list.setFilters(includedBy(columns, next));
  };
  const onReset = () => {
    reset();
    list.setFilters(includedBy(columns, initialColumns(columns)));
  };
  return { remembered, onChange, onReset };
}
