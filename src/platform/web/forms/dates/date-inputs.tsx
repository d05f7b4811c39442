/** Calendars: weeks start on Monday, dates read DD/MM/YY, months are named in the reader's language. */
import '@mantine/dates/styles.css';
import './date-inputs.css';
import { DateInput as MantineDateInput, DatePickerInput, DatesProvider, MonthPickerInput } from '@mantine/dates';
import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react';
import { DATE_FORMAT, formatMonth, type CalendarDate } from '#platform/contract/dates.ts';
import { defineMessages } from '#platform/contract/messages.ts';
import { loadDateLocale } from '../../locale/date-locales.ts';
import { useLocale, useT } from '../../locale/locale.tsx';
import { Icon } from '../../ui/icon/icons.tsx';
import { useToday } from '../../ui/values.tsx';
import type { InputBase } from '../input-base.ts';
import { parseTypedDate, rangeText } from './typed-date.ts';

const MESSAGES = defineMessages({
  clear: { en: 'Clear', ms: 'Kosongkan' },
  previousMonth: { en: 'Previous month', ms: 'Bulan sebelumnya' },
  nextMonth: { en: 'Next month', ms: 'Bulan seterusnya' },
  previousYear: { en: 'Previous year', ms: 'Tahun sebelumnya' },
  nextYear: { en: 'Next year', ms: 'Tahun seterusnya' },
  previousDecade: { en: 'Previous decade', ms: 'Dekad sebelumnya' },
  nextDecade: { en: 'Next decade', ms: 'Dekad seterusnya' },
});

export interface DateInputBase extends InputBase {
  readonly min?: string | undefined;
  readonly max?: string | undefined;
}

/** Monday first, and the calendar in the reader's language once its words are loaded. */
export function Calendars({ children }: { children: ReactNode }) {
  const { locale } = useLocale();
  const [words, setWords] = useState('en');
  useEffect(() => {
    let current = true;
    void loadDateLocale(locale).then((name) => current && setWords(name));
    return () => {
      current = false;
    };
  }, [locale]);
  return <DatesProvider settings={{ firstDayOfWeek: 1, weekendDays: [0, 6], locale: words }}>{children}</DatesProvider>;
}

function useShared() {
  const t = useT(MESSAGES);
  const today = useToday();
  return {
    clearable: true,
    // A form with three dates is three stops, not six: from the keyboard one deletes what stands in the field.
    clearButtonProps: { 'aria-label': t('clear'), tabIndex: -1 },
    popoverProps: { withinPortal: true, shadow: 'sm' as const, withRoles: false },
    hideOutsideDates: true,
    // Of the portal's zone, not of the device.
    getDayProps: (date: string) => ({ 'data-today': date === today || undefined }),
    ariaLabels: {
      previousMonth: t('previousMonth'),
      nextMonth: t('nextMonth'),
      previousYear: t('previousYear'),
      nextYear: t('nextYear'),
      previousDecade: t('previousDecade'),
      nextDecade: t('nextDecade'),
    },
    leftSection: <Icon name="calendar" size={16} />,
    leftSectionPointerEvents: 'none' as const,
  };
}

/** One cannot type in a range or a month, and deletes it all the same. */
const onDelete = (clear: () => void) => ({
  onKeyDown: ({ key }: KeyboardEvent) => {
    if (key === 'Backspace' || key === 'Delete') clear();
  },
});

const limits = (min: string | undefined, max: string | undefined) => ({ ...(min && { minDate: min }), ...(max && { maxDate: max }) });

/** A form that begins with a day does not open the calendar over its other fields: it opens with a click or a key. */
function useQuietStart() {
  const [quiet, setQuiet] = useState(false);
  const begun = useRef(false);
  const begin = () => {
    begun.current = true;
    setQuiet(false);
  };
  return {
    quiet,
    handlers: {
      onFocus: ({ currentTarget }: FocusEvent<HTMLInputElement>) => !begun.current && setQuiet(currentTarget.dataset['autofocus'] !== undefined),
      onClick: begin,
      onKeyDown: begin,
      onBlur: begin,
    },
  };
}

/** One day, typed or picked. */
export function DateInput({ value, onChange, min, max, w, ...rest }: DateInputBase & { value: string | null; onChange: (value: CalendarDate | null) => void }) {
  const shared = useShared();
  const { quiet, handlers } = useQuietStart();
  return (
    <Calendars>
      <MantineDateInput
        {...shared}
        {...rest}
        {...handlers}
        popoverProps={{ ...shared.popoverProps, disabled: quiet }}
        {...limits(min, max)}
        {...(w !== undefined && { w })}
        placeholder={rest.placeholder ?? 'DD/MM/YY'}
        valueFormat={DATE_FORMAT}
        dateParser={parseTypedDate}
        value={value}
        onChange={(next) => onChange(next as CalendarDate | null)}
      />
    </Calendars>
  );
}

/** First and last day. */
export function DateRangeInput({
  value,
  onChange,
  min,
  max,
  w,
  ...rest
}: DateInputBase & { value: readonly [string | null, string | null]; onChange: (value: [CalendarDate | null, CalendarDate | null]) => void }) {
  const shared = useShared();
  // A range is told only when both ends are known; in between the picker keeps its first day.
  const [half, setHalf] = useState<string | null>(null);
  const shown: [string | null, string | null] = half ? [half, null] : [value[0], value[1]];
  return (
    <Calendars>
      <DatePickerInput
        {...shared}
        {...rest}
        {...limits(min, max)}
        {...onDelete(() => onChange([null, null]))}
        {...(w !== undefined && { w })}
        type="range"
        allowSingleDateInRange
        valueFormatter={() => rangeText(...shown)}
        value={shown}
        onChange={([from, to]) => {
          if (from && !to) setHalf(from);
          else {
            setHalf(null);
            onChange([from as CalendarDate | null, to as CalendarDate | null]);
          }
        }}
        onDropdownClose={() => setHalf(null)}
      />
    </Calendars>
  );
}

/** A month as `YYYY-MM`. */
export function MonthInput({ value, onChange, min, max, w, ...rest }: DateInputBase & { value: string | null; onChange: (value: string | null) => void }) {
  const shared = useShared();
  const { locale } = useLocale();
  const day = value ? `${value.slice(0, 7)}-01` : null;
  return (
    <Calendars>
      <MonthPickerInput
        {...shared}
        {...rest}
        {...limits(min, max)}
        {...onDelete(() => onChange(null))}
        {...(w !== undefined && { w })}
        valueFormatter={() => (day ? formatMonth(day as CalendarDate, locale) : '')}
        value={day}
        onChange={(next) => onChange(next ? next.slice(0, 7) : null)}
      />
    </Calendars>
  );
}
