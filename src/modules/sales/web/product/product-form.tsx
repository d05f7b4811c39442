import { ActiveField } from '#platform/web/forms/active-field.tsx';
import { SelectField } from '#platform/web/forms/choice-fields.tsx';
import { FormRow } from '#platform/web/forms/form-layout.tsx';
import { MoneyField, NumberField } from '#platform/web/forms/number-fields.tsx';
import { SwitchField } from '#platform/web/forms/switch-fields.tsx';
import { TextField } from '#platform/web/forms/text-fields.tsx';
import { useT } from '#platform/web/locale/locale.tsx';
import type { RecordFormProps } from '#platform/web/register/register-page.tsx';
import { useRecordForm } from '#platform/web/register/use-record-form.tsx';
import { FormDrawer } from '#platform/web/ui/drawer/form-drawer.tsx';
import { products } from '../../contract/product/product.register.ts';
import { UNIT_WORDS, UNITS } from '../../contract/product/product-units.ts';
import { BarcodeScan } from './barcode-scan.tsx';
import { PRODUCT } from './product.messages.ts';
import { useBrands } from './use-brands.ts';

const NEW = {
  client_id: null as unknown as number,
  brand: '',
  name: '',
  sku: '',
  barcode: '',
  category: '',
  variant: '',
  unit: '' as const,
  price: null,
  reorder_level: 5,
  food_sampling: false,
  description: '',
  status: 'Active' as const,
};
const UNIT_OPTIONS = UNITS.map((value) => ({ value, label: UNIT_WORDS[value] }));

export function ProductForm({ row, readOnly, onClose }: RecordFormProps<typeof products>) {
  const form = useRecordForm(products, row, NEW, { onDone: onClose });
  const t = useT(PRODUCT);
  const client = Number(form.values.client_id) || null;
  const { clients, brands } = useBrands(client);
  const locked = row?.locked === true;
  return (
    <FormDrawer opened onClose={onClose} title={row?.name ?? PRODUCT.addTitle} form={form} readOnly={readOnly} size={680}>
      {locked && <p className="note">{t('locked')}</p>}
      <FormRow>
        <SelectField form={form} name="client_id" label={PRODUCT.client} options={clients} number disabled={locked} onChanged={() => form.set('brand', '')} />
        <SelectField
          form={form}
          name="brand"
          label={PRODUCT.brand}
          description={client ? undefined : PRODUCT.clientFirst}
          options={client ? brands : []}
          disabled={locked}
        />
      </FormRow>
      <TextField form={form} name="name" label={PRODUCT.name} maxLength={150} disabled={locked} />
      <FormRow>
        <TextField form={form} name="sku" label={PRODUCT.sku} description={PRODUCT.skuHint} maxLength={40} disabled={locked} />
        <TextField form={form} name="barcode" label={PRODUCT.barcode} description={PRODUCT.barcodeHint} maxLength={14} disabled={locked} />
      </FormRow>
      {!locked && !readOnly && <BarcodeScan onRead={(barcode) => form.set('barcode', barcode)} />}
      <FormRow>
        <TextField form={form} name="category" label={PRODUCT.category} maxLength={80} disabled={locked} />
        <TextField form={form} name="variant" label={PRODUCT.variant} maxLength={80} disabled={locked} />
        <SelectField form={form} name="unit" label={PRODUCT.unit} options={UNIT_OPTIONS} disabled={locked} />
      </FormRow>
      <FormRow>
        <MoneyField form={form} name="price" label={PRODUCT.price} description={PRODUCT.priceHint} disabled={locked} />
        <NumberField form={form} name="reorder_level" label={PRODUCT.reorder} description={PRODUCT.reorderHint} min={0} max={100_000} disabled={locked} />
      </FormRow>
      <SwitchField form={form} name="food_sampling" label={PRODUCT.food} description={PRODUCT.foodHint} disabled={locked} />
      <TextField form={form} name="description" label={PRODUCT.description} rows={3} maxLength={1000} />
      <ActiveField form={form} />
    </FormDrawer>
  );
}
