/** Takes an asset back; of ammunition what comes back and what was expended, apart. */
import { useState } from 'react';
import { useWrite } from '#platform/web/call/use-endpoint.ts';
import { SignaturePad } from '#platform/web/field/signature-pad.tsx';
import { SelectField } from '#platform/web/forms/choice-fields.tsx';
import { FormRow } from '#platform/web/forms/form-layout.tsx';
import { NumberField } from '#platform/web/forms/number-fields.tsx';
import { useZodForm } from '#platform/web/forms/use-zod-form.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { FormDrawer } from '#platform/web/ui/drawer/form-drawer.tsx';
import { returnAsset } from '../../contract/armoury/armoury.endpoints.ts';
import { isCounted } from '../../contract/armoury/asset-kinds.ts';
import type { AssetDetail } from '../../contract/armoury/asset.schema.ts';
import { UNIT_READS } from '../unit-reads.ts';
import { ARMOURY as W } from './armoury.messages.ts';
import { useStores } from './find-things.ts';
import { BookFields, useBookStart, WithAsset, type OfAsset } from './with-asset.tsx';

export const ReturnForm = (of: OfAsset) => (
  <WithAsset {...of} size={480}>
    {(asset) => <Return asset={asset} onClose={of.onClose} />}
  </WithAsset>
);

function Return({ asset, onClose }: { asset: AssetDetail; onClose: () => void }) {
  const t = useT(W);
  const { run } = useWrite(returnAsset, { invalidates: UNIT_READS });
  const holders = asset.places.filter(({ place }) => place === 'Officer');
  const counted = isCounted(asset.category);
  const start = useBookStart(asset);
  const [signature, setSignature] = useState<File | null>(null);
  const stores = useStores();
  const form = useZodForm(returnAsset.input, {
    initial: { ...start, officer_id: holders[0]?.officer_id ?? null, store_id: null, returned: counted ? 0 : 1, expended: 0 },
    onSubmit: async (values) => {
      await run({ ...values, signature });
      onClose();
    },
  });
  return (
    <FormDrawer opened onClose={onClose} title={t('returnTitle', { name: asset.name })} form={form} submit={W.return} size={480}>
      <SelectField
        form={form}
        name="officer_id"
        label={W.holder}
        options={holders.map((holder) => ({
          value: String(holder.officer_id),
          label: counted ? `${holder.name ?? ''} · ${holder.quantity}` : (holder.name ?? ''),
        }))}
        number
      />
      <SelectField form={form} name="store_id" label={W.toStore} options={stores} number />
      {counted && (
        <FormRow>
          <NumberField form={form} name="returned" label={W.returned} min={0} />
          {asset.category === 'Ammunition' && <NumberField form={form} name="expended" label={W.expended} min={0} />}
        </FormRow>
      )}
      <BookFields form={form} asset={asset} />
      <SignaturePad label={W.signature} onChange={setSignature} />
    </FormDrawer>
  );
}
