/** An asset that the unit has already, entered with its licence, or corrected. */
import { useEndpoint, useWrite } from '#platform/web/call/use-endpoint.ts';
import { SelectField } from '#platform/web/forms/choice-fields.tsx';
import { DateField } from '#platform/web/forms/dates/date-fields.tsx';
import { FileField } from '#platform/web/forms/file-field.tsx';
import { FormRow, FormSection } from '#platform/web/forms/form-layout.tsx';
import { MoneyField, NumberField } from '#platform/web/forms/number-fields.tsx';
import { TextField } from '#platform/web/forms/text-fields.tsx';
import { useZodForm, type PathOf, type ZodForm } from '#platform/web/forms/use-zod-form.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { FormDrawer } from '#platform/web/ui/drawer/form-drawer.tsx';
import { SideDrawer } from '#platform/web/ui/drawer/side-drawer.tsx';
import { Loaded } from '#platform/web/ui/page/loaded.tsx';
import { useToday } from '#platform/web/ui/values.tsx';
import { IMAGE_EXTENSIONS, type UploadedFile } from '#platform/contract/uploads.ts';
import { createAsset, showAsset, updateAsset } from '../../contract/armoury/armoury.endpoints.ts';
import { CATEGORY_NAMES, CONDITION_NAMES } from '../../contract/armoury/armoury-words.ts';
import { ASSET_CATEGORIES, CONDITIONS, isArmed, isCounted, isNumbered, type AssetCategory } from '../../contract/armoury/asset-kinds.ts';
import type { AssetDetail } from '../../contract/armoury/asset.schema.ts';
import { licenceEnd } from '../../contract/armoury/licence.ts';
import { UNIT_READS } from '../unit-reads.ts';
import { ARMOURY as W } from './armoury.messages.ts';
import { useStores } from './find-things.ts';

export const CONDITION_OPTIONS = CONDITIONS.map((value) => ({ value, label: CONDITION_NAMES[value] }));
const CATEGORIES = ASSET_CATEGORIES.map((value) => ({ value, label: CATEGORY_NAMES[value] }));

/** The fields that both forms have. */
function AssetFields<V>({ form, category, stored }: { form: ZodForm<V>; category: AssetCategory; stored?: readonly UploadedFile[] | undefined }) {
  const today = useToday();
  const at = (name: string) => ({ form, name: name as PathOf<V> });
  return (
    <>
      <TextField {...at('name')} label={W.name} maxLength={120} />
      <FormRow>
        <TextField {...at('brand')} label={W.brand} maxLength={60} />
        <TextField {...at('model')} label={W.model} maxLength={60} />
      </FormRow>
      <FormRow>
        <TextField {...at('serial_no')} label={W.serial} description={W.serialHint} maxLength={60} required={isNumbered(category)} />
        {isArmed(category) && <TextField {...at('calibre')} label={W.calibre} maxLength={40} required />}
      </FormRow>
      <FormRow>
        <SelectField {...at('condition')} label={W.condition} options={CONDITION_OPTIONS} />
        <DateField {...at('purchase_date')} label={W.purchased} max={today} />
        <MoneyField {...at('cost')} label={W.cost} />
      </FormRow>
      <TextField {...at('note')} label={W.note} rows={2} maxLength={1000} />
      <FileField {...at('photo')} label={W.photo} maxFiles={1} extensions={IMAGE_EXTENSIONS} stored={stored} />
    </>
  );
}

export function AssetForm({ onClose }: { onClose: () => void }) {
  const t = useT(W);
  const today = useToday();
  const { run } = useWrite(createAsset, { invalidates: UNIT_READS });
  const form = useZodForm(createAsset.input, {
    initial: {
      category: 'Firearm',
      name: '',
      brand: '',
      model: '',
      serial_no: '',
      calibre: '',
      condition: 'Good',
      purchase_date: '',
      cost: null,
      note: '',
      photo: [],
      store_id: null,
      quantity: 1,
      licence_no: '',
      licence_issued: '',
      licence_expiry: licenceEnd(today),
    },
    onSubmit: async (values) => {
      const counted = isCounted(values.category);
      const bare = { licence_no: null, licence_issued: null, licence_expiry: null };
      await run({
        ...values,
        ...(!counted && { quantity: 1 }),
        ...(values.category !== 'Firearm' && bare),
        ...(!isArmed(values.category) && { calibre: null }),
      });
      onClose();
    },
  });
  const category = form.values.category as AssetCategory;
  return (
    <FormDrawer opened onClose={onClose} title={W.add} form={form} size={640}>
      <p className="quiet small">{t('addHint')}</p>
      <FormRow>
        <SelectField form={form} name="category" label={W.category} options={CATEGORIES} />
        <SelectField form={form} name="store_id" label={W.store} options={useStores()} number />
        {isCounted(category) && <NumberField form={form} name="quantity" label={W.quantity} min={1} />}
      </FormRow>
      <AssetFields form={form} category={category} />
      {category === 'Firearm' && (
        <FormSection title={W.licence} note={W.licenceHint}>
          <FormRow>
            <TextField form={form} name="licence_no" label={W.licenceNo} maxLength={60} required />
            <DateField form={form} name="licence_issued" label={W.licenceIssued} max={today} required />
            <DateField form={form} name="licence_expiry" label={W.licenceExpiry} required />
          </FormRow>
        </FormSection>
      )}
    </FormDrawer>
  );
}

export function EditAsset({ id, name, onClose }: { id: number; name: string; onClose: () => void }) {
  const { data, error, refetch } = useEndpoint(showAsset, { id }, { quiet: true, keepPrevious: false });
  if (data) return <Edit asset={data.data} onClose={onClose} />;
  return (
    <SideDrawer onClose={onClose} title={name} size={640}>
      <Loaded error={error} refetch={refetch} shape="detail" count={6}>
        {null}
      </Loaded>
    </SideDrawer>
  );
}

function Edit({ asset, onClose }: { asset: AssetDetail; onClose: () => void }) {
  const { run } = useWrite(updateAsset, { invalidates: UNIT_READS });
  const { id, updated_at, name, brand, model, serial_no, calibre, condition, purchase_date, cost, note } = asset;
  const form = useZodForm(updateAsset.input, {
    initial: {
      id,
      updated_at,
      name,
      condition,
      cost,
      brand: brand ?? '',
      model: model ?? '',
      serial_no: serial_no ?? '',
      calibre: calibre ?? '',
      purchase_date: purchase_date ?? '',
      note: note ?? '',
      photo: asset.photo.map(({ file }) => file),
    },
    onSubmit: async (values) => {
      await run(values);
      onClose();
    },
  });
  return (
    <FormDrawer opened onClose={onClose} title={name} form={form} size={640}>
      <AssetFields form={form} category={asset.category} stored={asset.photo} />
    </FormDrawer>
  );
}
