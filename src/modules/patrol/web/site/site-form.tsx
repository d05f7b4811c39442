import { ActiveField } from '#platform/web/forms/active-field.tsx';
import { SelectField } from '#platform/web/forms/choice-fields.tsx';
import { TimeField } from '#platform/web/forms/dates/time-field.tsx';
import { FormRow, FormSection } from '#platform/web/forms/form-layout.tsx';
import { FormRows } from '#platform/web/forms/form-rows.tsx';
import { NumberField } from '#platform/web/forms/number-fields.tsx';
import { SearchSelect } from '#platform/web/forms/search-fields.tsx';
import { PhoneField, TextField } from '#platform/web/forms/text-fields.tsx';
import { PlaceFields } from '#platform/web/map/place-fields.tsx';
import type { RecordFormProps } from '#platform/web/register/register-page.tsx';
import { useRecordForm } from '#platform/web/register/use-record-form.tsx';
import { useT } from '#platform/web/locale/locale.tsx';
import { FormDrawer } from '#platform/web/ui/drawer/form-drawer.tsx';
import { findEmployees } from '#modules/employee/web/public.tsx';
import { STATES } from '#modules/reference/contract/reference.schema.ts';
import { RADIUS, sites, VISITOR_DAYS, VISITOR_IDENTITIES, WELFARE_MINUTES } from '../../contract/site/site.register.ts';
import { findProjects, findWorkSites } from '../find-choices.ts';
import classes from './rows.module.css';
import { IDENTITY_NAMES, SITE as W } from './site.messages.ts';

const NEW = {
  project_id: null,
  code: '',
  name: '',
  address: '',
  city: '',
  state: '',
  lat: null,
  lng: null,
  radius_m: RADIUS.usual,
  shifts: [
    { name: 'Day', start_time: '07:00', end_time: '19:00', guards: 1 },
    { name: 'Night', start_time: '19:00', end_time: '07:00', guards: 1 },
  ],
  escalation: [{ level: 1, name: '', phone: '', after_seconds: 0, employee_id: null }],
  work_site_id: null,
  visitor_identity: 'Last four' as const,
  visitor_days: VISITOR_DAYS.usual,
  welfare_minutes: null,
  status: 'Active' as const,
};

/** A guarded site: where, its shifts, and whom an emergency reaches. */
export function SiteForm({ row, readOnly, onClose }: RecordFormProps<typeof sites>) {
  const t = useT(W);
  const form = useRecordForm(sites, row, NEW, { onDone: onClose });
  const accountAt = (at: string) => row?.escalation[Number(at.split('.').at(-1))]?.employee;
  return (
    <FormDrawer opened onClose={onClose} title={row?.name ?? W.addTitle} form={form} readOnly={readOnly} size={720}>
      <SearchSelect form={form} name="project_id" label={W.project} load={findProjects} number valueLabel={row?.project} />
      <FormRow>
        <TextField form={form} name="code" label={W.code} maxLength={20} />
        <TextField form={form} name="name" label={W.name} maxLength={150} />
        <ActiveField form={form} />
      </FormRow>
      <FormSection title={W.placeSection}>
        <PlaceFields form={form} radius={RADIUS} />
        <FormRow>
          <TextField form={form} name="address" label={W.address} maxLength={250} />
          <TextField form={form} name="city" label={W.city} maxLength={60} />
          <SelectField form={form} name="state" label={W.state} options={STATES.map((value) => ({ value, label: value }))} clearable />
        </FormRow>
        <SearchSelect
          form={form}
          name="work_site_id"
          label={W.workSite}
          description={W.workSiteHint}
          load={findWorkSites}
          number
          valueLabel={row?.work_site ?? undefined}
        />
      </FormSection>
      <FormSection title={W.shifts} note={W.shiftsNote}>
        <FormRows
          form={form}
          name="shifts"
          className={classes['row']}
          blank={{ name: '', start_time: '', end_time: '', guards: 1 }}
          add={t('addShift')}
          remove={(n) => t('removeShift', { n })}
        >
          {(at) => (
            <>
              <TextField form={form} name={`${at}.name`} label={W.shiftName} maxLength={40} />
              <TimeField form={form} name={`${at}.start_time`} label={W.from} />
              <TimeField form={form} name={`${at}.end_time`} label={W.to} />
              <NumberField form={form} name={`${at}.guards`} label={W.guards} min={1} max={200} />
            </>
          )}
        </FormRows>
      </FormSection>
      <FormSection title={W.ladder} note={W.ladderNote}>
        <FormRows
          form={form}
          name="escalation"
          className={classes['contact']}
          blank={{ level: 2, name: '', phone: '', after_seconds: 120, employee_id: null }}
          add={t('addContact')}
          remove={(n) => t('removeContact', { n })}
        >
          {(at) => (
            <>
              <TextField form={form} name={`${at}.name`} label={W.name} maxLength={150} />
              <PhoneField form={form} name={`${at}.phone`} label={W.phone} />
              <NumberField form={form} name={`${at}.level`} label={W.contactLevel} min={1} max={3} />
              <NumberField form={form} name={`${at}.after_seconds`} label={W.after} min={0} max={3600} />
              <SearchSelect form={form} name={`${at}.employee_id`} label={W.account} load={findEmployees} number valueLabel={accountAt(at)} />
            </>
          )}
        </FormRows>
      </FormSection>
      <FormSection title={W.logbook} note={W.logbookNote}>
        <FormRow>
          <SelectField
            form={form}
            name="visitor_identity"
            label={W.visitorIdentity}
            options={VISITOR_IDENTITIES.map((value) => ({ value, label: IDENTITY_NAMES[value] }))}
          />
          <NumberField form={form} name="visitor_days" label={W.visitorDays} min={VISITOR_DAYS.min} max={VISITOR_DAYS.max} />
          <NumberField form={form} name="welfare_minutes" label={W.welfare} min={WELFARE_MINUTES.min} max={WELFARE_MINUTES.max} />
        </FormRow>
      </FormSection>
    </FormDrawer>
  );
}
