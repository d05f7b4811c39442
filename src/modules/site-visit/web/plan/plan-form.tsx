/** Plans a visit: one's own, or the same for several employees; or changes the plan of one that has not begun. */
import { useMemo } from 'react';
import { call } from '#platform/web/call/call.ts';
import { useEndpoint, useWrite } from '#platform/web/call/use-endpoint.ts';
import { SelectField } from '#platform/web/forms/choice-fields.tsx';
import { DateField } from '#platform/web/forms/dates/date-fields.tsx';
import { TimeField } from '#platform/web/forms/dates/time-field.tsx';
import { FormRow } from '#platform/web/forms/form-layout.tsx';
import { SearchMany } from '#platform/web/forms/search-many.tsx';
import { PhoneField, TextField } from '#platform/web/forms/text-fields.tsx';
import { useZodForm, type Draft } from '#platform/web/forms/use-zod-form.ts';
import { FormDrawer } from '#platform/web/ui/drawer/form-drawer.tsx';
import { personOption } from '#platform/web/ui/person-option.ts';
import { useToday } from '#platform/web/ui/values.tsx';
import type { InputOf } from '#platform/contract/endpoint.ts';
import { changeVisit, planVisits, visitChoices } from '../../contract/manage-visit.endpoints.ts';
import { changeOwnVisit, findColleagues, planOwnVisit, showOwnDay } from '../../contract/own-visit.endpoints.ts';
import type { VisitDetail } from '../../contract/site-visit.schema.ts';
import { VISIT } from '../visit.messages.ts';
import { VISIT_READS } from '../visit-reads.ts';
import { TYPE_OPTIONS } from '../visit-words.ts';
import { PlaceChoice, placeOf, type ChosenPlace } from './place-choice.tsx';

interface PlanFormProps {
  /** Null: a new one. */
  readonly visit: VisitDetail | null;
  readonly own: boolean;
  readonly onClose: () => void;
}

type Plan = InputOf<typeof planOwnVisit>;
type Values = Omit<Plan, 'place'> & ChosenPlace & { employee_ids?: number[] };

function startOf(visit: VisitDetail | null, today: string): Draft<Values> {
  if (!visit) return { type: 'Client Meeting', purpose: '', planned_date: today, where: 'site', companion_ids: [], employee_ids: [] };
  const { type, purpose, work_site, place, planned_date, planned_start_time, planned_end_time, contact_person, contact_phone, companions } = visit;
  return {
    type,
    purpose,
    planned_date: planned_date && planned_date > today ? planned_date : today,
    planned_start_time: planned_start_time ?? '',
    planned_end_time: planned_end_time ?? '',
    contact_person,
    contact_phone,
    companion_ids: companions.map(({ id }) => id),
    where: work_site ? 'site' : 'elsewhere',
    work_site_id: work_site?.id ?? null,
    place_name: work_site ? '' : place.name,
    ...(!work_site && { place_address: place.address, place_lat: place.lat, place_lng: place.lng }),
  };
}

const findEmployees = async (keyword: string) => (await call(visitChoices, { keyword })).data.employees.map(personOption);
const findOwnColleagues = async (keyword: string) => (await call(findColleagues, { keyword })).data.map(personOption);

export function PlanForm({ visit, own, onClose }: PlanFormProps) {
  const today = useToday();
  const options = { invalidates: VISIT_READS };
  const [planning, planningMany, changing, changingTheirs] = [
    useWrite(planOwnVisit, options),
    useWrite(planVisits, options),
    useWrite(changeOwnVisit, options),
    useWrite(changeVisit, options),
  ];
  const ownSites = useEndpoint(showOwnDay, {}, { quiet: true, enabled: own }).data?.data.sites;
  const theirSites = useEndpoint(visitChoices, {}, { quiet: true, enabled: !own }).data?.data.sites;
  const sites = useMemo(() => (own ? ownSites : theirSites) ?? [], [own, ownSites, theirSites]);
  const asksWho = !own && !visit;
  const schema = (asksWho ? planVisits.input : planOwnVisit.input) as typeof planVisits.input;
  const form = useZodForm(schema, {
    initial: startOf(visit, today) as Draft<InputOf<typeof planVisits>>,
    onSubmit: async () => {
      const { where, work_site_id, place_name, place_address, place_lat, place_lng, employee_ids = [], ...plan } = form.values as Values;
      const values = { ...plan, ...placeOf({ where, work_site_id, place_name, place_address, place_lat, place_lng }) };
      const seen = visit && { id: visit.id, status: visit.status, updated_at: visit.updated_at };
      if (seen) await (own ? changing : changingTheirs).run({ ...values, ...seen });
      else if (own) await planning.run(values);
      else await planningMany.run({ ...values, employee_ids });
      onClose();
    },
  });
  const companions = visit?.companions.map(({ id, name }) => ({ value: String(id), label: name }));
  return (
    <FormDrawer opened onClose={onClose} title={visit ? VISIT.changePlan : VISIT.planVisit} form={form} size={560}>
      {asksWho && <SearchMany form={form} name="employee_ids" label={VISIT.employees} ask={['site-visit.visit-choices']} load={findEmployees} />}
      <FormRow>
        <DateField form={form} name="planned_date" label={VISIT.date} min={today} />
        <TimeField form={form} name="planned_start_time" label={VISIT.startTime} />
        <TimeField form={form} name="planned_end_time" label={VISIT.endTime} />
      </FormRow>
      <PlaceChoice form={form as never} sites={sites} finds />
      <TextField form={form} name="purpose" label={VISIT.purpose} maxLength={255} />
      <SelectField form={form} name="type" label={VISIT.type} options={TYPE_OPTIONS} />
      <FormRow>
        <TextField form={form} name="contact_person" label={VISIT.contactPerson} maxLength={150} />
        <PhoneField form={form} name="contact_phone" label={VISIT.contactPhone} />
      </FormRow>
      <SearchMany
        form={form}
        name="companion_ids"
        label={VISIT.companions}
        ask={[own ? 'site-visit.find-colleagues' : 'site-visit.visit-choices']}
        load={own ? findOwnColleagues : findEmployees}
        stored={companions}
      />
    </FormDrawer>
  );
}
