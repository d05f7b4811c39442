/** The fields of a category, drawn from its declaration. */
import type { InputOf, OutputOf } from '#platform/contract/endpoint.ts';
import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { SelectField } from '#platform/web/forms/choice-fields.tsx';
import { DateField } from '#platform/web/forms/dates/date-fields.tsx';
import { MoneyField, NumberField } from '#platform/web/forms/number-fields.tsx';
import { CheckboxField } from '#platform/web/forms/switch-fields.tsx';
import { FormRows } from '#platform/web/forms/form-rows.tsx';
import { SearchSelect } from '#platform/web/forms/search-fields.tsx';
import { SearchMany } from '#platform/web/forms/search-many.tsx';
import { TextField } from '#platform/web/forms/text-fields.tsx';
import type { PathOf, ZodForm } from '#platform/web/forms/use-zod-form.ts';
import { useLocale, useSay, useT } from '#platform/web/locale/locale.tsx';
import type { Option } from '#platform/web/ui/list-page.tsx';
import { call } from '#platform/web/call/call.ts';
import { findSubjects, listFormChoices } from '../../contract/application/application.endpoints.ts';
import { AreaField } from '../area-field.tsx';
import { isCounted, isNumbered, type AssetCategory } from '../../contract/armoury/asset-kinds.ts';
import { isAsked, linesOf, MOST_LINES, type FieldKind, type FormField } from '../../contract/application/form-fields.ts';
import classes from './application.module.css';
import { APPLICATION as W } from './application.messages.ts';

export interface CategoryFieldsProps<V> {
  readonly form: ZodForm<V>;
  readonly fields: readonly FormField[];
  /** The object of the values in which the fields stand. */
  readonly at: 'payload' | 'decision';
  readonly values: Readonly<Record<string, unknown>>;
  /** People who were found or chosen, by id: what a field of people shows when it is opened again. */
  readonly people?: Map<string, Option>;
  /** What stored ids mean, by the field's key. */
  readonly names?: Readonly<Record<string, string>>;
  /** Of a decision: the form that it decides about. */
  readonly about?: Readonly<Record<string, unknown>>;
}

const named = (rows: readonly { readonly id: number; readonly name: string }[] = []): Option[] =>
  rows.map(({ id, name }) => ({ value: String(id), label: name }));

const CHOSEN = ['rank', 'course', 'store', 'area'] as const satisfies readonly FieldKind[];
type Chosen = (typeof CHOSEN)[number];

/** Do fields choose from what the unit has? A form without any does not ask for it. */
export const isChosenFrom = (fields: readonly FormField[], kinds: readonly Chosen[] = CHOSEN): boolean =>
  fields.some(({ kind }) => kinds.some((each) => each === kind));

/** What fields choose from. */
export function useFormChoices(enabled = true): OutputOf<typeof listFormChoices>['data'] | undefined {
  return useEndpoint(listFormChoices, {}, { quiet: true, staleTime: 60_000, enabled }).data?.data;
}

/** The same in the reader's language. */
export function useChoices(enabled = true): Readonly<Record<Chosen, readonly Option[]>> {
  const { locale } = useLocale();
  const choices = useFormChoices(enabled);
  return {
    rank: (choices?.ranks ?? []).map(({ id, name, name_ms }) => ({ value: String(id), label: locale === 'ms' ? name_ms : name })),
    course: named(choices?.courses),
    store: named(choices?.stores),
    area: (choices?.areas ?? []).map((name) => ({ value: name, label: name })),
  };
}

type Kind = InputOf<typeof findSubjects>['kind'];
const NOBODY = new Map<string, Option>();
/** An officer and an asset may have the same number. */
const keyOf = (kind: Kind, value: string) => `${kind} ${value}`;

export function CategoryFields<V>({ form, fields, at, values, people = NOBODY, names = {}, about = {} }: CategoryFieldsProps<V>) {
  const choices = useChoices(isChosenFrom(fields));
  return fields
    .filter((field) => isAsked(field, values))
    .map((field) => (
      <CategoryField
        key={field.key}
        form={form}
        field={field}
        name={`${at}.${field.key}` as PathOf<V>}
        choices={choices}
        people={people}
        stored={names[field.key]}
        about={about}
      />
    ));
}

interface CategoryFieldProps<V> {
  readonly form: ZodForm<V>;
  readonly field: FormField;
  readonly name: PathOf<V>;
  readonly choices: ReturnType<typeof useChoices>;
  readonly people: Map<string, Option>;
  /** What the stored id means. */
  readonly stored?: string | undefined;
  readonly about?: Readonly<Record<string, unknown>>;
}

function CategoryField<V>({ form, field, name, choices, people, stored: meant, about = {} }: CategoryFieldProps<V>) {
  const say = useSay();
  const find = async (kind: Kind, keyword: string): Promise<Option[]> => {
    const found = (await call(findSubjects, { kind, keyword })).data.map(({ id, name: whole, code }) => ({
      value: String(id),
      label: `${whole} · ${code}`,
    }));
    for (const option of found) people.set(option.value, option).set(keyOf(kind, option.value), option);
    return found;
  };
  const chosen = form.get(name);
  const stored = Array.isArray(chosen) ? chosen.flatMap((id) => people.get(String(id)) ?? []) : [];
  const given = { form, name, label: field.label, description: field.note, required: field.optional !== true };
  switch (field.kind) {
    case 'paragraph':
      return <TextField {...given} rows={4} maxLength={field.max ?? 1000} />;
    case 'whole':
      return <NumberField {...given} min={field.min} max={field.max} />;
    case 'money':
      return <MoneyField {...given} />;
    case 'date':
      return <DateField {...given} />;
    case 'choice':
      return <SelectField {...given} options={field.options ?? []} />;
    case 'rank':
      return <SelectField {...given} options={choices.rank} number />;
    case 'course':
      return <SelectField {...given} options={choices.course} number />;
    case 'store':
      return <SelectField {...given} options={choices.store} number />;
    case 'area':
      return <AreaField {...given} areas={choices.area} />;
    case 'people':
    case 'assets': {
      const kind = field.kind === 'people' ? 'person' : (field.of ?? 'asset');
      return <SearchMany {...given} ask={['auxiliary-police.find-subjects', kind]} load={(keyword) => find(kind, keyword)} stored={stored} />;
    }
    case 'asset':
    case 'officer': {
      const kind = field.kind;
      // What was chosen on this step before stands there again when one comes back to it.
      const label = people.get(keyOf(kind, String(chosen)))?.label;
      return <SearchSelect {...given} load={(keyword) => find(kind, keyword)} valueLabel={typeof label === 'string' ? label : meant} number />;
    }
    case 'yesno':
      return <CheckboxField {...given} />;
    case 'lines':
      return <LineFields form={form} name={name} field={field} choices={choices} people={people} />;
    case 'serials':
      return linesOf(about, 'items').map(({ name: thing, quantity, category }, line) =>
        isCounted(category as AssetCategory) && !isNumbered(category as AssetCategory) ? null : (
          <TextField
            key={line}
            {...given}
            name={`${name}.${line}` as PathOf<V>}
            label={`${say(field.label)}: ${String(quantity)} × ${String(thing)}`}
            required={isNumbered(category as AssetCategory)}
            rows={2}
            maxLength={20_000}
          />
        ),
      );
    default:
      return <TextField {...given} maxLength={field.max ?? 150} />;
  }
}

/** Lines of one shape: each asks for what it itself hangs on. */
function LineFields<V>({ form, name, field, choices, people }: Pick<CategoryFieldProps<V>, 'form' | 'name' | 'field' | 'choices' | 'people'>) {
  const t = useT(W);
  const rows = linesOf({ rows: form.get(name) }, 'rows');
  return (
    <div id={form.idOf(name)} tabIndex={-1} className={classes['rows']}>
      <FormRows form={form} name={name} className={classes['row']} blank={{}} add={t('addLine')} remove={(n) => t('removeLine', { n })} most={MOST_LINES}>
        {(row) =>
          (field.line ?? [])
            .filter((each) => isAsked(each, rows[Number(row.slice(name.length + 1))] ?? {}))
            .map((each) => <CategoryField key={each.key} form={form} field={each} name={`${row}.${each.key}` as PathOf<V>} choices={choices} people={people} />)
        }
      </FormRows>
      {form.errors[name] && (
        <p role="alert" className={classes['fault']}>
          {form.errors[name]}
        </p>
      )}
    </div>
  );
}
