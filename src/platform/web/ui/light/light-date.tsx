import { formatDate, formatMonth, type CalendarDate } from '#platform/contract/dates.ts';
import { rangeText } from '../../forms/dates/typed-date.ts';
import { useLocale } from '../../locale/locale.tsx';
import { LightInput, type Naming } from './light-input.tsx';
import { later, OnReach } from './on-reach.tsx';

const CALENDARS = later(() => import('../../forms/dates/date-inputs.tsx'));

interface LightDateProps<V> {
  readonly naming: Naming;
  readonly w: number | string;
  readonly value: V;
  readonly onChange: (value: V) => void;
}

interface Limits {
  /** `YYYY-MM-DD` */
  readonly min?: string;
  readonly max?: string;
}

/** One day, drawn light until it is reached for. */
export function LightDate({ naming, w, value, onChange, min, max }: LightDateProps<string | null> & Limits) {
  return (
    <OnReach
      part={CALENDARS}
      typed
      light={(reach) => (
        <LightInput
          placeholder="DD/MM/YY"
          {...naming}
          w={w}
          reach={reach}
          kind="date"
          typed
          words={value ? formatDate(value) : ''}
          onClear={() => onChange(null)}
        />
      )}
    >
      {({ DateInput }) => <DateInput {...naming} w={w} value={value} onChange={onChange} min={min} max={max} />}
    </OnReach>
  );
}

/** First and last day, as `LightDate`. */
export function LightRange({ naming, w, value, onChange }: LightDateProps<readonly [string | null, string | null]>) {
  return (
    <OnReach
      part={CALENDARS}
      light={(reach) => <LightInput {...naming} w={w} reach={reach} kind="date" words={rangeText(...value)} onClear={() => onChange([null, null])} />}
    >
      {({ DateRangeInput }) => <DateRangeInput {...naming} w={w} value={value} onChange={onChange} />}
    </OnReach>
  );
}

/** A month as `YYYY-MM`, as `LightDate`. */
export function LightMonth({ naming, w, value, onChange }: LightDateProps<string | null>) {
  const { locale } = useLocale();
  const words = value ? formatMonth(`${value.slice(0, 7)}-01` as CalendarDate, locale) : '';
  return (
    <OnReach part={CALENDARS} light={(reach) => <LightInput {...naming} w={w} reach={reach} kind="date" words={words} onClear={() => onChange(null)} />}>
      {({ MonthInput }) => <MonthInput {...naming} w={w} value={value} onChange={onChange} />}
    </OnReach>
  );
}
