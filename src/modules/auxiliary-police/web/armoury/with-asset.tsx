import { useState, type ReactNode } from 'react';
import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { FormRow } from '#platform/web/forms/form-layout.tsx';
import { SelectField } from '#platform/web/forms/choice-fields.tsx';
import { SearchSelect } from '#platform/web/forms/search-fields.tsx';
import { TextField } from '#platform/web/forms/text-fields.tsx';
import type { PathOf, ZodForm } from '#platform/web/forms/use-zod-form.ts';
import { newRef } from '#platform/web/unsent/new-ref.ts';
import { SideDrawer } from '#platform/web/ui/drawer/side-drawer.tsx';
import { Loaded } from '#platform/web/ui/page/loaded.tsx';
import { showAsset } from '../../contract/armoury/armoury.endpoints.ts';
import { isArmed } from '../../contract/armoury/asset-kinds.ts';
import type { AssetDetail } from '../../contract/armoury/asset.schema.ts';
import { findOfficers } from '../find-officers.ts';
import { ARMOURY as W } from './armoury.messages.ts';
import { CONDITION_OPTIONS } from './asset-form.tsx';

export interface OfAsset {
  readonly id: number;
  readonly name: string;
  readonly onClose: () => void;
}

/** The asset as it is now, for a form that enters something in its book. */
export function WithAsset({ id, name, onClose, size, children }: OfAsset & { size: number; children: (asset: AssetDetail) => ReactNode }) {
  const { data, error, refetch } = useEndpoint(showAsset, { id }, { quiet: true, keepPrevious: false });
  const [asset, setAsset] = useState<AssetDetail | null>(null);
  // What the form began with stays, while a live notice loads it again behind.
  if (data && !asset) setAsset(data.data);
  if (asset) return children(asset);
  return (
    <SideDrawer onClose={onClose} title={name} size={size}>
      <Loaded error={error} refetch={refetch} shape="detail" count={5}>
        {null}
      </Loaded>
    </SideDrawer>
  );
}

/** What every entry of the book says; `ref` makes one of what is sent twice. */
export const useBookStart = (asset: AssetDetail) => {
  const [ref] = useState(newRef);
  return { id: asset.id, ref, book_no: '', witness_id: null, condition: asset.condition, remark: '' };
};

/** The fields of `useBookStart`. */
export function BookFields<V>({ form, asset, condition = true }: { form: ZodForm<V>; asset: AssetDetail; condition?: boolean }) {
  const at = (name: string) => ({ form, name: name as PathOf<V> });
  const needed = isArmed(asset.category);
  return (
    <>
      <FormRow>
        <TextField {...at('book_no')} label={W.bookNo} maxLength={40} required={needed} />
        {condition && <SelectField {...at('condition')} label={W.condition} options={CONDITION_OPTIONS} />}
      </FormRow>
      <SearchSelect {...at('witness_id')} label={W.witness} load={findOfficers} required={needed} number />
      <TextField {...at('remark')} label={W.remark} rows={2} maxLength={500} />
    </>
  );
}
