/** The items of a claim: what each was for, its receipts, and what the limits leave of it. */
import { ActionIcon, Button } from '@mantine/core';
import { SelectField } from '#platform/web/forms/choice-fields.tsx';
import { DateField } from '#platform/web/forms/dates/date-fields.tsx';
import { FormRow } from '#platform/web/forms/form-layout.tsx';
import { MoneyField, NumberField } from '#platform/web/forms/number-fields.tsx';
import { TextField } from '#platform/web/forms/text-fields.tsx';
import type { ZodForm } from '#platform/web/forms/use-zod-form.ts';
import { useLocale, useT } from '#platform/web/locale/locale.tsx';
import type { StoredFile } from '#platform/web/ui/file-upload.tsx';
import { Icon } from '#platform/web/ui/icon/icons.tsx';
import { useToday } from '#platform/web/ui/values.tsx';
import type { AssessedClaim, CategoryOption, CategoryOptions } from '../../contract/claim.schema.ts';
import { PROPOSED_FIELDS } from '../../contract/item/propose-item.ts';
import { categoryName, CLAIM_WORDS as W } from '../claim-words.ts';
import { ItemWorth } from './item-worth.tsx';
import { MapJourney, TypedJourney } from './journey-fields.tsx';
import { blankItem, type ItemProps, type ItemsOf, type TypedItem } from './claim-items.ts';
import { FORM } from './form.messages.ts';
import { ReceiptsField } from './receipts-field.tsx';
import { useReceipts, type Receipts } from './use-receipts.ts';
import classes from './form.module.css';

export interface ItemRowsProps {
  readonly form: unknown;
  readonly options: CategoryOptions | undefined;
  readonly assessed: AssessedClaim | undefined;
  /** Receipts that are kept already. */
  readonly stored?: readonly StoredFile[] | undefined;
}

const NOTHING_STORED: readonly StoredFile[] = [];

export function ItemRows({ form: given, options, assessed, stored = NOTHING_STORED }: ItemRowsProps) {
  const t = useT(FORM);
  const today = useToday();
  const form = given as ZodForm<ItemsOf>;
  const items = (form.values.items || []) as readonly TypedItem[];
  const receipts = useReceipts(form, { date: today });
  return (
    <>
      {items.map((item, n) => (
        <section key={n} className={classes['item']} aria-label={t('item', { n: n + 1 })}>
          {items.length > 1 && (
            <div className={classes['head']}>
              <strong>{t('item', { n: n + 1 })}</strong>
              <ActionIcon variant="subtle" color="gray" size={36} aria-label={t('removeItem', { n: n + 1 })} onClick={() => form.remove('items', n)}>
                <Icon name="delete" size={16} />
              </ActionIcon>
            </div>
          )}
          <ItemFields form={form} n={n} item={item} options={options} stored={stored} receipts={receipts} />
          {assessed?.items[n] && <ItemWorth assessed={assessed.items[n]} />}
        </section>
      ))}
      <div>
        <Button
          variant="default"
          leftSection={<Icon name="plus" size={15} />}
          disabled={options !== undefined && items.length >= options.max_items}
          onClick={() => form.insert('items', blankItem(today))}
        >
          {t('addItem')}
        </Button>
      </div>
    </>
  );
}

interface FieldsProps {
  readonly form: ZodForm<ItemsOf>;
  readonly n: number;
  readonly item: TypedItem;
  readonly options: CategoryOptions | undefined;
  readonly stored: readonly StoredFile[];
  readonly receipts: Receipts;
}

function ItemFields({ form, n, item, options, stored, receipts }: FieldsProps) {
  const { locale } = useLocale();
  const today = useToday();
  const { categories = [], mileage_from = 'Manual' } = options ?? {};
  const category = categories.find(({ id }) => id === item.claim_category_id);
  const at = (field: keyof TypedItem) => `items.${n}.${field}` as const;
  /** A category names the item until somebody describes it. */
  const describe = (id: unknown) => {
    const next = categories.find((each) => each.id === id);
    if (next && (!item.description || item.description === categoryName(category, locale))) form.set(at('description'), categoryName(next, locale));
  };
  const choices = categories.map((each) => ({ value: String(each.id), label: categoryName(each, locale) }));
  return (
    <>
      {category?.receipt !== 'None' && (
        <ReceiptsField
          form={form}
          n={n}
          item={item}
          stored={stored}
          required={category?.receipt === 'Required'}
          receipts={receipts}
          fields={!category || category.type === 'General' ? PROPOSED_FIELDS : ['date']}
        />
      )}
      <FormRow>
        <SelectField form={form} name={at('claim_category_id')} label={W.category} options={choices} number required onChanged={describe} />
        <DateField form={form} name={at('date')} label={W.date} max={today} required />
      </FormRow>
      <WorthFields form={form} at={at} item={item} type={category?.type ?? 'General'} byMap={mileage_from === 'Map'} />
      <TextField form={form} name={at('description')} label={W.description} maxLength={255} required />
      {category?.type === 'General' && (
        <FormRow>
          <TextField form={form} name={at('merchant')} label={W.merchant} maxLength={120} />
          <TextField form={form} name={at('receipt_no')} label={W.receiptNo} maxLength={60} />
        </FormRow>
      )}
      <TextField form={form} name={at('project_ref')} label={W.project} maxLength={80} />
    </>
  );
}

interface WorthProps extends ItemProps {
  readonly type: CategoryOption['type'];
  readonly byMap: boolean;
}

/** An amount, or what it is worked out from. */
function WorthFields({ form, at, item, type, byMap }: WorthProps) {
  if (type === 'Allowance') return <NumberField form={form} name={at('days')} label={W.days} decimals={1} step={0.5} min={0.5} max={366} required />;
  if (type === 'General') return <MoneyField form={form} name={at('amount')} label={W.amount} required />;
  return byMap ? <MapJourney form={form} at={at} item={item} /> : <TypedJourney form={form} at={at} item={item} />;
}
