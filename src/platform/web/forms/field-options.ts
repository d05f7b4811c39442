import { useLabel, type Label } from '../locale/locale.tsx';
import type { Option } from '../ui/list/list-types.ts';
import type { FieldProps } from './bind-field.ts';

export interface SelectFieldProps<V> extends FieldProps<V> {
  readonly options: readonly (Option | string)[];
  /** The value is a number (an id). */
  readonly number?: boolean | undefined;
  readonly clearable?: boolean | undefined;
  readonly searchable?: boolean | undefined;
}

/** The options in the reader's words. */
export function useOptions(options: readonly (Option | string)[]) {
  const labelOf = useLabel();
  return options.map((option) =>
    typeof option === 'string' ? { value: option, label: option } : { value: option.value, label: labelOf(option.label as Label) },
  );
}
