/** By which vehicle somebody went to a visit, and whether back again: what its mileage is claimed by. */
import { navigate } from 'wouter/use-browser-location';
import { useWrite } from '#platform/web/call/use-endpoint.ts';
import { SelectField } from '#platform/web/forms/choice-fields.tsx';
import { SwitchField } from '#platform/web/forms/switch-fields.tsx';
import { useZodForm } from '#platform/web/forms/use-zod-form.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { FormDrawer } from '#platform/web/ui/drawer/form-drawer.tsx';
import { claimVisitMileage, VEHICLE_CHOICES } from '../../contract/own-visit.endpoints.ts';
import type { VisitRow } from '../../contract/site-visit.schema.ts';
import { VISIT } from '../visit.messages.ts';
import { VISIT_READS } from '../visit-reads.ts';
import { OWN } from './own.messages.ts';

const READS = [...VISIT_READS, 'claim.list-own-claims', 'claim.own-claim-summary'];
const VEHICLES = VEHICLE_CHOICES.map((value) => ({ value, label: OWN[value] }));

/** Makes the draft, and opens it. */
export function MileageForm({ visit, onClose }: { visit: VisitRow; onClose: () => void }) {
  const t = useT(VISIT);
  const { run } = useWrite(claimVisitMileage, { invalidates: READS });
  const form = useZodForm(claimVisitMileage.input, {
    initial: { id: visit.id, status: visit.status, updated_at: visit.updated_at, vehicle: 'car', is_return: false },
    onSubmit: async (values) => {
      const { data } = await run(values);
      onClose();
      navigate(`/claim?open=${data.claim_id}`);
    },
  });
  const km = (visit.km ?? 0) * (form.values.is_return === true ? 2 : 1);
  return (
    <FormDrawer opened onClose={onClose} title={VISIT.claimKm} form={form} submit={VISIT.claimKm} size={480}>
      <p className="flush" aria-live="polite">
        {t('km', { n: km.toFixed(2) })}
      </p>
      <SelectField form={form} name="vehicle" label={OWN.vehicle} options={VEHICLES} />
      <SwitchField form={form} name="is_return" label={OWN.isReturn} />
    </FormDrawer>
  );
}
