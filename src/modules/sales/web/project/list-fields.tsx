import type { ReactNode } from 'react';
import { SelectField } from '#platform/web/forms/choice-fields.tsx';
import { DateRangeField } from '#platform/web/forms/dates/date-fields.tsx';
import { FormRows } from '#platform/web/forms/form-rows.tsx';
import { MultiSelectField } from '#platform/web/forms/multi-select-field.tsx';
import { MoneyField, NumberField } from '#platform/web/forms/number-fields.tsx';
import { SearchSelect } from '#platform/web/forms/search-fields.tsx';
import { SwitchField } from '#platform/web/forms/switch-fields.tsx';
import { TextField } from '#platform/web/forms/text-fields.tsx';
import type { PathOf, ZodForm } from '#platform/web/forms/use-zod-form.ts';
import type { Option } from '#platform/web/ui/list-page.tsx';
import { useT } from '#platform/web/locale/locale.tsx';
import { TASK_TYPE_WORDS, TASK_TYPES } from '../../contract/project-words.ts';
import { TagsField } from '../tags-field.tsx';
import { findChoices, priceOf } from './find-choices.ts';
import classes from './project.module.css';
import { PROJECT } from './project.messages.ts';

interface ListFieldsProps<V> {
  readonly form: ZodForm<V>;
  /** The list of the form. */
  readonly name: PathOf<V>;
}

const TASKS = TASK_TYPES.map((value) => ({ value, label: TASK_TYPE_WORDS[value] }));

/** Rows of a list of a project, each with its own fields; the words of what it adds. */
function Rows<V>({
  form,
  name,
  add,
  blank,
  children,
}: ListFieldsProps<V> & { add: string; blank: object; children: (at: (field: string) => PathOf<V>) => ReactNode }) {
  const t = useT(PROJECT);
  return (
    <FormRows form={form} name={name} className={classes['row']} blank={blank} add={add} remove={(n) => t('removeRow', { n })}>
      {(row) => children((field) => `${row}.${field}` as PathOf<V>)}
    </FormRows>
  );
}

export const FRESH_OUTLET = { outlet_id: null, target_sales_amount: null, start_date: '', end_date: '' };

/** Of an outlet that takes part in some days of the project alone. */
export const OutletDays = <V,>({ form, at }: { form: ZodForm<V>; at: (field: string) => PathOf<V> }) => (
  <DateRangeField form={form} name={at('start_date')} to={at('end_date')} label={PROJECT.ownDays} description={PROJECT.ownDaysHint} />
);

export function OutletRows<V>(props: ListFieldsProps<V>) {
  const t = useT(PROJECT);
  return (
    <Rows {...props} add={t('addOutlet')} blank={FRESH_OUTLET}>
      {(at) => (
        <>
          <SearchSelect form={props.form} name={at('outlet_id')} label={PROJECT.outlet} load={findChoices('outlet')} number />
          <MoneyField form={props.form} name={at('target_sales_amount')} label={PROJECT.target} />
          <OutletDays form={props.form} at={at} />
        </>
      )}
    </Rows>
  );
}

export function ProductRows<V>({ clientId, ...props }: ListFieldsProps<V> & { clientId: number }) {
  const t = useT(PROJECT);
  return (
    <Rows {...props} add={t('addProduct')} blank={{ product_id: null, price: null, commission_value: null }}>
      {(at) => (
        <>
          <SearchSelect
            form={props.form}
            name={at('product_id')}
            label={PROJECT.product}
            load={findChoices('product', clientId)}
            number
            onPicked={(option) => option && props.form.set(at('price'), priceOf(option.value))}
          />
          <MoneyField form={props.form} name={at('price')} label={PROJECT.price} />
          <NumberField form={props.form} name={at('commission_value')} label={PROJECT.ownCommission} min={0} decimals={2} />
        </>
      )}
    </Rows>
  );
}

export function PromoterRows<V>({ outlets, ...props }: ListFieldsProps<V> & { outlets?: readonly Option[] }) {
  const t = useT(PROJECT);
  return (
    <Rows {...props} add={t('addPromoter')} blank={{ promoter_id: null, default_outlet_id: null, rate_override: null }}>
      {(at) => (
        <>
          <SearchSelect form={props.form} name={at('promoter_id')} label={PROJECT.promoter} load={findChoices('promoter')} number />
          {outlets && <SelectField form={props.form} name={at('default_outlet_id')} label={PROJECT.homeOutlet} options={outlets} number />}
          <MoneyField form={props.form} name={at('rate_override')} label={PROJECT.ownRate} />
        </>
      )}
    </Rows>
  );
}

export function SupervisorRows<V>({ outlets, ...props }: ListFieldsProps<V> & { outlets?: readonly Option[] }) {
  const t = useT(PROJECT);
  return (
    <Rows {...props} add={t('addSupervisor')} blank={{ employee_id: null, outlet_ids: [] }}>
      {(at) => (
        <>
          <SearchSelect form={props.form} name={at('employee_id')} label={PROJECT.supervisor} load={findChoices('supervisor')} number />
          {outlets && (
            <MultiSelectField form={props.form} name={at('outlet_ids')} label={PROJECT.outlets} description={PROJECT.allOutletsHint} options={outlets} number />
          )}
        </>
      )}
    </Rows>
  );
}

export function TaskRows<V>(props: ListFieldsProps<V>) {
  const t = useT(PROJECT);
  const { form } = props;
  return (
    <Rows {...props} add={t('addTask')} blank={{ name: '', description: '', type: 'Photo', options: {}, is_required: false }}>
      {(at) => (
        <>
          <TextField form={form} name={at('name')} label={PROJECT.task} maxLength={120} />
          <SelectField form={form} name={at('type')} label={PROJECT.type} options={TASKS} onChanged={() => form.set(at('options'), {})} />
          {form.get(at('type')) === 'Checklist' && <TagsField form={form} name={at('options.items')} label={PROJECT.items} />}
          {form.get(at('type')) === 'Number' && <NumberField form={form} name={at('options.min')} label={PROJECT.least} decimals={2} />}
          {form.get(at('type')) === 'Number' && <NumberField form={form} name={at('options.max')} label={PROJECT.most} decimals={2} />}
          <SwitchField form={form} name={at('is_required')} label={PROJECT.required} />
        </>
      )}
    </Rows>
  );
}
