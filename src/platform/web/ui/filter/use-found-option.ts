import { useEffect, useState } from 'react';
import { useLabel } from '../../locale/locale.tsx';
import type { Option } from '../list/list-types.ts';

type Load = (keyword: string) => Promise<readonly Option[]>;

/** The words of a value that only the server knows, where it is among those that it finds by these words; undefined until then. */
export function useFoundOption(load: Load | undefined, value: string, keyword: string): string | undefined {
  const labelOf = useLabel();
  const [answer, setAnswer] = useState<{ readonly to: string; readonly options: readonly Option[] } | null>(null);
  const known = answer?.options.find((option) => option.value === value);
  const asks = load !== undefined && value !== '' && answer?.to !== keyword;
  useEffect(() => {
    if (!asks) return undefined;
    let current = true;
    load(keyword).then(
      (options) => current && setAnswer({ to: keyword, options }),
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [asks, load, keyword]);
  return known && labelOf(known.label);
}
