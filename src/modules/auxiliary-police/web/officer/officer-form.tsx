/** An officer entered by hand, and the record of one corrected. */
import { useEndpoint, useWrite } from '#platform/web/call/use-endpoint.ts';
import { SelectField } from '#platform/web/forms/choice-fields.tsx';
import { SearchSelect } from '#platform/web/forms/search-fields.tsx';
import { useZodForm } from '#platform/web/forms/use-zod-form.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { FormDrawer } from '#platform/web/ui/drawer/form-drawer.tsx';
import { SideDrawer } from '#platform/web/ui/drawer/side-drawer.tsx';
import { Loaded } from '#platform/web/ui/page/loaded.tsx';
import { useCan } from '#platform/web/viewer.tsx';
import { createOfficer, showOfficer, updateOfficer } from '../../contract/officer/officer.endpoints.ts';
import { officerForm, type OfficerDetail } from '../../contract/officer/officer.schema.ts';
import { UNIT_READS } from '../unit-reads.ts';
import { findCandidates } from '../find-officers.ts';
import { OfficerFields } from './officer-fields.tsx';
import { OFFICER as W } from './officer.messages.ts';
import { useRanks } from './use-ranks.ts';

const COMPLIANCE = { consent_on: '', vetting_status: 'Pending' as const, vetting_date: '', vetting_ref: '', medical_date: '', medical_fit: null };
const NEW = {
  employee_id: null,
  rank_id: null,
  service_no: '',
  source: 'Civilian' as const,
  appointed_at: '',
  appointment_expiry: '',
  appointment_letter_no: '',
  oath_date: '',
  station: '',
  authority_area: '',
  height_cm: null,
  weight_kg: null,
  firearm_permitted: false,
  firearm_qualified_at: '',
};

export function OfficerForm({ onClose }: { onClose: () => void }) {
  const t = useT(W);
  const sees = useCan('/auxiliary/officer', 'View Compliance');
  const { run } = useWrite(createOfficer, { invalidates: UNIT_READS });
  const form = useZodForm(createOfficer.input, {
    initial: { ...NEW, ...(sees && { compliance: COMPLIANCE }) },
    onSubmit: async (values) => {
      await run(values);
      onClose();
    },
  });
  return (
    <FormDrawer opened onClose={onClose} title={W.add} form={form} size={680}>
      <p className="quiet small">{t('addHint')}</p>
      <SearchSelect form={form} name="employee_id" label={W.employee} load={findCandidates} number />
      <SelectField form={form} name="rank_id" label={W.rank} options={useRanks()} number />
      <OfficerFields form={form} compliance={sees} />
    </FormDrawer>
  );
}

export function EditOfficer({ id, name, onClose }: { id: number; name: string; onClose: () => void }) {
  const { data, error, refetch } = useEndpoint(showOfficer, { id }, { quiet: true, keepPrevious: false });
  if (data) return <Edit officer={data.data} onClose={onClose} />;
  return (
    <SideDrawer onClose={onClose} title={name} size={680}>
      <Loaded error={error} refetch={refetch} shape="detail" count={8}>
        {null}
      </Loaded>
    </SideDrawer>
  );
}

function Edit({ officer, onClose }: { officer: OfficerDetail; onClose: () => void }) {
  const { run } = useWrite(updateOfficer, { invalidates: UNIT_READS });
  const plain = Object.keys(officerForm.shape).filter((key) => key !== 'compliance');
  const form = useZodForm(updateOfficer.input, {
    initial: {
      ...(Object.fromEntries(plain.map((key) => [key, Reflect.get(officer, key) ?? ''])) as object),
      ...(officer.compliance && { compliance: officer.compliance }),
      id: officer.id,
      updated_at: officer.updated_at,
    },
    onSubmit: async (values) => {
      await run(values);
      onClose();
    },
  });
  return (
    <FormDrawer opened onClose={onClose} title={officer.name} form={form} size={680}>
      <OfficerFields form={form} compliance={officer.compliance !== null} />
    </FormDrawer>
  );
}
