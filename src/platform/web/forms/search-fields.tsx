import { Autocomplete, Loader } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { formatPostcode } from '#platform/contract/fields.ts';
import { LIST_DEBOUNCE_MS } from '#platform/contract/waits.ts';
import type { Option } from '../ui/list/list-types.ts';
import { asText, useBound, type FieldProps } from './bind-field.ts';
import { SearchSelectInput } from './search-select-input.tsx';

export interface SearchSelectProps<V> extends FieldProps<V> {
  /** Options for typed words, e.g. from an endpoint. */
  readonly load: (keyword: string) => Promise<readonly Option[]>;
  /** The value is a number (an id). */
  readonly number?: boolean | undefined;
  /** The words of the stored value. */
  readonly valueLabel?: string | null | undefined;
  readonly clearable?: boolean | undefined;
  /** The chosen option. */
  readonly onPicked?: ((option: Option | null) => void) | undefined;
}

/** A form field whose options are found by typing. */
export function SearchSelect<V>(props: SearchSelectProps<V>) {
  const { props: bound, value, set } = useBound(props);
  return (
    <SearchSelectInput
      {...bound}
      load={props.load}
      valueLabel={props.valueLabel}
      clearable={props.clearable ?? !bound.withAsterisk}
      value={asText(value) || null}
      onChange={(next, option) => {
        set(next === null ? (props.number ? null : '') : props.number ? Number(next) : next);
        props.onPicked?.(option);
      }}
    />
  );
}

export interface PostcodePlace {
  readonly postcode: string;
  readonly city: string;
  readonly state: string;
}

export interface PostcodeFieldProps<V> extends FieldProps<V> {
  /** Places of a (partly) typed postcode. */
  readonly lookup: (postcode: string) => Promise<readonly PostcodePlace[]>;
  /** A place was picked: fill city and state. */
  readonly onPlace?: ((place: PostcodePlace) => void) | undefined;
}

/** Five digits; known ones offer their cities and state (a single place is taken over), unknown ones may be typed freely. */
export function PostcodeField<V>(props: PostcodeFieldProps<V>) {
  const { props: bound, value, set } = useBound(props);
  const [places, setPlaces] = useState<readonly PostcodePlace[]>([]);
  const [busy, setBusy] = useState(false);
  const typed = asText(value);
  const asked = useRef(typed);
  const lookup = useRef(props.lookup);
  const taken = useRef(props.onPlace);
  useEffect(() => {
    lookup.current = props.lookup;
    taken.current = props.onPlace;
  });
  useEffect(() => {
    if (typed === asked.current || typed.length < 3) return undefined;
    let current = true;
    const timer = setTimeout(() => {
      asked.current = typed;
      setBusy(true);
      lookup.current(typed).then(
        (found) => {
          if (!current) return;
          setPlaces(found);
          setBusy(false);
          const [only] = found;
          if (found.length === 1 && only?.postcode === typed) taken.current?.(only);
        },
        () => current && setBusy(false),
      );
    }, LIST_DEBOUNCE_MS);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [typed]);
  const words = (place: PostcodePlace) => `${place.postcode} ${place.city}, ${place.state}`;
  return (
    <Autocomplete
      {...bound}
      inputMode="numeric"
      maxLength={5}
      autoComplete="postal-code"
      data={[...new Set(places.map(words))]}
      filter={({ options }) => options}
      rightSection={busy ? <Loader size={14} /> : undefined}
      value={typed}
      onChange={(next) => set(next.replace(/\D/g, '').slice(0, 5))}
      onOptionSubmit={(chosen) => {
        const place = places.find((each) => words(each) === chosen);
        if (!place) return;
        asked.current = place.postcode;
        // After the input has taken the option's words, the postcode alone is put in.
        setTimeout(() => {
          set(place.postcode);
          props.onPlace?.(place);
        });
      }}
      onBlur={() => typed && set(formatPostcode(typed))}
    />
  );
}
