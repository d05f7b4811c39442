import { useEffect, useState } from 'react';
import { useLabel } from '../../locale/locale.tsx';
import type { Option } from '../list/list-types.ts';

type Load = (keyword: string) => Promise<readonly Option[]>;

/** The words of a value that only the server knows, where it is among the first that it finds; undefined until then. */
export function useFoundOption(load: Load | undefined, value: string): string | undefined {
  const said = useLabel();
  const [options, setOptions] = useState<readonly Option[]>([]);
  const known = options.find((option) => option.value === value);
  const asks = load !== undefined && value !== '' && options.length === 0;
  useEffect(() => {
    if (!asks) return undefined;
    let current = true;
    load('').then(
      (found) => current && setOptions(found),
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [asks, load]);
  return known && said(known.label);
}
