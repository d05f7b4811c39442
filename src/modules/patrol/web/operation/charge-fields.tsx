import { SelectField } from '#platform/web/forms/choice-fields.tsx';
import { SearchMany } from '#platform/web/forms/search-many.tsx';
import type { ZodForm } from '#platform/web/forms/use-zod-form.ts';
import type { Option } from '#platform/web/ui/list-page.tsx';
import { findDevices } from '../find-choices.ts';
import { OPERATION as W } from '../operation.messages.ts';

interface Charge {
  readonly leader_id?: number | null | undefined;
  readonly device_ids?: number[] | undefined;
}
interface ChargeFieldsProps {
  readonly form: ZodForm<Charge>;
  /** 0: none is chosen yet. */
  readonly site: number;
  /** Those of whom one may lead. */
  readonly guards: readonly Option[];
  /** Words of the devices that the operation has. */
  readonly stored?: readonly Option[] | undefined;
}

/** Who leads a shift, and which devices it has. */
export function ChargeFields({ form, site, guards, stored }: ChargeFieldsProps) {
  return (
    <>
      <SelectField form={form} name="leader_id" label={W.leader} options={guards} number clearable />
      <SearchMany
        key={site}
        form={form}
        name="device_ids"
        label={W.devices}
        ask={['patrol.find-operation-devices', site]}
        load={async (keyword) => (site > 0 ? findDevices(site, keyword) : [])}
        stored={stored}
      />
    </>
  );
}
