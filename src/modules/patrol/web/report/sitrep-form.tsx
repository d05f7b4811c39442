import { useWrite } from '#platform/web/call/use-endpoint.ts';
import { SelectField } from '#platform/web/forms/choice-fields.tsx';
import { DateField } from '#platform/web/forms/dates/date-fields.tsx';
import { TimeField } from '#platform/web/forms/dates/time-field.tsx';
import { FileField } from '#platform/web/forms/file-field.tsx';
import { FormRow, FormSection } from '#platform/web/forms/form-layout.tsx';
import { FormRows } from '#platform/web/forms/form-rows.tsx';
import { SearchSelect } from '#platform/web/forms/search-fields.tsx';
import { TextField } from '#platform/web/forms/text-fields.tsx';
import { useZodForm } from '#platform/web/forms/use-zod-form.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { FormDrawer } from '#platform/web/ui/drawer/form-drawer.tsx';
import { useToday } from '#platform/web/ui/values.tsx';
import { IMAGE_EXTENSIONS } from '#platform/contract/uploads.ts';
import { MOST_PHOTOS } from '../../contract/batch.ts';
import { createSitrep } from '../../contract/report/sitrep.endpoints.ts';
import { SEVERITIES, SITREP_CATEGORIES } from '../../contract/report/sitrep.schema.ts';
import { CATEGORY_NAMES, SEVERITY_NAMES } from '../../contract/report/sitrep-words.ts';
import { findPatrolGuards, findSites } from '../find-choices.ts';
import rows from '../site/rows.module.css';
import { SITREP_READS } from '../live-reads.ts';
import { SITREP as W } from './sitrep.messages.ts';

export interface SitrepFormProps {
  readonly onClose: () => void;
  /** What an emergency says already. */
  readonly about?: { readonly id: number; readonly site_id: number; readonly site: string; readonly guard_id: number | null; readonly guard: string | null };
}

/** A report that the office types in for a guard. */
export function SitrepForm({ onClose, about }: SitrepFormProps) {
  const t = useT(W);
  const today = useToday();
  const { run } = useWrite(createSitrep, { invalidates: SITREP_READS });
  const form = useZodForm(createSitrep.input, {
    initial: {
      site_id: about?.site_id ?? null,
      guard_id: about?.guard_id ?? null,
      emergency_id: about?.id ?? null,
      date: today,
      time: '',
      category: about ? 'Incident' : '',
      severity: about ? 'High' : '',
      title: '',
      description: '',
      action_taken: '',
      persons: [],
      vehicles: [],
      police_report_no: '',
      lat: null,
      lng: null,
      photos: [],
    },
    onSubmit: async (values) => {
      await run(values);
      onClose();
    },
  });
  return (
    <FormDrawer opened onClose={onClose} title={W.add} form={form} size={640}>
      <FormRow>
        <SearchSelect form={form} name="site_id" label={W.site} load={findSites} number valueLabel={about?.site} />
        <SearchSelect form={form} name="guard_id" label={W.guard} load={findPatrolGuards} number valueLabel={about?.guard ?? undefined} />
      </FormRow>
      <FormRow>
        <DateField form={form} name="date" label={W.date} max={today} />
        <TimeField form={form} name="time" label={W.time} />
      </FormRow>
      <FormRow>
        <SelectField form={form} name="category" label={W.category} options={SITREP_CATEGORIES.map((value) => ({ value, label: CATEGORY_NAMES[value] }))} />
        <SelectField form={form} name="severity" label={W.severity} options={SEVERITIES.map((value) => ({ value, label: SEVERITY_NAMES[value] }))} />
      </FormRow>
      <TextField form={form} name="title" label={W.titleOf} maxLength={150} />
      <TextField form={form} name="description" label={W.what} rows={5} maxLength={4000} />
      <TextField form={form} name="action_taken" label={W.action} rows={3} maxLength={4000} />
      <TextField form={form} name="police_report_no" label={W.police} maxLength={60} />
      <FormSection title={W.persons}>
        <FormRows
          form={form}
          name="persons"
          className={rows['row']}
          blank={{ name: '', identity: '', role: '' }}
          add={t('addPerson')}
          remove={(n) => t('removePerson', { n })}
        >
          {(at) => (
            <>
              <TextField form={form} name={`${at}.name`} label={W.name} maxLength={150} />
              <TextField form={form} name={`${at}.identity`} label={W.identity} maxLength={30} />
              <TextField form={form} name={`${at}.role`} label={W.role} maxLength={60} />
            </>
          )}
        </FormRows>
      </FormSection>
      <FormSection title={W.vehicles}>
        <FormRows
          form={form}
          name="vehicles"
          className={rows['row']}
          blank={{ plate: '', model: '' }}
          add={t('addVehicle')}
          remove={(n) => t('removeVehicle', { n })}
        >
          {(at) => (
            <>
              <TextField form={form} name={`${at}.plate`} label={W.plate} maxLength={20} />
              <TextField form={form} name={`${at}.model`} label={W.model} maxLength={60} />
            </>
          )}
        </FormRows>
      </FormSection>
      <FileField form={form} name="photos" label={W.photos} extensions={IMAGE_EXTENSIONS} maxFiles={MOST_PHOTOS} />
    </FormDrawer>
  );
}
