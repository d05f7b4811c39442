import { Autocomplete } from '@mantine/core';
import { useState } from 'react';
import { formatTime, TIME_OPTIONS } from '#platform/contract/dates.ts';
import { useLocale } from '../../locale/locale.tsx';
import { Icon } from '../../ui/icon/icons.tsx';
import { asText, useBound, type FieldProps } from '../bind-field.ts';
import { useExample } from '../use-example.ts';
import { parseTypedTime } from './typed-date.ts';

const OPTIONS = { en: TIME_OPTIONS.map((time) => formatTime(time, 'en')), ms: TIME_OPTIONS.map((time) => formatTime(time, 'ms')) };

/** A time of day: every 15 minutes to choose from, any minute may be typed. */
export function TimeField<V>(props: FieldProps<V>) {
  const { props: bound, value, set } = useBound(props);
  const { locale } = useLocale();
  const example = useExample();
  const [typed, setTyped] = useState<string | null>(null);
  const settle = (text: string) => {
    setTyped(null);
    const time = parseTypedTime(text);
    // What cannot be read stays as it was typed, so that validation can name it.
    if (text.trim() === '') set('');
    else set(time ?? text);
  };
  const shown = typed ?? (parseTypedTime(asText(value)) ? formatTime(asText(value), locale) : asText(value));
  return (
    <Autocomplete
      {...bound}
      placeholder={props.placeholder ?? example(formatTime('09:00', locale))}
      leftSection={<Icon name="clock" size={16} />}
      leftSectionPointerEvents="none"
      data={OPTIONS[locale]}
      filter={({ options, search }) =>
        typed === null || search === '' ? options : options.filter((option) => 'value' in option && option.value.toLowerCase().includes(search.toLowerCase()))
      }
      maxDropdownHeight={220}
      // A form that begins with a time does not open its list over the other fields: a click or an arrow key does.
      openOnFocus={false}
      value={shown}
      onChange={setTyped}
      onOptionSubmit={settle}
      // Enter sends the form before the field is left.
      onKeyDown={({ key }) => key === 'Enter' && typed !== null && settle(typed)}
      onBlur={() => typed !== null && settle(typed)}
    />
  );
}
