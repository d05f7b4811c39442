/** Gives an asset to an officer; what the rules say stands there before one confirms. */
import { useState } from 'react';
import { useEndpoint, useWrite } from '#platform/web/call/use-endpoint.ts';
import { SignaturePad } from '#platform/web/field/signature-pad.tsx';
import { SelectField } from '#platform/web/forms/choice-fields.tsx';
import { DateField } from '#platform/web/forms/dates/date-fields.tsx';
import { FormRow } from '#platform/web/forms/form-layout.tsx';
import { NumberField } from '#platform/web/forms/number-fields.tsx';
import { SearchSelect } from '#platform/web/forms/search-fields.tsx';
import { useZodForm } from '#platform/web/forms/use-zod-form.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { FormDrawer } from '#platform/web/ui/drawer/form-drawer.tsx';
import { useToday } from '#platform/web/ui/values.tsx';
import { checkIssue, issueAsset } from '../../contract/armoury/armoury.endpoints.ts';
import { isCounted } from '../../contract/armoury/asset-kinds.ts';
import type { AssetDetail } from '../../contract/armoury/asset.schema.ts';
import { VerdictList } from '../application/rules/verdict-list.tsx';
import { findOfficers } from '../find-officers.ts';
import { UNIT_READS } from '../unit-reads.ts';
import { ARMOURY as W } from './armoury.messages.ts';
import { BookFields, useBookStart, WithAsset, type OfAsset } from './with-asset.tsx';

export const IssueForm = (of: OfAsset) => (
  <WithAsset {...of} size={560}>
    {(asset) => <Issue asset={asset} onClose={of.onClose} />}
  </WithAsset>
);

function Issue({ asset, onClose }: { asset: AssetDetail; onClose: () => void }) {
  const t = useT(W);
  const today = useToday();
  const { run } = useWrite(issueAsset, { invalidates: UNIT_READS });
  const places = asset.places.filter(({ place }) => place === 'Store');
  const start = useBookStart(asset);
  const [signature, setSignature] = useState<File | null>(null);
  const form = useZodForm(issueAsset.input, {
    initial: { ...start, officer_id: null, store_id: places[0]?.store_id ?? null, quantity: 1, due_back_at: '' },
    onSubmit: async (values) => {
      await run({ ...values, signature });
      onClose();
    },
  });
  const { officer_id, store_id, quantity } = form.values;
  const asked = { id: asset.id, officer_id: Number(officer_id), ...(store_id && { store_id: Number(store_id) }), quantity: Math.max(1, Number(quantity) || 1) };
  const verdicts = useEndpoint(checkIssue, asked, { quiet: true, enabled: Boolean(officer_id) }).data?.data;
  return (
    <FormDrawer opened onClose={onClose} title={t('issueTitle', { name: asset.name })} form={form} submit={W.issue} size={560}>
      <SearchSelect form={form} name="officer_id" label={W.holder} load={findOfficers} number />
      <FormRow>
        {isCounted(asset.category) && <NumberField form={form} name="quantity" label={W.quantity} min={1} />}
        <SelectField
          form={form}
          name="store_id"
          label={W.store}
          options={places.map((place) => ({ value: String(place.store_id), label: `${place.name ?? ''} · ${place.quantity}` }))}
          number
        />
        <DateField form={form} name="due_back_at" label={W.dueBack} min={today} />
      </FormRow>
      <BookFields form={form} asset={asset} />
      <SignaturePad label={W.signature} onChange={setSignature} />
      {verdicts && <VerdictList verdicts={verdicts} />}
    </FormDrawer>
  );
}
