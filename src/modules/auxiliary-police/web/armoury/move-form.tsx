/** Receives more of a lot, moves between stores, sends to the workshop and takes back from it. */
import { useWrite } from '#platform/web/call/use-endpoint.ts';
import { SelectField } from '#platform/web/forms/choice-fields.tsx';
import { NumberField } from '#platform/web/forms/number-fields.tsx';
import { useZodForm } from '#platform/web/forms/use-zod-form.ts';
import { FormDrawer } from '#platform/web/ui/drawer/form-drawer.tsx';
import { moveAsset } from '../../contract/armoury/armoury.endpoints.ts';
import { isCounted } from '../../contract/armoury/asset-kinds.ts';
import type { AssetDetail } from '../../contract/armoury/asset.schema.ts';
import { UNIT_READS } from '../unit-reads.ts';
import { ARMOURY as W } from './armoury.messages.ts';
import { MOVES, type Move } from './moves.ts';
import { useStores } from './find-things.ts';
import { BookFields, useBookStart, WithAsset, type OfAsset } from './with-asset.tsx';

export const MoveForm = ({ move, ...of }: OfAsset & { move: Move }) => (
  <WithAsset {...of} size={480}>
    {(asset) => <MoveIt asset={asset} move={move} onClose={of.onClose} />}
  </WithAsset>
);

function MoveIt({ asset, move, onClose }: { asset: AssetDetail; move: Move; onClose: () => void }) {
  const { run } = useWrite(moveAsset, { invalidates: UNIT_READS });
  const stores = useStores();
  const from = asset.places.find(({ place }) => place === 'Store')?.store_id ?? null;
  const start = useBookStart(asset);
  const form = useZodForm(moveAsset.input, {
    initial: { ...start, move, store_id: from, to_store_id: null, quantity: 1 },
    onSubmit: async (values) => {
      await run(values);
      onClose();
    },
  });
  return (
    <FormDrawer opened onClose={onClose} title={MOVES[move]} form={form} submit={W.enter} size={480}>
      <SelectField form={form} name="store_id" label={move === 'Receipt' || move === 'Repaired' ? W.toStore : W.store} options={stores} number />
      {move === 'Transfer' && <SelectField form={form} name="to_store_id" label={W.toStore} options={stores} number required />}
      {isCounted(asset.category) && <NumberField form={form} name="quantity" label={W.quantity} min={1} />}
      <BookFields form={form} asset={asset} />
    </FormDrawer>
  );
}
