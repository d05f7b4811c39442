/** Dates and months as form fields. */
import { useLabel, type Label } from '../../locale/locale.tsx';
import { LightDate, LightMonth, LightRange } from '../../ui/light/light-date.tsx';
import { asText, useBound, type FieldProps } from '../bind-field.ts';
import type { PathOf, ZodForm } from '../use-zod-form.ts';

/** Ranges and months are chosen with a button, which knows no `aria-required`; the asterisk of the label says it. */
const AS_BUTTON = { 'aria-required': undefined };

export interface DateFieldProps<V> extends FieldProps<V> {
  /** `YYYY-MM-DD` */
  readonly min?: string | undefined;
  readonly max?: string | undefined;
}

export function DateField<V>(props: DateFieldProps<V>) {
  const { props: bound, value, set } = useBound(props);
  return <LightDate inForm {...bound} min={props.min} max={props.max} value={asText(value) || null} onChange={(next) => set(next ?? '')} />;
}

export interface DateRangeFieldProps<V> extends Omit<DateFieldProps<V>, 'name'> {
  readonly form: ZodForm<V>;
  readonly label: Label;
  /** Field of the first day. */
  readonly name: PathOf<V>;
  /** Field of the last day. */
  readonly to: PathOf<V>;
}

export function DateRangeField<V>(props: DateRangeFieldProps<V>) {
  const { props: bound, value } = useBound(props);
  const { form, name, to, min, max, onChanged } = props;
  const labelOf = useLabel();
  form.labels.set(to, labelOf(props.label));
  return (
    <LightRange
      inForm
      {...bound}
      {...AS_BUTTON}
      error={bound.error ?? form.errors[to] ?? null}
      min={min}
      max={max}
      value={[asText(value) || null, asText(form.get(to)) || null]}
      onChange={(range) => {
        form.set(name, range[0] ?? '');
        form.set(to, range[1] ?? '');
        onChanged?.(range);
      }}
    />
  );
}

/** `YYYY-MM`, or the first day of the month with `asDate`. */
export function MonthField<V>(props: FieldProps<V> & { readonly asDate?: boolean }) {
  const { props: bound, value, set } = useBound(props);
  return (
    <LightMonth
      inForm
      {...bound}
      {...AS_BUTTON}
      value={asText(value).slice(0, 7) || null}
      onChange={(next) => set(next === null ? '' : props.asDate ? `${next}-01` : next)}
    />
  );
}
