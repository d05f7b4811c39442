import { formatDate, formatMonth, type CalendarDate } from '#platform/contract/dates.ts';
import { rangeText } from '../../forms/dates/typed-date.ts';
import { useLocale } from '../../locale/locale.tsx';
import type { InputBase } from '../../forms/input-base.ts';
import { LightInput } from './light-input.tsx';
import { later, OnApproach } from './on-approach.tsx';

const CALENDARS = later(() => import('../../forms/dates/date-inputs.tsx'));

interface LightDateProps<V> extends InputBase {
  readonly value: V;
  readonly onChange: (value: V) => void;
  /** `YYYY-MM-DD` */
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  /** It becomes the calendar itself once the browser rests. */
  readonly inForm?: boolean;
}

/** One day, drawn light until it is reached for. */
export function LightDate({ value, onChange, min, max, inForm = false, ...shown }: LightDateProps<string | null>) {
  return (
    <OnApproach
      part={CALENDARS}
      typed
      unasked={inForm ? 'idle' : undefined}
      light={(approach) => (
        <LightInput
          placeholder="DD/MM/YY"
          {...shown}
          approach={approach}
          kind="date"
          typed
          words={value ? formatDate(value) : ''}
          onClear={() => onChange(null)}
        />
      )}
    >
      {({ DateInput }) => <DateInput {...shown} value={value} onChange={onChange} min={min} max={max} />}
    </OnApproach>
  );
}

/** First and last day, as `LightDate`. */
export function LightRange({ value, onChange, min, max, inForm = false, ...shown }: LightDateProps<readonly [string | null, string | null]>) {
  return (
    <OnApproach
      part={CALENDARS}
      unasked={inForm ? 'idle' : undefined}
      light={(approach) => <LightInput {...shown} approach={approach} kind="date" words={rangeText(...value)} onClear={() => onChange([null, null])} />}
    >
      {({ DateRangeInput }) => <DateRangeInput {...shown} value={value} onChange={onChange} min={min} max={max} />}
    </OnApproach>
  );
}

/** A month as `YYYY-MM`, as `LightDate`. */
export function LightMonth({ value, onChange, min, max, inForm = false, ...shown }: LightDateProps<string | null>) {
  const { locale } = useLocale();
  const words = value ? formatMonth(`${value.slice(0, 7)}-01` as CalendarDate, locale) : '';
  return (
    <OnApproach
      part={CALENDARS}
      unasked={inForm ? 'idle' : undefined}
      light={(approach) => <LightInput {...shown} approach={approach} kind="date" words={words} onClear={() => onChange(null)} />}
    >
      {({ MonthInput }) => <MonthInput {...shown} value={value} onChange={onChange} min={min} max={max} />}
    </OnApproach>
  );
}
