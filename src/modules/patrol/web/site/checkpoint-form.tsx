import { ActiveField } from '#platform/web/forms/active-field.tsx';
import { SelectField } from '#platform/web/forms/choice-fields.tsx';
import { FormRow, FormSection } from '#platform/web/forms/form-layout.tsx';
import { FormRows } from '#platform/web/forms/form-rows.tsx';
import { NumberField } from '#platform/web/forms/number-fields.tsx';
import { SwitchField } from '#platform/web/forms/switch-fields.tsx';
import { TextField } from '#platform/web/forms/text-fields.tsx';
import { useRecordForm } from '#platform/web/register/use-record-form.tsx';
import { useT } from '#platform/web/locale/locale.tsx';
import { FormDrawer } from '#platform/web/ui/drawer/form-drawer.tsx';
import { useCan } from '#platform/web/viewer.tsx';
import {
  CHECKPOINT_TYPES,
  checkpoints,
  type CheckpointType,
  FAR,
  GPS_RADIUS,
  QUESTION_TYPES,
  type CheckpointRow,
} from '../../contract/site/checkpoint.register.ts';
import { SITE_PAGE, type SiteRow } from '../../contract/site/site.register.ts';
import { PATROL_READS } from '../patrol-reads.ts';
import classes from './rows.module.css';
import { CHECKPOINT_NAMES, QUESTION_NAMES, SITE as W } from './site.messages.ts';

const TYPES = CHECKPOINT_TYPES.map((value) => ({ value, label: CHECKPOINT_NAMES[value] }));
const ANSWERS = QUESTION_TYPES.map((value) => ({ value, label: QUESTION_NAMES[value] }));

export interface CheckpointFormProps {
  readonly site: SiteRow;
  readonly row: CheckpointRow | null;
  /** Of a new one, as a device read it. */
  readonly tag?: { readonly type: CheckpointType; readonly uid: string } | undefined;
  readonly onClose: () => void;
}

/** A checkpoint: the tag or the place, what is to be done there, what is asked. */
export function CheckpointForm({ site, row, tag, onClose }: CheckpointFormProps) {
  const t = useT(W);
  const readOnly = !useCan(SITE_PAGE, 'Update');
  const fresh = {
    code: '',
    name: '',
    type: tag?.type ?? ('QR' as const),
    tag_uid: tag?.uid ?? '',
    lat: site.lat,
    lng: site.lng,
    radius_m: null,
    far_m: FAR.usual,
    floor: '',
    instruction: '',
    questions: [],
    photo_required: false,
    position: (site.checkpoints + 1) * 10,
    status: 'Active' as const,
  };
  const form = useRecordForm(checkpoints, row, fresh, { under: { site_id: site.id }, stale: PATROL_READS, onDone: onClose });
  const asked = Array.isArray(form.values.questions) ? form.values.questions : [];
  const isPlace = form.values.type === 'GPS';
  return (
    <FormDrawer opened onClose={onClose} title={row?.name ?? W.addCheckpoint} form={form} readOnly={readOnly} size={680}>
      <FormRow>
        <TextField form={form} name="code" label={W.code} maxLength={20} />
        <TextField form={form} name="name" label={W.name} maxLength={120} />
        <NumberField form={form} name="position" label={W.order} min={1} max={1000} />
      </FormRow>
      <FormRow>
        <SelectField form={form} name="type" label={W.type} options={TYPES} />
        {isPlace ? (
          <NumberField form={form} name="radius_m" label={W.gpsRadius} min={GPS_RADIUS.min} max={GPS_RADIUS.max} required />
        ) : (
          <TextField form={form} name="tag_uid" label={W.tag} description={W.tagHint} maxLength={80} />
        )}
        <ActiveField form={form} />
      </FormRow>
      <FormRow>
        <NumberField form={form} name="lat" label={W.latitude} decimals={7} min={-90} max={90} />
        <NumberField form={form} name="lng" label={W.longitude} decimals={7} min={-180} max={180} />
        <NumberField form={form} name="far_m" label={W.far} min={FAR.min} max={FAR.max} />
      </FormRow>
      <TextField form={form} name="floor" label={W.floor} maxLength={40} />
      <TextField form={form} name="instruction" label={W.instruction} rows={3} maxLength={500} />
      <SwitchField form={form} name="photo_required" label={W.photo} />
      <FormSection title={W.questions}>
        <FormRows
          form={form}
          name="questions"
          className={classes['row']}
          blank={{ text: '', type: 'yes/no', required: true, choices: '' }}
          add={t('addQuestion')}
          remove={(n) => t('removeQuestion', { n })}
        >
          {(at) => (
            <>
              <TextField form={form} name={`${at}.text`} label={W.question} maxLength={200} />
              <SelectField form={form} name={`${at}.type`} label={W.answer} options={ANSWERS} />
              {asked[Number(at.split('.').at(-1))]?.type === 'choice' && (
                <TextField form={form} name={`${at}.choices`} label={W.choices} description={W.choicesHint} maxLength={300} />
              )}
              <SwitchField form={form} name={`${at}.required`} label={W.needed} />
            </>
          )}
        </FormRows>
      </FormSection>
    </FormDrawer>
  );
}
